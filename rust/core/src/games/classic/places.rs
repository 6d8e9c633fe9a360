//! Where all pawns are, and quick questions about it.
//!
//! A colour's four ways are bytes below 128 of one word, so that all four are asked at once.

use super::super::colour::Colour;
use super::board::TRACK_SPACES;
use super::pawn::{Pawn, Pawns};
use super::place::Place;
use super::way::Way;

/// A 1 in every byte.
const EACH: u32 = 0x0101_0101;

/// The bit of every byte that no way uses.
const HIGH: u32 = 0x80 * EACH;

/// The place of every pawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Places {
    words: [u32; Colour::COUNT],
    /// The track spaces on which there is a pawn: bit k stands for space k.
    taken: u64,
}

impl Places {
    /// All pawns nowhere.
    pub(super) const NOWHERE: Self = Self {
        words: [Way::NOWHERE.number() as u32 * EACH; Colour::COUNT],
        taken: 0,
    };

    /// How far a pawn has to go.
    #[inline]
    pub(super) const fn way(&self, pawn: Pawn) -> Way {
        let word = self.words[pawn.colour().index()];
        Way::from_number((word >> (8 * pawn.number())) as u8)
    }

    /// Puts a pawn somewhere.
    #[inline]
    pub(super) const fn put(&mut self, pawn: Pawn, way: Way) {
        let colour = pawn.colour();
        let from = self.way(pawn);
        self.taken = self.taken & !from.space(colour) | way.space(colour);
        let shift = 8 * pawn.number();
        let word = &mut self.words[colour.index()];
        *word = *word & !(0xff << shift) | (way.number() as u32) << shift;
    }

    /// The pawns on a track space: one or none.
    #[inline]
    fn on_space(&self, space: u8) -> Pawns {
        let mut pawns = Pawns::NONE;
        for colour in Colour::ALL {
            let way = Way::from(colour, Place::track(space));
            pawns = pawns | Pawns::numbered(colour, self.of_colour(colour).on(way));
        }
        pawns
    }

    /// The pawns on these track spaces.
    #[inline]
    pub(super) fn on_spaces(&self, spaces: u64) -> Pawns {
        let mut there = self.taken & spaces;
        let mut pawns = Pawns::NONE;
        while there != 0 {
            pawns = pawns | self.on_space(there.trailing_zeros() as u8);
            there &= there - 1;
        }
        pawns
    }

    /// The pawns that have some of the ways from the first to the last, both included.
    #[inline]
    pub(super) fn between(&self, first: Way, last: Way) -> Pawns {
        let of = |colour: Colour| self.of_colour(colour).between(first, last);
        let [red, blue, yellow, green] = Colour::ALL.map(of);
        Pawns(red | blue << 4 | yellow << 8 | green << 12)
    }

    /// The four ways of a colour's pawns.
    #[inline]
    pub(super) const fn of_colour(&self, colour: Colour) -> OfColour {
        OfColour(self.words[colour.index()])
    }
}

/// The ways of one colour's pawns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct OfColour(u32);

/// Which pawns of a colour may go, and to where.
#[derive(Clone, Copy, Debug)]
pub(super) struct Going {
    /// The high bit of each byte whose pawn may go.
    going: u32,
    /// The bytes of the ways then left; those of pawns that may not go mean nothing.
    ends: u32,
}

impl Going {
    /// No pawn may go.
    pub(super) const NONE: Self = Self { going: 0, ends: 0 };

    /// The same, or none.
    #[inline]
    pub(super) const fn only_if(self, condition: bool) -> Self {
        Self {
            going: self.going & (condition as u32).wrapping_neg(),
            ends: self.ends,
        }
    }

    /// A 1 in each byte whose pawn may go.
    #[inline]
    pub(super) const fn flags(self) -> u32 {
        self.going >> 7
    }

    /// The bytes of the ways then left.
    #[inline]
    pub(super) const fn ends(self) -> u32 {
        self.ends
    }

    /// The pawns that may go, by number: bit k is pawn k.
    #[inline]
    pub(super) const fn numbers(self) -> u16 {
        numbers(self.going)
    }

    /// Where this pawn gets, which may go.
    #[inline]
    pub(super) const fn end(self, number: u8) -> Way {
        Way::from_number((self.ends >> (8 * number)) as u8)
    }
}

impl OfColour {
    /// The ways, a byte each.
    #[inline]
    pub(super) const fn word(self) -> u32 {
        self.0
    }

    /// Whether some pawn has this way.
    #[inline]
    pub(super) const fn hold(self, way: Way) -> bool {
        matches(self.0, way) != 0
    }

    /// The pawns that have this way, by number: bit k is pawn k.
    #[inline]
    pub(super) const fn on(self, way: Way) -> u16 {
        numbers(matches(self.0, way))
    }

    /// The pawns from the first to the last of these ways, by number.
    #[inline]
    pub(super) const fn between(self, first: Way, last: Way) -> u16 {
        numbers(at_least(self.0, first.number()) & at_most(self.0, last))
    }

    /// Whether all these pawns, by number, are HOME.
    #[inline]
    pub(super) const fn are_home(self, numbers: u16) -> bool {
        // Bit k to bit 8k.
        let bytes = (numbers as u32).wrapping_mul(0x0020_4081) & EACH;
        self.0 & (bytes * 0xff) == 0
    }

    /// Going forward by so many steps, onto no pawn of the colour (K6, K7).
    #[inline]
    pub(super) const fn forward(self, steps: u8) -> Going {
        let can = at_least(self.0, steps) & at_most(self.0, Way::FARTHEST);
        let ends = ((self.0 | HIGH) - steps as u32 * EACH) & !HIGH;
        let on_track = at_least(ends, 1);
        Going {
            going: can & !(self.others_on(ends) & on_track),
            ends,
        }
    }

    /// Going back by so many steps, onto no pawn of the colour (K6, K7).
    #[inline]
    pub(super) const fn back(self, steps: u8) -> Going {
        let can = at_least(self.0, 1) & at_most(self.0, Way::FARTHEST);
        let ends = self.0 + steps as u32 * EACH;
        let past = (at_least(ends, Way::START.number()) >> 7) * TRACK_SPACES as u32;
        let ends = ends - past;
        Going {
            going: can & !self.others_on(ends),
            ends,
        }
    }

    /// Coming from START onto the circle, if no pawn of the colour is there (K6).
    #[inline]
    pub(super) const fn out(self) -> Going {
        let waiting = matches(self.0, Way::START);
        Going {
            going: if self.hold(Way::CIRCLE) { 0 } else { waiting },
            ends: Way::CIRCLE.number() as u32 * EACH,
        }
    }

    /// The high bit of each byte that is that of another pawn.
    #[inline]
    const fn others_on(self, ends: u32) -> u32 {
        ((HIGH - (ends ^ self.0.rotate_left(8)))
            | (HIGH - (ends ^ self.0.rotate_left(16)))
            | (HIGH - (ends ^ self.0.rotate_left(24))))
            & HIGH
    }
}

/// The high bit of each byte that is this way. No byte borrows from its neighbour: what is taken from 128 is below it.
#[inline]
const fn matches(word: u32, way: Way) -> u32 {
    (HIGH - (word ^ (way.number() as u32 * EACH))) & HIGH
}

#[inline]
const fn at_least(word: u32, number: u8) -> u32 {
    ((word | HIGH) - number as u32 * EACH) & HIGH
}

#[inline]
const fn at_most(word: u32, way: Way) -> u32 {
    (((way.number() as u32 * EACH) | HIGH) - word) & HIGH
}

/// The bytes with the high bit, as a set of numbers.
#[inline]
const fn numbers(high: u32) -> u16 {
    /// Moves bit 8k to bit 28 + k.
    const TO_TOP: u32 = 0x1020_4080;
    ((high >> 7).wrapping_mul(TO_TOP) >> 28) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    fn every_way() -> impl Iterator<Item = Way> {
        (0..Way::NOWHERE.number()).map(Way::from_number)
    }

    /// Every pawn on every place, alone.
    #[test]
    fn questions_about_one_pawn_are_answered_by_its_place() {
        for pawn in Pawns(u16::MAX) {
            let (colour, number) = (pawn.colour(), pawn.number());
            for way in every_way() {
                let mut places = Places::NOWHERE;
                places.put(pawn, way);
                assert_eq!(places.way(pawn), way);
                let here = Pawns::only(pawn);
                let space = way.place(colour).track_space();
                for other in 0..TRACK_SPACES {
                    let expected = if space == Some(other) {
                        here
                    } else {
                        Pawns::NONE
                    };
                    assert_eq!(places.on_spaces(1 << other), expected);
                }
                assert_eq!(places.taken.count_ones(), u32::from(way.is_track()));
                let own = places.of_colour(colour);
                assert_eq!(own.are_home(1 << number), way == Way::HOME);
                for other in every_way() {
                    assert_eq!(own.hold(other), other == way);
                    assert_eq!(own.on(other), u16::from(other == way) << number);
                    let from = if other <= way { here } else { Pawns::NONE };
                    assert_eq!(places.between(other, Way::START), from);
                    let to = if way <= other { here } else { Pawns::NONE };
                    assert_eq!(places.between(Way::HOME, other), to);
                }
            }
        }
    }

    /// K6, K7: of two pawns of a colour, on all pairs of ways, each goes as it would alone, but not onto the other.
    #[test]
    fn pawns_go_by_their_ways_but_not_onto_each_other() {
        let (one, other) = (Pawn::new(Colour::Blue, 1), Pawn::new(Colour::Blue, 2));
        for way in every_way() {
            for second in every_way() {
                let mut places = Places::NOWHERE;
                places.put(one, way);
                places.put(other, second);
                let own = places.of_colour(Colour::Blue);
                let check = |going: Going, end: Way| {
                    let blocked = end == second && end != Way::HOME;
                    let goes = end != Way::NOWHERE && !blocked;
                    assert_eq!(going.numbers() >> 1 & 1 == 1, goes, "{way:?} {second:?}");
                    assert!(!goes || going.end(1) == end);
                };
                (1..=12).for_each(|steps| check(own.forward(steps), way.ahead(steps)));
                (1..=4).for_each(|steps| check(own.back(steps), way.behind(steps)));
                let out = if way == Way::START {
                    Way::CIRCLE
                } else {
                    Way::NOWHERE
                };
                check(own.out(), out);
            }
        }
    }
}
