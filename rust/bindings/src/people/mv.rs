//! `Move`.

use std::fmt;

use pyo3::prelude::*;
use pyo3::types::{PyString, PyType};
use sorry_people_core::games::people::{Move, Rider};

use crate::errors::{Error, Result};
use crate::names::Name;

/// What the rider whose turn it is does with the card.
///
/// Made from its text: `exit`, `forward 11`, `back 1`, `swap Chuck`, `replace Chuck` or `stay` (section 1, turns
/// and cards). `str(move)` gives the text back. Moves are values: they compare, sort, hash, copy and pickle.
///
/// Args:
///     text: One of the texts above; the numbers go from 1 to 12.
///
/// Raises:
///     IllegalMoveError: The text is no move. Its `move` attribute holds the text.
///
/// Examples:
///     >>> from sorry_people import Move
///     >>> move = Move("swap Chuck")
///     >>> move.kind, move.steps, str(move.other)
///     ('swap', 0, 'Chuck')
///     >>> Move("forward 11")
///     Move('forward 11')
#[pyclass(name = "Move", module = "sorry_people", frozen, eq, ord, hash, str)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct PyMove(pub(crate) Move);

impl fmt::Display for PyMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[pymethods]
impl PyMove {
    #[new]
    fn new(text: &Bound<'_, PyString>) -> Result<Self> {
        Ok(Self(text.to_string_lossy().parse()?))
    }

    /// The first word of the text: `exit`, `forward`, `back`, `swap`, `replace` or `stay`.
    #[getter]
    fn kind(&self) -> &'static str {
        match self.0 {
            Move::Exit => "exit",
            Move::Forward(_) => "forward",
            Move::Back(_) => "back",
            Move::Swap(_) => "swap",
            Move::Replace(_) => "replace",
            Move::Stay => "stay",
        }
    }

    /// Spaces of a move forward or back, never negative; 0 for the other kinds.
    #[getter]
    fn steps(&self) -> u8 {
        match self.0 {
            Move::Forward(steps) | Move::Back(steps) => steps,
            _ => 0,
        }
    }

    /// The `Rider` who is swapped with or replaced; None for the other kinds.
    #[getter]
    fn other(&self) -> Option<Name<Rider>> {
        match self.0 {
            Move::Swap(other) | Move::Replace(other) => Some(Name(other)),
            _ => None,
        }
    }

    fn __repr__(&self) -> String {
        format!("Move('{self}')")
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyType>, (String,)) {
        (py.get_type::<Self>(), (self.to_string(),))
    }
}

/// A move as an argument: a `Move`, or its text.
pub(crate) struct MoveOrText(pub(crate) Move);

impl FromPyObject<'_, '_> for MoveOrText {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        if let Ok(mv) = object.cast::<PyMove>() {
            return Ok(Self(mv.get().0));
        }
        let Ok(text) = object.cast::<PyString>() else {
            return Err(Error::Type(format!(
                "a move is a Move or its text, not {}",
                object.get_type().name()?
            ))
            .into());
        };
        Ok(PyMove::new(&text).map(|mv| Self(mv.0))?)
    }
}
