//! Whole games by computer players, counted.

use std::ops::Range;

use super::game::Game;
use super::parallel::{self, Cancelled, Workers};
use super::stream::Stream;
use super::tally::Tally;

/// Games that a worker plays between two looks at the cancel flag.
const BLOCK: u64 = 256;

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
        for index in indices {
            let start = &starts[(index % starts.len() as u64) as usize];
            tally.count(&game.playout(start, &mut Stream::new(seed, index)));
        }
    };
    parallel::run(workers, 0..games, BLOCK, &Tally::default(), work, watch)
}
