//! The four colours of the older editions.

use std::fmt;
use std::str::FromStr;

/// A colour; the discriminant is the side of the square board, clockwise (KB1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Colour {
    /// Side 0.
    Red,
    /// Side 1.
    Blue,
    /// Side 2.
    Yellow,
    /// Side 3.
    Green,
}

impl Colour {
    /// How many there are.
    pub const COUNT: usize = 4;

    /// Every colour, clockwise (KB1).
    pub const ALL: [Self; Self::COUNT] = [Self::Red, Self::Blue, Self::Yellow, Self::Green];

    /// The position of this colour in [`Colour::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The colour's name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "Red",
            Self::Blue => "Blue",
            Self::Yellow => "Yellow",
            Self::Green => "Green",
        }
    }

    /// The colour so many sides further clockwise.
    #[must_use]
    pub const fn clockwise(self, sides: usize) -> Self {
        Self::ALL[(self.index() + sides) % Self::COUNT]
    }

    /// The colour on the other side of the board: the partner in Teams (KT1).
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.clockwise(2)
    }

    /// The other three, in the order of [`Colour::ALL`].
    pub fn others(self) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |&colour| colour != self)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A text that names no colour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownColour(pub String);

impl fmt::Display for UnknownColour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "unknown colour {:?}: the colours are Red, Blue, Yellow and Green",
            self.0
        )
    }
}

impl std::error::Error for UnknownColour {}

impl FromStr for Colour {
    type Err = UnknownColour;

    fn from_str(text: &str) -> Result<Self, UnknownColour> {
        Self::ALL
            .into_iter()
            .find(|colour| colour.name() == text)
            .ok_or_else(|| UnknownColour(text.to_owned()))
    }
}
