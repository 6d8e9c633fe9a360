//! The Python module `sorry_people._native`: wraps and converts, and has no rule of any game in it.

#![expect(
    clippy::doc_link_with_quotes,
    clippy::doc_markdown,
    reason = "docstrings are for Python's readers: Google style, with examples that doctest runs"
)]
#![expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "a method that Python calls borrows the object that Python owns"
)]

mod advice;
mod arguments;
mod arrays;
mod board;
mod driver;
mod engine;
mod errors;
mod event;
mod facts;
mod game;
mod move_odds;
mod mv;
mod names;
mod oracle;
mod perft;
mod position;
mod simulation;

use pyo3::prelude::*;

/// The rules, the computer players and the Oracle of Sorry People, in Rust.
///
/// Import the names from `sorry_people`; this module is where they are made.
#[pymodule(gil_used = false)]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    let profile = if cfg!(debug_assertions) {
        "debug"
    } else {
        "release"
    };
    module.add("build_profile", profile)?;
    errors::register(module)?;
    names::register(module)?;
    board::register(module)?;
    module.add_class::<mv::PyMove>()?;
    module.add_class::<event::PyEvent>()?;
    module.add_class::<game::PyGame>()?;
    module.add_class::<move_odds::MoveOdds>()?;
    module.add_class::<advice::Advice>()?;
    module.add_class::<oracle::Oracle>()?;
    module.add_class::<simulation::SimulationResult>()?;
    module.add_function(wrap_pyfunction!(simulation::simulate, module)?)?;
    module.add_function(wrap_pyfunction!(perft::perft, module)?)?;
    // The public names are listed in one place, which is `sorry_people.rules`.
    module.delattr("__all__")
}
