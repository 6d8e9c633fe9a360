//! Where all pawns are, and quick questions about it.
//!
//! The places are bytes below 128, four a colour, so that a machine word is asked about eight pawns at once.

use super::super::colour::Colour;
use super::pawn::{Pawn, Pawns};
use super::place::Place;

/// A 1 in every byte.
const EACH: u64 = 0x0101_0101_0101_0101;

/// The bit of every byte that no place uses.
const HIGH: u64 = 0x80 * EACH;

/// The place of every pawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Places([u64; 2]);

impl Places {
    /// All pawns nowhere.
    pub(super) const NOWHERE: Self = Self([Place::NOWHERE.index() as u64 * EACH; 2]);

    /// Where a pawn is.
    #[inline]
    pub(super) const fn of(&self, pawn: Pawn) -> Place {
        let word = self.0[pawn.index() / 8];
        Place::from_byte((word >> (8 * (pawn.index() % 8))) as u8)
    }

    /// Puts a pawn somewhere.
    #[inline]
    pub(super) const fn put(&mut self, pawn: Pawn, place: Place) {
        let shift = 8 * (pawn.index() % 8);
        let word = &mut self.0[pawn.index() / 8];
        *word = *word & !(0xff << shift) | (place.index() as u64) << shift;
    }

    /// The pawns on a place.
    #[inline]
    pub(super) fn on(&self, place: Place) -> Pawns {
        let sought = place.index() as u64 * EACH;
        // No byte borrows from its neighbour: what is taken from 128 is below it.
        let [low, high] = self.0;
        gather([HIGH - (low ^ sought), HIGH - (high ^ sought)])
    }

    /// Whether all these pawns are on a place.
    #[inline]
    pub(super) fn all_on(&self, pawns: Pawns, place: Place) -> bool {
        pawns.into_iter().all(|pawn| self.of(pawn) == place)
    }

    /// The pawns from the first to the last of these places, both included.
    #[inline]
    pub(super) fn between(&self, first: Place, last: Place) -> Pawns {
        let first = first.index() as u64 * EACH;
        let last = (last.index() as u64 * EACH) | HIGH;
        let [low, high] = self.0;
        gather([
            ((low | HIGH) - first) & (last - low),
            ((high | HIGH) - first) & (last - high),
        ])
    }

    /// The four places of a colour's pawns.
    #[inline]
    pub(super) const fn of_colour(&self, colour: Colour) -> OfColour {
        let word = self.0[colour.index() / 2];
        OfColour((word >> (32 * (colour.index() % 2))) as u32)
    }
}

/// The places of one colour's pawns.
#[derive(Clone, Copy, Debug)]
pub(super) struct OfColour(u32);

impl OfColour {
    /// Whether some pawn is on a place.
    #[inline]
    pub(super) const fn hold(self, place: Place) -> bool {
        self.matches(place) != 0
    }

    /// The pawns on a place, by number: bit k is pawn k.
    #[inline]
    pub(super) const fn on(self, place: Place) -> u16 {
        /// Moves bit 8k to bit 28 + k.
        const TO_TOP: u32 = 0x1020_4080;
        ((self.matches(place) >> 7).wrapping_mul(TO_TOP) >> 28) as u16
    }

    /// The pawns, by number, that may go to where `end` leads from their place: somewhere, and not onto a pawn of
    /// their own colour (K6).
    #[inline]
    pub(super) fn landing(self, end: impl Fn(Place) -> Place) -> u16 {
        let mut landing = 0;
        for number in 0..Pawn::EACH {
            // No branches: whether a pawn can go is as good as random.
            let end = end(Place::from_byte((self.0 >> (8 * number)) as u8 & 127));
            let free = (end == Place::HOME) | (end != Place::NOWHERE) & !self.hold(end);
            landing |= u16::from(free) << number;
        }
        landing
    }

    /// The high bit of each byte whose pawn is on a place.
    #[inline]
    const fn matches(self, place: Place) -> u32 {
        const HIGH: u32 = self::HIGH as u32;
        (HIGH - (self.0 ^ (place.index() as u32 * EACH as u32))) & HIGH
    }
}

/// The pawns whose bytes have the high bit.
#[inline]
fn gather(words: [u64; 2]) -> Pawns {
    /// Moves bit 8k to bit 56 + k.
    const TO_TOP: u64 = 0x0102_0408_1020_4080;
    if (words[0] | words[1]) & HIGH == 0 {
        return Pawns::NONE;
    }
    let [low, high] = words.map(|word| ((word & HIGH) >> 7).wrapping_mul(TO_TOP) >> 56);
    Pawns((low | high << 8) as u16)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every pawn on every place, alone.
    #[test]
    fn questions_about_one_pawn_are_answered_by_its_place() {
        for pawn in Pawns(u16::MAX) {
            for place in Place::all() {
                let mut places = Places::NOWHERE;
                places.put(pawn, place);
                assert_eq!(places.of(pawn), place);
                for other in Place::all() {
                    let here = if other == place {
                        Pawns::only(pawn)
                    } else {
                        Pawns::NONE
                    };
                    assert_eq!(places.on(other), here);
                    let own = places.of_colour(pawn.colour());
                    assert_eq!(own.hold(other), other == place);
                    let bit = u16::from(other == place) << pawn.number();
                    assert_eq!(own.on(other), bit);
                    assert_eq!(
                        own.landing(|from| from) & 1 << pawn.number() != 0,
                        place == Place::HOME
                    );
                    let from = if other <= place {
                        Pawns::only(pawn)
                    } else {
                        Pawns::NONE
                    };
                    assert_eq!(places.between(other, Place::START), from);
                    let to = if place <= other {
                        Pawns::only(pawn)
                    } else {
                        Pawns::NONE
                    };
                    assert_eq!(places.between(Place::track(0), other), to);
                }
            }
        }
    }
}
