//! The rules, the computer players and the Monte Carlo engine of Sorry People.
//!
//! Pure Rust: no Python, no files, no clock, no global random numbers. [`games`] holds what is true of each
//! game with no screen and no players; [`montecarlo`] plays any of them out, on any number of threads, with the
//! same answer for the same seed.

pub mod games;
pub mod montecarlo;
