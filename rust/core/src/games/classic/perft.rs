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
#[expect(clippy::missing_panics_doc, reason = "nobody stops it")]
pub fn perft(position: &Position, depth: u32) -> u64 {
    perft_while(position, depth, &mut || true).expect("nobody stops it")
}

/// From so many plays on, a count takes long enough to ask whether it is still wanted.
const WORTH_ASKING: u32 = 3;

/// [`perft`] for as long as `go_on` says so; none when it was stopped.
pub fn perft_while(
    position: &Position,
    depth: u32,
    go_on: &mut impl FnMut() -> bool,
) -> Option<u64> {
    if depth == 0 || position.is_over() {
        return Some(1);
    }
    if depth >= WORTH_ASKING && !go_on() {
        return None;
    }
    if position.drawer().is_none() {
        return after_play(position, depth, go_on);
    }
    let mut drawn = |before: &Position| -> Option<u64> {
        let pile = before.pile();
        pile.iter()
            .map(|(card, _)| {
                let mut drawn = *before;
                drawn.draw_unchecked(card);
                perft_while(&drawn, depth, go_on)
            })
            .sum()
    };
    let lines = drawn(position)?;
    if position.fire_space() == Place::NOWHERE {
        return Some(lines);
    }
    let mut moved = *position;
    moved.play_unchecked(Some(Move::FIRE_MOVE), &mut ());
    Some(lines + drawn(&moved)?)
}

fn after_play(position: &Position, depth: u32, go_on: &mut impl FnMut() -> bool) -> Option<u64> {
    let mut after = |mv| {
        let mut played = *position;
        played.play_unchecked(mv, &mut ());
        perft_while(&played, depth - 1, go_on)
    };
    let moves = position.legal_moves();
    if moves.is_empty() {
        after(None)
    } else {
        moves.into_iter().map(|mv| after(Some(mv))).sum()
    }
}
