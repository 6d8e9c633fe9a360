//! The draw pile of a playout.

use super::card::Card;
use super::census::Census;
use crate::montecarlo::Stream;

/// The most cards that a deck of any edition has.
pub(super) const MOST: usize = 55;

/// A pile whose order is made as it is drawn: the first `left` cards are in it, the others are out of it.
///
/// Each draw takes one of the cards left with equal chances, which is the same as a shuffle before (T4). An
/// empty pile holds all cards again.
#[derive(Clone, Debug)]
pub struct Pile {
    pub(super) cards: [Card; MOST],
    pub(super) left: u32,
    size: u32,
}

impl Pile {
    /// A pile of a deck's cards, of which those not `unseen` are out of it.
    ///
    /// # Panics
    /// When `unseen` is not part of `deck`.
    #[must_use]
    pub fn new(deck: &Census, unseen: &Census) -> Self {
        let spent = deck
            .without(unseen)
            .expect("the unseen cards are part of the deck");
        let mut cards = [Card::One; MOST];
        for (slot, card) in cards.iter_mut().zip(unseen.cards().chain(spent.cards())) {
            *slot = card;
        }
        Self {
            cards,
            left: unseen.total(),
            size: deck.total(),
        }
    }

    /// Takes a card off the pile, shuffling all of them into a new one when it is empty (T4).
    #[inline]
    pub fn draw(&mut self, stream: &mut Stream) -> Card {
        if self.left == 0 {
            self.left = self.size;
        }
        let at = stream.below(self.left) as usize;
        self.left -= 1;
        self.cards.swap(at, self.left as usize);
        self.cards[self.left as usize]
    }
}
