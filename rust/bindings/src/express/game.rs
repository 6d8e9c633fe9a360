//! `ExpressGame`.

use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyDict, PyMapping};
use sorry_people_core::games::Level;
use sorry_people_core::games::card::Card;
use sorry_people_core::games::colour::Colour;
use sorry_people_core::games::express::{Face, Game as Core, Position};

use crate::any_move::AnyMove;
use crate::any_position::AnyPosition;
use crate::arguments;
use crate::edition::Edition;
use crate::errors::Result;
use crate::express::event::PyExpressEvent;
use crate::express::mv::ExpressMoveOrText;
use crate::express::position;
use crate::game::{AnyGame, Game};
use crate::illegal::{Illegal, NO_CARDS};
use crate::names::Name;
use crate::options::Options;
use crate::shared::Shared;

/// A game of Express: dice, sixteen pawns and no board (RULES section 4).
///
/// What all games have is told by `Game`. Players are named by the colour on which they begin (X1).
///
/// Args:
///     edition: Always `express`.
///     players: As for `Game`; so are the others.
///     faces: The six faces of each of the three dice: `Red`, `Blue`, `Yellow`, `Green`, `Wild`, `SORRY!` or
///         `SLIDE`; None is those of X9.
///     seed: From 0 to 2**64 - 1, or None.
///     first: Who rolls first, or None.
///
/// Raises:
///     ValueError: As for `Game`.
///     TypeError: An argument is of the wrong type.
///     PositionError: With these dice no pawn is ever taken.
///
/// Examples:
///     >>> from sorry_people import ExpressGame
///     >>> game = ExpressGame(players=["Red", "Blue"], seed=4, first="Red")
///     >>> faces = game.roll()
///     >>> game.rolled, game.face
///     (['Blue', 'Yellow', 'SLIDE'], 'Blue')
///     >>> game.legal_moves()
///     [ExpressMove('take Blue')]
///     >>> for event in game.play("take Blue"):
///     ...     print(event)
///     Red takes a Blue pawn from start
#[pyclass(module = "sorry_people", frozen, extends = Game)]
pub(crate) struct ExpressGame(Shared<Core>);

impl ExpressGame {
    fn of(game: Core) -> Self {
        Self(Shared::new(game))
    }

    pub(crate) fn from_options(py: Python<'_>, options: &Options<'_, '_>) -> Result<Self> {
        let players = options.players()?;
        let first = options.first_of(&players)?;
        let faces = options.faces()?;
        let seed = options.seed(py)?;
        Ok(Self::of(Core::new(&players, faces, seed, first)?))
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

    /// All that is on the table.
    pub(crate) fn position(&self) -> Position {
        *self.0.lock().position()
    }
}

/// What a function of the position tells of each player: a dict from `Colour`.
fn by_player<'py, T: IntoPyObject<'py>>(
    py: Python<'py>,
    position: &Position,
    tell: impl Fn(Colour) -> T,
) -> PyResult<Bound<'py, PyDict>> {
    position
        .players()
        .map(|player| (Name(player), tell(player)))
        .into_py_dict(py)
}

#[pymethods]
impl ExpressGame {
    #[new]
    #[pyo3(signature = (edition=Name(Edition::Express), *, players=None, faces=None, seed=None, first=None))]
    #[pyo3(
        text_signature = "(edition='express', *, players=None, faces=None, seed=None, first=None)"
    )]
    fn new(
        py: Python<'_>,
        edition: Name<Edition>,
        players: Option<&Bound<'_, PyAny>>,
        faces: Option<&Bound<'_, PyAny>>,
        seed: Option<&Bound<'_, PyAny>>,
        first: Option<&Bound<'_, PyAny>>,
    ) -> Result<PyClassInitializer<Self>> {
        edition
            .0
            .check_is(edition.0 == Edition::Express, "express")?;
        let options = Options {
            players,
            faces,
            ..Options::of(edition.0, seed, first)
        };
        Ok(Self::from_options(py, &options)?.initializer())
    }

    /// A game that goes on from a position.
    ///
    /// Args:
    ///     position: What `to_dict` gives: `edition` (always `express`), `players` (colours), `start` (colour to count),
    ///         `dial` (player to the colour shown), `home` (player to count), `waiting` (player to a mapping from
    ///         colour to count), `rolled` (the faces still to be followed), `turn` (a player, or None when the
    ///         game is over) and `faces` (of the three dice). All keys are needed; counts of 0 may lack.
    ///     seed: As for `Game`.
    ///
    /// Raises:
    ///     PositionError: There can be no such position; `field` names the key.
    ///     ValueError: The seed is out of range.
    ///     TypeError: The seed is no whole number.
    ///
    /// Examples:
    ///     >>> from sorry_people import ExpressGame
    ///     >>> position = ExpressGame(players=["Red", "Blue"], first="Red").to_dict()
    ///     >>> position["rolled"] = ["SLIDE"]
    ///     >>> len(ExpressGame.from_dict(position, seed=1).legal_moves())
    ///     7
    ///     >>> position["start"]["Red"] = 3
    ///     >>> ExpressGame.from_dict(position)
    ///     Traceback (most recent call last):
    ///     sorry_people.PositionError: there are 3 Red pawns: there are 4 of each colour
    #[staticmethod]
    #[pyo3(signature = (position, *, seed=None))]
    fn from_dict<'py>(
        py: Python<'py>,
        position: &Bound<'py, PyMapping>,
        seed: Option<&Bound<'py, PyAny>>,
    ) -> Result<Bound<'py, PyAny>> {
        Ok(Self::read(py, position, seed)?.into_object(py)?)
    }

    /// The player who has won, in a list: empty until the end (X8).
    #[getter]
    fn winners(&self) -> Vec<Name<Colour>> {
        self.position().winner().map(Name).into_iter().collect()
    }

    /// What the game scores in a tournament as it stands: a new dict from `Colour` to int (X10).
    ///
    /// One for each pawn on the HOME wedge, and to the winner one more.
    #[getter]
    fn scores<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let position = self.position();
        let scores = position.scores();
        by_player(py, &position, |player| scores[player.index()])
    }

    /// How many pawns of each colour are on the START base: a new dict from `Colour` to int, all four (X1).
    #[getter]
    fn start<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let position = self.position();
        Colour::ALL
            .map(|colour| (Name(colour), position.start(colour)))
            .into_py_dict(py)
    }

    /// The colour that each player's dial shows: a new dict from `Colour` to `Colour` (X1).
    #[getter]
    fn dial<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let position = self.position();
        by_player(py, &position, |player| Name(position.dial(player)))
    }

    /// How many pawns, all of the dial's colour, are on each player's HOME wedge: a new dict from `Colour` to int.
    #[getter]
    fn home<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let position = self.position();
        by_player(py, &position, |player| position.home(player))
    }

    /// How many pawns of each colour are in each player's waiting area: a new dict of dicts, all colours in each.
    #[getter]
    fn waiting<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let position = self.position();
        let waiting = PyDict::new(py);
        for player in position.players() {
            let area = Colour::ALL.map(|colour| (Name(colour), position.waiting(player, colour)));
            waiting.set_item(Name(player), area.into_py_dict(py)?)?;
        }
        Ok(waiting)
    }

    /// The faces still to be followed, in order (X2); empty when a roll is due or the game is over.
    #[getter]
    fn rolled(&self) -> Vec<&'static str> {
        self.position().rolled().map(Face::name).collect()
    }

    /// The face to be followed now, or None.
    #[getter]
    fn face(&self) -> Option<&'static str> {
        self.position().face().map(Face::name)
    }

    /// The six faces of each of the three dice (X9).
    #[getter]
    fn faces(&self) -> Vec<Vec<&'static str>> {
        position::face_names(self.position().faces())
    }

    /// A game with exactly this state, for pickle.
    #[staticmethod]
    fn _restore<'py>(
        py: Python<'py>,
        position: &Bound<'py, PyMapping>,
        seed: u64,
        rolls: u64,
        plays: u64,
    ) -> Result<Bound<'py, PyAny>> {
        let game = Core::restore(position::from_dict(position)?, seed, rolls, plays);
        Ok(Self::of(game).into_object(py)?)
    }
}

impl AnyGame for ExpressGame {
    fn any_position(&self) -> AnyPosition {
        AnyPosition::Express(self.position())
    }

    fn seed(&self) -> u64 {
        self.0.lock().seed()
    }

    fn draw(&self) -> Result<Card> {
        Err(Illegal::of_colour(NO_CARDS.to_owned(), self.position().turn()).into())
    }

    fn roll(&self) -> Result<Vec<&'static str>> {
        let faces = self.0.lock().roll()?;
        Ok(faces.into_iter().map(Face::name).collect())
    }

    fn play<'py>(&self, mv: &Bound<'py, PyAny>) -> Result<Bound<'py, PyAny>> {
        let asked: Option<ExpressMoveOrText> = mv.extract()?;
        let events = self.0.lock().play(asked.map(|mv| mv.0))?;
        let events: Vec<_> = events.into_iter().map(PyExpressEvent).collect();
        Ok(events.into_pyobject(mv.py())?)
    }

    fn choose(&self, level: Level) -> Result<Option<AnyMove>> {
        Ok(self.0.lock().choose(level)?.map(AnyMove::Express))
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
        let turn = match (position.turn(), position.face()) {
            (None, _) => "over".to_owned(),
            (Some(player), None) => format!("{player} rolls"),
            (Some(player), Some(face)) => format!("{player} follows {face}"),
        };
        let homes = position.players().map(|player| {
            let shown = position.dial(player);
            format!("{player} {} on {shown}", position.home(player))
        });
        let homes: Vec<String> = homes.collect();
        format!(
            "<ExpressGame seed={}: {turn}; {}>",
            game.seed(),
            homes.join(", ")
        )
    }

    fn state<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let game = self.0.snapshot();
        let state = (
            position::to_dict(py, game.position())?,
            game.seed(),
            game.rolls(),
            game.plays(),
        );
        Ok(state.into_pyobject(py)?.into_any())
    }
}
