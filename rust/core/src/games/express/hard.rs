//! Hard's judgement of a position (P2).
//!
//! Each player stands as high as the pawns that they have together: those on the HOME wedge count most, those
//! of one colour in the waiting area less, for a SLIDE can bring them home; each further pawn of a set counts
//! several times the one before. A move is judged by the mover's standing less that of all others. Of moves as good
//! as each other, it is better to take from who is ahead, and then from who plays sooner, pawns waiting on START in the
//! colour that they show counted as theirs: so nobody is set back for the place where they sit.

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
    let mut best_judgement = None;
    for &mv in moves {
        let mut after = *position;
        after.play_unchecked(Some(mv), &mut ());
        let judgement = Some(judge(&after, mover));
        if judgement > best_judgement {
            (best, best_judgement) = (mv, judgement);
        }
    }
    best
}

/// How well the mover stands, and then how badly the strongest of the others do, the next to play foremost.
fn judge(position: &Position, mover: Colour) -> (i32, i32, i32) {
    let mut standing = of(position, mover);
    let (mut threat, mut sooner) = (0, 0);
    for turns in 1..Colour::COUNT {
        let other = mover.clockwise(turns);
        if position.plays(other) {
            let theirs = of(position, other);
            standing -= theirs;
            threat += theirs * theirs;
            let prospects = 4 * theirs + i32::from(position.start(position.dial(other)));
            sooner += prospects * (Colour::COUNT - turns) as i32;
        }
    }
    (standing, -threat, -sooner)
}

/// How high a player stands by their own pawns.
fn of(position: &Position, player: Colour) -> i32 {
    let waiting = position.waiting[player.index()];
    let waiting: i32 = waiting
        .iter()
        .map(|&pawns| WAITING[usize::from(pawns)])
        .sum();
    WEDGE[usize::from(position.home(player))] + waiting
}
