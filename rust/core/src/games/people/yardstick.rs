//! Sorry People by the simple playout, for the Monte Carlo engine.

use super::moves::Move;
use super::playout::playout;
use super::position::Position;
use super::table::{self, Table};
use crate::montecarlo::Stream;
use crate::montecarlo::game::{Finish, Game};

/// The same game as [`Table`], played out by the simple playout: the same counts for the same seed, later.
///
/// It is what the fast playout's answers and speed are held against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Yardstick(pub Table);

impl Game for Yardstick {
    type Position = Position;
    type Move = Move;
    type Start = Position;

    fn legal_moves(&self, position: &Position) -> Vec<Move> {
        self.0.legal_moves(position)
    }

    fn after(&self, position: &Position, mv: Option<&Move>) -> Position {
        self.0.after(position, mv)
    }

    fn prepare(&self, position: &Position) -> Position {
        *position
    }

    fn playouts(
        &self,
        start: &Position,
        seed: u64,
        indices: impl Iterator<Item = u64>,
        tell: &mut impl FnMut(u64, &Finish),
    ) {
        for index in indices {
            let finish = playout(*start, self.0.levels, &mut Stream::new(seed, index));
            tell(index, &table::counted(finish));
        }
    }
}
