//! A pawn, and sets of pawns.

use std::fmt;
use std::ops::{BitAnd, BitOr, Not};
use std::str::FromStr;

use super::super::colour::Colour;
use super::error::PositionError;

/// A pawn of any colour. Pawns of one colour are told apart by their numbers, which never change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pawn(u8);

impl Pawn {
    /// Pawns of each colour, at most (K1, F1).
    pub const EACH: usize = 4;

    /// All pawns of all colours.
    pub const COUNT: usize = Self::EACH * Colour::COUNT;

    /// The pawn with this number, from 0 to 3.
    ///
    /// # Panics
    /// When the number is greater.
    #[must_use]
    pub const fn new(colour: Colour, number: u8) -> Self {
        assert!((number as usize) < Self::EACH);
        Self(colour as u8 * Self::EACH as u8 + number)
    }

    /// The pawn's colour.
    #[must_use]
    #[inline]
    pub const fn colour(self) -> Colour {
        // A match, not a look-up: the compiler sees that it changes nothing.
        match self.index() / Self::EACH {
            0 => Colour::Red,
            1 => Colour::Blue,
            2 => Colour::Yellow,
            _ => Colour::Green,
        }
    }

    /// The pawn's number among those of its colour.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 % Self::EACH as u8
    }

    /// The pawn's number among all.
    #[inline]
    pub(super) const fn index(self) -> usize {
        (self.0 & 15) as usize
    }
}

impl fmt::Display for Pawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.colour(), self.number())
    }
}

impl FromStr for Pawn {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        (0..Self::COUNT as u8)
            .map(Self)
            .find(|pawn| pawn.to_string() == text)
            .ok_or_else(|| PositionError::UnknownPawn(text.to_owned()))
    }
}

/// A set of pawns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pawns(pub(super) u16);

impl Pawns {
    /// No pawn.
    pub const NONE: Self = Self(0);

    /// The pawns of a colour with these numbers: bit k stands for pawn k.
    pub(super) const fn numbered(colour: Colour, numbers: u16) -> Self {
        Self(numbers << (Pawn::EACH * colour.index()))
    }

    /// Every pawn of a colour.
    #[must_use]
    pub const fn of(colour: Colour) -> Self {
        Self(0b1111 << (Pawn::EACH * colour.index()))
    }

    /// This pawn alone.
    #[must_use]
    pub const fn only(pawn: Pawn) -> Self {
        Self(1 << pawn.index())
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this pawn is in it.
    #[must_use]
    pub const fn contains(self, pawn: Pawn) -> bool {
        self.0 >> pawn.index() & 1 == 1
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The pawn at this index, which is below [`Pawns::len`].
    #[inline]
    pub(super) fn at(mut self, index: u32) -> Pawn {
        for _ in 0..index {
            self.0 &= self.0 - 1;
        }
        Pawn(self.0.trailing_zeros() as u8)
    }

    /// Of each colour, the first.
    #[inline]
    pub(super) const fn first_of_each_colour(self) -> Self {
        // A number that is the first keeps its bit: no lower one of the same colour is there.
        let after_others = (self.0 & 0x7777) << 1 | (self.0 & 0x3333) << 2 | (self.0 & 0x1111) << 3;
        Self(self.0 & !after_others)
    }

    /// All but this one.
    #[must_use]
    pub const fn without(self, pawn: Pawn) -> Self {
        Self(self.0 & !Self::only(pawn).0)
    }
}

impl BitAnd for Pawns {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Pawns {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Not for Pawns {
    type Output = Self;

    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl IntoIterator for Pawns {
    type Item = Pawn;
    type IntoIter = Each;

    #[inline]
    fn into_iter(self) -> Each {
        Each(self)
    }
}

/// The pawns of a set, one after the other, by colour and number.
#[derive(Clone, Debug)]
pub struct Each(Pawns);

impl Iterator for Each {
    type Item = Pawn;

    #[inline]
    fn next(&mut self) -> Option<Pawn> {
        if self.0.is_empty() {
            return None;
        }
        let first = self.0.at(0);
        self.0.0 &= self.0.0 - 1;
        Some(first)
    }
}
