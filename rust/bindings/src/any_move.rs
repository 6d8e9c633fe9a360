//! A move of any edition.

use std::fmt;

use pyo3::prelude::*;
use sorry_people_core::games::{classic, express, people};

use crate::express::mv::PyExpressMove;
use crate::people::mv::PyMove;
use crate::square::mv::PySquareMove;

/// A move of any edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum AnyMove {
    People(people::Move),
    Square(classic::Move),
    Express(express::Move),
}

impl fmt::Display for AnyMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::People(mv) => mv.fmt(f),
            Self::Square(mv) => mv.fmt(f),
            Self::Express(mv) => mv.fmt(f),
        }
    }
}

impl<'py> IntoPyObject<'py> for AnyMove {
    type Target = PyAny;
    type Output = Bound<'py, PyAny>;
    type Error = PyErr;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(match self {
            Self::People(mv) => Bound::new(py, PyMove(mv))?.into_any(),
            Self::Square(mv) => Bound::new(py, PySquareMove(mv))?.into_any(),
            Self::Express(mv) => Bound::new(py, PyExpressMove(mv))?.into_any(),
        })
    }
}

impl FromPyObject<'_, '_> for AnyMove {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        if let Ok(mv) = object.cast::<PySquareMove>() {
            Ok(Self::Square(mv.get().0))
        } else if let Ok(mv) = object.cast::<PyExpressMove>() {
            Ok(Self::Express(mv.get().0))
        } else {
            Ok(Self::People(
                object.extract::<crate::people::mv::MoveOrText>()?.0,
            ))
        }
    }
}
