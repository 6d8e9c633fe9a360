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
    /// Steps that can change the other part through nothing but the pawn's own spaces: no pawn that may be moved
    /// itself is bumped, no Fire gets HOME.
    quiet: u8,
    /// Steps onto a slide.
    slides: u8,
}

impl Reach {
    /// What no pawn does.
    const NONE: Self = Self {
        pawn: Pawn::new(Colour::Red, 0),
        to_home: 0,
        leads: 0,
        lands: 0,
        quiet: 0,
        slides: 0,
    };

    /// Adds the second to the seconds of the first, by the steps of the first.
    #[inline]
    fn pair_with(self, second: Self, seconds: &mut [Seconds; TOTAL as usize]) {
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

/// The steps from one way to another, as a set; empty where no part of a 7 has so many.
#[inline]
const fn one_step(from: u8, to: u8) -> u8 {
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
struct Seconds {
    /// To be offered.
    sure: Pawns,
    /// Where it takes making the moves to say.
    entangled: Pawns,
}

impl Seconds {
    const NONE: Self = Self {
        sure: Pawns::NONE,
        entangled: Pawns::NONE,
    };
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
