//! How many cards of each kind.

use super::card::Card;

/// A count of cards by kind: a deck, the spent cards, or the unseen ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Census([u8; Card::KINDS]);

impl Census {
    /// No cards.
    pub const EMPTY: Self = Self([0; Card::KINDS]);

    /// The deck of T1: five 1s and four of every other kind.
    pub const STANDARD: Self = Self([5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]);

    /// A census from the count of each kind, in the order of [`Card::ALL`].
    #[must_use]
    pub const fn from_counts(counts: [u8; Card::KINDS]) -> Self {
        Self(counts)
    }

    /// How many of this kind.
    #[must_use]
    pub const fn count(&self, card: Card) -> u8 {
        self.0[card.index()]
    }

    /// How many cards in all.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// One more of this kind.
    pub const fn add(&mut self, card: Card) {
        self.0[card.index()] += 1;
    }

    /// One fewer of this kind; `false`, and nothing changed, where there is none.
    #[must_use]
    pub const fn remove(&mut self, card: Card) -> bool {
        let count = &mut self.0[card.index()];
        if *count == 0 {
            return false;
        }
        *count -= 1;
        true
    }

    /// What is left of this census when another is taken out of it, or the first kind of which it has too few.
    ///
    /// # Errors
    /// The kind of which `taken` holds more than there are.
    pub fn without(&self, taken: &Self) -> Result<Self, Card> {
        let mut left = *self;
        for card in Card::ALL {
            let count = &mut left.0[card.index()];
            *count = count.checked_sub(taken.count(card)).ok_or(card)?;
        }
        Ok(left)
    }

    /// The kinds that are there, with their counts.
    pub fn iter(&self) -> impl Iterator<Item = (Card, u8)> + '_ {
        Card::ALL
            .into_iter()
            .map(|card| (card, self.count(card)))
            .filter(|&(_, count)| count > 0)
    }

    /// Every single card, kind by kind.
    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.iter()
            .flat_map(|(card, count)| std::iter::repeat_n(card, usize::from(count)))
    }
}
