//! `SquareGame`.

use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyDict, PyMapping};
use sorry_people_core::games::Level;
use sorry_people_core::games::card::Card;
use sorry_people_core::games::classic::{Game as Core, Position, Rules};
use sorry_people_core::games::colour::Colour;

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
use crate::shared::Shared;
use crate::square::event::PySquareEvent;
use crate::square::mv::SquareMoveOrText;
use crate::square::position;

/// A game on the square board: Classic, Teams, Points or 2013 (RULES sections 2 and 3).
///
/// What all games have is told by `Game`. In Points a turn plays a card of the hand: `legal_moves()` goes through
/// the hand, `draw()` deals the next card to `drawing`, and `view(player)` shows what that player may see.
///
/// Args:
///     edition: `classic`, `teams`, `points` or `2013`.
///     players: As for `Game`; so are the others.
///     deck: `standard`, `first` or `waddingtons`; not in 2013.
///     quick_start: Whether one pawn of each colour begins on its start circle.
///     stack_bonuses: In Points alone.
///     fire_transfers: In 2013 alone.
///     seed: From 0 to 2**64 - 1, or None.
///     first: The colour that plays first, or None.
///
/// Raises:
///     ValueError: As for `Game`, or the edition is not of the square board.
///     TypeError: An argument is of the wrong type.
///
/// Examples:
///     >>> from sorry_people import SquareGame
///     >>> game = SquareGame("classic", players=["Red", "Blue"], quick_start=True, seed=2, first="Red")
///     >>> game.pawns["Red"]
///     ['track 4', 'start', 'start', 'start']
///     >>> game.draw()
///     <Card.TEN: '10'>
///     >>> game.legal_moves()
///     [SquareMove('forward 10 pawn 0'), SquareMove('back 1 pawn 0')]
///     >>> for event in game.play("back 1 pawn 0"):
///     ...     print(event)
///     Red 0 moves from track 4 to track 3
#[pyclass(module = "sorry_people", frozen, extends = Game)]
pub(crate) struct SquareGame(Shared<Core>);

impl SquareGame {
    fn of(game: Core) -> Self {
        Self(Shared::new(game))
    }

    pub(crate) fn from_options(py: Python<'_>, options: &Options<'_, '_>) -> Result<Self> {
        let Edition::Square(edition) = options.edition else {
            unreachable!("the edition was looked at");
        };
        let rules = Rules {
            deck: options.deck()?,
            fire_transfers: options.fire_transfers()?,
            stack_bonuses: options.stack_bonuses()?,
            ..Rules::new(edition)
        };
        let players = options.players()?;
        let first = options.first_of(&players)?;
        let quick_start = options.quick_start()?;
        let seed = options.seed(py)?;
        Ok(Self::of(Core::new(
            rules,
            &players,
            quick_start,
            seed,
            first,
        )?))
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

    /// The position, all hands included.
    pub(crate) fn position(&self) -> Position {
        *self.0.lock().position()
    }
}

#[pymethods]
impl SquareGame {
    #[new]
    #[pyo3(signature = (
        edition=None, *, players=None, deck=None, quick_start=None, stack_bonuses=None, fire_transfers=None,
        seed=None, first=None
    ))]
    #[pyo3(
        text_signature = "(edition='classic', *, players=None, deck=None, quick_start=False, stack_bonuses=False, fire_transfers=False, seed=None, first=None)"
    )]
    #[expect(
        clippy::too_many_arguments,
        reason = "keyword arguments of a Python class"
    )]
    fn new(
        py: Python<'_>,
        edition: Option<Name<Edition>>,
        players: Option<&Bound<'_, PyAny>>,
        deck: Option<&Bound<'_, PyAny>>,
        quick_start: Option<&Bound<'_, PyAny>>,
        stack_bonuses: Option<&Bound<'_, PyAny>>,
        fire_transfers: Option<&Bound<'_, PyAny>>,
        seed: Option<&Bound<'_, PyAny>>,
        first: Option<&Bound<'_, PyAny>>,
    ) -> Result<PyClassInitializer<Self>> {
        let edition = edition.map_or(Edition::CLASSIC, |edition| edition.0);
        edition.check_is(
            matches!(edition, Edition::Square(_)),
            "classic, teams, points or 2013",
        )?;
        let options = Options {
            players,
            deck,
            quick_start,
            stack_bonuses,
            fire_transfers,
            ..Options::of(edition, seed, first)
        };
        options.check()?;
        Ok(Self::from_options(py, &options)?.initializer())
    }

    /// A game that goes on from a position; the unseen cards are shuffled by the seed (T4).
    ///
    /// Args:
    ///     position: What `to_dict` gives: `edition`, `players` (colours), `pawns` (colour to the list of its pawns'
    ///         places), `fire` and `ice` (a pawn, or None), `turn` (a colour, or None when the game is over),
    ///         `card` (the one drawn and not played, or None) and `spent` (card to count since the last
    ///         shuffle); in Points also `hands` (colour to list of cards), `drawing` (the colour that owes itself
    ///         a card, or None) and `stack_bonuses`. `deck` may lack, which is the standard one; so may, in 2013,
    ///         `fire_transfers` and `fire_moved` (whether the move of F8 was made before this draw).
    ///     seed: As for `Game`.
    ///
    /// Raises:
    ///     PositionError: There can be no such position; `field` names the key.
    ///     ValueError: The seed is out of range.
    ///     TypeError: The seed is no whole number.
    ///
    /// Examples:
    ///     >>> from sorry_people import SquareGame
    ///     >>> position = SquareGame("classic", players=["Red", "Blue"], first="Red").to_dict()
    ///     >>> position["pawns"] |= {"Red": ["track 5", "start", "start", "home"], "Blue": ["track 20"] + ["start"] * 3}
    ///     >>> position["card"] = "11"
    ///     >>> [str(move) for move in SquareGame.from_dict(position, seed=1).legal_moves()]
    ///     ['forward 11 pawn 0', 'swap pawn 0 Blue 0']
    ///     >>> position["pawns"]["Blue"][0] = "track 5"
    ///     >>> SquareGame.from_dict(position)
    ///     Traceback (most recent call last):
    ///     sorry_people.PositionError: Red 0 and Blue 0 are both on track 5: a space holds one pawn
    #[staticmethod]
    #[pyo3(signature = (position, *, seed=None))]
    fn from_dict<'py>(
        py: Python<'py>,
        position: &Bound<'py, PyMapping>,
        seed: Option<&Bound<'py, PyAny>>,
    ) -> Result<Bound<'py, PyAny>> {
        Ok(Self::read(py, position, seed)?.into_object(py)?)
    }

    /// The colours that have won: none, one, or in Teams two (K5, KT5).
    #[getter]
    fn winners(&self) -> Vec<Name<Colour>> {
        self.position().winners().map(Name).collect()
    }

    /// Each player's points as the pawns stand, in Points: a new dict from `Colour` to int (KP4).
    ///
    /// Until somebody has won they are 5 for each pawn HOME. Empty in the other editions.
    #[getter]
    fn scores<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let position = self.position();
        let scores = position.scores();
        let scored = |_: &Colour| position.rules().has_hands();
        position
            .players()
            .filter(scored)
            .map(|player| (Name(player), scores[player.index()]))
            .into_py_dict(py)
    }

    /// The `Card` that is drawn and waits to be played; None where none is, and always in Points.
    #[getter]
    fn card(&self) -> Option<Name<Card>> {
        self.position().card().map(Name)
    }

    /// Where each player's pawns are: a new dict from `Colour` to the list of places by the pawns' numbers.
    ///
    /// A place is `start`, `track 0` to `track 59`, `safety 1` to `safety 5` or `home` (KB1, KB2).
    #[getter]
    fn pawns<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let position = self.position();
        position
            .players()
            .map(|player| {
                let places = position.pawns(player);
                let texts: Vec<String> = places.iter().map(ToString::to_string).collect();
                (Name(player), texts)
            })
            .into_py_dict(py)
    }

    /// The pawn on Fire, such as `Red 2`, or None (F7).
    #[getter]
    fn fire(&self) -> Option<String> {
        self.position().fire().map(|pawn| pawn.to_string())
    }

    /// The pawn on Ice, such as `Red 2`, or None (F5).
    #[getter]
    fn ice(&self) -> Option<String> {
        self.position().ice().map(|pawn| pawn.to_string())
    }

    /// How many cards of each kind were played since the last shuffle: all eleven kinds (T4).
    #[getter]
    fn spent<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        counts_by_card(py, self.position().spent())
    }

    /// How many cards of each kind are still in the pile: all eleven kinds (T4).
    ///
    /// The spent cards, the waiting one, those in hands and these make the deck (K2).
    #[getter]
    fn unseen<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        counts_by_card(py, &self.position().unseen())
    }

    /// The deck's name: `standard`, `first` or `waddingtons` (K2).
    #[getter]
    fn deck(&self) -> &'static str {
        self.position().rules().deck.name()
    }

    /// Whether all bonuses that apply are scored, in Points (KP4).
    #[getter]
    fn stack_bonuses(&self) -> bool {
        self.position().rules().stack_bonuses
    }

    /// Whether the Fire goes over to the pawn that bumps its pawn, in 2013 (F11).
    #[getter]
    fn fire_transfers(&self) -> bool {
        self.position().rules().fire_transfers
    }

    /// The `Colour` that draws back up to five before anything else is played, in Points; else None (KP1).
    #[getter]
    fn drawing(&self) -> Option<Name<Colour>> {
        self.position().drawing().map(Name)
    }

    /// The `Colour` that `draw` draws for: whose turn it is or, in Points, `drawing`; None where no draw is due.
    #[getter]
    fn drawer(&self) -> Option<Name<Colour>> {
        self.position().drawer().map(Name)
    }

    /// The cards that a player holds, in Points, in the order of `Card`; empty in the other editions (KP1).
    ///
    /// The hands are closed: show nobody more than their own (KP3).
    ///
    /// Raises:
    ///     ValueError: There is no such colour, or it doesn't play.
    fn hand(&self, player: &Bound<'_, PyAny>) -> Result<Vec<Name<Card>>> {
        let players = self.any_position().seating().players();
        let seat = arguments::player(player, &players)?.seat();
        let position = self.position();
        Ok(position.hand(Colour::ALL[seat]).cards().map(Name).collect())
    }

    /// The position after the optional move of F8, which is played as `fire move` before the draw; None where
    /// there is none, and in the other editions.
    ///
    /// It doesn't say that the move was made, so that it compares equal to one that came about otherwise.
    fn fire_move<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyDict>>> {
        let after = self.position().fire_move();
        after
            .map(|position| position::to_dict(py, &position, None))
            .transpose()
    }

    /// A game with exactly this state, for pickle.
    #[staticmethod]
    fn _restore<'py>(
        py: Python<'py>,
        position: &Bound<'py, PyMapping>,
        pile: Vec<Name<Card>>,
        seed: u64,
        shuffles: u64,
        plays: u64,
    ) -> Result<Bound<'py, PyAny>> {
        let pile = pile.into_iter().map(|card| card.0).collect();
        let game = Core::restore(position::from_dict(position)?, pile, seed, shuffles, plays);
        let game = game.ok_or_else(|| {
            Error::position("pile", "the pile doesn't hold just the unseen cards")
        })?;
        Ok(Self::of(game).into_object(py)?)
    }
}

impl AnyGame for SquareGame {
    fn any_position(&self) -> AnyPosition {
        AnyPosition::Square(self.position())
    }

    fn seed(&self) -> u64 {
        self.0.lock().seed()
    }

    fn draw(&self) -> Result<Card> {
        Ok(self.0.lock().draw()?)
    }

    fn roll(&self) -> Result<Vec<&'static str>> {
        Err(Illegal::of_colour(NO_DICE.to_owned(), self.position().turn()).into())
    }

    fn play<'py>(&self, mv: &Bound<'py, PyAny>) -> Result<Bound<'py, PyAny>> {
        let asked: Option<SquareMoveOrText> = mv.extract()?;
        let events = self.0.lock().play(asked.map(|mv| mv.0))?;
        let events: Vec<_> = events.into_iter().map(PySquareEvent).collect();
        Ok(events.into_pyobject(mv.py())?)
    }

    fn choose(&self, level: Level) -> Result<Option<AnyMove>> {
        Ok(self.0.lock().choose(level)?.map(AnyMove::Square))
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
        let turn = match (position.turn(), position.drawer(), position.card()) {
            (None, _, _) => "over".to_owned(),
            (Some(_), Some(drawer), _) => format!("{drawer} draws"),
            (Some(turn), None, Some(card)) => format!("{turn} plays {card}"),
            (Some(turn), None, None) => format!("{turn} plays"),
        };
        let pawns = position.players().map(|player| {
            let places = position.pawns(player);
            let texts: Vec<String> = places.iter().map(ToString::to_string).collect();
            format!("{player} {}", texts.join(", "))
        });
        let pawns: Vec<String> = pawns.collect();
        format!(
            "<SquareGame {} seed={}: {turn}; {}>",
            position.rules().edition,
            game.seed(),
            pawns.join("; ")
        )
    }

    fn state<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let game = self.0.snapshot();
        let pile: Vec<&str> = game.pile().iter().map(|card| card.name()).collect();
        let state = (
            position::to_dict(py, game.position(), None)?,
            pile,
            game.seed(),
            game.shuffles(),
            game.plays(),
        );
        Ok(state.into_pyobject(py)?.into_any())
    }
}
