//! Who plays, in any edition.

use std::fmt;

use pyo3::prelude::*;
use sorry_people_core::games::colour::Colour;
use sorry_people_core::games::people::Rider;

use crate::names::Name;

/// A rider of Sorry People, or a colour of an older edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Player {
    Rider(Rider),
    Colour(Colour),
}

impl Player {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Rider(rider) => rider.name(),
            Self::Colour(colour) => colour.name(),
        }
    }

    /// The seat by which the Monte Carlo engine knows the player.
    pub(crate) const fn seat(self) -> usize {
        match self {
            Self::Rider(rider) => rider.index(),
            Self::Colour(colour) => colour.index(),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl<'py> IntoPyObject<'py> for Player {
    type Target = PyAny;
    type Output = Bound<'py, PyAny>;
    type Error = PyErr;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        match self {
            Self::Rider(rider) => Name(rider).into_pyobject(py),
            Self::Colour(colour) => Name(colour).into_pyobject(py),
        }
    }
}
