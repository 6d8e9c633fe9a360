//! Counting positions, to compare one move generator with another.

use super::super::card::Card;
use super::position::Position;

/// How many lines of play there are, `depth` cards deep.
///
/// Each kind of card in the pile is one branch, however many of it there are, and then each legal move is one;
/// a card without a legal move is spent, which is one. A card that waits already is the first. A line that
/// ends early counts as one.
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    if depth == 0 || position.is_over() {
        return 1;
    }
    if position.card().is_some() {
        return after_card(position, depth);
    }
    position
        .pile()
        .iter()
        .map(|(card, _)| after_card(&with_card(position, card), depth))
        .sum()
}

fn with_card(position: &Position, card: Card) -> Position {
    let mut drawn = *position;
    drawn.draw_unchecked(card);
    drawn
}

fn after_card(position: &Position, depth: u32) -> u64 {
    let after = |mv| {
        let mut played = *position;
        played.play_unchecked(mv, &mut ());
        perft(&played, depth - 1)
    };
    let moves = position.legal_moves();
    if moves.is_empty() {
        after(None)
    } else {
        moves.iter().map(|&mv| after(Some(mv))).sum()
    }
}
