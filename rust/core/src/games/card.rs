//! The cards.

use super::named::by_name;

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

by_name!(Card, "card");
