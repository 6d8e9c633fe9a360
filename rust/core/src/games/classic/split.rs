//! Splitting a 7 (K11, K12).

use super::board;
use super::moves::{Action, Step};
use super::pawn::{Pawn, Pawns};
use super::place::Place;
use super::position::Position;

/// What the two parts add up to.
const TOTAL: u8 = 7;

/// One part of a split: which pawn goes forward by how much, and where that ends before any slide.
#[derive(Clone, Copy)]
struct Part {
    pawn: Pawn,
    steps: u8,
    at: Place,
}

impl Position {
    /// Offers each split of a 7 between two different pawns; of two orders of the same parts that give the
    /// same position, the one with the smaller part first (K11).
    pub(super) fn each_split(&self, offer: &mut impl FnMut(Action)) {
        let movable = self.team() & self.under_way() & !self.iced();
        if movable.len() < 2 {
            return;
        }
        for steps in 1..TOTAL {
            for pawn in movable {
                let first = self.part(pawn, steps);
                if !self.lands(pawn, first.at) {
                    continue;
                }
                for other in movable.without(pawn) {
                    let second = self.part(other, TOTAL - steps);
                    if second.at == Place::NOWHERE {
                        continue;
                    }
                    if self.are_apart(first, second) {
                        self.offer_apart(first, second, offer);
                    } else {
                        self.offer_entangled(first, second, offer);
                    }
                }
            }
        }
    }

    fn part(&self, pawn: Pawn, steps: u8) -> Part {
        let at = board::forward(pawn.colour(), self.place(pawn), steps);
        Part { pawn, steps, at }
    }

    /// Whether two parts can't change each other but by their pawns' own spaces: no slide, no pawn that may
    /// be moved itself is bumped, no Fire gets HOME.
    fn are_apart(&self, one: Part, other: Part) -> bool {
        let is_quiet = |part: Part| {
            if part.at == Place::HOME {
                return self.fire != Some(part.pawn);
            }
            board::slide_end(part.pawn.colour(), part.at) == Place::NOWHERE
                && (self.on(part.at) & self.team()).is_empty()
        };
        let meet = one.at == other.at && one.pawn.colour() != other.pawn.colour();
        is_quiet(one) && is_quiet(other) && !meet
    }

    fn offer_apart(&self, first: Part, second: Part, offer: &mut impl FnMut(Action)) {
        let lands_after = |part: Part, other: Part| {
            let blocking = (Pawns::of(part.pawn.colour()) | self.iced()).without(other.pawn);
            part.at == Place::HOME
                || part.at != other.at && (self.on(part.at) & blocking).is_empty()
        };
        if !lands_after(second, first) {
            return;
        }
        let was_offered = first.steps > second.steps
            && self.lands(second.pawn, second.at)
            && lands_after(first, second);
        if !was_offered {
            let step = |part: Part| Step {
                steps: part.steps,
                own: self.own(part.pawn),
                home: None,
            };
            offer(Action::Split(step(first), step(second)));
        }
    }

    fn offer_entangled(&self, first: Part, second: Part, offer: &mut impl FnMut(Action)) {
        self.each_step(first.pawn, first.steps, first.at, &mut |one| {
            let mut between = *self;
            between.step(one, &mut ());
            let part = between.part(second.pawn, second.steps);
            if !between.lands(part.pawn, part.at) {
                return;
            }
            between.each_step(part.pawn, part.steps, part.at, &mut |two| {
                let mut after = between;
                after.step(two, &mut ());
                let was_offered =
                    one.steps > two.steps && self.after_split(two, one) == Some(after);
                if !was_offered {
                    offer(Action::Split(one, two));
                }
            });
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
