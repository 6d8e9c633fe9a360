//! What the fast playout looks up, and a position in two words.
//!
//! Only one draw in nine offers a choice. For all others a table holds the whole outcome by rider, place and
//! card, so that a draw is: take a card, look up one word, see whether it bumps anybody, look up who is next.
//! The four places stand in one machine word, a byte each, and are compared all at once.

use std::sync::LazyLock;

use super::super::card::Card;
use super::super::census::PackedCensus;
use super::code::{self, CODES, FAIR, HOME, NOWHERE};
use super::hard::View;
use super::moves::Move;
use super::outcome::{self, Outcome};
use super::place::Place;
use super::rider::Rider;

/// A 1 in every byte.
pub(super) const EACH: u32 = 0x0101_0101;

/// The bit of every byte that no place uses.
pub(super) const HIGH: u32 = 0x80 * EACH;

/// Cards in a row of the table, rounded up so that a row's address is cheap.
pub(super) const ROW: usize = 12;

/// The outcome of a move in one word, from the lowest bit: where it ends (7 bits), draws again (1), loses the
/// next turn (1), the first and the last space of the range that it bumps (7 and 7), another space that it
/// bumps (7), and the choice to be made instead (2).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Entry(pub(super) u32);

/// What a card lets the rider choose between.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Choice {
    /// Nothing: there is at most one legal move, and the entry is its outcome.
    Nothing,
    /// Forward 10 or back 1; the entry is that of forward.
    ForwardOrBack,
    /// Forward 11, swaps or staying; the entry is that of forward or, where that isn't legal, of staying.
    ForwardOrSwap,
    /// Whom to replace; the entry is that of staying at the fair.
    Replace,
}

impl Entry {
    const CHOICE_BIT: u32 = 30;

    /// Being home: what fills the rows of those who move no more.
    pub(super) const NOTHING: Self =
        Self(HOME as u32 | (NOWHERE as u32) << 9 | (NOWHERE as u32) << 16 | (NOWHERE as u32) << 23);

    fn new(outcome: &Outcome, choice: Choice) -> Self {
        // The last landing, a shortcut's range where it took one; and a story stop passed through before it.
        let (first, last) = outcome
            .bumped
            .last()
            .map_or((NOWHERE, NOWHERE), |range| (*range.start(), *range.end()));
        let other = outcome
            .bumped
            .first()
            .map(|range| *range.start())
            .filter(|&space| space < first || space > last)
            .unwrap_or(NOWHERE);
        Self(
            u32::from(code::encode(outcome.end))
                | u32::from(outcome.draws_again) << 7
                | u32::from(outcome.loses_next_turn) << 8
                | u32::from(first) << 9
                | u32::from(last) << 16
                | u32::from(other) << 23
                | (choice as u32) << Self::CHOICE_BIT,
        )
    }

    #[inline(always)]
    pub(super) const fn choice(self) -> Choice {
        match self.0 >> Self::CHOICE_BIT {
            0 => Choice::Nothing,
            1 => Choice::ForwardOrBack,
            2 => Choice::ForwardOrSwap,
            _ => Choice::Replace,
        }
    }

    #[inline(always)]
    pub(super) const fn end(self) -> u8 {
        (self.0 & 127) as u8
    }

    /// Whether the rider gets home.
    #[inline(always)]
    pub(super) const fn is_home(self) -> bool {
        self.end() == HOME
    }

    /// Draws again and loses the next turn, as the two bits above an [`Order`].
    #[inline(always)]
    const fn tempo(self) -> u32 {
        (self.0 << 3) & (3 << 10)
    }

    /// The high bit of each byte whose place this bumps.
    #[inline(always)]
    const fn bumped(self, places: u32) -> u32 {
        let first = (self.0 >> 9 & 127) * EACH;
        let last = (self.0 >> 16 & 127) * EACH;
        let other = (self.0 >> 23 & 127) * EACH;
        // No byte borrows from its neighbour: at most 127 is taken from one that has the high bit set.
        let from_first = (places | HIGH) - first;
        let to_last = (last | HIGH) - places;
        let on_other = HIGH - (places ^ other);
        (from_first & to_last | on_other) & HIGH
    }
}

/// Who is home (bits 4 to 7), who loses the next turn (bits 0 to 3) and whose turn it is (bits 8 and 9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Order(pub(super) u32);

impl Order {
    pub(super) const fn new(turn: usize, home: usize, losing: usize) -> Self {
        Self((turn << 8 | home << 4 | losing) as u32)
    }

    #[inline(always)]
    pub(super) const fn turn(self) -> u32 {
        self.0 >> 8 & 3
    }
}

/// A position in two words; the cards are apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct State {
    /// The code of each rider's place, a byte each.
    pub(super) places: u32,
    pub(super) order: Order,
}

impl State {
    #[inline(always)]
    pub(super) const fn place(self, rider: u32) -> u8 {
        (self.places >> (8 * rider)) as u8 & 127
    }

    #[inline(always)]
    pub(super) const fn put(&mut self, rider: u32, place: u8) {
        let shift = 8 * rider;
        self.places = self.places & !(127 << shift) | (place as u32) << shift;
    }

    /// The places after this outcome of the rider whose turn it is, and the key of [`Tables::next`] under which
    /// the order stands.
    ///
    /// Without a branch or a look-up, so that many positions can go through it side by side.
    #[inline(always)]
    pub(super) const fn after(mut self, entry: Entry) -> (u32, u32) {
        let mover = self.order.turn();
        // The mover is not in their own way: nothing is bumped at the fair.
        self.places |= (FAIR as u32) << (8 * mover);
        self.places |= (entry.bumped(self.places) >> 7) * FAIR as u32;
        self.put(mover, entry.end());
        let home = (entry.is_home() as u32) << (4 + mover);
        (self.places, self.order.0 | home | entry.tempo())
    }

    /// The index of the mover's row.
    #[inline(always)]
    pub(super) const fn row(self) -> u32 {
        let mover = self.order.turn();
        mover * CODES as u32 + self.place(mover) as u32
    }

    /// What this card does for the rider whose turn it is.
    #[inline(always)]
    pub(super) fn look_up(self, card: Card, tables: &Tables) -> Entry {
        tables.moves[self.row() as usize * ROW + card.index()]
    }

    #[inline(always)]
    pub(super) fn view(self, unseen: PackedCensus) -> View {
        View {
            places: self.places,
            losing: self.order.0 & 15,
            next: self.order.turn(),
            unseen,
        }
    }
}

/// [`Order`]s, with the two bits of [`Entry::tempo`].
pub(super) const ORDERS: usize = 1 << 12;

/// Entries of [`Tables::moves`].
pub(super) const MOVES: usize = ROWS * ROW;

/// Rows of a table by rider and code of their place.
pub(super) const ROWS: usize = Rider::COUNT * CODES;

pub(super) struct Tables {
    /// By row and card.
    pub(super) moves: [Entry; MOVES],
    /// By row: back 1.
    pub(super) back_one: [Entry; ROWS],
    /// By row, for road spaces: landing by a swap or a Sorry!.
    pub(super) landings: [Entry; ROWS],
    /// By order and tempo: the order for the next draw.
    pub(super) next: [Order; ORDERS],
}

pub(super) static TABLES: LazyLock<Box<Tables>> = LazyLock::new(Tables::new);

impl Tables {
    #[expect(
        clippy::large_stack_arrays,
        reason = "built once, and moved into its box at once"
    )]
    fn new() -> Box<Self> {
        let mut tables = Box::new(Self {
            moves: [Entry::NOTHING; ROWS * ROW],
            back_one: [Entry::NOTHING; ROWS],
            landings: [Entry::NOTHING; ROWS],
            next: std::array::from_fn(next),
        });
        for rider in Rider::ALL {
            for (at, place) in code::all().filter(|&(_, place)| place != Place::Home) {
                let row = rider.index() * CODES + usize::from(at);
                for card in Card::ALL {
                    tables.moves[row * ROW + card.index()] = entry(rider, place, card);
                }
                if let Some(outcome) =
                    outcome::of_move(rider, place, Card::Ten, Some(Move::Back(1)))
                {
                    tables.back_one[row] = Entry::new(&outcome, Choice::Nothing);
                }
                if let Place::Road(space) = place {
                    tables.landings[row] =
                        Entry::new(&outcome::of_landing(rider, space), Choice::Nothing);
                }
            }
        }
        tables
    }
}

/// The entry of a card for a rider at a place.
fn entry(rider: Rider, place: Place, card: Card) -> Entry {
    let of = |mv| outcome::of_move(rider, place, card, mv);
    let lone: Vec<Outcome> = outcome::lone_moves(card)
        .iter()
        .filter_map(|&mv| of(Some(mv)))
        .collect();
    let choice = match (card, place) {
        (Card::Ten, _) if lone.len() == 2 => Choice::ForwardOrBack,
        (Card::Eleven, Place::Road(_)) => Choice::ForwardOrSwap,
        (Card::Sorry, Place::Fair) => Choice::Replace,
        _ => Choice::Nothing,
    };
    match lone.first() {
        Some(outcome) => Entry::new(outcome, choice),
        None => Entry::new(
            &of(None).expect("a card without a legal move can be spent"),
            choice,
        ),
    }
}

/// Who draws next (T2, T5, T6), by the order that was and the tempo of what was played.
fn next(index: usize) -> Order {
    let (losing, home, turn) = (index & 15, index >> 4 & 15, index >> 8 & 3);
    let (draws_again, loses) = (index >> 10 & 1 == 1, index >> 11 & 1 == 1);
    let is_home = |rider: usize| home >> rider & 1 == 1;
    let mut losing = if loses { losing | 1 << turn } else { losing } & !home;
    let mut next = turn;
    if (is_home(turn) || !draws_again) && home != 15 {
        loop {
            next = (next + 1) % Rider::COUNT;
            if is_home(next) {
                continue;
            }
            if losing >> next & 1 == 0 {
                break;
            }
            losing &= !(1 << next);
        }
    }
    Order::new(next, home, losing)
}
