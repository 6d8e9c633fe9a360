//! The way of a pawn over the square board, one place after the other.

use sorry_people_core::games::classic::board::{SAFETY_SPACES, SIDE, TRACK_SPACES, turn_off_space};
use sorry_people_core::games::classic::{Pawn, Place};
use sorry_people_core::games::colour::Colour;

/// The longest way forward: the move of F8, from one corner to the next.
const MOST_FORWARD: u8 = SIDE;

/// The longest way back, by a 4.
const MOST_BACK: u8 = 4;

/// Steps HOME from a colour's turn-off space and from the space past it, the nearest and farthest of the track.
const NEAREST: u8 = SAFETY_SPACES + 1;
const FARTHEST: u8 = NEAREST + TRACK_SPACES - 1;

/// The places from start to end, both included; only those two where the pawn doesn't walk, as out of START and
/// where the Fire brings it HOME (F9).
pub(crate) fn way(pawn: Pawn, start: Place, end: Place) -> Vec<Place> {
    let left = |place| steps_home(pawn.colour(), place);
    let at = |steps| Place::all().find(|&place| left(place) == Some(steps));
    let (Some(from), Some(to)) = (left(start), left(end)) else {
        return vec![start, end];
    };
    if (1..=MOST_FORWARD).contains(&from.saturating_sub(to)) {
        return (to..=from).rev().filter_map(at).collect();
    }
    let mut steps = from;
    let mut back = vec![start];
    for _ in 0..MOST_BACK {
        steps = if steps == FARTHEST {
            NEAREST
        } else {
            steps + 1
        };
        back.extend(at(steps));
        if steps == to {
            return back;
        }
    }
    vec![start, end]
}

/// Steps forward to HOME; none from START (KB2).
fn steps_home(colour: Colour, place: Place) -> Option<u8> {
    if let Some(space) = place.track_space() {
        let to_turn_off = (turn_off_space(colour) + TRACK_SPACES - space) % TRACK_SPACES;
        Some(to_turn_off + NEAREST)
    } else if let Some(space) = place.safety_space() {
        Some(NEAREST - space)
    } else {
        (place == Place::HOME).then_some(0)
    }
}
