//! The cards.

use std::fmt;
use std::str::FromStr;

/// A kind of card (T1). There is no 6 and no 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Card {
    /// To the exit, or forward 1.
    One,
    /// To the exit, or forward 2; then another draw.
    Two,
    /// Forward 3.
    Three,
    /// Back 4.
    Four,
    /// Forward 5.
    Five,
    /// Forward 7.
    Seven,
    /// Forward 8.
    Eight,
    /// Forward 10, or back 1.
    Ten,
    /// Forward 11, or a swap.
    Eleven,
    /// Forward 12.
    Twelve,
    /// Take another's space, or forward 4.
    Sorry,
}

impl Card {
    /// How many kinds there are.
    pub const KINDS: usize = 11;

    /// Every kind, in the order of their numbers, Sorry! last.
    pub const ALL: [Self; Self::KINDS] = [
        Self::One,
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Seven,
        Self::Eight,
        Self::Ten,
        Self::Eleven,
        Self::Twelve,
        Self::Sorry,
    ];

    /// The position of this kind in [`Card::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kind as it is written on the card.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::One => "1",
            Self::Two => "2",
            Self::Three => "3",
            Self::Four => "4",
            Self::Five => "5",
            Self::Seven => "7",
            Self::Eight => "8",
            Self::Ten => "10",
            Self::Eleven => "11",
            Self::Twelve => "12",
            Self::Sorry => "Sorry!",
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A text that names no card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownCard(pub String);

impl fmt::Display for UnknownCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "unknown card {:?}: the cards are 1, 2, 3, 4, 5, 7, 8, 10, 11, 12 and Sorry!",
            self.0
        )
    }
}

impl std::error::Error for UnknownCard {}

impl FromStr for Card {
    type Err = UnknownCard;

    fn from_str(text: &str) -> Result<Self, UnknownCard> {
        Self::ALL
            .into_iter()
            .find(|card| card.name() == text)
            .ok_or_else(|| UnknownCard(text.to_owned()))
    }
}
