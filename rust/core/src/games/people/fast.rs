//! The fast playouts: the same games as those of [`playout`](super::playout::playout), many side by side.
//!
//! One game at a time leaves a processor waiting: each draw needs what the one before looked up. So a number of
//! games go in lockstep, each in a lane of its own with its own random stream, and each step is a short loop
//! over the lanes that the compiler can turn into vector instructions. A lane whose game has ended takes the
//! next game.

use std::array::from_fn;

use pulp::{Arch, Simd, WithSimd};

use super::super::card::Card;
use super::super::census::{Census, PackedCensus};
use super::super::pile::{self, Pile};
use super::code;
use super::level::Level;
use super::options::Options;
use super::place::Place;
use super::playout::{Finish, settled};
use super::position::Position;
use super::rider::Rider;
use super::tables::{Choice, Entry, MOVES, ORDERS, Order, ROW, State, TABLES, Tables};
use crate::montecarlo::{Stream, Streams};

/// Games side by side.
const LANES: usize = 16;

/// Slots of a lane's pile: a power of two above the 45 cards, so that an index can be masked.
const PILE: usize = 64;

/// A position made ready for many playouts.
#[derive(Clone, Debug)]
pub struct Start {
    state: State,
    ranking: [Rider; Rider::COUNT],
    home: usize,
    card: Option<Card>,
    pile: Pile,
    unseen: PackedCensus,
    levels: [Level; Rider::COUNT],
}

impl Start {
    /// This position, to be played on by these computer players.
    #[must_use]
    pub fn new(position: &Position, levels: [Level; Rider::COUNT]) -> Self {
        let bits = |of: &dyn Fn(Rider) -> bool| -> usize {
            Rider::ALL
                .into_iter()
                .map(|rider| usize::from(of(rider)) << rider.index())
                .sum()
        };
        let losing = bits(&|rider| position.loses_next_turn(rider));
        let home = bits(&|rider| position.place(rider) == Place::Home);
        let turn = position.turn().map_or(0, Rider::index);
        let mut ranking = Rider::ALL;
        ranking[..position.ranking().len()].copy_from_slice(position.ranking());
        Self {
            state: State {
                places: u32::from_le_bytes(
                    Rider::ALL.map(|rider| code::encode(position.place(rider))),
                ),
                order: Order::new(turn, home, losing),
            },
            ranking,
            home: position.ranking().len(),
            card: position.card(),
            pile: Pile::new(&Census::STANDARD, &position.unseen()),
            unseen: PackedCensus::new(&position.unseen()),
            levels,
        }
    }

    /// Plays the rest of the game once for each index, with the seed's stream of that index, and tells how it
    /// ended, in no particular order. Each is the game of [`playout`](super::playout::playout).
    pub fn playouts(
        &self,
        seed: u64,
        indices: impl Iterator<Item = u64>,
        mut tell: impl FnMut(u64, &Finish),
    ) {
        if self.home + 1 >= Rider::COUNT {
            let finish = Finish {
                ranking: settled(&self.ranking[..self.home]),
                draws: 0,
            };
            indices.for_each(|index| tell(index, &finish));
            return;
        }
        let lanes = Lanes::new(self, seed, indices);
        Arch::new().dispatch(Lockstep { lanes, tell });
    }
}

/// All the games, with whatever vector instructions the processor has.
struct Lockstep<'a, I, F> {
    lanes: Lanes<'a, I>,
    tell: F,
}

impl<I: Iterator<Item = u64>, F: FnMut(u64, &Finish)> WithSimd for Lockstep<'_, I, F> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(mut self, _: S) {
        (0..LANES).for_each(|lane| self.lanes.deal(lane, &mut self.tell));
        while self.lanes.active > 0 {
            self.lanes.step(&mut self.tell);
        }
    }
}

/// The games that are being played side by side; each array has a place a lane.
struct Lanes<'a, I> {
    start: &'a Start,
    tables: &'static Tables,
    seed: u64,
    /// The games to come.
    indices: I,
    /// Lanes that hold a game; the others go on with an old one, of which nothing is told.
    active: usize,
    index: [Option<u64>; LANES],
    streams: Streams<LANES>,
    places: [u32; LANES],
    orders: [Order; LANES],
    ranking: [[Rider; Rider::COUNT]; LANES],
    home: [usize; LANES],
    draws: [u32; LANES],
    /// As in [`Pile`].
    cards: [[Card; PILE]; LANES],
    left: [u32; LANES],
    unseen: [PackedCensus; LANES],
}

impl<'a, I: Iterator<Item = u64>> Lanes<'a, I> {
    fn new(start: &'a Start, seed: u64, indices: I) -> Self {
        let mut cards = [Card::One; PILE];
        cards[..pile::MOST].copy_from_slice(&start.pile.cards);
        Self {
            start,
            tables: &TABLES,
            seed,
            indices,
            active: LANES,
            index: [None; LANES],
            streams: Streams::new(),
            places: [start.state.places; LANES],
            orders: [start.state.order; LANES],
            ranking: [start.ranking; LANES],
            home: [start.home; LANES],
            draws: [0; LANES],
            cards: [cards; LANES],
            left: [start.pile.left; LANES],
            unseen: [start.unseen; LANES],
        }
    }

    /// Begins the next game in this lane.
    fn deal(&mut self, lane: usize, tell: &mut impl FnMut(u64, &Finish)) {
        self.index[lane] = self.indices.next();
        let Some(index) = self.index[lane] else {
            self.active -= 1;
            return;
        };
        *self.streams.lane(lane) = Stream::new(self.seed, index);
        self.places[lane] = self.start.state.places;
        self.orders[lane] = self.start.state.order;
        self.ranking[lane] = self.start.ranking;
        self.home[lane] = self.start.home;
        self.draws[lane] = 0;
        self.cards[lane][..pile::MOST].copy_from_slice(&self.start.pile.cards);
        self.left[lane] = self.start.pile.left;
        self.unseen[lane] = self.start.unseen;
        if let Some(card) = self.start.card {
            let mover = self.orders[lane].turn() as usize;
            let mut entry = self.state(lane).look_up(card, self.tables);
            if entry.choice() != Choice::Nothing {
                entry = self.choose(lane, entry);
            }
            self.play(lane, entry);
            if entry.is_home() {
                self.arrive(lane, mover, tell);
            }
        }
    }

    #[inline(always)]
    fn state(&self, lane: usize) -> State {
        State {
            places: self.places[lane],
            order: self.orders[lane],
        }
    }

    #[inline(always)]
    fn play(&mut self, lane: usize, entry: Entry) {
        let (places, key) = self.state(lane).after(entry);
        self.places[lane] = places;
        self.orders[lane] = self.tables.next[key as usize % ORDERS];
    }

    /// Draws and plays a card in every lane.
    ///
    /// Arithmetic and table look-ups are in loops of their own: the former become vector instructions.
    #[inline(always)]
    fn step(&mut self, tell: &mut impl FnMut(u64, &Finish)) {
        let drawn = self.draw();
        let rows: [u32; LANES] =
            from_fn(|lane| self.state(lane).row() * ROW as u32 + drawn[lane] as u32);
        let mut entries = rows.map(|row| self.tables.moves[row as usize % MOVES]);
        let choices = lanes_where(|lane| entries[lane].choice() != Choice::Nothing);
        for lane in lanes_of(choices) {
            entries[lane] = self.choose(lane, entries[lane]);
        }
        let arrivals = lanes_where(|lane| entries[lane].is_home());
        let movers = self.orders;
        let mut keys = [0; LANES];
        for lane in 0..LANES {
            (self.places[lane], keys[lane]) = self.state(lane).after(entries[lane]);
        }
        self.orders = keys.map(|key| self.tables.next[key as usize % ORDERS]);
        for lane in lanes_of(arrivals) {
            self.arrive(lane, movers[lane].turn() as usize, tell);
        }
    }

    /// Draws a card in every lane, as [`Pile::draw`] does.
    #[inline(always)]
    fn draw(&mut self) -> [Card; LANES] {
        for lane in 0..LANES {
            let empty = self.left[lane] == 0;
            self.left[lane] = if empty {
                Census::STANDARD_TOTAL
            } else {
                self.left[lane]
            };
            self.unseen[lane] = if empty {
                PackedCensus::STANDARD
            } else {
                self.unseen[lane]
            };
            self.draws[lane] += 1;
        }
        let at = self.streams.below(&self.left);
        let mut drawn = [Card::One; LANES];
        for lane in 0..LANES {
            let cards = &mut self.cards[lane];
            let (at, last) = (
                at[lane] as usize % PILE,
                (self.left[lane] - 1) as usize % PILE,
            );
            drawn[lane] = cards[at];
            cards[at] = cards[last];
            cards[last] = drawn[lane];
        }
        for (lane, &card) in drawn.iter().enumerate() {
            self.left[lane] -= 1;
            self.unseen[lane].remove(card);
        }
        drawn
    }

    /// Makes the choice of the rider whose turn it is; returns its outcome.
    #[inline(always)]
    fn choose(&mut self, lane: usize, entry: Entry) -> Entry {
        let state = self.state(lane);
        let level = self.start.levels[state.order.turn() as usize];
        let unseen = if self.left[lane] == 0 {
            PackedCensus::STANDARD
        } else {
            self.unseen[lane]
        };
        let options = Options::new(state, entry);
        let (places, entry) = options.choose(level, unseen, self.streams.lane(lane), self.tables);
        self.places[lane] = places;
        entry
    }

    /// Ranks the rider who got home, and ends the game when three are.
    fn arrive(&mut self, lane: usize, mover: usize, tell: &mut impl FnMut(u64, &Finish)) {
        let Some(index) = self.index[lane] else {
            return;
        };
        let home = &mut self.home[lane];
        self.ranking[lane][*home] = Rider::ALL[mover];
        *home += 1;
        if *home + 1 == Rider::COUNT {
            let ranking = settled(&self.ranking[lane][..*home]);
            tell(
                index,
                &Finish {
                    ranking,
                    draws: self.draws[lane],
                },
            );
            self.deal(lane, tell);
        }
    }
}

/// The lanes for which something holds, a bit each.
#[inline(always)]
fn lanes_where(holds: impl Fn(usize) -> bool) -> u32 {
    let mut lanes = 0;
    for lane in 0..LANES {
        lanes |= u32::from(holds(lane)) << lane;
    }
    lanes
}

/// The lanes of these bits.
#[inline(always)]
fn lanes_of(mut bits: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lane = bits.trailing_zeros() as usize;
        bits &= bits.wrapping_sub(1);
        (lane < LANES).then_some(lane)
    })
}
