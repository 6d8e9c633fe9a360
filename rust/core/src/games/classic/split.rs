//! Splitting a 7 (K11, K12).

use super::super::colour::Colour;
use super::board;
use super::moves::{Action, Step};
use super::offer::Bundle;
use super::pawn::{Pawn, Pawns};
use super::place::Place;
use super::position::Position;

/// What the two parts add up to.
pub(super) const TOTAL: u8 = 7;

/// The most pawns that whoever is on turn may move (KT2).
const MOST_PAWNS: usize = 2 * Pawn::EACH;

/// Steps of more than half a 7, as a set: bit k stands for k steps.
const MORE_THAN_HALF: u8 = 0b0111_0000;

/// How a pawn may use part of a 7. Sets of steps are bytes: bit k stands for k steps.
#[derive(Clone, Copy)]
struct Way {
    pawn: Pawn,
    /// Spaces to HOME.
    to_home: u8,
    /// Steps that lead somewhere.
    leads: u8,
    /// Steps that can be made first.
    lands: u8,
    /// Steps that can change the other part through nothing but the pawn's own space: no slide, no pawn that may
    /// be moved itself is bumped, no Fire gets HOME.
    quiet: u8,
}

impl Way {
    /// What no pawn does.
    const NONE: Self = Self {
        pawn: Pawn::new(Colour::Red, 0),
        to_home: 0,
        leads: 0,
        lands: 0,
        quiet: 0,
    };

    /// The steps of this that can be made once another pawn of the colour has left its space.
    fn lands_after(self, other: Self) -> u8 {
        self.lands | one_step(i32::from(self.to_home) - i32::from(other.to_home))
    }

    /// The steps of this after which the other's rest of the 7 would end on the same space, HOME not meant.
    fn meets(self, other: Self) -> u8 {
        let twice = i32::from(self.to_home) - i32::from(other.to_home) + i32::from(TOTAL);
        if twice % 2 == 0 && twice / 2 < i32::from(self.to_home) {
            one_step(twice / 2)
        } else {
            0
        }
    }
}

/// The set of this number of steps alone; empty where no part of a 7 has it.
fn one_step(steps: i32) -> u8 {
    if 1 <= steps && steps < i32::from(TOTAL) {
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

/// What two pawns may do together, by the steps of the first.
#[derive(Clone, Copy, Default)]
struct Pair {
    /// Steps to be offered.
    offered: u8,
    /// Steps where it takes making the moves to say.
    entangled: u8,
}

impl Position {
    /// Offers each split of a 7 between two different pawns; of two orders of the same parts that give the
    /// same position, the one with the smaller part first (K11).
    pub(super) fn each_split(&self, offer: &mut impl FnMut(Bundle)) {
        let movable = self.team() & self.under_way() & !self.iced();
        let count = movable.len() as usize;
        if count < 2 {
            return;
        }
        let mut ways = [Way::NONE; MOST_PAWNS];
        for (way, pawn) in ways.iter_mut().zip(movable) {
            *way = self.way(pawn);
        }
        let ways = &ways[..count];
        let mut pairs = [[Pair::default(); MOST_PAWNS]; MOST_PAWNS];
        for (at, &first) in ways.iter().enumerate() {
            for (other, &second) in ways.iter().enumerate() {
                if other != at {
                    pairs[at][other] = self.pair(first, second);
                }
            }
        }
        for steps in 1..TOTAL {
            for (first, pairs) in ways.iter().zip(&pairs) {
                if first.lands >> steps & 1 == 1 {
                    self.each_second(first.pawn, steps, ways, pairs, offer);
                }
            }
        }
    }

    /// Offers the splits that begin with so many steps of this pawn.
    #[inline]
    fn each_second(
        &self,
        first: Pawn,
        steps: u8,
        ways: &[Way],
        pairs: &[Pair],
        offer: &mut impl FnMut(Bundle),
    ) {
        let mut seconds = Pawns::NONE;
        let mut entangled = Pawns::NONE;
        for (way, pair) in ways.iter().zip(pairs) {
            if pair.offered >> steps & 1 == 1 {
                seconds = seconds | Pawns::only(way.pawn);
            }
            if pair.entangled >> steps & 1 == 1 {
                entangled = entangled | Pawns::only(way.pawn);
            }
        }
        if entangled.is_empty() {
            offer_split(steps, first, seconds, offer);
            return;
        }
        let at = board::forward(first.colour(), self.place(first), steps);
        self.each_step(first, steps, at, &mut |one| {
            for second in seconds | entangled {
                if entangled.contains(second) {
                    self.offer_entangled(one, second, offer);
                } else {
                    offer_split(steps, first, Pawns::only(second), offer);
                }
            }
        });
    }

    #[inline]
    fn way(&self, pawn: Pawn) -> Way {
        let (colour, from) = (pawn.colour(), self.place(pawn));
        let own = self.places.of_colour(colour);
        let partner = self.team() & !Pawns::of(colour);
        let mut way = Way {
            pawn,
            to_home: board::to_home(colour, from).unwrap_or(0),
            ..Way::NONE
        };
        for steps in 1..TOTAL {
            let at = board::forward(colour, from, steps);
            let bit = 1 << steps;
            if at == Place::NOWHERE {
                break;
            }
            way.leads |= bit;
            if at == Place::HOME {
                way.lands |= bit;
                way.quiet |= if self.fire == Some(pawn) { 0 } else { bit };
                continue;
            }
            let is_free = !own.hold(at) && (self.ice.is_none() || self.lands(pawn, at));
            let bumps_partner = !partner.is_empty() && !(self.on(at) & partner).is_empty();
            let slides = board::slide_end(colour, at) != Place::NOWHERE;
            way.lands |= u8::from(is_free) << steps;
            way.quiet |= u8::from(!slides && !bumps_partner) << steps;
        }
        way
    }

    #[inline]
    fn pair(&self, first: Way, second: Way) -> Pair {
        let both = first.lands & rests(second.leads);
        if first.pawn.colour() != second.pawn.colour() {
            // Partners that land on one space bump each other.
            let apart = first.quiet & rests(second.quiet) & !self.partners_meet(first, second);
            let reversed = MORE_THAN_HALF & rests(second.lands);
            return Pair {
                offered: both & apart & rests(second.lands) & !reversed,
                entangled: both & !apart,
            };
        }
        let apart = first.quiet & rests(second.quiet);
        let meets = first.meets(second);
        let ordered = rests(second.lands_after(first)) & !meets;
        let reversed = rests(second.lands) & first.lands_after(second) & !meets;
        Pair {
            offered: both & apart & ordered & !(MORE_THAN_HALF & reversed),
            entangled: both & !apart,
        }
    }

    /// The steps of the first pawn after which the second, of the partner's colour, would land on its space.
    fn partners_meet(&self, first: Way, second: Way) -> u8 {
        let end = |way: Way, steps| board::forward(way.pawn.colour(), self.place(way.pawn), steps);
        let meet = |&steps: &u8| {
            let at = end(first, steps);
            at.is_track() && at == end(second, TOTAL - steps)
        };
        (1..TOTAL).filter(meet).map(|steps| 1 << steps).sum()
    }

    /// Offers the splits of these two by making them.
    fn offer_entangled(&self, one: Step, second: Pawn, offer: &mut impl FnMut(Bundle)) {
        let mut between = *self;
        between.step(one, &mut ());
        let rest = TOTAL - one.steps;
        let at = board::forward(second.colour(), between.place(second), rest);
        if !between.lands(second, at) {
            return;
        }
        between.each_step(second, rest, at, &mut |two| {
            let mut after = between;
            after.step(two, &mut ());
            let was_offered = one.steps > two.steps && self.after_split(two, one) == Some(after);
            if !was_offered {
                offer(Bundle::One(Action::Split(one, two)));
            }
        });
    }

    /// The position after these steps, in this order; none where one of them can't be made.
    fn after_split(&self, first: Step, second: Step) -> Option<Self> {
        let between = self.after_step(first)?;
        between.after_step(second)
    }

    fn after_step(&self, step: Step) -> Option<Self> {
        let pawn = self.pawn(step.own);
        let at = board::forward(pawn.colour(), self.place(pawn), step.steps);
        let brings = |own| self.brought_home(pawn, at).contains(self.pawn(own));
        if !self.lands(pawn, at) || !step.home.is_none_or(brings) {
            return None;
        }
        let mut after = *self;
        after.step(step, &mut ());
        Some(after)
    }
}

fn offer_split(steps: u8, first: Pawn, seconds: Pawns, offer: &mut impl FnMut(Bundle)) {
    if !seconds.is_empty() {
        offer(Bundle::Split(steps, first, seconds));
    }
}
