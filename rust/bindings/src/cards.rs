//! Counts of cards, for Python.

use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyDict};
use sorry_people_core::games::card::Card;
use sorry_people_core::games::census::Census;

use crate::names::Name;

/// How many there are of each kind, all eleven kinds: a dict from `Card` to int.
pub(crate) fn counts_by_card<'py>(
    py: Python<'py>,
    counts: &Census,
) -> PyResult<Bound<'py, PyDict>> {
    Card::ALL
        .map(|card| (Name(card), counts.count(card)))
        .into_py_dict(py)
}

/// The cards, by their names, with how many there are, zeros left out: ready for JSON.
pub(crate) fn census<'py>(py: Python<'py>, counts: &Census) -> PyResult<Bound<'py, PyDict>> {
    counts
        .iter()
        .map(|(card, count)| (card.name(), count))
        .into_py_dict(py)
}
