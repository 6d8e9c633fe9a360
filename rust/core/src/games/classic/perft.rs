//! Counting positions, to compare one move generator with another.

use super::moves::Move;
use super::place::Place;
use super::position::Position;

/// How many lines of play there are, `depth` plays deep.
///
/// Each kind of card in the pile is one branch, however many of it there are, and then each legal move is one;
/// a card without a legal move is spent, which is one. A card that waits already is the first. Making the move
/// of F8 before a draw is one more branch, and no play of its own. In Points a draw is no play either. A line
/// that ends early counts as one.
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    if depth == 0 || position.is_over() {
        return 1;
    }
    if position.drawer().is_none() {
        return after_play(position, depth);
    }
    let drawn = |before: &Position| -> u64 {
        before
            .pile()
            .iter()
            .map(|(card, _)| {
                let mut drawn = *before;
                drawn.draw_unchecked(card);
                perft(&drawn, depth)
            })
            .sum()
    };
    let mut lines = drawn(position);
    if position.fire_space() != Place::NOWHERE {
        let mut moved = *position;
        moved.play_unchecked(Some(Move::FIRE_MOVE), &mut ());
        lines += drawn(&moved);
    }
    lines
}

fn after_play(position: &Position, depth: u32) -> u64 {
    let after = |mv| {
        let mut played = *position;
        played.play_unchecked(mv, &mut ());
        perft(&played, depth - 1)
    };
    let moves = position.legal_moves();
    if moves.is_empty() {
        after(None)
    } else {
        moves.into_iter().map(|mv| after(Some(mv))).sum()
    }
}
