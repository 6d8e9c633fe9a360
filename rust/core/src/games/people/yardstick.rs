//! Sorry People by the simple playout, for the Monte Carlo engine.

use super::super::table::PlainTable;
use super::playout::playout;
use super::position::Position;
use super::table::{self, Table};
use crate::montecarlo::Stream;
use crate::montecarlo::game::Finish;

/// The same game as [`Table`], played out by the simple playout: the same counts for the same seed, later.
///
/// It is what the fast playout's answers and speed are held against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Yardstick(pub Table);

impl PlainTable for Yardstick {
    type Position = Position;

    fn playout(&self, start: &Position, stream: &mut Stream) -> Finish {
        table::counted(playout(*start, self.0.levels, stream))
    }
}
