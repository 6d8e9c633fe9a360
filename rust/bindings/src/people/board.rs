//! The board: its numbers, shortcuts and story stops.

use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyDict, PyType};
use sorry_people_core::games::people::Rider;
use sorry_people_core::games::people::board;
use sorry_people_core::games::people::story::StoryStop;

use crate::arguments;
use crate::errors::{Error, Result};
use crate::names::Name;

/// A coloured lane of the road, which its own rider ignores (B5, M8).
///
/// Args:
///     triangle: The road space where it begins.
///
/// Raises:
///     ValueError: No shortcut begins on that space.
///     TypeError: `triangle` is no whole number.
///
/// Examples:
///     >>> from sorry_people import Shortcut
///     >>> Shortcut(31).end, str(Shortcut(31).rider)
///     (34, 'Terrence')
#[pyclass(name = "Shortcut", module = "sorry_people", frozen, eq, hash)]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct PyShortcut(board::Shortcut);

#[pymethods]
impl PyShortcut {
    #[new]
    fn new(triangle: &Bound<'_, PyAny>) -> Result<Self> {
        let most = u64::from(board::ROAD_SPACES - 1);
        let triangle = arguments::whole("triangle", triangle, 0, most)? as u8;
        let shortcuts = board::shortcuts();
        let found = shortcuts.iter().find(|one| one.triangle == triangle);
        found.map(|&shortcut| Self(shortcut)).ok_or_else(|| {
            let triangles: Vec<String> = shortcuts
                .iter()
                .map(|one| one.triangle.to_string())
                .collect();
            Error::Value(format!(
                "no shortcut begins on road space {triangle}: they begin on {}",
                triangles.join(", ")
            ))
        })
    }

    /// The `Rider` whose colour it has.
    #[getter]
    fn rider(&self) -> Name<Rider> {
        Name(self.0.rider)
    }

    /// The road space where it begins, 0 to 119.
    #[getter]
    fn triangle(&self) -> u8 {
        self.0.triangle
    }

    /// The road space where it ends, 0 to 119.
    #[getter]
    fn end(&self) -> u8 {
        self.0.end
    }

    fn __repr__(&self) -> String {
        format!("Shortcut({})", self.0.triangle)
    }

    fn __str__(&self) -> String {
        format!(
            "{}'s shortcut from road {} to road {}",
            self.0.rider, self.0.triangle, self.0.end
        )
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyType>, (u8,)) {
        (py.get_type::<Self>(), (self.0.triangle,))
    }
}

/// The road space onto which a rider leaves the fair (B2).
///
/// Raises:
///     ValueError: There is no such rider.
///
/// Examples:
///     >>> from sorry_people import exit_space
///     >>> exit_space("Terrence")
///     34
#[pyfunction]
fn exit_space(rider: Name<Rider>) -> u8 {
    board::exit_space(rider.0)
}

/// The road space after which a rider's driveway turns off (B3).
///
/// Raises:
///     ValueError: There is no such rider.
///
/// Examples:
///     >>> from sorry_people import turn_off_space
///     >>> turn_off_space("Terrence")
///     32
#[pyfunction]
fn turn_off_space(rider: Name<Rider>) -> u8 {
    board::turn_off_space(rider.0)
}

/// All sixteen shortcuts, in the order of the road (B5).
#[pyfunction]
fn shortcuts() -> Vec<PyShortcut> {
    board::shortcuts().into_iter().map(PyShortcut).collect()
}

/// The road space of each story stop, in the order of the road (B6).
///
/// Examples:
///     >>> from sorry_people import story_stops
///     >>> story_stops()["Church"]
///     38
#[pyfunction]
fn story_stops(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    StoryStop::ALL
        .map(|stop| (Name(stop), stop.space()))
        .into_py_dict(py)
}

/// What a story stop does to a rider: `ahead N`, `back N`, `draw again` or `lose the next turn` (S1).
///
/// Raises:
///     ValueError: There is no such stop or rider.
///
/// Examples:
///     >>> from sorry_people import stop_effect
///     >>> stop_effect("Church", "Bethany")
///     'draw again'
#[pyfunction]
fn stop_effect(stop: Name<StoryStop>, rider: Name<Rider>) -> String {
    stop.0.effect(rider.0).to_string()
}

pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("ROAD_SPACES", board::ROAD_SPACES)?;
    module.add("DRIVEWAY_SPACES", board::DRIVEWAY_SPACES)?;
    module.add_class::<PyShortcut>()?;
    module.add_function(wrap_pyfunction!(exit_space, module)?)?;
    module.add_function(wrap_pyfunction!(turn_off_space, module)?)?;
    module.add_function(wrap_pyfunction!(shortcuts, module)?)?;
    module.add_function(wrap_pyfunction!(story_stops, module)?)?;
    module.add_function(wrap_pyfunction!(stop_effect, module)?)
}
