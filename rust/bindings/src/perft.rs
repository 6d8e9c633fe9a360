//! `perft`.

use std::time::Instant;

use pyo3::prelude::*;
use sorry_people_core::games::people::perft::perft_while;
use sorry_people_core::montecarlo::Cancelled;

use crate::arguments;
use crate::engine::{WATCH, enter_engine};
use crate::errors::Result;
use crate::game::PyGame;

/// Deeper than anybody can wait for.
const DEEPEST: u64 = 12;

/// How many lines of play there are, `depth` cards deep, to compare one move generator with another.
///
/// Each kind of card in the pile is one branch, however many of it there are, and then each legal move is one; a
/// card without a legal move is spent, which is one. A card that waits already is the first. A line that ends
/// early counts as one. The count grows about twelvefold with each card.
///
/// Args:
///     game: Where to begin; it stays as it is.
///     depth: From 0 to 12.
///
/// Raises:
///     ValueError: The depth is out of range.
///     KeyboardInterrupt: Ctrl-C was pressed meanwhile.
///
/// Examples:
///     >>> from sorry_people import Game, perft
///     >>> perft(Game(seed=1), 1)
///     11
#[pyfunction]
pub(crate) fn perft(
    py: Python<'_>,
    game: &Bound<'_, PyGame>,
    depth: &Bound<'_, PyAny>,
) -> Result<u64> {
    let depth = arguments::whole("depth", depth, 0, DEEPEST)? as u32;
    let position = game.get().position();
    let mut watched = Instant::now();
    enter_engine(
        py,
        |watch| {
            let mut go_on = || {
                if watched.elapsed() < WATCH {
                    return true;
                }
                watched = Instant::now();
                watch(&())
            };
            perft_while(&position, depth, &mut go_on).ok_or(Cancelled)
        },
        |_, ()| Ok(()),
    )
}
