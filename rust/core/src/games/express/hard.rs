//! Hard's judgement of a position (P2).
//!
//! Each player stands as high as the pawns that they have together: those on the HOME wedge count most, those
//! of one colour in the waiting area less, for a SLIDE can bring them home; each further pawn of a set counts
//! several times the one before. A move is judged by the mover's standing less that of all others, after the
//! rest of the roll is followed as well as it can be.

use super::super::colour::Colour;
use super::moves::Move;
use super::position::{PAWNS, Position};

/// By pawns on a HOME wedge, what they are worth; four win.
const WEDGE: [i32; PAWNS as usize + 1] = [0, 4, 12, 40, 1000];

/// By pawns of one colour in a waiting area, what they are worth.
const WAITING: [i32; PAWNS as usize + 1] = [0, 1, 4, 13, 40];

/// The first of the moves after which the mover stands best.
pub(super) fn choose(position: &Position, moves: &[Move]) -> Move {
    let mover = position.turn().expect("somebody is on turn");
    let mut best = moves[0];
    let mut best_standing = i32::MIN;
    for &mv in moves {
        let mut after = *position;
        after.play_unchecked(Some(mv), &mut ());
        let standing = judge(&after, mover);
        if standing > best_standing {
            (best, best_standing) = (mv, standing);
        }
    }
    best
}

/// How well the mover stands.
fn judge(position: &Position, mover: Colour) -> i32 {
    let of = |player: Colour| {
        let waiting = position.waiting[player.index()];
        let waiting: i32 = waiting
            .iter()
            .map(|&pawns| WAITING[usize::from(pawns)])
            .sum();
        WEDGE[usize::from(position.home(player))] + waiting
    };
    let all: i32 = position.players().map(of).sum();
    2 * of(mover) - all
}
