//! `Game`, the base class of the games of every edition.

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyMapping};
use sorry_people_core::games::Level;
use sorry_people_core::games::card::Card;

use crate::any_move::AnyMove;
use crate::any_position::AnyPosition;
use crate::arguments;
use crate::driver::Driver;
use crate::edition::Edition;
use crate::errors::{Error, Result};
use crate::express::game::ExpressGame;
use crate::mapping;
use crate::names::Name;
use crate::options::Options;
use crate::people::game::PeopleGame;
use crate::player::Player;
use crate::square::game::SquareGame;

/// What `Game` asks of the class of each edition.
pub(crate) trait AnyGame {
    /// All that is on the table, and the hands.
    fn any_position(&self) -> AnyPosition;
    fn seed(&self) -> u64;
    fn draw(&self) -> Result<Card>;
    fn roll(&self) -> Result<Vec<&'static str>>;
    fn play<'py>(&self, mv: &Bound<'py, PyAny>) -> Result<Bound<'py, PyAny>>;
    fn choose(&self, level: Level) -> Result<Option<AnyMove>>;
    fn copy<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>>;
    fn equals(&self, other: &Bound<'_, Game>) -> bool;
    fn repr(&self) -> String;
    /// The arguments of the class's `_restore`, for pickle.
    fn state<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>>;
}

/// The game behind a Python object; the object is of one of the three classes, for `Game` alone makes none.
pub(crate) fn any_game<'a>(game: &'a Bound<'_, Game>) -> &'a dyn AnyGame {
    if let Ok(people) = game.cast::<PeopleGame>() {
        people.get()
    } else if let Ok(square) = game.cast::<SquareGame>() {
        square.get()
    } else {
        let express = game.cast::<ExpressGame>();
        express.expect("there are three classes of games").get()
    }
}

/// A game of any edition: what the players see, and the pile or dice that nobody has seen.
///
/// `Game(...)` and `Game.from_dict(...)` give a game of the edition's own class: a `PeopleGame`, a `SquareGame`
/// (`classic`, `teams`, `points` and `2013`) or an `ExpressGame`. What all of them can do is told here.
///
/// Everything random comes from the seed: the first player, each shuffle or roll, and what a computer player
/// chooses. A game may be used from several threads; each call is done as a whole. Games compare by their full
/// state, the hidden order of the pile included, and copy and pickle with it; as they change, they can't be hashed.
///
/// Args:
///     edition: `people`, `classic`, `teams`, `points`, `2013` or `express`.
///     players: The colours that play, two to four; None is all four. In Teams all four must play, and in
///         Sorry People all four riders do, so that it takes none (K3, KT1, X1).
///     deck: In Sorry People, cards that come first, in this order; the rest of the deck follows, shuffled. In
///         Classic, Teams and Points the deck's name: `standard`, `first` or `waddingtons` (K2).
///     quick_start: On the square board, whether one pawn of each colour begins on its start circle (K1).
///     stack_bonuses: In Points, whether all bonuses that apply are scored, not the highest alone (KP4).
///     fire_transfers: In 2013, whether the Fire goes over to the pawn that bumps its pawn (F11).
///     faces: In Express, the six faces of each of the three dice; None is those of X9.
///     seed: From 0 to 2**64 - 1; None takes a fresh one, which the `seed` property tells.
///     first: Who plays first; None draws it from the seed (T2, K3).
///
/// Raises:
///     ValueError: There is no such edition, rider, colour, card, deck or face, the edition has no such option,
///         these can't play together, or the seed is out of range.
///     TypeError: An argument is of the wrong type.
///     PositionError: `deck` lists more cards of a kind than there are (T1).
///
/// Examples:
///     >>> from sorry_people import Game
///     >>> game = Game("classic", players=["Red", "Blue"], seed=7)
///     >>> type(game).__name__, [str(colour) for colour in game.players]
///     ('SquareGame', ['Red', 'Blue'])
///     >>> Game("express", quick_start=True)
///     Traceback (most recent call last):
///     ValueError: the edition "express" has no option quick_start: its options are players and faces
#[pyclass(module = "sorry_people", frozen, subclass)]
pub(crate) struct Game;

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (
        edition=Name(Edition::People), *, players=None, deck=None, quick_start=None, stack_bonuses=None,
        fire_transfers=None, faces=None, seed=None, first=None
    ))]
    #[pyo3(
        text_signature = "(edition='people', *, players=None, deck=None, quick_start=False, stack_bonuses=False, fire_transfers=False, faces=None, seed=None, first=None)"
    )]
    #[expect(
        clippy::too_many_arguments,
        clippy::new_ret_no_self,
        reason = "keyword arguments of a Python class, which makes an object of a class below it"
    )]
    fn new<'py>(
        py: Python<'py>,
        edition: Name<Edition>,
        players: Option<&Bound<'py, PyAny>>,
        deck: Option<&Bound<'py, PyAny>>,
        quick_start: Option<&Bound<'py, PyAny>>,
        stack_bonuses: Option<&Bound<'py, PyAny>>,
        fire_transfers: Option<&Bound<'py, PyAny>>,
        faces: Option<&Bound<'py, PyAny>>,
        seed: Option<&Bound<'py, PyAny>>,
        first: Option<&Bound<'py, PyAny>>,
    ) -> Result<Bound<'py, PyAny>> {
        let options = Options {
            edition: edition.0,
            players,
            deck,
            quick_start,
            stack_bonuses,
            fire_transfers,
            faces,
            seed,
            first,
        };
        options.check()?;
        match edition.0 {
            Edition::People => Ok(PeopleGame::from_options(py, &options)?.into_object(py)?),
            Edition::Square(_) => Ok(SquareGame::from_options(py, &options)?.into_object(py)?),
            Edition::Express => Ok(ExpressGame::from_options(py, &options)?.into_object(py)?),
        }
    }

    /// A game that goes on from a position; what nobody has seen is shuffled by the seed (T4).
    ///
    /// Args:
    ///     position: What `to_dict` gives; its `edition` tells which other keys there are.
    ///     seed: As for `Game`.
    ///
    /// Raises:
    ///     PositionError: There can be no such position; `field` names the key.
    ///     ValueError: The seed is out of range.
    ///     TypeError: The seed is no whole number.
    ///
    /// Examples:
    ///     >>> from sorry_people import Game
    ///     >>> position = Game("classic", seed=7, first="Red").to_dict()
    ///     >>> position["card"] = "1"
    ///     >>> Game.from_dict(position, seed=1).legal_moves()[0]
    ///     SquareMove('start pawn 0')
    #[staticmethod]
    #[pyo3(signature = (position, *, seed=None))]
    fn from_dict<'py>(
        py: Python<'py>,
        position: &Bound<'py, PyMapping>,
        seed: Option<&Bound<'py, PyAny>>,
    ) -> Result<Bound<'py, PyAny>> {
        match mapping::edition(position)? {
            Edition::People => Ok(PeopleGame::read(py, position, seed)?.into_object(py)?),
            Edition::Square(_) => Ok(SquareGame::read(py, position, seed)?.into_object(py)?),
            Edition::Express => Ok(ExpressGame::read(py, position, seed)?.into_object(py)?),
        }
    }

    /// The position as a dict of plain texts, numbers and lists, ready for JSON and for `from_dict`.
    ///
    /// It holds what is on the table, and in Points every hand too (`view` hides those of the others):
    /// not the order of the pile, nor the seed.
    fn to_dict<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyDict>> {
        any_game(slf).any_position().to_dict(slf.py())
    }

    /// The position as `to_dict` gives it, but in Points with mere numbers of cards for the hands of the others:
    /// all that this player may see (KP3).
    ///
    /// Raises:
    ///     ValueError: There is no such rider or colour, or it doesn't play.
    ///     TypeError: The player is not named by a str.
    ///
    /// Examples:
    ///     >>> from sorry_people import Game
    ///     >>> game = Game("points", players=["Red", "Blue"], seed=1)
    ///     >>> game.view("Red")["hands"]
    ///     {'Red': ['1', '2', '4', '5', '12'], 'Blue': 5}
    fn view<'py>(slf: &Bound<'py, Self>, player: &Bound<'py, PyAny>) -> Result<Bound<'py, PyDict>> {
        let position = any_game(slf).any_position();
        let player = arguments::player(player, &position.seating().players())?;
        Ok(position.view(slf.py(), player)?)
    }

    /// The edition's name: `people`, `classic`, `teams`, `points`, `2013` or `express`.
    #[getter]
    fn edition(slf: &Bound<'_, Self>) -> &'static str {
        any_game(slf).any_position().seating().edition.name()
    }

    /// The seed, 0 to 2**64 - 1.
    #[getter]
    fn seed(slf: &Bound<'_, Self>) -> u64 {
        any_game(slf).seed()
    }

    /// Who plays, in the order of play: the four `Rider`s, or two to four `Colour`s.
    #[getter]
    fn players(slf: &Bound<'_, Self>) -> Vec<Player> {
        any_game(slf).any_position().seating().players()
    }

    /// Who draws, rolls or plays next, a `Rider` or a `Colour`; None when the game is over (T2, K3).
    #[getter]
    fn turn(slf: &Bound<'_, Self>) -> Option<Player> {
        any_game(slf).any_position().turn()
    }

    /// Whose place is settled: the riders who are home, 1st first (E1), or the colours that have won (K5, KT5, X8).
    #[getter]
    fn ranking(slf: &Bound<'_, Self>) -> Vec<Player> {
        any_game(slf).any_position().ranking()
    }

    /// Whether the game is over (E1, K5, KT5, KP4, X8).
    #[getter]
    fn is_over(slf: &Bound<'_, Self>) -> bool {
        any_game(slf).any_position().turn().is_none()
    }

    /// Whether a draw is due now or, in Express, a roll.
    #[getter]
    fn needs_draw(slf: &Bound<'_, Self>) -> bool {
        any_game(slf).any_position().needs_draw()
    }

    /// Draws the next card, shuffling the spent ones into a new pile when there is none left (T3, T4).
    ///
    /// In Points the card is dealt to `SquareGame.drawing`, who holds it then (KP1).
    ///
    /// Raises:
    ///     IllegalMoveError: No draw is due, the game is over, or the edition has dice.
    fn draw(slf: &Bound<'_, Self>) -> Result<Name<Card>> {
        any_game(slf).draw().map(Name)
    }

    /// Rolls the three dice of Express (X2).
    ///
    /// Returns:
    ///     The faces in the order of the dice; `ExpressGame.rolled` has them in the order in which they are followed.
    ///
    /// Raises:
    ///     IllegalMoveError: Faces are still to be followed, the game is over, or the edition has cards.
    fn roll(slf: &Bound<'_, Self>) -> Result<Vec<&'static str>> {
        any_game(slf).roll()
    }

    /// The legal moves, in the order in which they are offered: `Move`s, `SquareMove`s or `ExpressMove`s.
    ///
    /// Empty when the card or face has none, and before a draw or roll; only in 2013 may there be one before the
    /// draw, `fire move` (F8).
    fn legal_moves(slf: &Bound<'_, Self>) -> Vec<AnyMove> {
        any_game(slf).any_position().moves()
    }

    /// Plays the card or follows the face, and tells what happened, in order.
    ///
    /// Args:
    ///     move: One of `legal_moves()` or its text; None spends a card that has none, or passes over a face
    ///         that can't be followed (T3, K4, X3, X6).
    ///
    /// Returns:
    ///     `Event`s, `SquareEvent`s or `ExpressEvent`s.
    ///
    /// Raises:
    ///     IllegalMoveError: The move is not legal, a draw or roll is due, or the game is over; the game is as it
    ///         was.
    ///     TypeError: `move` is neither a text nor a move of this edition.
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
    fn play<'py>(slf: &Bound<'py, Self>, r#move: &Bound<'py, PyAny>) -> Result<Bound<'py, PyAny>> {
        any_game(slf).play(r#move)
    }

    /// The positions that the legal moves lead to, as dicts, without duplicates, in the order of the moves.
    ///
    /// For a card or face without a legal move it is the one position after going on without it. Empty when
    /// nothing is to be played: before a draw or roll, but for the move of F8, and when the game is over.
    fn results<'py>(slf: &Bound<'py, Self>) -> PyResult<Vec<Bound<'py, PyDict>>> {
        let results = any_game(slf).any_position().results();
        let to_dict = |position: AnyPosition| position.to_dict(slf.py());
        results.into_iter().map(to_dict).collect()
    }

    /// The move that a computer player of this level picks (P1 to P4); None when there is no legal move.
    ///
    /// It comes from a random stream of the game's own that draws, shuffles and rolls don't share: asking changes
    /// nothing, and asking again gives the same answer. In 2013, before a draw at which the move of F8 is legal,
    /// None is to draw without it.
    ///
    /// Args:
    ///     level: `easy`, `medium` or `hard`.
    ///
    /// Raises:
    ///     ValueError: There is no such level; a person's moves can't be foretold.
    ///     IllegalMoveError: A draw or roll is due, or the game is over.
    fn choose(slf: &Bound<'_, Self>, level: Name<Driver>) -> Result<Option<AnyMove>> {
        if level.0 == Driver::Person {
            return Err(Error::value(
                "a person chooses for themselves: ask for easy, medium or hard",
            ));
        }
        any_game(slf).choose(level.0.level())
    }

    /// A game in the same state, the hidden order of the pile included, that goes its own way from here.
    fn copy<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        any_game(slf).copy(slf.py())
    }

    fn __copy__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        Self::copy(slf)
    }

    #[pyo3(signature = (memo, /))]
    fn __deepcopy__<'py>(
        slf: &Bound<'py, Self>,
        memo: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let _ = memo;
        Self::copy(slf)
    }

    fn __eq__(slf: &Bound<'_, Self>, other: &Bound<'_, Self>) -> bool {
        any_game(slf).equals(other)
    }

    fn __repr__(slf: &Bound<'_, Self>) -> String {
        any_game(slf).repr()
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let restore = slf.get_type().getattr("_restore")?;
        Ok((restore, any_game(slf).state(slf.py())?))
    }
}
