//! The engine that plays any [`Game`] out, many times, on many threads, with the same answer for the same seed.

pub mod advice;
mod aim;
pub mod game;
pub mod parallel;
pub mod simulation;
pub mod statistics;
pub mod stream;
pub mod tally;
pub mod weighing;

pub use advice::advise;
pub use aim::{Aim, Measure};
pub use game::{Finish, Game};
pub use parallel::{Cancelled, Workers};
pub use simulation::simulate;
pub use stream::{Stream, Streams};
pub use tally::Tally;
pub use weighing::{RunnerUp, Verdict, Weighing};
