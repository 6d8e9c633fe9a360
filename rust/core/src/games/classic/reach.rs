//! How far pawns get with the parts of a 7, and which of them may share one (K11).

use super::super::colour::Colour;
use super::pawn::{Pawn, Pawns};
use super::split::TOTAL;
use super::way::Way;

/// Steps of more than half a 7, as a set: bit k stands for k steps.
const MORE_THAN_HALF: u8 = 0b0111_0000;

/// How a pawn may use part of a 7. Sets of steps are bytes: bit k stands for k steps.
#[derive(Clone, Copy)]
pub(super) struct Reach {
    pub(super) pawn: Pawn,
    /// Spaces to HOME.
    pub(super) to_home: u8,
    /// Steps that lead somewhere.
    pub(super) leads: u8,
    /// Steps that can be made first.
    pub(super) lands: u8,
    /// Steps that can change the other part through nothing but the pawn's own spaces: no pawn that may be moved
    /// itself is bumped, no Fire gets HOME.
    pub(super) quiet: u8,
    /// Steps onto a slide.
    pub(super) slides: u8,
}

impl Reach {
    /// What no pawn does.
    pub(super) const NONE: Self = Self {
        pawn: Pawn::new(Colour::Red, 0),
        to_home: 0,
        leads: 0,
        lands: 0,
        quiet: 0,
        slides: 0,
    };

    /// Adds the second to the seconds of the first, by the steps of the first.
    #[inline]
    pub(super) fn pair_with(self, second: Self, seconds: &mut [Seconds; TOTAL as usize]) {
        let both = self.lands & rests(second.leads);
        let apart = both & self.quiet & rests(second.quiet) & !self.clashes(second);
        let (ordered, reversed) = if self.pawn.colour() == second.pawn.colour() {
            let apart_at_end = !self.meets(second);
            (
                rests(second.lands_after(self)) & apart_at_end,
                rests(second.lands) & self.lands_after(second) & apart_at_end,
            )
        } else {
            (rests(second.lands), rests(second.lands))
        };
        let mut sure = apart & ordered & !(MORE_THAN_HALF & reversed);
        while sure != 0 {
            let of = &mut seconds[sure.trailing_zeros() as usize % TOTAL as usize];
            of.sure = of.sure | Pawns::only(second.pawn);
            sure &= sure - 1;
        }
        let mut entangled = both & !apart;
        while entangled != 0 {
            let of = &mut seconds[entangled.trailing_zeros() as usize % TOTAL as usize];
            of.entangled = of.entangled | Pawns::only(second.pawn);
            entangled &= entangled - 1;
        }
    }

    /// The steps of this that can be made once another pawn of the colour has left its space.
    #[inline]
    fn lands_after(self, other: Self) -> u8 {
        self.lands | one_step(self.to_home, other.to_home)
    }

    /// The steps of this after which the other's rest of the 7 would end on the same space, HOME not meant.
    #[inline]
    fn meets(self, other: Self) -> u8 {
        let twice = self.to_home + TOTAL;
        if twice < other.to_home || (twice - other.to_home) % 2 == 1 {
            return 0;
        }
        let steps = (twice - other.to_home) / 2;
        if steps < self.to_home {
            one_step(steps, 0)
        } else {
            0
        }
    }

    /// The steps of this after which one of the two would sweep a space where the other has gone: by a slide or,
    /// where they are of two colours, by landing there. (One colour's pawns can't land on each other.)
    #[inline]
    fn clashes(self, second: Self) -> u8 {
        let mut may_clash = if self.pawn.colour() == second.pawn.colour() {
            self.slides | rests(second.slides)
        } else {
            self.leads & rests(second.leads)
        };
        let mut clashes = 0;
        while may_clash != 0 {
            let steps = may_clash.trailing_zeros() as u8;
            if self.swept(steps) & second.swept(TOTAL - steps) != 0 {
                clashes |= 1 << steps;
            }
            may_clash &= may_clash - 1;
        }
        clashes
    }

    #[inline]
    fn swept(self, steps: u8) -> u64 {
        let way = Way::from_number(self.to_home).ahead(steps);
        way.swept(self.pawn.colour())
    }
}

/// By way, the steps that end on a slide's triangle.
pub(super) static TRIANGLES: [u8; Way::TABLE] = triangles();

const fn triangles() -> [u8; Way::TABLE] {
    let mut table = [0; Way::TABLE];
    let mut way = 0;
    while way < Way::COUNT {
        let mut steps = 1;
        while steps < TOTAL {
            if Way::from_number(way as u8).ahead(steps).is_triangle() {
                table[way] |= 1 << steps;
            }
            steps += 1;
        }
        way += 1;
    }
    table
}

/// The steps from one way to another, as a set; empty where no part of a 7 has so many.
#[inline]
pub(super) const fn one_step(from: u8, to: u8) -> u8 {
    let steps = from.wrapping_sub(to);
    if 1 <= steps && steps < TOTAL {
        1 << steps
    } else {
        0
    }
}

/// The set of the rests of a 7 to these steps.
const fn rests(steps: u8) -> u8 {
    // Bit k goes to bit 7 - k.
    steps.reverse_bits()
}

/// With which pawns the rest of a 7 may be made, its first part given.
#[derive(Clone, Copy)]
pub(super) struct Seconds {
    /// To be offered.
    pub(super) sure: Pawns,
    /// Where it takes making the moves to say.
    pub(super) entangled: Pawns,
}

impl Seconds {
    pub(super) const NONE: Self = Self {
        sure: Pawns::NONE,
        entangled: Pawns::NONE,
    };
}
