//! `Game`.

use std::sync::{Mutex, MutexGuard, PoisonError};

use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyDict, PyMapping};
use sorry_people_core::games::card::Card;
use sorry_people_core::games::census::Census;
use sorry_people_core::games::people::{Game, Position, Rider};

use crate::arguments;
use crate::driver::Driver;
use crate::errors::{Error, Result};
use crate::event::PyEvent;
use crate::mv::{AnyMove, PyMove};
use crate::names::Name;
use crate::position;

/// A game of Sorry People: what the players see, and the pile that nobody has seen.
///
/// Everything random comes from the seed: the first rider, each shuffle, and what a computer player chooses. A
/// game may be used from several threads; each call is done as a whole. Games compare by their full state, the
/// hidden order of the pile included, and copy and pickle with it; as they change, they can't be hashed.
///
/// Args:
///     seed: From 0 to 2**64 - 1; None takes a fresh one, which the `seed` property tells.
///     first: Who draws first; None draws it from the seed (T2).
///     deck: Cards that come first, in this order; the rest of the deck follows, shuffled.
///
/// Raises:
///     ValueError: The seed is out of range, or there is no such rider or card.
///     PositionError: `deck` lists more cards of a kind than there are (T1).
///
/// Examples:
///     >>> from sorry_people import Game
///     >>> game = Game(seed=7, first="Bucky", deck=["2", "10"])
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
#[pyclass(name = "Game", module = "sorry_people", frozen)]
pub(crate) struct PyGame(Mutex<Game>);

impl PyGame {
    fn lock(&self) -> MutexGuard<'_, Game> {
        // Nothing of Python runs while the lock is held, and a call that fails has changed nothing.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn snapshot(&self) -> Game {
        self.lock().clone()
    }

    /// All that the players can see.
    pub(crate) fn position(&self) -> Position {
        *self.lock().position()
    }
}

impl From<Game> for PyGame {
    fn from(game: Game) -> Self {
        Self(Mutex::new(game))
    }
}

#[pymethods]
impl PyGame {
    #[new]
    #[pyo3(signature = (*, seed=None, first=None, deck=None))]
    fn new(
        py: Python<'_>,
        seed: Option<&Bound<'_, PyAny>>,
        first: Option<Name<Rider>>,
        deck: Option<&Bound<'_, PyAny>>,
    ) -> Result<Self> {
        let seed = arguments::seed(py, seed)?;
        let deck = arguments::deck(deck)?;
        let game = Game::new(seed, first.map(|first| first.0), &deck).map_err(|card| {
            let listed = deck.iter().filter(|&&one| one == card).count();
            let most = Census::STANDARD.count(card);
            Error::position(
                "deck",
                format!("deck lists {listed} cards {card}, but the deck has {most} of them"),
            )
        })?;
        Ok(game.into())
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
    ///
    /// Examples:
    ///     >>> from sorry_people import Game
    ///     >>> position = Game(seed=7, first="Chuck").to_dict()
    ///     >>> position["places"]["Chuck"] = "road 70"
    ///     >>> position["card"] = "12"
    ///     >>> Game.from_dict(position, seed=1).legal_moves()
    ///     [Move('forward 12')]
    ///     >>> position["places"]["Bucky"] = "road 70"
    ///     >>> Game.from_dict(position)
    ///     Traceback (most recent call last):
    ///     sorry_people.PositionError: Bucky and Chuck are both on road 70: a road space holds one rider
    #[staticmethod]
    #[pyo3(signature = (position, *, seed=None))]
    fn from_dict(
        py: Python<'_>,
        position: &Bound<'_, PyMapping>,
        seed: Option<&Bound<'_, PyAny>>,
    ) -> Result<Self> {
        let position = position::from_dict(position)?;
        Ok(Game::from_position(position, arguments::seed(py, seed)?).into())
    }

    /// The position as a dict of plain texts and numbers, ready for JSON and for `from_dict`.
    ///
    /// It holds what the players can see: not the order of the pile, nor the seed.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        position::to_dict(py, &self.position())
    }

    /// The edition's name: `people`.
    #[getter]
    #[expect(clippy::unused_self, reason = "a property of every game")]
    fn edition(&self) -> &'static str {
        position::EDITION
    }

    /// The seed, 0 to 2**64 - 1.
    #[getter]
    fn seed(&self) -> u64 {
        self.lock().seed()
    }

    /// The `Rider` who draws or plays next; None when all are home (T2).
    #[getter]
    fn turn(&self) -> Option<Name<Rider>> {
        self.position().turn().map(Name)
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

    /// The riders who are home, 1st first (E1).
    #[getter]
    fn ranking(&self) -> Vec<Name<Rider>> {
        self.position()
            .ranking()
            .iter()
            .map(|&rider| Name(rider))
            .collect()
    }

    /// How many cards of each kind were played since the last shuffle: all eleven kinds (T4).
    #[getter]
    fn spent<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        census(py, self.position().spent())
    }

    /// How many cards of each kind are still in the pile: all eleven kinds (T4).
    ///
    /// The spent cards, the waiting one and these make the deck of 45 (T1).
    #[getter]
    fn unseen<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        census(py, &self.position().unseen())
    }

    /// Whether all four riders are home (E1).
    #[getter]
    fn is_over(&self) -> bool {
        self.position().is_over()
    }

    /// Draws the next card, shuffling all 45 into a new pile when there is none left (T3, T4).
    ///
    /// Raises:
    ///     IllegalMoveError: A card waits already, or the game is over.
    fn draw(&self) -> Result<Name<Card>> {
        Ok(Name(self.lock().draw()?))
    }

    /// The legal moves of the waiting card, in the order in which they are offered, at most four.
    ///
    /// Empty when the card has none, and when no card is drawn.
    fn legal_moves(&self) -> Vec<PyMove> {
        self.lock()
            .legal_moves()
            .iter()
            .map(|&mv| PyMove(mv))
            .collect()
    }

    /// Plays the waiting card and tells what happened, in order.
    ///
    /// Args:
    ///     move: One of `legal_moves()` or its text; None spends a card that has none (T3).
    ///
    /// Raises:
    ///     IllegalMoveError: The move is not legal, no card is drawn, or the game is over; the game is as it was.
    ///
    /// Examples:
    ///     >>> from sorry_people import Game
    ///     >>> game = Game(seed=7, first="Bucky", deck=["5"])
    ///     >>> game.play(None)
    ///     Traceback (most recent call last):
    ///     sorry_people.IllegalMoveError: no card is drawn: Bucky draws first
    ///     >>> game.draw()
    ///     <Card.FIVE: '5'>
    ///     >>> [event.kind for event in game.play(None)]
    ///     ['spent']
    fn play(&self, r#move: &Bound<'_, PyAny>) -> Result<Vec<PyEvent>> {
        let mv: Option<AnyMove> = r#move.extract()?;
        let events = self.lock().play(mv.map(|mv| mv.0))?;
        Ok(events.into_iter().map(PyEvent).collect())
    }

    /// The move that a computer player of this level picks (P1 to P4); None when the card has no legal move.
    ///
    /// It comes from a random stream of the game's own that draws and shuffles don't share: asking changes
    /// nothing, and asking again gives the same answer.
    ///
    /// Args:
    ///     level: `easy`, `medium` or `hard`.
    ///
    /// Raises:
    ///     ValueError: There is no such level; a person's moves can't be foretold.
    ///     IllegalMoveError: No card is drawn, or the game is over.
    fn choose(&self, level: Name<Driver>) -> Result<Option<PyMove>> {
        if level.0 == Driver::Person {
            return Err(Error::value(
                "a person chooses for themselves: ask for easy, medium or hard",
            ));
        }
        Ok(self.lock().choose(level.0.level())?.map(PyMove))
    }

    /// A game in the same state, the hidden order of the pile included, that goes its own way from here.
    fn copy(&self) -> Self {
        self.snapshot().into()
    }

    fn __copy__(&self) -> Self {
        self.copy()
    }

    #[pyo3(signature = (memo, /))]
    fn __deepcopy__(&self, memo: &Bound<'_, PyAny>) -> Self {
        let _ = memo;
        self.copy()
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> Option<bool> {
        // One lock at a time: two threads may compare two games both ways round.
        let other = other.cast::<Self>().ok()?.get().snapshot();
        Some(*self.lock() == other)
    }

    fn __repr__(&self) -> String {
        let game = self.snapshot();
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
        format!("<Game seed={}: {turn}; {}>", game.seed(), places.join(", "))
    }

    /// A game with exactly this state, for pickle.
    #[staticmethod]
    fn _restore(
        position: &Bound<'_, PyMapping>,
        pile: Vec<Name<Card>>,
        seed: u64,
        shuffles: u64,
        draws: u64,
    ) -> Result<Self> {
        let pile = pile.into_iter().map(|card| card.0).collect();
        Game::restore(position::from_dict(position)?, pile, seed, shuffles, draws)
            .map(Self::from)
            .ok_or_else(|| Error::position("pile", "the pile doesn't hold just the unseen cards"))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let game = self.snapshot();
        let restore = py.get_type::<Self>().getattr("_restore")?;
        let pile: Vec<&str> = game.pile().iter().map(|card| card.name()).collect();
        let state = (
            position::to_dict(py, game.position())?,
            pile,
            game.seed(),
            game.shuffles(),
            game.draws(),
        );
        Ok((restore, state.into_pyobject(py)?.into_any()))
    }
}

fn census<'py>(py: Python<'py>, counts: &Census) -> PyResult<Bound<'py, PyDict>> {
    Card::ALL
        .map(|card| (Name(card), counts.count(card)))
        .into_py_dict(py)
}
