//! What the editions of the square board make different.

use super::super::card::Card;
use super::super::colour::Colour;
use super::deck::Deck;
use super::edition::Edition;
use super::pawn::{Pawn, Pawns};

/// An edition with its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// The edition.
    pub edition: Edition,
    /// The cards (K2).
    pub deck: Deck,
    /// In 2013, whether the Fire goes over to the pawn that bumps its pawn (F11).
    pub fire_transfers: bool,
    /// In Points, whether every bonus that applies is scored, not the highest alone (KP4).
    pub stack_bonuses: bool,
}

impl Rules {
    /// Cards that a player holds in Points (KP1).
    pub const HAND: u32 = 5;

    /// An edition with the usual options.
    #[must_use]
    pub const fn new(edition: Edition) -> Self {
        Self {
            edition,
            deck: Deck::Standard,
            fire_transfers: false,
            stack_bonuses: false,
        }
    }

    /// Whether cards are played from hands (KP1).
    #[must_use]
    #[inline]
    pub const fn has_hands(self) -> bool {
        matches!(self.edition, Edition::Points)
    }

    /// Whether there are Fire and Ice.
    #[must_use]
    #[inline]
    pub const fn has_fire_and_ice(self) -> bool {
        matches!(self.edition, Edition::FireAndIce)
    }

    /// How many pawns each colour has (K1, F1).
    #[must_use]
    pub const fn pawns_each(self) -> usize {
        if self.has_fire_and_ice() {
            3
        } else {
            Pawn::EACH
        }
    }

    /// A colour's pawns.
    #[must_use]
    pub(super) const fn pawns_of(self, colour: Colour) -> Pawns {
        let all = (1 << self.pawns_each()) - 1;
        Pawns(all << (Pawn::EACH * colour.index()))
    }

    /// Whether two different colours play together (KT1).
    #[must_use]
    pub const fn are_partners(self, one: Colour, other: Colour) -> bool {
        matches!(self.edition, Edition::Teams) && one.opposite().index() == other.index()
    }

    /// The pawns that a colour may move, and that must all get HOME: in Teams the partner's too (K5, KT2, KT5).
    #[must_use]
    #[inline]
    pub(super) const fn team_of(self, colour: Colour) -> Pawns {
        let own = self.pawns_of(colour).0;
        match self.edition {
            Edition::Teams => Pawns(own | self.pawns_of(colour.opposite()).0),
            _ => Pawns(own),
        }
    }

    /// Whether a card brings a pawn from START onto the circle (F2).
    #[inline]
    pub(super) const fn starts(self, card: Card) -> bool {
        match card {
            Card::One | Card::Two => true,
            _ => self.has_fire_and_ice() && forward_steps(card).is_some(),
        }
    }

    /// Whether a card gives a further draw (F3).
    #[inline]
    pub(super) const fn draws_again(self, card: Card) -> bool {
        matches!(card, Card::Two) && !self.has_fire_and_ice()
    }
}

/// The number of the card, where a pawn goes forward by it.
#[inline]
pub(super) const fn forward_steps(card: Card) -> Option<u8> {
    match card {
        Card::One => Some(1),
        Card::Two => Some(2),
        Card::Three => Some(3),
        Card::Five => Some(5),
        Card::Seven => Some(7),
        Card::Eight => Some(8),
        Card::Ten => Some(10),
        Card::Eleven => Some(11),
        Card::Twelve => Some(12),
        Card::Four | Card::Sorry => None,
    }
}

/// How far a pawn goes back by this card, where it does.
#[inline]
pub(super) const fn back_steps(card: Card) -> Option<u8> {
    match card {
        Card::Four => Some(4),
        Card::Ten => Some(1),
        _ => None,
    }
}
