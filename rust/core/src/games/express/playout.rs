//! Playing a game to its end.

use super::super::Level;
use super::super::colour::Colour;
use super::choice;
use super::moves::Move;
use super::position::Position;
use crate::montecarlo::Stream;

/// Rolls after which a playout stops without a winner. The faces are data, and some dice never end a game;
/// with those of X9 one takes some dozens.
pub const MOST_ROLLS: u32 = 100_000;

/// The most moves that a face offers: a Wild, each colour from each of four waiting areas.
const MOST_MOVES: usize = Colour::COUNT * Colour::COUNT;

/// Plays the rest of a game with these computer players; returns the last position and the number of rolls.
#[must_use]
pub fn playout(
    mut position: Position,
    levels: [Level; Colour::COUNT],
    stream: &mut Stream,
) -> (Position, u32) {
    let mut moves: Vec<Move> = Vec::with_capacity(MOST_MOVES);
    let mut rolls = 0;
    while let Some(player) = position.turn() {
        if position.face().is_none() {
            if rolls == MOST_ROLLS {
                break;
            }
            position.roll_unchecked(position.faces.roll(stream));
            rolls += 1;
        }
        moves.clear();
        position.each_move(&mut |mv| moves.push(mv));
        let mv = choice::choose(levels[player.index()], &position, &moves, stream);
        position.play_unchecked(mv, &mut ());
    }
    (position, rolls)
}
