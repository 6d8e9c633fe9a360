//! Hard's judgement of a position (P2).
//!
//! A rider's *strength* falls by a constant factor with each turn that they would need to get home, were they
//! alone on the road. A rider's chance to be the next one home is then taken to be their share of the strengths
//! of all who are still out. The mover's own strength is weighed down by the cards still unseen with which
//! somebody could bump them before their next turn, and by a turn that they must lose; it rises where they draw
//! again. Bumping the leader thus gains more than bumping somebody far behind.
//!
//! Everything is whole numbers, so that the choice is the same on every machine.

use std::sync::LazyLock;

use super::super::card::Card;
use super::super::census::{Census, PackedCensus};
use super::board::ROAD_SPACES;
use super::code::{self, CODES, FAIR, HOME};
use super::moves::{Move, Moves};
use super::outcome;
use super::place::Place;
use super::position::Position;
use super::rider::Rider;

/// Turns over which the strength falls to 1/e.
const TURNS_TO_E: f64 = 7.0;

/// The chance, each turn on the road, of being bumped, in the reckoning of turns to home.
const BUMP_CHANCE: f64 = 0.04;

/// Strength of a rider who needs no more turn, before the bonus of being home.
const UNIT: f64 = 1_048_576.0;

/// Strength of the mover who is home: more than any chance of getting there.
const HOME_STRENGTH: u32 = 1 << 24;

/// A tempo factor of one.
const TEMPO_UNIT: u64 = 256;

/// What Hard looks at of a position: the places as codes, who must lose a turn (bit k: rider k), who is to
/// draw next, and the pile.
#[derive(Clone, Copy)]
pub(super) struct View {
    pub(super) places: [u8; Rider::COUNT],
    pub(super) losing: u8,
    pub(super) next: u8,
    pub(super) unseen: PackedCensus,
}

/// What the judgement looks up.
pub(super) struct Tables {
    /// By rider and code of their place: their strength; none at home, where the race is over.
    strength: [[u32; CODES]; Rider::COUNT],
    /// By rider, code of their place and road space: the kinds of card (bit k: kind k) with which they bump
    /// whoever stands there.
    reach: Vec<[[u16; CODES]; CODES]>,
    /// By set of kinds: the bits of [`PackedCensus`] that hold their counts.
    spread: Vec<u64>,
    /// The factor of a turn to be lost, and of a draw to come, in units of [`TEMPO_UNIT`].
    lost_turn: u64,
    extra_draw: u64,
}

pub(super) static TABLES: LazyLock<Tables> = LazyLock::new(Tables::new);

impl Tables {
    fn new() -> Self {
        let factor =
            |turns: f64| libm::round(TEMPO_UNIT as f64 * libm::exp(turns / TURNS_TO_E)) as u64;
        Self {
            strength: Rider::ALL.map(strengths),
            reach: Rider::ALL.map(reach).into(),
            spread: (0..1 << Card::KINDS).map(PackedCensus::bits_of).collect(),
            lost_turn: factor(-1.0),
            extra_draw: factor(1.0),
        }
    }

    /// The mover's chance to be the next one home against everybody else's, as a numerator and a
    /// denominator of odds.
    #[inline]
    pub(super) fn odds(&self, view: &View, mover: usize) -> (u64, u64) {
        let place = view.places[mover] & 127;
        let mut against = 0;
        let mut reached = 0;
        for rider in 0..Rider::COUNT {
            if rider == mover {
                continue;
            }
            let at = usize::from(view.places[rider] & 127);
            let strength = u64::from(self.strength[rider][at]);
            let loses = view.losing >> rider & 1 == 1;
            against += strength * if loses { self.lost_turn } else { TEMPO_UNIT };
            let kinds = if loses {
                0
            } else {
                self.reach[rider][at][usize::from(place)]
            };
            reached += view.unseen.of_kinds(self.spread[usize::from(kinds)]);
        }
        let unseen = view.unseen.total();
        let hits = PackedCensus::total_of(reached).min(unseen);
        let own = &self.strength[mover];
        let standing = if place == HOME {
            HOME_STRENGTH
        } else {
            own[usize::from(place)]
        };
        let mut strength = u64::from(standing) * u64::from(unseen - hits)
            + u64::from(own[usize::from(FAIR)]) * u64::from(hits);
        if view.losing >> mover & 1 == 1 {
            strength = strength * self.lost_turn / TEMPO_UNIT;
        }
        if usize::from(view.next) == mover {
            strength = strength * self.extra_draw / TEMPO_UNIT;
        }
        (strength, against)
    }
}

/// The first of the moves after which the mover's odds are best.
pub(super) fn choose(position: &Position, moves: &Moves) -> Move {
    let rider = position.turn().expect("a rider is to move");
    let odds = |mv: Move| {
        let mut after = *position;
        after.play_unchecked(Some(mv), &mut ());
        TABLES.odds(&view(&after), rider.index())
    };
    let mut best = moves[0];
    let mut best_odds = odds(best);
    for &mv in &moves[1..] {
        let move_odds = odds(mv);
        if better(move_odds, best_odds) {
            (best, best_odds) = (mv, move_odds);
        }
    }
    best
}

/// Whether these odds beat those, all numbers being far below 2^32 times 2^32.
#[inline]
pub(super) const fn better(odds: (u64, u64), than: (u64, u64)) -> bool {
    odds.0 as u128 * than.1 as u128 > than.0 as u128 * odds.1 as u128
}

fn view(position: &Position) -> View {
    let losing = |rider: Rider| u8::from(position.loses_next_turn(rider)) << rider.index();
    View {
        places: Rider::ALL.map(|rider| code::encode(position.place(rider))),
        losing: Rider::ALL.map(losing).iter().sum(),
        next: position.turn().map_or(u8::MAX, |rider| rider as u8),
        unseen: PackedCensus::new(&position.pile()),
    }
}

/// By code of the rider's place and road space: the kinds of card with which the rider bumps somebody there.
fn reach(rider: Rider) -> [[u16; CODES]; CODES] {
    let mut reach = [[0; CODES]; CODES];
    for (from, place) in code::all() {
        for card in Card::ALL {
            for mv in lone_moves(card) {
                let outcome = outcome::of_move(rider, place, card, Some(mv));
                for space in outcome
                    .iter()
                    .flat_map(|outcome| outcome.bumped.iter().cloned().flatten())
                {
                    reach[usize::from(from)][usize::from(space)] |= 1 << card.index();
                }
            }
        }
    }
    for kinds in &mut reach[usize::from(FAIR)][..usize::from(ROAD_SPACES)] {
        *kinds |= 1 << Card::Sorry.index();
    }
    reach
}

/// The moves of a card that need nobody else, legal or not.
pub(super) fn lone_moves(card: Card) -> Vec<Move> {
    match card {
        Card::One => vec![Move::Exit, Move::Forward(1)],
        Card::Two => vec![Move::Exit, Move::Forward(2)],
        Card::Three => vec![Move::Forward(3)],
        Card::Four => vec![Move::Back(4)],
        Card::Five => vec![Move::Forward(5)],
        Card::Seven => vec![Move::Forward(7)],
        Card::Eight => vec![Move::Forward(8)],
        Card::Ten => vec![Move::Forward(10), Move::Back(1)],
        Card::Eleven => vec![Move::Forward(11)],
        Card::Twelve => vec![Move::Forward(12)],
        Card::Sorry => vec![Move::Forward(4)],
    }
}

/// The strength of a rider at each place.
fn strengths(rider: Rider) -> [u32; CODES] {
    let turns = turns_to_home(rider);
    let mut strengths =
        turns.map(|turns| libm::round(UNIT * libm::exp(-turns / TURNS_TO_E)) as u32);
    // Whoever is home already is no rival.
    strengths[usize::from(HOME)] = 0;
    strengths
}

/// How many turns a rider needs on average to get home from each place, whole decks shuffled at each draw,
/// now and then bumped, but with nobody to swap with.
fn turns_to_home(rider: Rider) -> [f64; CODES] {
    /// Rounds after which the numbers stand still to far below the rounding of a strength.
    const ROUNDS: usize = 400;
    let ways: Vec<(usize, Vec<(f64, Vec<outcome::Outcome>)>)> = code::all()
        .filter(|&(_, place)| place != Place::Home)
        .map(|(from, place)| (usize::from(from), ways(rider, place)))
        .collect();
    // By place, the turns needed when a draw of the present turn is still due, and those after it.
    let mut turns = [0.0; CODES];
    for _ in 0..ROUNDS {
        let fair = turns[usize::from(FAIR)];
        let before = turns;
        let of = |outcome: &outcome::Outcome| {
            let end = before[usize::from(code::encode(outcome.end))];
            let extra = f64::from(u8::from(outcome.loses_next_turn))
                - f64::from(u8::from(outcome.draws_again));
            end + extra
        };
        for (from, ways) in &ways {
            let best = |outcomes: &Vec<outcome::Outcome>| {
                outcomes.iter().map(of).fold(f64::INFINITY, f64::min)
            };
            let drawn: f64 = ways
                .iter()
                .map(|(chance, outcomes)| chance * best(outcomes))
                .sum();
            let on_road = *from < usize::from(ROAD_SPACES);
            let bumped = if on_road { BUMP_CHANCE } else { 0.0 };
            turns[*from] = 1.0 + drawn * (1.0 - bumped) + fair * bumped;
        }
    }
    turns
}

/// By card, its chance from a whole deck and what the rider may do with it.
fn ways(rider: Rider, place: Place) -> Vec<(f64, Vec<outcome::Outcome>)> {
    let total = f64::from(Census::STANDARD.total());
    Card::ALL
        .into_iter()
        .map(|card| {
            let mut outcomes: Vec<_> = lone_moves(card)
                .into_iter()
                .filter_map(|mv| outcome::of_move(rider, place, card, Some(mv)))
                .collect();
            if outcomes.is_empty() {
                outcomes.extend(outcome::of_move(rider, place, card, None));
            }
            (f64::from(Census::STANDARD.count(card)) / total, outcomes)
        })
        .collect()
}
