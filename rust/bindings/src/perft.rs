//! `perft`.

use std::time::Instant;

use pyo3::prelude::*;
use sorry_people_core::montecarlo::Cancelled;

use crate::arguments;
use crate::engine::{WATCH, enter_engine};
use crate::errors::Result;
use crate::game::{Game, any_game};

/// Deeper than anybody can wait for.
const DEEPEST: u64 = 12;

/// How many lines of play there are, `depth` plays deep, to compare one move generator with another.
///
/// Each kind of card in the pile is one branch, however many of it there are, and so is each roll that differs in
/// what is followed; a draw or roll is no play of its own. Then each legal move is one branch; a card without a legal
/// move is spent, and a face that can't be followed passed, which is one. Making the move of F8 before a draw is one
/// more branch, and no play of its own. A line that ends early counts as one. In Sorry People the count grows about
/// twelvefold with each play.
///
/// Args:
///     game: Where to begin; it stays as it is.
///     depth: From 0 to 12.
///
/// Raises:
///     ValueError: The depth is out of range.
///     TypeError: The depth is no whole number.
///     KeyboardInterrupt: Ctrl-C was pressed meanwhile.
///
/// Examples:
///     >>> from sorry_people import Game, perft
///     >>> perft(Game(seed=1), 1)
///     11
///     >>> perft(Game("classic", seed=1), 2)
///     281
#[pyfunction]
pub(crate) fn perft(
    py: Python<'_>,
    game: &Bound<'_, Game>,
    depth: &Bound<'_, PyAny>,
) -> Result<u64> {
    let depth = arguments::whole("depth", depth, 0, DEEPEST)? as u32;
    let position = any_game(game).any_position();
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
            position.perft_while(depth, &mut go_on).ok_or(Cancelled)
        },
        |_, ()| Ok(()),
    )
}
