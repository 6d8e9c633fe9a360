//! What happens when a face is followed.

use super::super::colour::Colour;
use super::face::Face;
use super::moves::Source;

/// One thing that happened, in the order in which it did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// A pawn was taken from START or from a waiting area (X3).
    Took {
        /// By whom.
        player: Colour,
        /// The pawn's colour.
        colour: Colour,
        /// Whence.
        source: Source,
    },
    /// A pawn was taken from another player's HOME wedge (X6).
    Sorry {
        /// By whom.
        player: Colour,
        /// From whom.
        other: Colour,
        /// The pawn's colour.
        colour: Colour,
    },
    /// A pawn that was taken went on the HOME wedge (X4).
    Home {
        /// Whose.
        player: Colour,
        /// The pawn's colour.
        colour: Colour,
    },
    /// A dial was turned (X7).
    Slid {
        /// By whom.
        player: Colour,
        /// Whose dial.
        turned: Colour,
        /// The colour shown before.
        shown: Colour,
        /// The colour shown now.
        colour: Colour,
    },
    /// No dial was turned.
    Passed {
        /// By whom.
        player: Colour,
    },
    /// A face could not be followed.
    Nothing {
        /// By whom.
        player: Colour,
        /// Which face.
        face: Face,
    },
    /// A wedge holds four pawns (X8).
    GameOver {
        /// Whose.
        winner: Colour,
    },
}

/// Somebody who is told what happens; `()` is told and keeps nothing.
pub trait Witness {
    /// Called for each event, in order.
    fn see(&mut self, event: Event);
}

impl Witness for () {
    #[inline]
    fn see(&mut self, _: Event) {}
}

impl Witness for Vec<Event> {
    fn see(&mut self, event: Event) {
        self.push(event);
    }
}
