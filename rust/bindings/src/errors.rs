//! The one bridge from what can go wrong in Rust to Python's exceptions.

use pyo3::exceptions::{PyException, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{IntoPyDict, PyDict, PyTuple, PyType};
use sorry_people_core::games::{classic, express, people};
use sorry_people_core::montecarlo::Cancelled;

use crate::illegal::Illegal;

/// Whatever a function of this module may fail with.
pub(crate) enum Error {
    /// `IllegalMoveError`.
    IllegalMove(Box<Illegal>),
    /// `PositionError`: the key or argument that is wrong, and why.
    Position { field: String, reason: String },
    /// `CancelledError`.
    Cancelled(Cancelled),
    /// `ValueError`, for an argument of the right type.
    Value(String),
    /// `TypeError`.
    Type(String),
    /// An exception that Python raised already.
    Raised(PyErr),
}

pub(crate) type Result<T> = std::result::Result<T, Error>;

impl Error {
    pub(crate) fn position(field: impl Into<String>, reason: impl Into<String>) -> Self {
        Self::Position {
            field: field.into(),
            reason: reason.into(),
        }
    }

    pub(crate) fn value(reason: impl Into<String>) -> Self {
        Self::Value(reason.into())
    }
}

impl From<Illegal> for Error {
    fn from(illegal: Illegal) -> Self {
        Self::IllegalMove(Box::new(illegal))
    }
}

impl From<people::IllegalMove> for Error {
    fn from(error: people::IllegalMove) -> Self {
        Illegal::from(error).into()
    }
}

impl From<classic::IllegalMove> for Error {
    fn from(error: classic::IllegalMove) -> Self {
        Illegal::from(error).into()
    }
}

impl From<express::IllegalMove> for Error {
    fn from(error: express::IllegalMove) -> Self {
        Illegal::from(error).into()
    }
}

impl From<people::PositionError> for Error {
    fn from(error: people::PositionError) -> Self {
        use people::PositionError as Why;
        let field = match error {
            Why::UnknownPlace(_) | Why::SharedSpace(..) => "places",
            Why::RankedTwice(_) | Why::RankedNotHome(..) | Why::HomeNotRanked(_) => "ranking",
            Why::NoTurn(_) | Why::TurnOfHome(_) => "turn",
            Why::HomeLosesTurn(_) => "loses_next_turn",
            Why::CardAfterEnd(_) | Why::CardAllSpent(_) => "card",
            Why::TooManySpent(..) => "spent",
        };
        Self::position(field, error.to_string())
    }
}

impl From<classic::PositionError> for Error {
    fn from(error: classic::PositionError) -> Self {
        use classic::PositionError as Why;
        let field = match error {
            Why::PlayerCount(..) | Why::PlayerTwice(_) => "players",
            Why::UnknownPlace(_)
            | Why::UnknownPawn(_)
            | Why::PawnCount(..)
            | Why::PawnsOfNobody(_)
            | Why::SharedSpace(..)
            | Why::TwoWinners(..) => "pawns",
            Why::Turn(..) | Why::NoTurn => "turn",
            Why::Token("ice", ..) => "ice",
            Why::NoFireAndIce(_) | Why::Token(..) => "fire",
            Why::FireMoved => "fire_moved",
            Why::TooManyCards(..) => "spent",
            Why::CardAllSpent(_) | Why::CardWaits(_) => "card",
            Why::Hand(..) | Why::HandOfNobody(_) | Why::ShortHand(..) | Why::TooManyHeld(..) => {
                "hands"
            }
            Why::Drawing(_) => "drawing",
        };
        Self::position(field, error.to_string())
    }
}

impl From<express::PositionError> for Error {
    fn from(error: express::PositionError) -> Self {
        use express::PositionError as Why;
        let field = match error {
            Why::PlayerCount(_) | Why::PlayerTwice(_) => "players",
            Why::NoDial(_) | Why::BaseOfNobody(_) => "dial",
            Why::PawnCount(..) => "start",
            Why::WaitingShown(..) => "waiting",
            Why::TwoWinners(..) => "home",
            Why::Turn(..) | Why::NoTurn => "turn",
            Why::Rolled(_) => "rolled",
            Why::NoPawnOnDice | Why::AlwaysSorry | Why::NoWinOnDice => "faces",
        };
        Self::position(field, error.to_string())
    }
}

impl From<Cancelled> for Error {
    fn from(error: Cancelled) -> Self {
        Self::Cancelled(error)
    }
}

impl From<PyErr> for Error {
    fn from(error: PyErr) -> Self {
        Self::Raised(error)
    }
}

impl From<Error> for PyErr {
    fn from(error: Error) -> Self {
        let raised = Python::attach(|py| match error {
            Error::IllegalMove(illegal) => {
                let class = classes(py)?.illegal_move.bind(py);
                let reason = illegal.reason.clone();
                raise(class, &reason, &illegal.attributes(py)?)
            }
            Error::Position { field, reason } => {
                let class = classes(py)?.position.bind(py);
                raise(class, &reason, &[("field", field)].into_py_dict(py)?)
            }
            Error::Cancelled(error) => {
                let class = classes(py)?.cancelled.bind(py);
                raise(class, &error.to_string(), &PyDict::new(py))
            }
            Error::Value(reason) => Ok(PyValueError::new_err(reason)),
            Error::Type(reason) => Ok(PyTypeError::new_err(reason)),
            Error::Raised(error) => Ok(error),
        });
        raised.unwrap_or_else(|failure| failure)
    }
}

/// An exception of this class with a message and attributes beside it.
fn raise(
    class: &Bound<'_, PyType>,
    message: &str,
    attributes: &Bound<'_, PyDict>,
) -> PyResult<PyErr> {
    let exception = class.call1((message,))?;
    for (name, value) in attributes {
        exception.setattr(name.cast::<pyo3::types::PyString>()?, value)?;
    }
    Ok(PyErr::from_value(exception))
}

/// The exception classes. They are made by `type()`, which is what can give them two bases.
struct Classes {
    sorry: Py<PyType>,
    illegal_move: Py<PyType>,
    position: Py<PyType>,
    save: Py<PyType>,
    cancelled: Py<PyType>,
}

static CLASSES: PyOnceLock<Classes> = PyOnceLock::new();

fn classes(py: Python<'_>) -> PyResult<&Classes> {
    CLASSES.get_or_try_init(py, || {
        let exception = py.get_type::<PyException>();
        let value_error = py.get_type::<PyValueError>();
        let sorry = class(
            "SorryError",
            &[&exception],
            "Anything that Sorry People raises of its own.",
            &PyDict::new(py),
        )?;
        let illegal_move = {
            let attributes = PyDict::new(py);
            attributes.set_item("move", py.None())?;
            attributes.set_item("rider", py.None())?;
            attributes.set_item("player", py.None())?;
            attributes.set_item("card", py.None())?;
            attributes.set_item("legal_moves", PyTuple::empty(py))?;
            class(
                "IllegalMoveError",
                &[&sorry, &value_error],
                "An action that the rules don't allow now; the game is as it was.\n\n\
                 Attributes:\n    \
                 move: The text of the move asked for, or None.\n    \
                 player: The `Rider` or `Colour` whose turn it is, or None when that is not the matter.\n    \
                 rider: The same in Sorry People, else None.\n    \
                 card: The `Card` in question, or None.\n    \
                 legal_moves: A tuple of the `Move`s, `SquareMove`s or `ExpressMove`s that would be legal.",
                &attributes,
            )?
        };
        let position = class(
            "PositionError",
            &[&sorry, &value_error],
            "A position that can't be.\n\n\
             Attributes:\n    \
             field: The key of the position, or the argument, that is wrong, or None.",
            &[("field", py.None())].into_py_dict(py)?,
        )?;
        let save = class(
            "SaveError",
            &[&sorry, &value_error],
            "A saved game that can't be read.",
            &PyDict::new(py),
        )?;
        let cancelled = class(
            "CancelledError",
            &[&sorry],
            "Work that was stopped by `Oracle.cancel` before its end.",
            &PyDict::new(py),
        )?;
        Ok(Classes {
            sorry: sorry.unbind(),
            illegal_move: illegal_move.unbind(),
            position: position.unbind(),
            save: save.unbind(),
            cancelled: cancelled.unbind(),
        })
    })
}

/// `type(name, bases, {...})`; the attributes given are the defaults of the class.
fn class<'py>(
    name: &str,
    bases: &[&Bound<'py, PyType>],
    doc: &str,
    attributes: &Bound<'py, PyDict>,
) -> PyResult<Bound<'py, PyType>> {
    let py = attributes.py();
    attributes.set_item("__doc__", doc)?;
    attributes.set_item("__module__", "sorry_people")?;
    let class = py
        .get_type::<PyType>()
        .call1((name, PyTuple::new(py, bases)?, attributes))?;
    Ok(class.cast_into()?)
}

pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    let classes = classes(py)?;
    for class in [
        &classes.sorry,
        &classes.illegal_move,
        &classes.position,
        &classes.save,
        &classes.cancelled,
    ] {
        let class = class.bind(py);
        module.add(class.name()?.cast::<pyo3::types::PyString>()?, class)?;
    }
    Ok(())
}
