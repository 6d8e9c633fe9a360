//! Hard's judgement of a position (P2).
//!
//! A side is a player, or in Teams a partnership. Each pawn has a *worth* that grows with the way it has made;
//! a side's *standing* is the worth of its pawns, less what it stands to lose before its next turn: for each of
//! its pawns on the track, the worth times the chance that some opponent draws a card to bump it with. A side's
//! chance to win is taken to be its share of the exponentials of all standings, so that setting back the
//! leader gains more than setting back somebody far behind.
//!
//! Nothing is looked at but the pawns, the counts of unseen cards and, in Points, the player's own hand (KP3).

use std::sync::LazyLock;

use super::super::card::Card;
use super::super::census::{Census, PackedCensus};
use super::super::colour::Colour;
use super::moves::Move;
use super::offer::Offers;
use super::pawn::{Pawn, Pawns};
use super::position::Position;
use super::rules::{back_steps, forward_steps};
use super::way::Way;

/// Worth of leaving START, in spaces.
const LEFT_START: i32 = 20;

/// Worth of being where nobody can bump, in spaces.
const SAFE: i32 = 6;

/// Worth of being HOME, on top of the way there and of being safe, in spaces.
const ARRIVED: i32 = 4;

/// Standing over which a side's strength grows by a factor of e, in spaces.
const SPACES_TO_E: f64 = 50.0;

/// Worth of having the Fire on a pawn, and loss of having the Ice on one, in spaces.
const FIRE: i32 = 8;
const ICE: i32 = 8;

/// In Points, the worth of cards kept in the hand, in spaces, by [`Card::ALL`].
const KEPT: [f64; Card::KINDS] = [6.0, 8.0, 1.0, 3.0, 1.0, 5.0, 2.0, 3.0, 5.0, 2.0, 10.0];

/// The chance that a card in a hand is of a kind, over that of a single draw, in Points.
const HAND_DRAWS: f64 = 3.0;

/// The highest standing of a side: eight pawns HOME, one of them on Fire.
const HIGHEST: i32 = 2 * Pawn::EACH as i32 * WORTH[0] + FIRE;

/// By way, what a pawn is worth.
static WORTH: [i32; Way::TABLE] = worths();

struct Tables {
    /// By standing from the lowest on, the strength.
    strength: [f64; (ICE + HIGHEST + 1) as usize],
    /// By way, and by the way that it would be from the hunted pawn's space: the kinds of card (bit k: kind k) with
    /// which a pawn bumps it.
    reach: [[u16; Way::TABLE]; Way::TABLE],
    /// By set of kinds: the bits of [`PackedCensus`] that hold their counts.
    spread: [u64; 1 << Card::KINDS],
}

static TABLES: LazyLock<Box<Tables>> = LazyLock::new(Tables::new);

impl Tables {
    #[expect(
        clippy::large_stack_arrays,
        reason = "built once, and moved into its box at once"
    )]
    fn new() -> Box<Self> {
        let mut tables = Box::new(Self {
            strength: std::array::from_fn(|at| strength(f64::from(at as i32 - ICE))),
            reach: [[0; Way::TABLE]; Way::TABLE],
            spread: std::array::from_fn(|kinds| PackedCensus::bits_of(kinds as u16)),
        });
        fill_reach(&mut tables.reach);
        tables
    }
}

/// The first of the moves after which the mover's side stands best.
pub(super) fn choose(position: &Position, offers: &Offers) -> Move {
    let judge = Judge::new(position);
    let mut best = None;
    let mut best_chance = f64::NEG_INFINITY;
    for mv in offers.moves_that_differ(position) {
        let chance = judge.chance(mv);
        if best.is_none() || chance > best_chance {
            (best, best_chance) = (Some(mv), chance);
        }
    }
    best.expect("there are moves")
}

/// Whether the mover stands better after the move of F8.
pub(super) fn makes_fire_move(position: &Position) -> bool {
    let judge = Judge::new(position);
    judge.chance(Move::FIRE_MOVE) > judge.chance_at(position, 0.0)
}

/// What is the same for all moves of a choice.
struct Judge<'a> {
    tables: &'static Tables,
    before: &'a Position,
    mover: Colour,
    /// The colours against which the mover plays: the first so many of these.
    rivals: [Colour; Colour::COUNT],
    rival_count: usize,
    /// The cards that may be drawn by others, as far as the mover knows: in Points those in other hands too.
    unseen: PackedCensus,
    /// The chance that a rival has one certain of those cards.
    each: f64,
    /// By pawn of the mover's side, what it stands to lose where it is.
    risks: [f64; Pawn::COUNT],
    /// The strength of all rivals as they stand.
    against: f64,
    /// The worth of the mover's hand.
    kept: f64,
}

impl<'a> Judge<'a> {
    #[inline]
    fn new(before: &'a Position) -> Self {
        let rules = before.rules();
        let mover = before.turn().expect("somebody moves");
        let mut seen = *before.spent();
        before.card().into_iter().for_each(|card| seen.add(card));
        let mut kept = 0.0;
        if rules.has_hands() {
            for card in before.hand(mover).cards() {
                seen.add(card);
                kept += KEPT[card.index()];
            }
        } else if seen == rules.deck.cards() {
            seen = Census::EMPTY;
        }
        let unseen = rules.deck.cards().without(&seen);
        let unseen = unseen.expect("a position never holds more cards of a kind than the deck");
        let draws = if rules.has_hands() { HAND_DRAWS } else { 1.0 };
        let mut judge = Self {
            tables: &TABLES,
            before,
            mover,
            rivals: Colour::ALL,
            rival_count: 0,
            unseen: PackedCensus::new(&unseen),
            each: draws / f64::from(unseen.total()),
            risks: [0.0; Pawn::COUNT],
            against: 0.0,
            kept,
        };
        for colour in before.players() {
            if colour != mover && !rules.are_partners(colour, mover) {
                judge.rivals[judge.rival_count] = colour;
                judge.rival_count += 1;
            }
        }
        for pawn in judge.hunted(before) {
            judge.risks[pawn.index()] = judge.risk(before, pawn);
        }
        judge.against = judge.strength_against(before);
        judge
    }

    /// How good it is for the mover to make a move.
    #[inline]
    fn chance(&self, mv: Move) -> f64 {
        let mut after = *self.before;
        after.move_pawns(self.mover, &mv, &mut ());
        self.chance_at(&after, mv.card.map_or(0.0, |card| KEPT[card.index()]))
    }

    /// How good it is for the mover to have come here, with a card of this worth played: the odds of winning.
    #[inline]
    fn chance_at(&self, after: &Position, played: f64) -> f64 {
        if after.has_won(self.mover) {
            return f64::INFINITY;
        }
        let before = self.before;
        let unchanged = |colour| after.ways(colour) == before.ways(colour);
        let as_before = after.fire() == before.fire()
            && after.ice() == before.ice()
            && self.rivals().all(unchanged);
        let risk = |pawn: Pawn| {
            if as_before && after.way(pawn) == before.way(pawn) {
                self.risks[pawn.index()]
            } else {
                self.risk(after, pawn)
            }
        };
        let danger: f64 = self.hunted(after).into_iter().map(risk).sum();
        let own = f64::from(standing(after, self.mover)) - danger + (self.kept - played);
        let against = if as_before {
            self.against
        } else {
            self.strength_against(after)
        };
        strength(own) / against
    }

    /// The colours against which the mover plays.
    #[inline]
    fn rivals(&self) -> impl Iterator<Item = Colour> + '_ {
        let count = self.rival_count % self.rivals.len();
        self.rivals[..count].iter().copied()
    }

    #[inline]
    fn strength_against(&self, position: &Position) -> f64 {
        let strength = |colour| {
            let standing = standing(position, colour) + ICE;
            self.tables.strength[standing as usize]
        };
        self.rivals().map(strength).sum()
    }

    /// The pawns of the mover's side that can be bumped.
    #[inline]
    fn hunted(&self, position: &Position) -> Pawns {
        position.on_track() & position.rules().team_of(self.mover) & !position.iced()
    }

    /// What a pawn of the mover's side stands to lose before the side's next turn.
    #[inline]
    fn risk(&self, position: &Position, pawn: Pawn) -> f64 {
        let (way, place) = (position.way(pawn), position.place(pawn));
        let mut hits = 0;
        for rival in self.rivals() {
            let seen = Way::from(rival, place);
            let reach = |hunter: Way| self.tables.reach[hunter.index()][seen.index()];
            let [one, two, three, four] = position.ways(rival).map(reach);
            let kinds = usize::from(one | two | three | four) % self.tables.spread.len();
            hits += self.unseen.of_kinds(self.tables.spread[kinds]);
        }
        let chance = f64::from(PackedCensus::total_of(hits)) * self.each;
        chance.min(1.0) * f64::from(WORTH[way.index()])
    }
}

fn strength(standing: f64) -> f64 {
    libm::exp(standing / SPACES_TO_E)
}

/// The worth of a side's pawns, and of the Fire and the Ice on them.
#[inline]
fn standing(position: &Position, colour: Colour) -> i32 {
    let worth = |colour: Colour| {
        let worths = position.ways(colour).map(|way| WORTH[way.index()]);
        worths.iter().sum::<i32>()
    };
    let mut standing = worth(colour);
    let partner = colour.opposite();
    if position.rules().are_partners(colour, partner) {
        standing += worth(partner);
    }
    // Fire and Ice there are only where nobody has a partner.
    if position.fire().is_some_and(|pawn| pawn.colour() == colour) {
        standing += FIRE;
    }
    if position.ice().is_some_and(|pawn| pawn.colour() == colour) {
        standing -= ICE;
    }
    standing
}

const fn worths() -> [i32; Way::TABLE] {
    let mut worths = [0; Way::TABLE];
    let mut way = 0;
    while way <= Way::FARTHEST.index() {
        let come = Way::CIRCLE.number() as i32 - way as i32;
        worths[way] = LEFT_START + come;
        if way < Way::TURN_OFF.index() {
            worths[way] += SAFE;
        }
        if way == Way::HOME.index() {
            worths[way] += ARRIVED;
        }
        way += 1;
    }
    worths
}

/// See [`Tables::reach`].
fn fill_reach(reach: &mut [[u16; Way::TABLE]; Way::TABLE]) {
    let all = || (0..Way::COUNT as u8).map(Way::from_number);
    for from in all() {
        let kinds = &mut reach[from.index()];
        for card in Card::ALL {
            let starts = matches!(card, Card::One | Card::Two) && from == Way::START;
            let ends = [
                forward_steps(card).map(|steps| from.ahead(steps)),
                back_steps(card).map(|steps| from.behind(steps)),
                starts.then_some(Way::CIRCLE),
            ];
            for end in ends.into_iter().flatten() {
                for hunted in all().filter(|hunted| hunted.is_track()) {
                    let (colour, bit) = (Colour::Red, 1 << card.index());
                    if end.swept(colour) & hunted.space(colour) != 0 {
                        kinds[hunted.index()] |= bit;
                    }
                }
            }
        }
        if from == Way::START {
            for kinds in kinds {
                *kinds |= 1 << Card::Sorry.index();
            }
        }
    }
}
