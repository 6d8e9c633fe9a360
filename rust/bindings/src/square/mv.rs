//! `SquareMove`.

use std::fmt;

use pyo3::prelude::*;
use pyo3::types::{PyString, PyType};
use sorry_people_core::games::card::Card;
use sorry_people_core::games::classic::{Action, Move, Token};

use crate::errors::{Error, Result};
use crate::names::Name;
use crate::square::part::{MovePart, PartKind};

/// What a player does on the square board: in Classic, Teams, Points and 2013.
///
/// Made from its text, which `str(move)` gives back. Pawns are numbered from 0; one's own is `pawn 2`, in Teams
/// `Red 2`, and another's always `Blue 1`. Moves are values: they compare, sort, hash, copy and pickle.
///
/// | text | meaning |
/// |---|---|
/// | `start pawn 0` | from START onto the circle |
/// | `forward 5 pawn 0` · `back 4 pawn 0` | by so many spaces |
/// | `split 3 pawn 2, 4 pawn 0` | the two parts of a 7, in order (K11) |
/// | `swap pawn 0 Blue 1` | exchange the spaces |
/// | `replace pawn 0 Blue 1` | from START onto the space of another |
/// | `decline` | the swap of an 11, or the Fire of a 2 that can't move (K4, F7) |
/// | `play 5; forward 5 pawn 0` · `discard 5` | in Points, by a card of the hand (KP1, KP2) |
/// | `ice Blue 1; start pawn 0` · `ice off; …` | in 2013, the Ice first, or alone (F5) |
/// | `fire pawn 1; forward 2 pawn 1` | in 2013, the Fire first, or alone (F7) |
/// | `forward 3 pawn 2 and home pawn 1` | in 2013, the pawn on Fire brings another HOME (F9) |
/// | `fire move` | in 2013, before the draw (F8) |
///
/// Args:
///     text: One of the texts above; the numbers of spaces go from 1 to 12, those of pawns from 0 to 3.
///
/// Raises:
///     IllegalMoveError: The text is no move. Its `move` attribute holds the text.
///
/// Examples:
///     >>> from sorry_people import SquareMove
///     >>> move = SquareMove("split 3 pawn 2, 4 pawn 0")
///     >>> move.kind, move.steps, [(part.steps, part.pawn) for part in move.parts]
///     ('split', 7, [(3, 2), (4, 0)])
///     >>> SquareMove("ice Blue 1; forward 1 pawn 0").ice
///     'Blue 1'
#[pyclass(
    name = "SquareMove",
    module = "sorry_people",
    frozen,
    eq,
    ord,
    hash,
    str
)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct PySquareMove(pub(crate) Move);

impl fmt::Display for PySquareMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[pymethods]
impl PySquareMove {
    #[new]
    fn new(text: &Bound<'_, PyString>) -> Result<Self> {
        Ok(Self(text.to_string_lossy().parse()?))
    }

    /// What the pawns do: `start`, `forward`, `back`, `split`, `swap`, `replace`, `decline`, `discard` or
    /// `fire move`; `token` where the Fire or Ice alone is moved.
    #[getter]
    fn kind(&self) -> &'static str {
        match self.0.action {
            Some(Action::Start(_)) => "start",
            Some(Action::Forward(_)) => "forward",
            Some(Action::Back(..)) => "back",
            Some(Action::Split(..)) => "split",
            Some(Action::Swap(..)) => "swap",
            Some(Action::Replace(..)) => "replace",
            Some(Action::Decline) => "decline",
            Some(Action::Discard) => "discard",
            Some(Action::FireMove) => "fire move",
            None => "token",
        }
    }

    /// The `Card` of the hand that is played or discarded, in Points; else None (KP1).
    #[getter]
    fn card(&self) -> Option<Name<Card>> {
        self.0.card.map(Name)
    }

    /// Spaces of a move forward or back, never negative, those of all parts together; 0 for the other kinds.
    #[getter]
    fn steps(&self) -> u8 {
        self.parts().iter().map(|part| part.steps).sum()
    }

    /// What each pawn does, in order: a list of `MovePart`s, two for a split 7, one or none for other moves.
    #[getter]
    fn parts(&self) -> Vec<MovePart> {
        let step = |step| MovePart::forward(step);
        match self.0.action {
            Some(Action::Start(own)) => vec![MovePart::of(PartKind::Start, 0, own)],
            Some(Action::Forward(one)) => vec![step(one)],
            Some(Action::Back(steps, own)) => vec![MovePart::of(PartKind::Back, steps, own)],
            Some(Action::Split(first, second)) => vec![step(first), step(second)],
            Some(Action::Swap(own, _)) => vec![MovePart::of(PartKind::Swap, 0, own)],
            Some(Action::Replace(own, _)) => vec![MovePart::of(PartKind::Replace, 0, own)],
            Some(Action::Decline | Action::Discard | Action::FireMove) | None => Vec::new(),
        }
    }

    /// The pawn that is swapped with or replaced, such as `Blue 1`; None for the other kinds.
    #[getter]
    fn other(&self) -> Option<String> {
        match self.0.action {
            Some(Action::Swap(_, other) | Action::Replace(_, other)) => Some(other.to_string()),
            _ => None,
        }
    }

    /// Where the Ice goes first: a pawn such as `Blue 1`, or `off`; None where it stays (F5).
    #[getter]
    fn ice(&self) -> Option<String> {
        match self.0.token {
            Some(Token::Ice(pawn)) => Some(pawn.to_string()),
            Some(Token::IceOff) => Some("off".to_owned()),
            Some(Token::Fire(_)) | None => None,
        }
    }

    /// The number of one's own pawn onto which the Fire goes first; None where it stays (F7).
    #[getter]
    fn fire(&self) -> Option<u8> {
        match self.0.token {
            Some(Token::Fire(own)) => Some(own.number),
            _ => None,
        }
    }

    fn __repr__(&self) -> String {
        format!("SquareMove('{self}')")
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyType>, (String,)) {
        (py.get_type::<Self>(), (self.to_string(),))
    }
}

/// A move as an argument: a `SquareMove`, or its text.
pub(crate) struct SquareMoveOrText(pub(crate) Move);

impl FromPyObject<'_, '_> for SquareMoveOrText {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        if let Ok(mv) = object.cast::<PySquareMove>() {
            return Ok(Self(mv.get().0));
        }
        let Ok(text) = object.cast::<PyString>() else {
            return Err(Error::Type(format!(
                "a move is a SquareMove or its text, not {}",
                object.get_type().name()?
            ))
            .into());
        };
        Ok(PySquareMove::new(&text).map(|mv| Self(mv.0))?)
    }
}
