//! `ExpressMove`.

use std::fmt;

use pyo3::prelude::*;
use pyo3::types::{PyString, PyType};
use sorry_people_core::games::colour::Colour;
use sorry_people_core::games::express::{Base, Move, Source};

use crate::errors::{Error, Result};
use crate::names::Name;

/// What a player of Express does with a face.
///
/// Made from its text, which `str(move)` gives back. Moves are values: they compare, sort, hash, copy and pickle.
///
/// | text | meaning |
/// |---|---|
/// | `take Red` | a pawn from START (X3) |
/// | `take Red from own` · `take Red from Blue` | from a waiting area, one's own or another's (X3) |
/// | `sorry Blue` | a pawn from the HOME wedge of Blue (X6) |
/// | `slide own Green` · `slide Blue Green` | turn a dial to Green, one's own or another's (X7) |
/// | `pass` | turn no dial (X7) |
///
/// Args:
///     text: One of the texts above.
///
/// Raises:
///     IllegalMoveError: The text is no move. Its `move` attribute holds the text.
///
/// Examples:
///     >>> from sorry_people import ExpressMove
///     >>> move = ExpressMove("slide Blue Green")
///     >>> move.kind, str(move.player), str(move.colour)
///     ('slide', 'Blue', 'Green')
#[pyclass(
    name = "ExpressMove",
    module = "sorry_people",
    frozen,
    eq,
    ord,
    hash,
    str
)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct PyExpressMove(pub(crate) Move);

impl fmt::Display for PyExpressMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl PyExpressMove {
    /// The base that the move reaches into or turns.
    fn base(&self) -> Option<Base> {
        match self.0 {
            Move::Take(_, Source::Waiting(base)) | Move::Slide(base, _) => Some(base),
            Move::Sorry(player) => Some(Base::Of(player)),
            Move::Take(_, Source::Start) | Move::Pass => None,
        }
    }
}

#[pymethods]
impl PyExpressMove {
    #[new]
    fn new(text: &Bound<'_, PyString>) -> Result<Self> {
        Ok(Self(text.to_string_lossy().parse()?))
    }

    /// The first word of the text: `take`, `sorry`, `slide` or `pass`.
    #[getter]
    fn kind(&self) -> &'static str {
        match self.0 {
            Move::Take(..) => "take",
            Move::Sorry(_) => "sorry",
            Move::Slide(..) => "slide",
            Move::Pass => "pass",
        }
    }

    /// The `Colour` of the pawn that is taken, or to which a dial is turned; None for the other kinds.
    #[getter]
    fn colour(&self) -> Option<Name<Colour>> {
        match self.0 {
            Move::Take(colour, _) | Move::Slide(_, colour) => Some(Name(colour)),
            Move::Sorry(_) | Move::Pass => None,
        }
    }

    /// The other player: from whose base is taken, or whose dial is turned; None where it is one's own or START.
    #[getter]
    fn player(&self) -> Option<Name<Colour>> {
        match self.base() {
            Some(Base::Of(player)) => Some(Name(player)),
            Some(Base::Own) | None => None,
        }
    }

    /// Whether it is one's own waiting area or dial.
    #[getter]
    fn is_own(&self) -> bool {
        self.base() == Some(Base::Own)
    }

    /// Whether a pawn is taken from START.
    #[getter(from_start)]
    fn is_from_start(&self) -> bool {
        matches!(self.0, Move::Take(_, Source::Start))
    }

    fn __repr__(&self) -> String {
        format!("ExpressMove('{self}')")
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyType>, (String,)) {
        (py.get_type::<Self>(), (self.to_string(),))
    }
}

/// A move as an argument: an `ExpressMove`, or its text.
pub(crate) struct ExpressMoveOrText(pub(crate) Move);

impl FromPyObject<'_, '_> for ExpressMoveOrText {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        if let Ok(mv) = object.cast::<PyExpressMove>() {
            return Ok(Self(mv.get().0));
        }
        let Ok(text) = object.cast::<PyString>() else {
            return Err(Error::Type(format!(
                "a move is an ExpressMove or its text, not {}",
                object.get_type().name()?
            ))
            .into());
        };
        Ok(PyExpressMove::new(&text).map(|mv| Self(mv.0))?)
    }
}
