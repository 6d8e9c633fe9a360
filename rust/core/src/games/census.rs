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

    /// How many cards that are.
    pub const STANDARD_TOTAL: u32 = 45;

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

/// A census in one word, four bits a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PackedCensus(u64);

impl PackedCensus {
    /// [`Census::STANDARD`].
    pub const STANDARD: Self = Self::new(&Census::STANDARD);

    /// The same counts, packed.
    #[must_use]
    pub const fn new(census: &Census) -> Self {
        let mut word = 0;
        let mut kind = 0;
        while kind < Card::KINDS {
            word |= (census.0[kind] as u64) << (4 * kind);
            kind += 1;
        }
        Self(word)
    }

    /// One card of this kind fewer; there must be one.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        self.0 -= 1 << (4 * card as u32);
    }

    /// The bits in which these kinds (bit k: kind k) are counted, for [`PackedCensus::of_kinds`].
    #[must_use]
    pub fn bits_of(kinds: u16) -> u64 {
        (0..Card::KINDS)
            .filter(|kind| kinds >> kind & 1 == 1)
            .map(|kind| 0xf << (4 * kind))
            .sum()
    }

    /// How many cards there are of the kinds with these bits, as a sum for [`PackedCensus::total_of`]. Up to
    /// three of them may be added before.
    #[inline]
    #[must_use]
    pub const fn of_kinds(self, bits: u64) -> u64 {
        const EVEN: u64 = 0x0f0f_0f0f_0f0f_0f0f;
        let counts = self.0 & bits;
        (counts & EVEN) + (counts >> 4 & EVEN)
    }

    /// The number that a sum of [`PackedCensus::of_kinds`] stands for.
    #[inline]
    #[must_use]
    pub const fn total_of(sum: u64) -> u32 {
        (sum.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32
    }

    /// How many cards in all.
    #[inline]
    #[must_use]
    pub const fn total(self) -> u32 {
        Self::total_of(self.of_kinds(u64::MAX))
    }
}
