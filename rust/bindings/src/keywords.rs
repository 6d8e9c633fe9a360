//! Events as values that are made by keyword arguments: the check, the repr, and what pickle calls to make them
//! again.

use pyo3::PyTypeInfo;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::errors::{Error, Result};

/// Refuses the first argument that was given and is not what a value of this kind has.
pub(crate) fn refuse_unfit(kind: &str, unfit: &[(&str, bool)]) -> Result<()> {
    match unfit.iter().find(|&&(_, unfit)| unfit) {
        Some((name, _)) => Err(Error::Value(format!(
            "{name} doesn't fit an event {kind:?}"
        ))),
        None => Ok(()),
    }
}

/// `Event('moved', 'Bucky', start='road 1')`.
pub(crate) fn repr(class: &str, given: &[&str], keywords: &Bound<'_, PyDict>) -> PyResult<String> {
    let mut arguments: Vec<String> = given.iter().map(|one| format!("'{one}'")).collect();
    for (name, value) in keywords {
        arguments.push(format!("{name}={}", value.repr()?));
    }
    Ok(format!("{class}({})", arguments.join(", ")))
}

/// The class with these keyword arguments: a partial carries them through every pickle protocol.
pub(crate) fn maker<'py, T: PyTypeInfo>(
    keywords: &Bound<'py, PyDict>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = keywords.py();
    let partial = py.import("functools")?.getattr("partial")?;
    partial.call((py.get_type::<T>(),), Some(keywords))
}
