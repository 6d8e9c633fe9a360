//! The decks.

use super::super::card::Card;
use super::super::census::Census;
use super::super::named::by_name;

/// Which cards are played with (K2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Deck {
    /// 45 cards, as in T1.
    Standard,
    /// 44 cards, four of each.
    First,
    /// 55 cards, five of each.
    Waddingtons,
}

impl Deck {
    /// Every deck.
    pub const ALL: [Self; 3] = [Self::Standard, Self::First, Self::Waddingtons];

    /// The deck's name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::First => "first",
            Self::Waddingtons => "waddingtons",
        }
    }

    /// The deck's cards.
    #[must_use]
    pub const fn cards(self) -> Census {
        match self {
            Self::Standard => Census::STANDARD,
            Self::First => Census::from_counts([4; Card::KINDS]),
            Self::Waddingtons => Census::from_counts([5; Card::KINDS]),
        }
    }
}

by_name!(Deck, "deck");
