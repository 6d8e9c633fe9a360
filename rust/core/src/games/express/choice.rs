//! The computer players (P1 to P4).

use super::super::Level;
use super::hard;
use super::moves::Move;
use super::position::Position;
use crate::montecarlo::Stream;

/// The move that a player of this level makes among the legal ones; none without any.
///
/// A single legal move takes nothing from the stream; nor does Hard (P4).
pub fn choose(
    level: Level,
    position: &Position,
    moves: &[Move],
    stream: &mut Stream,
) -> Option<Move> {
    level.pick(moves, stream, || hard::choose(position, moves))
}
