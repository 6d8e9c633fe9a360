//! `PeopleGame`.

use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyDict, PyMapping};
use sorry_people_core::games::Level;
use sorry_people_core::games::card::Card;
use sorry_people_core::games::census::Census;
use sorry_people_core::games::people::{Game as Core, Position, Rider};

use crate::any_move::AnyMove;
use crate::any_position::AnyPosition;
use crate::arguments;
use crate::cards::counts_by_card;
use crate::edition::Edition;
use crate::errors::{Error, Result};
use crate::game::{AnyGame, Game};
use crate::illegal::{Illegal, NO_DICE};
use crate::names::Name;
use crate::options::Options;
use crate::people::event::PyEvent;
use crate::people::mv::MoveOrText;
use crate::people::position;
use crate::shared::Shared;

/// A game of Sorry People: what the players see, and the pile that nobody has seen.
///
/// What all games have is told by `Game`.
///
/// Args:
///     edition: Always `people`.
///     deck: Cards that come first, in this order; the rest of the deck follows, shuffled.
///     seed: From 0 to 2**64 - 1; None takes a fresh one, which the `seed` property tells.
///     first: Who draws first; None draws it from the seed (T2).
///
/// Raises:
///     ValueError: The seed is out of range, or there is no such rider or card.
///     TypeError: The seed is no whole number.
///     PositionError: `deck` lists more cards of a kind than there are (T1).
///
/// Examples:
///     >>> from sorry_people import PeopleGame
///     >>> game = PeopleGame(seed=7, first="Bucky", deck=["2", "10"])
///     >>> game.draw()
///     <Card.TWO: '2'>
///     >>> game.legal_moves()
///     [Move('exit')]
///     >>> for event in game.play("exit"):
///     ...     print(event)
///     Bucky leaves the fair onto road 4
///     Bucky draws again
///     >>> game.draw(), game.legal_moves()
///     (<Card.TEN: '10'>, [Move('forward 10'), Move('back 1')])
#[pyclass(module = "sorry_people", frozen, extends = Game)]
pub(crate) struct PeopleGame(Shared<Core>);

impl PeopleGame {
    fn of(game: Core) -> Self {
        Self(Shared::new(game))
    }

    pub(crate) fn from_options(py: Python<'_>, options: &Options<'_, '_>) -> Result<Self> {
        let seed = options.seed(py)?;
        let deck = arguments::deck(options.deck)?;
        let game = Core::new(seed, options.first::<Rider>()?, &deck).map_err(|card| {
            let listed = deck.iter().filter(|&&one| one == card).count();
            let most = Census::STANDARD.count(card);
            Error::position(
                "deck",
                format!("deck lists {listed} cards {card}, but the deck has {most} of them"),
            )
        })?;
        Ok(Self::of(game))
    }

    pub(crate) fn read(
        py: Python<'_>,
        position: &Bound<'_, PyMapping>,
        seed: Option<&Bound<'_, PyAny>>,
    ) -> Result<Self> {
        let position = position::from_dict(position)?;
        let seed = arguments::seed(py, seed)?;
        Ok(Self::of(Core::from_position(position, seed)))
    }

    /// This game as an object of its class.
    pub(crate) fn into_object(self, py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
        Ok(Bound::new(py, self.initializer())?.into_any())
    }

    fn initializer(self) -> PyClassInitializer<Self> {
        PyClassInitializer::from(Game).add_subclass(self)
    }

    /// All that the players can see.
    pub(crate) fn position(&self) -> Position {
        *self.0.lock().position()
    }
}

#[pymethods]
impl PeopleGame {
    #[new]
    #[pyo3(signature = (edition=Name(Edition::People), *, deck=None, seed=None, first=None))]
    #[pyo3(text_signature = "(edition='people', *, deck=None, seed=None, first=None)")]
    fn new(
        py: Python<'_>,
        edition: Name<Edition>,
        deck: Option<&Bound<'_, PyAny>>,
        seed: Option<&Bound<'_, PyAny>>,
        first: Option<&Bound<'_, PyAny>>,
    ) -> Result<PyClassInitializer<Self>> {
        edition.0.check_is(edition.0 == Edition::People, "people")?;
        let options = Options {
            deck,
            ..Options::of(edition.0, seed, first)
        };
        Ok(Self::from_options(py, &options)?.initializer())
    }

    /// A game that goes on from a position; the unseen cards are shuffled by the seed (T4).
    ///
    /// Args:
    ///     position: What `to_dict` gives: `edition` (always `people`), `places` (rider to place), `loses_next_turn`
    ///         (riders), `ranking` (riders home, 1st first), `turn` (a rider, or None when all are home), `card`
    ///         (the one drawn and not played, or None) and `spent` (card to count since the last shuffle). All
    ///         keys are needed and no others are taken.
    ///     seed: As for `Game`.
    ///
    /// Raises:
    ///     PositionError: There can be no such position; `field` names the key.
    ///     ValueError: The seed is out of range.
    ///     TypeError: The seed is no whole number.
    ///
    /// Examples:
    ///     >>> from sorry_people import PeopleGame
    ///     >>> position = PeopleGame(seed=7, first="Chuck").to_dict()
    ///     >>> position["places"]["Chuck"] = "road 70"
    ///     >>> position["card"] = "12"
    ///     >>> PeopleGame.from_dict(position, seed=1).legal_moves()
    ///     [Move('forward 12')]
    ///     >>> position["places"]["Bucky"] = "road 70"
    ///     >>> PeopleGame.from_dict(position)
    ///     Traceback (most recent call last):
    ///     sorry_people.PositionError: Bucky and Chuck are both on road 70: a road space holds one rider
    #[staticmethod]
    #[pyo3(signature = (position, *, seed=None))]
    fn from_dict<'py>(
        py: Python<'py>,
        position: &Bound<'py, PyMapping>,
        seed: Option<&Bound<'py, PyAny>>,
    ) -> Result<Bound<'py, PyAny>> {
        Ok(Self::read(py, position, seed)?.into_object(py)?)
    }

    /// The `Card` that is drawn and waits to be played, or None.
    #[getter]
    fn card(&self) -> Option<Name<Card>> {
        self.position().card().map(Name)
    }

    /// Where each rider is: `fair`, `road 0` to `road 119`, `driveway 1` to `driveway 5`, or `home` (M1).
    ///
    /// A new dict from `Rider` to str, in the order of play.
    #[getter]
    fn places<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let position = self.position();
        Rider::ALL
            .map(|rider| (Name(rider), position.place(rider).to_string()))
            .into_py_dict(py)
    }

    /// The riders who must pass their next turn, in the order of play (T6).
    #[getter]
    fn loses_next_turn(&self) -> Vec<Name<Rider>> {
        position::losing(&self.position()).map(Name).collect()
    }

    /// How many cards of each kind were played since the last shuffle: all eleven kinds (T4).
    #[getter]
    fn spent<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        counts_by_card(py, self.position().spent())
    }

    /// How many cards of each kind are still in the pile: all eleven kinds (T4).
    ///
    /// The spent cards, the waiting one and these make the deck of 45 (T1).
    #[getter]
    fn unseen<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        counts_by_card(py, &self.position().unseen())
    }

    /// A game with exactly this state, for pickle.
    #[staticmethod]
    fn _restore<'py>(
        py: Python<'py>,
        position: &Bound<'py, PyMapping>,
        pile: Vec<Name<Card>>,
        seed: u64,
        shuffles: u64,
        draws: u64,
    ) -> Result<Bound<'py, PyAny>> {
        let pile = pile.into_iter().map(|card| card.0).collect();
        let game = Core::restore(position::from_dict(position)?, pile, seed, shuffles, draws);
        let game = game.ok_or_else(|| {
            Error::position("pile", "the pile doesn't hold just the unseen cards")
        })?;
        Ok(Self::of(game).into_object(py)?)
    }
}

impl AnyGame for PeopleGame {
    fn any_position(&self) -> AnyPosition {
        AnyPosition::People(self.position())
    }

    fn seed(&self) -> u64 {
        self.0.lock().seed()
    }

    fn draw(&self) -> Result<Card> {
        Ok(self.0.lock().draw()?)
    }

    fn roll(&self) -> Result<Vec<&'static str>> {
        Err(Illegal::of_rider(NO_DICE.to_owned(), self.position().turn()).into())
    }

    fn play<'py>(&self, mv: &Bound<'py, PyAny>) -> Result<Bound<'py, PyAny>> {
        let asked: Option<MoveOrText> = mv.extract()?;
        let events = self.0.lock().play(asked.map(|mv| mv.0))?;
        let events: Vec<_> = events.into_iter().map(PyEvent).collect();
        Ok(events.into_pyobject(mv.py())?)
    }

    fn choose(&self, level: Level) -> Result<Option<AnyMove>> {
        Ok(self.0.lock().choose(level)?.map(AnyMove::People))
    }

    fn copy<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Self::of(self.0.snapshot()).into_object(py)
    }

    fn equals(&self, other: &Bound<'_, Game>) -> bool {
        other
            .cast::<Self>()
            .is_ok_and(|other| self.0.equals(&other.get().0))
    }

    fn repr(&self) -> String {
        let game = self.0.snapshot();
        let position = game.position();
        let turn = match (position.turn(), position.card()) {
            (None, _) => "over".to_owned(),
            (Some(rider), None) => format!("{rider} draws"),
            (Some(rider), Some(card)) => format!("{rider} plays {card}"),
        };
        let places: Vec<String> = Rider::ALL
            .iter()
            .map(|&rider| format!("{rider} {}", position.place(rider)))
            .collect();
        format!(
            "<PeopleGame seed={}: {turn}; {}>",
            game.seed(),
            places.join(", ")
        )
    }

    fn state<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let game = self.0.snapshot();
        let pile: Vec<&str> = game.pile().iter().map(|card| card.name()).collect();
        let state = (
            position::to_dict(py, game.position())?,
            pile,
            game.seed(),
            game.shuffles(),
            game.draws(),
        );
        Ok(state.into_pyobject(py)?.into_any())
    }
}
