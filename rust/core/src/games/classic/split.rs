//! Splitting a 7 (K11, K12).

use super::super::colour::Colour;
use super::board;
use super::edition::Edition;
use super::moves::{Action, Step};
use super::offer::Bundle;
use super::pawn::{Pawn, Pawns};
use super::place::Place;
use super::position::Position;

/// What the two parts add up to.
pub(super) const TOTAL: u8 = 7;

/// The most pawns that whoever is on turn may move (KT2).
const MOST_PAWNS: usize = 2 * Pawn::EACH;

/// One part of a split: which pawn goes forward by how much, and what is to be said of that.
#[derive(Clone, Copy)]
struct Part {
    pawn: Pawn,
    steps: u8,
    /// Where it ends before any slide.
    at: Place,
    /// Whether it can be made first.
    lands: bool,
    /// The pawns there on which this one can't land, unless they move on before (K6, F6).
    blocking: Pawns,
    /// Whether it can change the other part through nothing but the pawn's own space: no slide, no pawn that
    /// may be moved itself is bumped, no Fire gets HOME.
    is_quiet: bool,
}

impl Part {
    /// What no pawn does.
    const NONE: Self = Self {
        pawn: Pawn::new(Colour::Red, 0),
        steps: 0,
        at: Place::NOWHERE,
        lands: false,
        blocking: Pawns::NONE,
        is_quiet: true,
    };

    /// Whether these two can change each other through nothing but their pawns' own spaces.
    fn is_apart_from(self, other: Self) -> bool {
        let meet = self.at == other.at && self.pawn.colour() != other.pawn.colour();
        self.is_quiet && other.is_quiet && !meet
    }

    /// Whether this can be made after a part from which it is apart.
    fn lands_after(self, other: Self) -> bool {
        self.at == Place::HOME
            || self.at != other.at && self.blocking.without(other.pawn).is_empty()
    }

    /// Whether this can be made, then a part from which it is apart.
    fn goes_before(self, other: Self) -> bool {
        self.lands && other.lands_after(self)
    }
}

impl Position {
    /// Offers each split of a 7 between two different pawns; of two orders of the same parts that give the
    /// same position, the one with the smaller part first (K11).
    pub(super) fn each_split(&self, offer: &mut impl FnMut(Bundle)) {
        let movable = self.team() & self.under_way() & !self.iced();
        if movable.len() < 2 {
            return;
        }
        let mut parts = [[Part::NONE; TOTAL as usize]; MOST_PAWNS];
        for (parts, pawn) in parts.iter_mut().zip(movable) {
            for steps in 1..TOTAL {
                parts[usize::from(steps)] = self.part(pawn, steps);
            }
        }
        let parts = &parts[..movable.len() as usize];
        for steps in 1..TOTAL {
            let firsts = parts.iter().map(|parts| parts[usize::from(steps)]);
            let rests = parts.iter().map(|parts| parts[usize::from(TOTAL - steps)]);
            for first in firsts.filter(|first| first.lands) {
                let seconds = rests
                    .clone()
                    .filter(|second| second.at != Place::NOWHERE && second.pawn != first.pawn);
                self.each_step(first.pawn, steps, first.at, &mut |one| {
                    self.each_second(first, one, seconds.clone(), offer);
                });
            }
        }
    }

    /// Offers the splits that begin with this part, made in this way.
    #[inline]
    fn each_second(
        &self,
        first: Part,
        one: Step,
        seconds: impl Iterator<Item = Part>,
        offer: &mut impl FnMut(Bundle),
    ) {
        let mut pawns = Pawns::NONE;
        for second in seconds {
            if !first.is_apart_from(second) {
                // To keep the order, what was gathered so far goes first.
                offer_split(one.steps, first.pawn, std::mem::take(&mut pawns), offer);
                self.offer_entangled(one, second, offer);
            } else if first.goes_before(second)
                && !(first.steps > second.steps && second.goes_before(first))
            {
                pawns = pawns | Pawns::only(second.pawn);
            }
        }
        offer_split(one.steps, first.pawn, pawns, offer);
    }

    #[inline]
    fn part(&self, pawn: Pawn, steps: u8) -> Part {
        let colour = pawn.colour();
        let at = board::forward(colour, self.place(pawn), steps);
        let mut part = Part {
            pawn,
            steps,
            at,
            lands: at == Place::HOME,
            blocking: Pawns::NONE,
            is_quiet: self.fire != Some(pawn),
        };
        if at != Place::NOWHERE && at != Place::HOME {
            part.blocking = Pawns::numbered(colour, self.places.of_colour(colour).on(at));
            part.lands = part.blocking.is_empty();
            part.is_quiet = board::slide_end(colour, at) == Place::NOWHERE;
            if self.ice.is_some() {
                part.blocking = part.blocking | self.on(at) & self.iced();
                part.lands = self.lands(pawn, at);
            }
            if self.rules.edition == Edition::Teams {
                let partner = self.team() & !Pawns::of(colour);
                part.is_quiet &= (self.on(at) & partner).is_empty();
            }
        }
        part
    }

    /// Offers the splits of these two by making them.
    fn offer_entangled(&self, one: Step, second: Part, offer: &mut impl FnMut(Bundle)) {
        let mut between = *self;
        between.step(one, &mut ());
        let part = between.part(second.pawn, second.steps);
        if !between.lands(part.pawn, part.at) {
            return;
        }
        between.each_step(part.pawn, part.steps, part.at, &mut |two| {
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
        let part = self.part(self.pawn(step.own), step.steps);
        let brings = |own| {
            self.brought_home(part.pawn, part.at)
                .contains(self.pawn(own))
        };
        if !self.lands(part.pawn, part.at) || !step.home.is_none_or(brings) {
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
