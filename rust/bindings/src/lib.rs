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
mod advice_text;
mod any_move;
mod any_position;
mod arguments;
mod arrays;
mod cards;
mod counts;
mod driver;
mod edition;
mod engine;
mod errors;
mod express;
mod game;
mod illegal;
mod keywords;
mod mapping;
mod move_odds;
mod names;
mod options;
mod oracle;
mod people;
mod perft;
mod player;
mod question;
mod seating;
mod shared;
mod simulate;
mod simulation_result;
mod square;
mod tournament;

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
    people::board::register(module)?;
    module.add_class::<people::mv::PyMove>()?;
    module.add_class::<people::event::PyEvent>()?;
    module.add_class::<square::part::MovePart>()?;
    module.add_class::<square::mv::PySquareMove>()?;
    module.add_class::<square::event::PySquareEvent>()?;
    module.add_class::<express::mv::PyExpressMove>()?;
    module.add_class::<express::event::PyExpressEvent>()?;
    module.add_class::<game::Game>()?;
    module.add_class::<people::game::PeopleGame>()?;
    module.add_class::<square::game::SquareGame>()?;
    module.add_class::<express::game::ExpressGame>()?;
    module.add_class::<tournament::Tournament>()?;
    module.add_class::<move_odds::MoveOdds>()?;
    module.add_class::<advice::Advice>()?;
    module.add_class::<oracle::Oracle>()?;
    module.add_class::<simulation_result::SimulationResult>()?;
    module.add_function(wrap_pyfunction!(simulate::simulate, module)?)?;
    module.add_function(wrap_pyfunction!(perft::perft, module)?)?;
    // The public names are listed in one place, which is `sorry_people.rules`.
    module.delattr("__all__")
}
