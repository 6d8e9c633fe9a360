//! `MovePart`.

use std::fmt;

use pyo3::prelude::*;
use sorry_people_core::games::classic::{Own, Pawn, Step};
use sorry_people_core::games::colour::Colour;

use crate::errors::{Error, Result};
use crate::names::Name;

/// What one pawn does by a `SquareMove`.
///
/// A value: it compares, hashes, copies and pickles. It comes from `SquareMove.parts`.
#[pyclass(module = "sorry_people", frozen, eq, hash, str)]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct MovePart {
    kind: PartKind,
    pub(crate) steps: u8,
    own: Own,
    home: Option<Own>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum PartKind {
    Start,
    Forward,
    Back,
    Swap,
    Replace,
}

impl PartKind {
    const ALL: [Self; 5] = [
        Self::Start,
        Self::Forward,
        Self::Back,
        Self::Swap,
        Self::Replace,
    ];

    const fn name(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Forward => "forward",
            Self::Back => "back",
            Self::Swap => "swap",
            Self::Replace => "replace",
        }
    }
}

impl MovePart {
    pub(crate) const fn of(kind: PartKind, steps: u8, own: Own) -> Self {
        Self {
            kind,
            steps,
            own,
            home: None,
        }
    }

    pub(crate) const fn forward(step: Step) -> Self {
        Self {
            home: step.home,
            ..Self::of(PartKind::Forward, step.steps, step.own)
        }
    }
}

#[pymethods]
impl MovePart {
    /// What the pawn does: `start`, `forward`, `back`, `swap` or `replace`.
    #[getter]
    fn kind(&self) -> &'static str {
        self.kind.name()
    }

    /// Spaces forward or back, never negative; 0 for the other kinds.
    #[getter]
    fn steps(&self) -> u8 {
        self.steps
    }

    /// The pawn's number among those of its colour, 0 to 3.
    #[getter]
    fn pawn(&self) -> u8 {
        self.own.number
    }

    /// The pawn's `Colour` in Teams, where a player may move the partner's too (KT2); else None: the player's own.
    #[getter]
    fn colour(&self) -> Option<Name<Colour>> {
        self.own.colour.map(Name)
    }

    /// The number of one's own pawn that the pawn on Fire brings HOME along; None where it brings none (F9).
    #[getter]
    fn brings_home(&self) -> Option<u8> {
        self.home.map(|home| home.number)
    }

    fn __repr__(&self) -> String {
        format!("<MovePart {self}>")
    }

    /// A part with exactly these facts, for pickle.
    #[staticmethod]
    fn _restore(
        kind: &str,
        steps: u8,
        pawn: u8,
        colour: Option<Name<Colour>>,
        brings_home: Option<u8>,
    ) -> Result<Self> {
        let own = |number| Own {
            colour: colour.map(|colour| colour.0),
            number,
        };
        let kind = PartKind::ALL.into_iter().find(|one| one.name() == kind);
        let fits = pawn.max(brings_home.unwrap_or(0)) < Pawn::EACH as u8;
        kind.filter(|_| fits)
            .map(|kind| Self {
                kind,
                steps,
                own: own(pawn),
                home: brings_home.map(own),
            })
            .ok_or_else(|| Error::value("no move has such a part"))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let restore = py.get_type::<Self>().getattr("_restore")?;
        let state = (
            self.kind(),
            self.steps,
            self.pawn(),
            self.own.colour.map(Colour::name),
            self.brings_home(),
        );
        Ok((restore, state.into_pyobject(py)?.into_any()))
    }
}

impl fmt::Display for MovePart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind.name())?;
        if self.steps > 0 {
            write!(f, " {}", self.steps)?;
        }
        write!(f, " {}", self.own)?;
        match self.home {
            Some(home) => write!(f, " and home {home}"),
            None => Ok(()),
        }
    }
}
