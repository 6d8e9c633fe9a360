//! The square board: distances, safety zones and slides (KB1 to KB3).

use super::super::colour::Colour;
use super::place::Place;

/// Spaces of the loop (KB1).
pub const TRACK_SPACES: u8 = 60;

/// Spaces of each safety zone, HOME not counted (KB2).
pub const SAFETY_SPACES: u8 = 5;

/// Spaces of one side of the loop (KB1); its first is a corner, which is a fire space (F8).
pub const SIDE: u8 = 15;

/// Triangle and end of the two slides of each side, counted from the side's first space (KB3).
const SIDE_SLIDES: [(u8, u8); 2] = [(1, 4), (9, 13)];

/// The most steps that any card gives, and how long a table by steps is: a power of two.
const MOST_STEPS: usize = 12;
const STEPS: usize = 16;

/// The same of steps back.
const MOST_BACK: usize = 4;
const BACK_STEPS: usize = 8;

/// A coloured slide of the track (KB3, K8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Slide {
    /// Its colour, whose pawns ignore it.
    pub colour: Colour,
    /// The track space where it begins.
    pub triangle: u8,
    /// The track space where it ends.
    pub end: u8,
}

/// The start circle of a colour (KB2).
#[must_use]
pub const fn start_circle(colour: Colour) -> Place {
    Place::track(SIDE * colour as u8 + 4)
}

/// The track space after which a colour's safety zone turns off (KB2).
#[must_use]
pub const fn turn_off_space(colour: Colour) -> u8 {
    SIDE * colour as u8 + 2
}

/// All eight slides, in the order of the track.
#[must_use]
pub fn slides() -> Vec<Slide> {
    let of = |colour| {
        SIDE_SLIDES.map(|(triangle, end)| Slide {
            colour,
            triangle: SIDE * colour as u8 + triangle,
            end: SIDE * colour as u8 + end,
        })
    };
    Colour::ALL.into_iter().flat_map(of).collect()
}

/// How far ahead of a track space a colour's turn-off is: 0 on it, 59 just past it (K7).
#[must_use]
pub const fn to_turn_off(colour: Colour, space: u8) -> u8 {
    (turn_off_space(colour) + TRACK_SPACES - space) % TRACK_SPACES
}

/// Steps forward to HOME, none from START and from nowhere; 64 from the start circle (KB2).
#[must_use]
pub const fn to_home(colour: Colour, from: Place) -> Option<u8> {
    if let Some(space) = from.track_space() {
        Some(to_turn_off(colour, space) + SAFETY_SPACES + 1)
    } else if let Some(space) = from.safety_space() {
        Some(SAFETY_SPACES + 1 - space)
    } else if from.index() == Place::HOME.index() {
        Some(0)
    } else {
        None
    }
}

/// By colour, place and steps, where a forward move ends before any slide (K7).
static FORWARD: [[[Place; STEPS]; Place::TABLE]; Colour::COUNT] = forward_table();

/// By colour, place and steps, where a back move ends before any slide (K7).
static BACK: [[[Place; BACK_STEPS]; Place::TABLE]; Colour::COUNT] = back_table();

/// By colour and place where a pawn lands, the end of the slide that it takes (K8).
static SLIDE_END: [[Place; Place::TABLE]; Colour::COUNT] = slide_table();

/// Where a pawn comes out that starts from here; nowhere where it isn't on START (KB2).
#[inline]
pub(super) fn out(colour: Colour, from: Place) -> Place {
    if from == Place::START {
        start_circle(colour)
    } else {
        Place::NOWHERE
    }
}

/// Where a pawn ends that goes forward, before any slide; nowhere where it can't (K7).
#[inline]
pub(super) fn forward(colour: Colour, from: Place, steps: u8) -> Place {
    FORWARD[colour.index()][from.index()][steps as usize % STEPS]
}

/// Where a pawn ends that goes back, before any slide; nowhere where it can't (K7).
#[inline]
pub(super) fn back(colour: Colour, from: Place, steps: u8) -> Place {
    BACK[colour.index()][from.index()][steps as usize % BACK_STEPS]
}

/// The end of the slide that a pawn takes which lands here; nowhere where there is none (K8).
#[inline]
pub(super) fn slide_end(colour: Colour, at: Place) -> Place {
    SLIDE_END[colour.index()][at.index()]
}

/// The next corner ahead of a pawn, where it lies before the pawn's own turn-off; else nowhere (F8).
pub(super) fn next_fire_space(colour: Colour, from: Place) -> Place {
    let Some(space) = from.track_space() else {
        return Place::NOWHERE;
    };
    let steps = SIDE - space % SIDE;
    if steps > to_turn_off(colour, space) {
        return Place::NOWHERE;
    }
    Place::track((space + steps) % TRACK_SPACES)
}

const fn forward_table() -> [[[Place; STEPS]; Place::TABLE]; Colour::COUNT] {
    let mut table = [[[Place::NOWHERE; STEPS]; Place::TABLE]; Colour::COUNT];
    let mut colour = 0;
    while colour < Colour::COUNT {
        let mut from = 0;
        while from < Place::HOME.index() {
            let mut steps = 1;
            while steps <= MOST_STEPS {
                let place = Place::from_index(from);
                table[colour][from][steps] = ahead(Colour::ALL[colour], place, steps as u8);
                steps += 1;
            }
            from += 1;
        }
        colour += 1;
    }
    table
}

const fn ahead(colour: Colour, from: Place, steps: u8) -> Place {
    let Some(way) = to_home(colour, from) else {
        return Place::NOWHERE;
    };
    if steps > way {
        return Place::NOWHERE;
    }
    match way - steps {
        0 => Place::HOME,
        left if left <= SAFETY_SPACES => Place::safety(SAFETY_SPACES + 1 - left),
        left => {
            let before_turn_off = left - SAFETY_SPACES - 1;
            let space = turn_off_space(colour) + TRACK_SPACES - before_turn_off;
            Place::track(space % TRACK_SPACES)
        }
    }
}

const fn back_table() -> [[[Place; BACK_STEPS]; Place::TABLE]; Colour::COUNT] {
    let mut table = [[[Place::NOWHERE; BACK_STEPS]; Place::TABLE]; Colour::COUNT];
    let mut colour = 0;
    while colour < Colour::COUNT {
        let mut from = 0;
        while from < Place::HOME.index() {
            let mut steps = 1;
            while steps <= MOST_BACK {
                let place = Place::from_index(from);
                table[colour][from][steps] = behind(Colour::ALL[colour], place, steps as u8);
                steps += 1;
            }
            from += 1;
        }
        colour += 1;
    }
    table
}

const fn behind(colour: Colour, from: Place, steps: u8) -> Place {
    let (space, steps) = match (from.track_space(), from.safety_space()) {
        (Some(space), _) => (space, steps),
        (None, Some(space)) if steps < space => return Place::safety(space - steps),
        (None, Some(space)) => (turn_off_space(colour), steps - space),
        (None, None) => return Place::NOWHERE,
    };
    Place::track((space + TRACK_SPACES - steps) % TRACK_SPACES)
}

const fn slide_table() -> [[Place; Place::TABLE]; Colour::COUNT] {
    let mut table = [[Place::NOWHERE; Place::TABLE]; Colour::COUNT];
    let mut colour = 0;
    while colour < Colour::COUNT {
        let mut side = 0;
        while side < Colour::COUNT {
            let mut slide = 0;
            while slide < SIDE_SLIDES.len() && side != colour {
                let (triangle, end) = SIDE_SLIDES[slide];
                let first = SIDE * side as u8;
                table[colour][(first + triangle) as usize] = Place::track(first + end);
                slide += 1;
            }
            side += 1;
        }
        colour += 1;
    }
    table
}
