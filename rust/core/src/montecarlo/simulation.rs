//! Whole games by computer players, counted.

use std::ops::Range;

use super::game::Game;
use super::parallel::{self, Cancelled, Workers};
use super::tally::Tally;

/// Plays so many games, taking the starts in turn, and counts how they finished.
///
/// # Errors
/// When the work was stopped; see [`parallel::run`].
///
/// # Panics
/// Without a start.
pub fn simulate<G: Game>(
    game: &G,
    starts: &[G::Position],
    seed: u64,
    games: u64,
    workers: Workers<'_>,
    watch: impl FnMut(&Tally) -> bool,
) -> Result<Tally, Cancelled> {
    let starts: Vec<G::Start> = starts.iter().map(|start| game.prepare(start)).collect();
    let work = |indices: Range<u64>, tally: &mut Tally| {
        let step = starts.len();
        for (at, start) in starts.iter().enumerate() {
            // The first index of this block that falls to this start.
            let skip = (at as u64 + step as u64 - indices.start % step as u64) % step as u64;
            let of_start = (indices.start + skip..indices.end).step_by(step);
            game.playouts(start, seed, of_start, &mut |_, finish| tally.count(finish));
        }
    };
    parallel::run(workers, 0..games, &Tally::default(), work, watch)
}
