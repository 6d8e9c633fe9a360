//! Splitting a 7 (K11, K12).

use super::super::colour::Colour;
use super::moves::{Action, Step};
use super::offer::Bundle;
use super::pawn::{Pawn, Pawns};
use super::position::Position;
use super::way::Way;

/// What the two parts add up to.
pub(super) const TOTAL: u8 = 7;

/// The most pawns that whoever is on turn may move (KT2).
const MOST_PAWNS: usize = 2 * Pawn::EACH;

/// Steps of more than half a 7, as a set: bit k stands for k steps.
const MORE_THAN_HALF: u8 = 0b0111_0000;

/// How a pawn may use part of a 7. Sets of steps are bytes: bit k stands for k steps.
#[derive(Clone, Copy)]
struct Reach {
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

impl Reach {
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

/// By way, the steps that end on a slide's triangle.
static TRIANGLES: [u8; Way::TABLE] = triangles();

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
        let mut ways = [Reach::NONE; MOST_PAWNS];
        for (way, pawn) in ways.iter_mut().zip(movable) {
            *way = self.reach(pawn);
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
        ways: &[Reach],
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
        let at = self.way(first).ahead(steps);
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
    fn reach(&self, pawn: Pawn) -> Reach {
        let (colour, way) = (pawn.colour(), self.way(pawn));
        let to_home = way.number();
        let leads = (2 << to_home.min(TOTAL - 1)) - 2;
        // Others that stand in the way of a step onto their space.
        let mut blocked = 0;
        let mut bumped = 0;
        for other in (self.team() & self.under_way()).without(pawn) {
            let seen = Way::from(colour, self.place(other));
            let step = one_step(i32::from(to_home) - i32::from(seen.number()));
            if other.colour() == colour {
                blocked |= step;
            } else if seen.is_track() {
                bumped |= step;
            }
        }
        let mut lands = leads & !blocked;
        if self.ice.is_some() {
            let is_free = |&steps: &u8| self.lands(pawn, way.ahead(steps));
            lands = (1..TOTAL).filter(is_free).map(|steps| 1 << steps).sum();
        }
        let burns_home = if self.fire == Some(pawn) {
            one_step(i32::from(to_home))
        } else {
            0
        };
        Reach {
            pawn,
            to_home,
            leads,
            lands,
            quiet: !(bumped | burns_home | TRIANGLES[way.index()]),
        }
    }

    #[inline]
    fn pair(&self, first: Reach, second: Reach) -> Pair {
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
    fn partners_meet(&self, first: Reach, second: Reach) -> u8 {
        let space = |reach: Reach, steps| {
            let way = self.way(reach.pawn).ahead(steps);
            way.space(reach.pawn.colour())
        };
        let meet = |&steps: &u8| space(first, steps) & space(second, TOTAL - steps) != 0;
        (1..TOTAL).filter(meet).map(|steps| 1 << steps).sum()
    }

    /// Offers the splits of these two by making them.
    fn offer_entangled(&self, one: Step, second: Pawn, offer: &mut impl FnMut(Bundle)) {
        let mut between = *self;
        between.step(one, &mut ());
        let rest = TOTAL - one.steps;
        let at = between.way(second).ahead(rest);
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
        let at = self.way(pawn).ahead(step.steps);
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
