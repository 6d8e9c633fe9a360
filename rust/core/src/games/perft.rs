//! Counting lines of play, to compare one move generator with another.

use super::playable::Playable;

/// How many lines of play there are, `depth` plays deep.
///
/// Each chance that is due is one branch, however likely it is: a kind of card, however many of it are in the
/// pile, or a roll, however many ways the dice can show it. A chance is no play of its own, nor is the move of F8
/// before it, which makes one more branch of each. Then each legal move is one branch; going on without, where
/// there is none, is one. A line that ends early counts as one.
#[must_use]
#[expect(clippy::missing_panics_doc, reason = "nobody stops it")]
pub fn perft<P: Playable>(position: &P, depth: u32) -> u64 {
    perft_while(position, depth, &mut || true).expect("nobody stops it")
}

/// From so many plays on, a count takes long enough to ask whether it is still wanted.
const WORTH_ASKING: u32 = 3;

/// [`perft`] for as long as `go_on` says so; none when it was stopped.
pub fn perft_while<P: Playable>(
    position: &P,
    depth: u32,
    go_on: &mut impl FnMut() -> bool,
) -> Option<u64> {
    if depth == 0 || position.is_over() {
        return Some(1);
    }
    if depth >= WORTH_ASKING && !go_on() {
        return None;
    }
    if position.chance_is_due() {
        let lines = |chance| perft_while(chance, depth, go_on);
        position.chances().iter().map(lines).sum()
    } else {
        let lines = |way| perft_while(&position.after(way), depth - 1, go_on);
        position.ways().into_iter().map(lines).sum()
    }
}
