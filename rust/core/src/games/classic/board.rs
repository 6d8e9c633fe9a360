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
pub(super) const SIDE_SLIDES: [(u8, u8); 2] = [(1, 4), (9, 13)];

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
