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
use super::super::census::PackedCensus;
use super::board::ROAD_SPACES;
use super::code::{self, CODES, FAIR, HOME};
use super::moves::{Move, Moves};
use super::outcome;
use super::place::Place;
use super::position::Position;
use super::rider::Rider;
use super::strength::{self, Strengths};

/// What Hard looks at of a position.
#[derive(Clone, Copy)]
pub(super) struct View {
    /// The code of each rider's place, a byte each.
    pub(super) places: u32,
    /// Who must lose a turn (bit k: rider k).
    pub(super) losing: u32,
    /// Who draws next.
    pub(super) next: u32,
    /// The cards of which the next one comes.
    pub(super) unseen: PackedCensus,
}

/// What the judgement looks up.
pub(super) struct Tables {
    /// The strength of the mover.
    own: Strengths,
    /// The strength of a rival: none at home, where the race is over.
    rival: Strengths,
    /// By rider, code of their place and road space: the kinds of card (bit k: kind k) with which they bump
    /// whoever stands there.
    reach: [[[u16; CODES]; CODES]; Rider::COUNT],
    /// By set of kinds: the bits of [`PackedCensus`] that hold their counts.
    spread: [u64; 1 << Card::KINDS],
    /// The factor of a draw to come, in units of 1/256.
    extra_draw: u64,
}

pub(super) static TABLES: LazyLock<Box<Tables>> = LazyLock::new(Tables::new);

impl Tables {
    #[expect(
        clippy::large_stack_arrays,
        reason = "built once, and moved into its box at once"
    )]
    fn new() -> Box<Self> {
        let rival = strength::strengths();
        let mut own = rival;
        for by_place in own.iter_mut().flatten() {
            by_place[usize::from(HOME)] = strength::HOME;
        }
        let mut tables = Box::new(Self {
            own,
            rival,
            reach: [[[0; CODES]; CODES]; Rider::COUNT],
            spread: std::array::from_fn(|kinds| PackedCensus::bits_of(kinds as u16)),
            extra_draw: strength::scaled(256.0, -1.0).into(),
        });
        for rider in Rider::ALL {
            fill_reach(&mut tables.reach[rider.index()], rider);
        }
        tables
    }

    /// The mover's chance to be the next one home against everybody else's, as the two sides of odds.
    #[inline(always)]
    pub(super) fn odds(&self, view: View, mover: u32) -> (u64, u64) {
        let at = |rider: u32| (view.places >> (8 * rider)) as usize % CODES;
        let loses = |rider: u32| view.losing >> rider & 1;
        let place = at(mover);
        let mut against = 0;
        let mut reached = 0;
        for step in 1..Rider::COUNT as u32 {
            let rival = (mover + step) % Rider::COUNT as u32;
            let (rider, from, lost) = (rival as usize, at(rival), loses(rival));
            against += u64::from(self.rival[lost as usize][rider][from]);
            // Who loses the next turn bumps nobody before the mover's.
            let kinds = usize::from(self.reach[rider][from][place]) * (1 - lost) as usize;
            reached += view.unseen.of_kinds(self.spread[kinds % self.spread.len()]);
        }
        let unseen = view.unseen.total();
        let hits = PackedCensus::total_of(reached).min(unseen);
        let own = &self.own[loses(mover) as usize][mover as usize % Rider::COUNT];
        let strength = u64::from(own[place]) * u64::from(unseen - hits)
            + u64::from(own[usize::from(FAIR)]) * u64::from(hits);
        let tempo = if view.next == mover {
            self.extra_draw
        } else {
            256
        };
        (strength * tempo, against)
    }
}

/// The first of the moves after which the mover's odds are best.
pub(super) fn choose(position: &Position, moves: &Moves) -> Move {
    let rider = position.turn().expect("a rider is to move");
    let odds = |mv: Move| {
        let mut after = *position;
        after.play_unchecked(Some(mv), &mut ());
        TABLES.odds(view(&after), rider as u32)
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

/// Whether these odds beat those. A side is below 2^25 times 45 times 2^9, the other below 2^22: no overflow.
#[inline(always)]
pub(super) const fn better(odds: (u64, u64), than: (u64, u64)) -> bool {
    odds.0 * than.1 > than.0 * odds.1
}

fn view(position: &Position) -> View {
    let losing = |rider: Rider| u32::from(position.loses_next_turn(rider)) << rider.index();
    View {
        places: u32::from_le_bytes(Rider::ALL.map(|rider| code::encode(position.place(rider)))),
        losing: Rider::ALL.map(losing).iter().sum(),
        next: position.turn().map_or(u32::MAX, |rider| rider as u32),
        unseen: PackedCensus::new(&position.pile()),
    }
}

/// See [`Tables::reach`].
fn fill_reach(reach: &mut [[u16; CODES]; CODES], rider: Rider) {
    for (from, place) in code::all() {
        let reach = &mut reach[usize::from(from)];
        for card in Card::ALL {
            let outcomes = outcome::lone_moves(card)
                .iter()
                .filter_map(|&mv| outcome::of_move(rider, place, card, Some(mv)));
            for space in outcomes.flat_map(|outcome| outcome.bumped).flatten() {
                reach[usize::from(space)] |= 1 << card.index();
            }
        }
        if place == Place::Fair {
            for kinds in &mut reach[..usize::from(ROAD_SPACES)] {
                *kinds |= 1 << Card::Sorry.index();
            }
        }
    }
}
