//! Splitting a 7 (K11, K12).

use super::moves::{Action, Step};
use super::offer::Bundle;
use super::pawn::{Pawn, Pawns};
use super::position::Position;
use super::reach::{Reach, Seconds, TRIANGLES, one_step};
use super::way::Way;

/// What the two parts add up to.
pub(super) const TOTAL: u8 = 7;

/// The most pawns that whoever is on turn may move (KT2).
const MOST_PAWNS: usize = 2 * Pawn::EACH;

impl Position {
    /// Offers each split of a 7 between two different pawns; of two orders of the same parts that give the
    /// same position, the one with the smaller part first (K11).
    pub(super) fn each_split(&self, offer: &mut impl FnMut(Bundle)) {
        let movable = self.team() & self.under_way() & !self.iced();
        let count = movable.len() as usize;
        if count < 2 {
            return;
        }
        let mut reaches = [Reach::NONE; MOST_PAWNS];
        for (reach, pawn) in reaches.iter_mut().zip(movable) {
            *reach = self.reach(pawn, movable);
        }
        let reaches = &reaches[..count];
        // By first pawn and its steps.
        let mut seconds = [[Seconds::NONE; TOTAL as usize]; MOST_PAWNS];
        for (&first, seconds) in reaches.iter().zip(&mut seconds) {
            for &second in reaches {
                if first.pawn != second.pawn {
                    first.pair_with(second, seconds);
                }
            }
        }
        for steps in 1..TOTAL {
            for (first, seconds) in reaches.iter().zip(&seconds) {
                self.offer_seconds(first.pawn, steps, seconds[usize::from(steps)], offer);
            }
        }
    }

    /// Offers the splits that begin with so many steps of this pawn.
    #[inline]
    fn offer_seconds(
        &self,
        first: Pawn,
        steps: u8,
        seconds: Seconds,
        offer: &mut impl FnMut(Bundle),
    ) {
        if seconds.entangled.is_empty() {
            offer_split(steps, first, seconds.sure, offer);
            return;
        }
        let at = self.way(first).ahead(steps);
        self.each_step(first, steps, at, &mut |one| {
            for second in seconds.sure | seconds.entangled {
                if seconds.entangled.contains(second) {
                    self.offer_entangled(one, second, offer);
                } else {
                    offer_split(steps, first, Pawns::only(second), offer);
                }
            }
        });
    }

    #[inline]
    fn reach(&self, pawn: Pawn, movable: Pawns) -> Reach {
        let (colour, way) = (pawn.colour(), self.way(pawn));
        let to_home = way.number();
        let leads = (2 << to_home.min(TOTAL - 1)) - 2;
        let slides = TRIANGLES[way.index()];
        // Others that stand in the way of a step onto their space, or are bumped by it.
        let mut blocked = 0;
        let mut bumped = 0;
        for other in (movable | self.iced() & self.team()).without(pawn) {
            let seen = if other.colour() == colour {
                let seen = self.way(other);
                blocked |= one_step(to_home, seen.number());
                seen
            } else {
                let seen = Way::from(colour, self.place(other));
                if seen.is_track() {
                    bumped |= one_step(to_home, seen.number());
                }
                seen
            };
            let mut steps_onto_slides = slides;
            while steps_onto_slides != 0 {
                let steps = steps_onto_slides.trailing_zeros() as u8;
                steps_onto_slides &= steps_onto_slides - 1;
                if way.ahead(steps).swept(colour) & seen.space(colour) != 0 {
                    bumped |= 1 << steps;
                }
            }
        }
        let mut lands = leads & !blocked;
        if self.ice.is_some() {
            // The iced pawn may be at a slide's end.
            bumped |= slides;
            let is_free = |&steps: &u8| self.lands(pawn, way.ahead(steps));
            lands = (1..TOTAL).filter(is_free).map(|steps| 1 << steps).sum();
        }
        let burns_home = if self.fire == Some(pawn) {
            one_step(to_home, 0)
        } else {
            0
        };
        Reach {
            pawn,
            to_home,
            leads,
            lands,
            quiet: !(bumped | burns_home),
            slides,
        }
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

#[cfg(test)]
mod tests {
    use super::super::super::colour::Colour;
    use super::super::edition::Edition;
    use super::super::place::Place;
    use super::super::rules::Rules;
    use super::super::setup::Setup;
    use super::*;
    use crate::games::card::Card;
    use crate::montecarlo::Stream;

    /// A position with pawns anywhere, tokens and a 7; none where the places drawn can't be.
    fn anywhere(edition: Edition, stream: &mut Stream) -> Option<Position> {
        let rules = Rules::new(edition);
        let mut setup = Setup::start(rules, &Colour::ALL, false, Colour::Red);
        setup.turn = Some(Colour::ALL[stream.below(4) as usize]);
        setup.card = Some(Card::Seven);
        // Close together, so that slides, bumps and own pawns in the way are common.
        let first = stream.below(60);
        for place in setup.pawns.iter_mut().flatten() {
            *place = match stream.below(8) {
                0 => Place::START,
                1 => Place::HOME,
                2 => Place::safety(1 + stream.below(5) as u8),
                _ => Place::track(((first + stream.below(24)) % 60) as u8),
            };
        }
        let mut position = Position::try_from(&setup).ok()?;
        if rules.has_fire_and_ice() {
            let mut token =
                |among: Pawns| (!among.is_empty()).then(|| among.at(stream.below(among.len())));
            position.fire = token(position.under_way());
            position.ice = token(position.on_track());
        }
        Some(position)
    }

    /// K11, K12, F9: the splits by making each of them, in both orders.
    fn made(position: &Position) -> Vec<Action> {
        let movable = position.team() & position.under_way() & !position.iced();
        let mut splits = Vec::new();
        for steps in 1..TOTAL {
            for first in movable {
                let mut ones = Vec::new();
                let at = position.way(first).ahead(steps);
                position.each_step(first, steps, at, &mut |one| ones.push(one));
                for one in ones {
                    let Some(between) = position.after_step(one) else {
                        continue;
                    };
                    for second in movable.without(first) {
                        let at = between.way(second).ahead(TOTAL - steps);
                        between.each_step(second, TOTAL - steps, at, &mut |two| {
                            let after = between.after_step(two);
                            let is_other_order =
                                one.steps > two.steps && position.after_split(two, one) == after;
                            if after.is_some() && !is_other_order {
                                splits.push(Action::Split(one, two));
                            }
                        });
                    }
                }
            }
        }
        splits
    }

    /// The splits found by sets of steps are those found by making them all.
    #[test]
    fn sets_of_steps_find_the_splits_that_can_be_made() {
        let mut stream = Stream::new(7, 7);
        let mut splits = 0;
        for edition in [Edition::Classic, Edition::Teams, Edition::FireAndIce] {
            let mut positions = 0;
            while positions < 4000 {
                let Some(position) = anywhere(edition, &mut stream) else {
                    continue;
                };
                positions += 1;
                let found: Vec<Action> = position
                    .legal_moves()
                    .into_iter()
                    .filter_map(|mv| mv.action)
                    .filter(|action| matches!(action, Action::Split(..)))
                    .collect();
                assert_eq!(found, made(&position), "{position:?}");
                splits += found.len();
            }
        }
        assert!(splits > 50_000, "{splits}");
    }
}
