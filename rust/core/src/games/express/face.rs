//! The faces of the dice.

use std::fmt;
use std::str::FromStr;

use super::super::colour::Colour;

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

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A text that names no face.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownFace(pub String);

impl fmt::Display for UnknownFace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "unknown face {:?}: the faces are Red, Blue, Yellow, Green, Wild, SORRY! and SLIDE",
            self.0
        )
    }
}

impl std::error::Error for UnknownFace {}

impl FromStr for Face {
    type Err = UnknownFace;

    fn from_str(text: &str) -> Result<Self, UnknownFace> {
        Self::ALL
            .into_iter()
            .find(|face| face.name() == text)
            .ok_or_else(|| UnknownFace(text.to_owned()))
    }
}
