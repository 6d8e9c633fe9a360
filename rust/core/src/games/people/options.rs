//! The choices of the fast playout.

use super::super::census::PackedCensus;
use super::board::ROAD_SPACES;
use super::code::CODES;
use super::hard;
use super::level::Level;
use super::tables::{Choice, EACH, Entry, HIGH, ORDERS, State, Tables};
use crate::montecarlo::Stream;

/// The legal moves of a card that offers more than one way, in the order of [`Position::legal_moves`].
pub(super) struct Options {
    state: State,
    entry: Entry,
    /// Whether the entry itself comes first, being a move forward.
    forward: bool,
    /// The high bits of the places of those who can be swapped with or replaced.
    others: u32,
    len: u32,
}

impl Options {
    #[inline(always)]
    pub(super) fn new(state: State, entry: Entry) -> Self {
        let mover = state.order.turn();
        let forward = entry.end() != state.place(mover);
        if entry.choice() == Choice::ForwardOrBack {
            return Self {
                state,
                entry,
                forward,
                others: 0,
                len: 2,
            };
        }
        // Adding 8 sets the high bit of the places from 120 on, which are not on the road.
        let on_road = !(state.places + (128 - u32::from(ROAD_SPACES)) * EACH) & HIGH;
        let others = on_road & !(0x80 << (8 * mover));
        let stays = entry.choice() == Choice::ForwardOrSwap && !forward && others != 0;
        let len = others.count_ones() + u32::from(forward) + u32::from(stays);
        Self {
            state,
            entry,
            forward,
            others,
            len,
        }
    }

    /// The places and the mover's outcome of the move at this index, the other rider having been moved away.
    #[inline(always)]
    fn get(&self, mut at: u32, tables: &Tables) -> (u32, Entry) {
        if self.forward {
            if at == 0 {
                return (self.state.places, self.entry);
            }
            at -= 1;
        }
        if self.entry.choice() == Choice::ForwardOrBack {
            return (
                self.state.places,
                tables.back_one[self.state.row() as usize],
            );
        }
        let mut others = self.others;
        for _ in 0..at {
            others &= others.wrapping_sub(1);
        }
        if others == 0 {
            // Staying, or a card with no move at all.
            return (self.state.places, self.entry);
        }
        let mover = self.state.order.turn();
        let other = others.trailing_zeros() >> 3;
        let landing = mover as usize * CODES + usize::from(self.state.place(other));
        let mut after = self.state;
        after.put(other, self.state.place(mover));
        (after.places, tables.landings[landing])
    }

    /// The places and the mover's outcome of the move that this level chooses.
    #[inline(always)]
    pub(super) fn choose(
        &self,
        level: Level,
        unseen: PackedCensus,
        stream: &mut Stream,
        tables: &Tables,
    ) -> (u32, Entry) {
        let at = if self.len < 2 {
            0
        } else if let Some(at) = level.random_choice(self.len, stream) {
            at
        } else {
            self.best(unseen, tables)
        };
        self.get(at, tables)
    }

    /// The first of the moves with the best odds, as [`hard::choose`] finds it.
    #[inline(always)]
    fn best(&self, unseen: PackedCensus, tables: &Tables) -> u32 {
        let judge = &**hard::TABLES;
        let mover = self.state.order.turn();
        let odds = |at| {
            let (places, entry) = self.get(at, tables);
            let after = State {
                places,
                ..self.state
            };
            let (places, key) = after.after(entry);
            let after = State {
                places,
                order: tables.next[key as usize % ORDERS],
            };
            judge.odds(after.view(unseen), mover)
        };
        let mut best = 0;
        let mut best_odds = odds(0);
        for at in 1..self.len {
            let at_odds = odds(at);
            if hard::better(at_odds, best_odds) {
                (best, best_odds) = (at, at_odds);
            }
        }
        best
    }
}
