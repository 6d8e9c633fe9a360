//! The computer players (P1 to P4).

use super::super::Level;
use super::hard;
use super::moves::Move;
use super::offer::Offers;
use super::position::Position;
use crate::montecarlo::Stream;

/// The move that a player of this level makes among the legal ones; none without any.
///
/// A single legal move takes nothing from the stream; nor does Hard (P4). In Points nothing but the player's
/// own hand is looked at (KP3).
#[inline]
pub(super) fn choose(
    level: Level,
    position: &Position,
    offers: &Offers,
    stream: &mut Stream,
) -> Option<Move> {
    match offers.len() {
        0 => None,
        1 => Some(offers.at(0, position)),
        choices => Some(match level.random_choice(choices, stream) {
            Some(index) => offers.at(index, position),
            None => hard::choose(position, offers),
        }),
    }
}

/// Whether a player of this level makes the move of F8, which is legal, before drawing; Easy tosses a coin.
pub(super) fn makes_fire_move(level: Level, position: &Position, stream: &mut Stream) -> bool {
    match level.random_choice(2, stream) {
        Some(side) => side == 0,
        None => hard::makes_fire_move(position),
    }
}
