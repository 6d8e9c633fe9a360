//! Counting positions, to compare one move generator with another.

use super::face::Face;
use super::position::{Position, in_order};

/// How many lines of play there are, `depth` faces deep.
///
/// Each roll that differs in what is followed is one branch, however many ways the dice can show it, and then
/// each legal move is one; a face that can't be followed is passed, which is one. A line that ends early counts
/// as one.
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    if depth == 0 || position.is_over() {
        return 1;
    }
    if position.face().is_none() {
        return rolls(position)
            .into_iter()
            .map(|faces| {
                let mut rolled = *position;
                rolled.roll_unchecked(faces);
                perft(&rolled, depth)
            })
            .sum();
    }
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

/// The rolls that differ in what is followed.
fn rolls(position: &Position) -> Vec<[Face; 3]> {
    let [first, second, third] = position.faces.0;
    let mut rolls = Vec::new();
    for one in first {
        for two in second {
            for three in third {
                rolls.push(in_order([one, two, three]));
            }
        }
    }
    rolls.sort_unstable();
    rolls.dedup();
    rolls
}
