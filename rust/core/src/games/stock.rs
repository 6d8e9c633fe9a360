//! The cards of a game at the table that nobody has seen.

use super::card::Card;
use super::census::Census;
use super::seed::Seed;

/// A shuffled pile, and how often cards were shuffled into one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stock {
    /// The cards still to be drawn, the next one last.
    cards: Vec<Card>,
    shuffles: u64,
}

impl Stock {
    /// These cards, by the seed's first shuffle.
    pub(super) fn new(seed: Seed, cards: &Census) -> Self {
        let mut stock = Self {
            cards: Vec::new(),
            shuffles: 0,
        };
        stock.shuffle(seed, cards);
        stock
    }

    /// Just this pile, after so many shuffles; none when it holds anything but the unseen cards.
    pub(super) fn restore(cards: Vec<Card>, shuffles: u64, unseen: &Census) -> Option<Self> {
        let mut left = *unseen;
        let holds_unseen = cards.iter().all(|&card| left.remove(card)) && left == Census::EMPTY;
        holds_unseen.then_some(Self { cards, shuffles })
    }

    /// Puts these cards on top, the first of them to be drawn first.
    pub(super) fn put_on_top(&mut self, cards: &[Card]) {
        self.cards.extend(cards.iter().rev());
    }

    /// Takes the next card; from an empty pile, after these are shuffled into a new one (T4).
    ///
    /// # Panics
    /// When there is no card at all.
    pub(super) fn draw(&mut self, seed: Seed, all: &Census) -> Card {
        if self.cards.is_empty() {
            self.shuffle(seed, all);
        }
        self.cards.pop().expect("a new pile has cards")
    }

    /// The cards still to be drawn, the next one last.
    pub(super) fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// How often cards were shuffled.
    pub(super) const fn shuffles(&self) -> u64 {
        self.shuffles
    }

    fn shuffle(&mut self, seed: Seed, cards: &Census) {
        self.cards = cards.cards().collect();
        seed.chance(self.shuffles).shuffle(&mut self.cards);
        self.shuffles += 1;
    }
}
