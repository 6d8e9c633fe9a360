//! The one door to the Monte Carlo engine.

use std::time::{Duration, Instant};

use pyo3::prelude::*;
use sorry_people_core::montecarlo::Cancelled;

use crate::errors::{Error, Result};

/// How often work looks whether to go on; the Monte Carlo engine does by itself.
pub(crate) const WATCH: Duration = Duration::from_millis(50);

/// The least time between two calls of a progress function.
const PROGRESS: Duration = Duration::from_millis(100);

/// What the engine calls about every 50 ms, in the calling thread; `false` stops it.
pub(crate) type Watch<'a, C> = dyn FnMut(&C) -> bool + Send + 'a;

/// Runs the engine with the interpreter released.
///
/// Meanwhile the calling thread looks for signals, so that Ctrl-C ends the work at once, and tells the progress
/// at most ten times a second. Whatever either of them raises stops the work and is what the caller gets.
pub(crate) fn enter_engine<C, T: Send>(
    py: Python<'_>,
    run: impl FnOnce(&mut Watch<'_, C>) -> std::result::Result<T, Cancelled> + Send,
    mut progress: impl FnMut(Python<'_>, &C) -> PyResult<()> + Send,
) -> Result<T> {
    let mut raised = None;
    let mut told = Instant::now();
    let mut look = |counts: &C| {
        let looked = Python::attach(|py| {
            py.check_signals()?;
            if told.elapsed() < PROGRESS {
                return Ok(());
            }
            told = Instant::now();
            progress(py, counts)
        });
        looked.map_err(|error| raised = Some(error)).is_ok()
    };
    let done = py.detach(|| run(&mut look));
    match raised {
        Some(error) => Err(Error::Raised(error)),
        None => Ok(done?),
    }
}
