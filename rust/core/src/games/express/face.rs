//! The faces of the dice.

use super::super::colour::Colour;
use super::super::named::by_name;

/// A face of a die; the order is that in which faces are followed (X2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Face {
    /// Take a pawn of this colour (X3).
    Colour(Colour),
    /// Take a pawn of a colour of one's choice (X5).
    Wild,
    /// Take a pawn from another player's HOME wedge (X6).
    Sorry,
    /// Turn a dial (X7).
    Slide,
}

impl Face {
    /// Every face, in the order in which they are followed.
    pub const ALL: [Self; 7] = [
        Self::Colour(Colour::Red),
        Self::Colour(Colour::Blue),
        Self::Colour(Colour::Yellow),
        Self::Colour(Colour::Green),
        Self::Wild,
        Self::Sorry,
        Self::Slide,
    ];

    /// The face as it is written.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Colour(colour) => colour.name(),
            Self::Wild => "Wild",
            Self::Sorry => "SORRY!",
            Self::Slide => "SLIDE",
        }
    }
}

by_name!(Face, "face");
