//! Counting positions, to compare one move generator with another.

use super::face::Face;
use super::position::{Position, in_order};

/// How many lines of play there are, `depth` faces deep.
///
/// Each roll that differs in what is followed is one branch, however many ways the dice can show it, and then
/// each legal move is one; a face that can't be followed is passed, which is one. A line that ends early counts
/// as one.
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
    if position.face().is_none() {
        return rolls(position)
            .into_iter()
            .map(|faces| {
                let mut rolled = *position;
                rolled.roll_unchecked(faces);
                perft_while(&rolled, depth, go_on)
            })
            .sum();
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
