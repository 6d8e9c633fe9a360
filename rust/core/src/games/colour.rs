//! The four colours of the older editions.

use super::named::by_name;

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

by_name!(Colour, "colour");
