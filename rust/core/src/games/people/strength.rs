//! How near to home a rider is: the measure behind Hard's judgement (P2).

use super::super::card::Card;
use super::super::census::Census;
use super::board::ROAD_SPACES;
use super::code::{self, CODES, FAIR};
use super::outcome::{self, Outcome};
use super::place::Place;
use super::rider::Rider;

/// Turns over which the strength falls to 1/e.
const TURNS_TO_E: f64 = 7.0;

/// The chance, each turn on the road, of being bumped, in the reckoning of turns to home.
const BUMP_CHANCE: f64 = 0.04;

/// Strength of a rider who needs no more turn, before the bonus of being home.
const UNIT: f64 = 1_048_576.0;

/// Strength of a mover who is home: more than any chance of getting there.
pub(super) const HOME: u32 = 1 << 24;

/// Rounds after which the reckoned turns stand still, to far below the rounding of a strength.
const ROUNDS: usize = 400;

/// By whether the rider must lose a turn, the rider, and the code of their place.
pub(super) type Strengths = [[[u32; CODES]; Rider::COUNT]; 2];

/// The strength of every rider at every place, home counting for nothing.
pub(super) fn strengths() -> Strengths {
    let turns = Rider::ALL.map(turns_to_home);
    [0.0, 1.0].map(|lost| {
        turns.map(|turns| {
            let mut strengths = turns.map(|turns| scaled(UNIT, turns + lost));
            strengths[usize::from(code::HOME)] = 0;
            strengths
        })
    })
}

/// What is left of this unit when so many turns are needed.
pub(super) fn scaled(unit: f64, turns: f64) -> u32 {
    libm::round(unit * libm::exp(-turns / TURNS_TO_E)) as u32
}

/// What a rider may do with a card from a place, and the chance of that card from a whole deck.
struct Draw {
    chance: f64,
    outcomes: Vec<Outcome>,
}

/// How many turns a rider needs on average to get home from each place: with a whole deck at each draw, now and
/// then bumped, and with nobody to swap with.
fn turns_to_home(rider: Rider) -> [f64; CODES] {
    let places: Vec<(u8, Place)> = code::all()
        .filter(|&(_, place)| place != Place::Home)
        .collect();
    let draws: Vec<Vec<Draw>> = places
        .iter()
        .map(|&(_, place)| draws(rider, place))
        .collect();
    let mut turns = [0.0; CODES];
    for _ in 0..ROUNDS {
        let before = turns;
        let after = |outcome: &Outcome| {
            let lost = f64::from(u8::from(outcome.loses_next_turn));
            let gained = f64::from(u8::from(outcome.draws_again));
            before[usize::from(code::encode(outcome.end))] + lost - gained
        };
        for (&(at, _), draws) in places.iter().zip(&draws) {
            let best = |draw: &Draw| {
                draw.outcomes
                    .iter()
                    .map(after)
                    .fold(f64::INFINITY, f64::min)
            };
            let unhindered: f64 = draws.iter().map(|draw| draw.chance * best(draw)).sum();
            let bumped = if at < ROAD_SPACES { BUMP_CHANCE } else { 0.0 };
            turns[usize::from(at)] =
                1.0 + unhindered * (1.0 - bumped) + before[usize::from(FAIR)] * bumped;
        }
    }
    turns
}

/// Every card that may be drawn at a place.
fn draws(rider: Rider, place: Place) -> Vec<Draw> {
    let draw = |card: Card| {
        let of = |mv| outcome::of_move(rider, place, card, mv);
        let mut outcomes: Vec<Outcome> = outcome::lone_moves(card)
            .iter()
            .filter_map(|&mv| of(Some(mv)))
            .collect();
        if outcomes.is_empty() {
            outcomes.extend(of(None));
        }
        Draw {
            chance: f64::from(Census::STANDARD.count(card)) / f64::from(Census::STANDARD_TOTAL),
            outcomes,
        }
    };
    Card::ALL.map(draw).into()
}
