//! A position of any edition, as the Monte Carlo engine is asked about it.

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyMapping};
use sorry_people_core::games::card::Card;
use sorry_people_core::games::census::Census;
use sorry_people_core::games::colour::Colour;
use sorry_people_core::games::perft::perft_while;
use sorry_people_core::games::playable::Playable;
use sorry_people_core::games::{classic, express, people};
use sorry_people_core::montecarlo::Aim;
use sorry_people_core::montecarlo::game::SEATS;

use crate::any_move::AnyMove;
use crate::edition::Edition;
use crate::errors::Result;
use crate::mapping;
use crate::player::Player;
use crate::seating::Seating;

/// A position of any edition.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum AnyPosition {
    People(people::Position),
    Square(classic::Position),
    Express(express::Position),
}

impl AnyPosition {
    /// The position that a dict states.
    pub(crate) fn from_dict(dict: &Bound<'_, PyMapping>) -> Result<Self> {
        Ok(match mapping::edition(dict)? {
            Edition::People => Self::People(crate::people::position::from_dict(dict)?),
            Edition::Square(_) => Self::Square(crate::square::position::from_dict(dict)?),
            Edition::Express => Self::Express(crate::express::position::from_dict(dict)?),
        })
    }

    pub(crate) fn to_dict(self, py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
        match &self {
            Self::People(position) => crate::people::position::to_dict(py, position),
            Self::Square(position) => crate::square::position::to_dict(py, position, None),
            Self::Express(position) => crate::express::position::to_dict(py, position),
        }
    }

    /// The same as a player sees it: of the other hands only how many cards they hold (KP3).
    pub(crate) fn view<'py>(
        &self,
        py: Python<'py>,
        viewer: Player,
    ) -> PyResult<Bound<'py, PyDict>> {
        match (self, viewer) {
            (Self::Square(position), Player::Colour(viewer)) => {
                crate::square::position::to_dict(py, position, Some(viewer))
            }
            _ => self.to_dict(py),
        }
    }

    /// The same with nothing in it of what is hidden from whoever is on turn: in Points the other hands hold as
    /// many cards as they do, but those that come first of all that may be there (KP3).
    pub(crate) fn as_seen(&self) -> Self {
        match self {
            Self::Square(position) if position.rules().has_hands() => {
                Self::Square(with_hands_hidden(position))
            }
            _ => *self,
        }
    }

    /// The edition, and who plays.
    pub(crate) fn seating(&self) -> Seating {
        match self {
            Self::People(_) => Seating::RIDERS,
            Self::Square(position) => {
                let edition = Edition::Square(position.rules().edition);
                Seating::of_colours(edition, position.players())
            }
            Self::Express(position) => Seating::of_colours(Edition::Express, position.players()),
        }
    }

    /// Whose turn it is; nobody's when the game is over.
    pub(crate) fn turn(&self) -> Option<Player> {
        match self {
            Self::People(position) => position.turn().map(Player::Rider),
            Self::Square(position) => position.turn().map(Player::Colour),
            Self::Express(position) => position.turn().map(Player::Colour),
        }
    }

    /// The card that waits.
    pub(crate) fn card(&self) -> Option<Card> {
        match self {
            Self::People(position) => position.card(),
            Self::Square(position) => position.card(),
            Self::Express(_) => None,
        }
    }

    /// The face to be followed.
    pub(crate) fn face(&self) -> Option<express::Face> {
        match self {
            Self::Express(position) => position.face(),
            _ => None,
        }
    }

    /// By seat, the points as the game stands, where games of the edition are scored (KP4, X10).
    pub(crate) fn scores(&self) -> Option<[i32; SEATS]> {
        match self {
            Self::Square(position) if position.rules().has_hands() => Some(position.scores()),
            Self::Express(position) => Some(position.scores()),
            Self::People(_) | Self::Square(_) => None,
        }
    }

    /// What the Oracle is asked here; none when the game is over.
    pub(crate) fn aim(&self) -> Option<Aim> {
        match self {
            Self::People(position) => people::table::aim(position),
            Self::Square(position) => classic::table::aim(position),
            Self::Express(position) => express::table::aim(position),
        }
    }

    /// Whose place is settled: the riders who are home (E1), or the colours that have won (K5, KT5, X8).
    pub(crate) fn ranking(&self) -> Vec<Player> {
        match self {
            Self::People(position) => {
                let ranking = position.ranking().iter().copied();
                ranking.map(Player::Rider).collect()
            }
            Self::Square(position) => position.winners().map(Player::Colour).collect(),
            Self::Express(position) => position.winner().map(Player::Colour).into_iter().collect(),
        }
    }

    /// Whether a draw or a roll is due.
    pub(crate) fn needs_draw(&self) -> bool {
        match self {
            Self::People(position) => position.chance_is_due(),
            Self::Square(position) => position.chance_is_due(),
            Self::Express(position) => position.chance_is_due(),
        }
    }

    /// The legal moves.
    pub(crate) fn moves(&self) -> Vec<AnyMove> {
        match self {
            Self::People(position) => wrapped(position.moves(), AnyMove::People),
            Self::Square(position) => wrapped(position.moves(), AnyMove::Square),
            Self::Express(position) => wrapped(position.moves(), AnyMove::Express),
        }
    }

    /// The distinct positions that the legal moves lead to.
    pub(crate) fn results(&self) -> Vec<Self> {
        match self {
            Self::People(position) => wrapped(position.results(), Self::People),
            Self::Square(position) => wrapped(position.results(), Self::Square),
            Self::Express(position) => wrapped(position.results(), Self::Express),
        }
    }

    /// All ways to go on: the legal moves and then, where the player may, none of them.
    pub(crate) fn ways(&self) -> Vec<Option<AnyMove>> {
        match self {
            Self::People(position) => each(position.ways(), AnyMove::People),
            Self::Square(position) => each(position.ways(), AnyMove::Square),
            Self::Express(position) => each(position.ways(), AnyMove::Express),
        }
    }

    /// For each of the ways, the number of what comes of it, from 0: the same for those that come to the same.
    pub(crate) fn outcomes(&self) -> Vec<usize> {
        match self {
            Self::People(position) => position.outcomes(),
            Self::Square(position) => position.outcomes(),
            Self::Express(position) => position.outcomes(),
        }
    }

    /// Refuses a position in which there is nothing to weigh: a draw or roll is due, or the game is over.
    pub(crate) fn check_can_play(&self) -> Result<()> {
        self.check_not_over()?;
        if !self.ways().is_empty() {
            return Ok(());
        }
        Err(match self {
            Self::People(position) => {
                let rider = position.turn().expect("the game goes on");
                people::IllegalMove::NoCard(rider).into()
            }
            Self::Square(position) => {
                let drawer = position.drawer().expect("else there is a way to go on");
                classic::IllegalMove::NoCard(drawer).into()
            }
            Self::Express(position) => {
                let player = position.turn().expect("the game goes on");
                express::IllegalMove::NoRoll(player).into()
            }
        })
    }

    /// Refuses a game that is over.
    pub(crate) fn check_not_over(&self) -> Result<()> {
        match (self.turn(), self) {
            (Some(_), _) => Ok(()),
            (None, Self::People(_)) => Err(people::IllegalMove::GameOver.into()),
            (None, Self::Square(_)) => Err(classic::IllegalMove::GameOver.into()),
            (None, Self::Express(_)) => Err(express::IllegalMove::GameOver.into()),
        }
    }

    /// How many lines of play there are from here, for as long as `go_on` says so.
    pub(crate) fn perft_while(&self, depth: u32, go_on: &mut impl FnMut() -> bool) -> Option<u64> {
        match self {
            Self::People(position) => perft_while(position, depth, go_on),
            Self::Square(position) => perft_while(position, depth, go_on),
            Self::Express(position) => perft_while(position, depth, go_on),
        }
    }
}

fn wrapped<T, W>(items: Vec<T>, wrap: impl Fn(T) -> W) -> Vec<W> {
    items.into_iter().map(wrap).collect()
}

fn each<M>(ways: Vec<Option<M>>, wrap: impl Fn(M) -> AnyMove) -> Vec<Option<AnyMove>> {
    ways.into_iter().map(|way| way.map(&wrap)).collect()
}

/// The position with the hands hidden that are not of whoever is on turn.
fn with_hands_hidden(position: &classic::Position) -> classic::Position {
    let mut setup = classic::Setup::from(position);
    let others = || {
        Colour::ALL
            .into_iter()
            .filter(|&colour| Some(colour) != position.turn())
    };
    let mut hidden: Vec<Card> = position.unseen().cards().collect();
    for colour in others() {
        hidden.extend(position.hand(colour).cards());
    }
    hidden.sort_unstable();
    let mut hidden = hidden.into_iter();
    for colour in others() {
        let count = position.hand(colour).total() as usize;
        let mut hand = Census::EMPTY;
        hidden.by_ref().take(count).for_each(|card| hand.add(card));
        setup.hands[colour.index()] = hand;
    }
    classic::Position::try_from(&setup).expect("other cards in the hands change nothing else")
}
