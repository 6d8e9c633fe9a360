//! Illegal moves of every edition, as `IllegalMoveError` tells them.

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use sorry_people_core::games::card::Card;
use sorry_people_core::games::colour::Colour;
use sorry_people_core::games::people::Rider;
use sorry_people_core::games::{classic, express, people};

use crate::express::mv::PyExpressMove;
use crate::names::Name;
use crate::people::mv::PyMove;
use crate::player::Player;
use crate::square::mv::PySquareMove;

/// What is said to somebody who rolls where there are no dice.
pub(crate) const NO_DICE: &str = "this edition has cards and no dice: draw";

/// What is said to somebody who draws where there are no cards.
pub(crate) const NO_CARDS: &str = "this edition has dice and no cards: roll";

/// An action that the rules don't allow now.
pub(crate) struct Illegal {
    pub(crate) reason: String,
    /// The move asked for.
    mv: Option<String>,
    player: Option<Player>,
    card: Option<Card>,
    legal: Legal,
}

/// What would be legal.
enum Legal {
    People(Vec<people::Move>),
    Square(Vec<classic::Move>),
    Express(Vec<express::Move>),
}

impl Illegal {
    /// An action of which there is no more to tell than why it is illegal.
    pub(crate) fn because(reason: String) -> Self {
        Self {
            reason,
            mv: None,
            player: None,
            card: None,
            legal: Legal::People(Vec::new()),
        }
    }

    /// A text that is no move.
    pub(crate) fn unknown_move(reason: String, text: String) -> Self {
        Self {
            mv: Some(text),
            ..Self::because(reason)
        }
    }

    /// An action while it is a colour's turn.
    pub(crate) fn of_colour(reason: String, player: Option<Colour>) -> Self {
        Self {
            player: player.map(Player::Colour),
            ..Self::because(reason)
        }
    }

    /// An action while it is a rider's turn.
    pub(crate) fn of_rider(reason: String, player: Option<Rider>) -> Self {
        Self {
            player: player.map(Player::Rider),
            ..Self::because(reason)
        }
    }

    /// The attributes of the exception that are not its class's.
    pub(crate) fn attributes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let attributes = PyDict::new(py);
        attributes.set_item("move", self.mv.as_deref())?;
        attributes.set_item("card", self.card.map(Name))?;
        match self.player {
            Some(Player::Rider(rider)) => {
                attributes.set_item("rider", Name(rider))?;
                attributes.set_item("player", Name(rider))?;
            }
            Some(Player::Colour(colour)) => attributes.set_item("player", Name(colour))?,
            None => {}
        }
        let legal = match &self.legal {
            Legal::People(moves) => PyTuple::new(py, moves.iter().copied().map(PyMove))?,
            Legal::Square(moves) => PyTuple::new(py, moves.iter().copied().map(PySquareMove))?,
            Legal::Express(moves) => PyTuple::new(py, moves.iter().copied().map(PyExpressMove))?,
        };
        attributes.set_item("legal_moves", legal)?;
        Ok(attributes)
    }
}

impl From<people::IllegalMove> for Illegal {
    fn from(error: people::IllegalMove) -> Self {
        use people::IllegalMove as Why;
        let reason = error.to_string();
        match error {
            Why::UnknownMove(text) => Self::unknown_move(reason, text),
            Why::CardWaits(rider, card) => Self {
                card: Some(card),
                ..Self::of_rider(reason, Some(rider))
            },
            Why::NoCard(rider) => Self::of_rider(reason, Some(rider)),
            Why::GameOver => Self::because(reason),
            Why::NotInPile(card) => Self {
                card: Some(card),
                ..Self::because(reason)
            },
            Why::NotLegal {
                asked,
                rider,
                card,
                legal,
            } => Self {
                mv: asked.map(|mv| mv.to_string()),
                card: Some(card),
                legal: Legal::People(legal.to_vec()),
                ..Self::of_rider(reason, Some(rider))
            },
        }
    }
}

impl From<classic::IllegalMove> for Illegal {
    fn from(error: classic::IllegalMove) -> Self {
        use classic::IllegalMove as Why;
        let reason = error.to_string();
        match error {
            Why::UnknownMove(text) => Self::unknown_move(reason, text),
            Why::CardWaits(player, card) => Self {
                card: Some(card),
                ..Self::of_colour(reason, Some(player))
            },
            Why::NoDraw(player) | Why::NoCard(player) => Self::of_colour(reason, Some(player)),
            Why::GameOver => Self::because(reason),
            Why::NotInPile(card) => Self {
                card: Some(card),
                ..Self::because(reason)
            },
            Why::NotLegal {
                asked,
                player,
                card,
                legal,
            } => Self {
                mv: asked.map(|mv| mv.to_string()),
                card,
                legal: Legal::Square(legal),
                ..Self::of_colour(reason, Some(player))
            },
        }
    }
}

impl From<express::IllegalMove> for Illegal {
    fn from(error: express::IllegalMove) -> Self {
        use express::IllegalMove as Why;
        let reason = error.to_string();
        match error {
            Why::UnknownMove(text) => Self::unknown_move(reason, text),
            Why::FaceWaits(player, _) | Why::NoRoll(player) => {
                Self::of_colour(reason, Some(player))
            }
            Why::GameOver | Why::NotOnDie(..) => Self::because(reason),
            Why::NotLegal {
                asked,
                player,
                legal,
                ..
            } => Self {
                mv: asked.map(|mv| mv.to_string()),
                legal: Legal::Express(legal),
                ..Self::of_colour(reason, Some(player))
            },
        }
    }
}
