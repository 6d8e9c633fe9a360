//! The decks.

use std::fmt;
use std::str::FromStr;

use super::super::card::Card;
use super::super::census::Census;

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

impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A text that names no deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownDeck(pub String);

impl fmt::Display for UnknownDeck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "unknown deck {:?}: the decks are standard, first and waddingtons",
            self.0
        )
    }
}

impl std::error::Error for UnknownDeck {}

impl FromStr for Deck {
    type Err = UnknownDeck;

    fn from_str(text: &str) -> Result<Self, UnknownDeck> {
        Self::ALL
            .into_iter()
            .find(|deck| deck.name() == text)
            .ok_or_else(|| UnknownDeck(text.to_owned()))
    }
}
