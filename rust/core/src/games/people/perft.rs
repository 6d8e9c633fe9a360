//! Counting positions, to compare one move generator with another.

use super::super::card::Card;
use super::position::Position;

/// How many lines of play there are, `depth` cards deep.
///
/// Each kind of card in the pile is one branch, however many of it there are, and then each legal move is one;
/// a card without a legal move is spent, which is one. A card that waits already is the first. A line that
/// ends early counts as one.
#[must_use]
#[expect(clippy::missing_panics_doc, reason = "nobody stops it")]
pub fn perft(position: &Position, depth: u32) -> u64 {
    perft_while(position, depth, &mut || true).expect("nobody stops it")
}

/// From so many cards on, a count takes long enough to ask whether it is still wanted.
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
    if position.card().is_some() {
        return after_card(position, depth, go_on);
    }
    position
        .pile()
        .iter()
        .map(|(card, _)| after_card(&with_card(position, card), depth, go_on))
        .sum()
}

fn with_card(position: &Position, card: Card) -> Position {
    let mut drawn = *position;
    drawn.draw_unchecked(card);
    drawn
}

fn after_card(position: &Position, depth: u32, go_on: &mut impl FnMut() -> bool) -> Option<u64> {
    if depth >= WORTH_ASKING && !go_on() {
        return None;
    }
    let mut after = |mv| {
        let mut played = *position;
        played.play_unchecked(mv, &mut ());
        perft_while(&played, depth - 1, go_on)
    };
    let moves = position.legal_moves();
    if moves.is_empty() {
        after(None)
    } else {
        moves.iter().map(|&mv| after(Some(mv))).sum()
    }
}
