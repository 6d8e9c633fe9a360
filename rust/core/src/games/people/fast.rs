//! The fast playout: the same game as [`playout`](super::playout::playout), from tables.
//!
//! Only one draw in nine offers a choice. For all others a table holds the whole outcome by rider, place and
//! card, so that a draw is: take a card, look up one word, see whether it bumps anybody, look up who is next.
//! The four places stand in one machine word, a byte each, and are compared all at once.

use std::sync::LazyLock;

use super::super::card::Card;
use super::super::census::Census;
use super::super::pile::Pile;
use super::code::{self, CODES, FAIR, HOME, NOWHERE};
use super::hard::{self, PackedCensus, View};
use super::level::Level;
use super::moves::Move;
use super::outcome::{self, Outcome};
use super::place::Place;
use super::playout::Finish;
use super::position::Position;
use super::rider::Rider;
use crate::montecarlo::Stream;

/// A 1 in every byte.
const EACH: u32 = 0x0101_0101;

/// The bit of every byte that no place uses.
const HIGH: u32 = 0x80 * EACH;

/// Cards in a row of the table, rounded up so that a row's address is cheap.
const ROW: usize = 12;

/// The outcome of a move in one word, from the lowest bit: where it ends (7 bits), draws again (1), loses the
/// next turn (1), the first space of the range that it bumps (7), that range's length less one (3), another
/// space that it bumps (7), and the choice to be made instead (2).
#[derive(Clone, Copy, PartialEq, Eq)]
struct Entry(u32);

/// What a card lets the rider choose between.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Choice {
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
    const CHOICE_BIT: u32 = 26;

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
                | u32::from(last - first) << 16
                | u32::from(other) << 19
                | (choice as u32) << Self::CHOICE_BIT,
        )
    }

    #[inline]
    const fn choice(self) -> Choice {
        match self.0 >> Self::CHOICE_BIT {
            0 => Choice::Nothing,
            1 => Choice::ForwardOrBack,
            2 => Choice::ForwardOrSwap,
            _ => Choice::Replace,
        }
    }

    #[inline]
    const fn end(self) -> u8 {
        (self.0 & 127) as u8
    }

    /// Draws again (1) and loses the next turn (2).
    #[inline]
    const fn tempo(self) -> u32 {
        self.0 >> 7 & 3
    }

    /// The high bit of each byte whose place this bumps.
    #[inline]
    const fn bumped(self, places: u32) -> u32 {
        let first = self.0 >> 9 & 127;
        let length = self.0 >> 16 & 7;
        let other = self.0 >> 19 & 127;
        // No byte borrows from its neighbour: each is at most 127 and is taken from one with the high bit set.
        let from_first = (places | HIGH) - first * EACH;
        let in_range = from_first & ((length * EACH | HIGH) - (from_first & !HIGH));
        let on_other = HIGH - (places ^ other * EACH);
        (in_range | on_other) & HIGH
    }
}

/// The places of all riders, a byte each, and the turns that they must lose, a bit each.
#[derive(Clone, Copy, PartialEq, Eq)]
struct State {
    places: u32,
    /// Who loses the next turn (bits 0 to 3) and who is home (bits 4 to 7).
    out: u32,
    turn: u32,
}

impl State {
    #[inline]
    const fn place(self, rider: u32) -> u8 {
        (self.places >> (8 * rider)) as u8 & 127
    }

    #[inline]
    const fn put(&mut self, rider: u32, place: u8) {
        let shift = 8 * rider;
        self.places = self.places & !(127 << shift) | (place as u32) << shift;
    }

    /// Plays this outcome of the rider whose turn it is and passes the turn on.
    #[inline]
    fn apply(&mut self, entry: Entry, tables: &Tables) {
        // The mover's own old place can't be hit: nothing bumps at the fair.
        let others = self.places | 127 << (8 * self.turn);
        let bumped = entry.bumped(others);
        if bumped != 0 {
            self.places |= (bumped >> 7) * 127;
        }
        self.put(self.turn, entry.end());
        let home = u32::from(entry.end() == HOME) << (4 + self.turn);
        self.out |= home;
        let next = tables.next[(self.turn << 10 | entry.tempo() << 8 | self.out) as usize & 4095];
        self.turn = u32::from(next & 3);
        self.out = self.out & !15 | u32::from(next >> 2);
    }

    #[inline]
    fn view(self, unseen: PackedCensus) -> View {
        View {
            places: self.places.to_le_bytes(),
            losing: (self.out & 15) as u8,
            next: self.turn as u8,
            unseen,
        }
    }
}

struct Tables {
    /// By rider, code of their place and card.
    moves: Vec<Entry>,
    /// By rider and code of the place: back 1.
    back_one: Vec<Entry>,
    /// By rider and road space: landing by a swap or a Sorry!.
    landings: Vec<Entry>,
    /// By the rider whose turn it was (2 bits), the entry's tempo (2), who is home (4) and who loses the next
    /// turn (4): who draws next (2 bits) and who loses the next turn then (4).
    next: [u8; 4096],
}

static TABLES: LazyLock<Tables> = LazyLock::new(Tables::new);

impl Tables {
    fn new() -> Self {
        let nothing = Entry::new(
            &Outcome {
                end: Place::Home,
                bumped: Vec::new(),
                draws_again: false,
                loses_next_turn: false,
            },
            Choice::Nothing,
        );
        let mut moves = vec![nothing; Rider::COUNT * CODES * ROW];
        let mut back_one = vec![nothing; Rider::COUNT * CODES];
        let mut landings = vec![nothing; Rider::COUNT * CODES];
        for rider in Rider::ALL {
            for (at, place) in code::all().filter(|&(_, place)| place != Place::Home) {
                let row = rider.index() * CODES + usize::from(at);
                for card in Card::ALL {
                    moves[row * ROW + card.index()] = entry(rider, place, card);
                }
                if let Some(outcome) =
                    outcome::of_move(rider, place, Card::Ten, Some(Move::Back(1)))
                {
                    back_one[row] = Entry::new(&outcome, Choice::Nothing);
                }
                if let Place::Road(space) = place {
                    landings[row] = Entry::new(&outcome::of_landing(rider, space), Choice::Nothing);
                }
            }
        }
        Self {
            moves,
            back_one,
            landings,
            next: next(),
        }
    }
}

/// The entry of a card for a rider at a place.
fn entry(rider: Rider, place: Place, card: Card) -> Entry {
    let of = |mv| outcome::of_move(rider, place, card, mv);
    let lone: Vec<Outcome> = hard::lone_moves(card)
        .into_iter()
        .filter_map(|mv| of(Some(mv)))
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

/// Who draws next (T2, T5, T6); see [`Tables::next`].
fn next() -> [u8; 4096] {
    std::array::from_fn(|index| {
        let turn = index >> 10;
        let (draws_again, loses) = (index >> 8 & 1 == 1, index >> 9 & 1 == 1);
        let home = index >> 4 & 15;
        let is_home = |rider: usize| home >> rider & 1 == 1;
        let mut losing = index & 15 & !home;
        if loses {
            losing |= 1 << turn;
        }
        let mut next = turn;
        if !(draws_again && !is_home(turn)) && home != 15 {
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
        (next | losing << 2) as u8
    })
}

/// A position made ready for many playouts.
#[derive(Clone, Debug)]
pub struct Start {
    places: u32,
    out: u32,
    turn: u32,
    home: usize,
    ranking: [Rider; Rider::COUNT],
    card: Option<Card>,
    pile: Pile,
    unseen: PackedCensus,
    levels: [Level; Rider::COUNT],
}

impl Start {
    /// This position, to be played on by these computer players.
    #[must_use]
    pub fn new(position: &Position, levels: [Level; Rider::COUNT]) -> Self {
        let bits = |of: &dyn Fn(Rider) -> bool| {
            Rider::ALL
                .into_iter()
                .map(|rider| u32::from(of(rider)) << rider.index())
                .sum::<u32>()
        };
        let losing = bits(&|rider| position.loses_next_turn(rider));
        let home = bits(&|rider| position.place(rider) == Place::Home);
        let mut ranking = Rider::ALL;
        ranking[..position.ranking().len()].copy_from_slice(position.ranking());
        Self {
            places: u32::from_le_bytes(Rider::ALL.map(|rider| code::encode(position.place(rider)))),
            out: losing | home << 4,
            turn: position.turn().map_or(0, |rider| rider as u32),
            home: position.ranking().len(),
            ranking,
            card: position.card(),
            pile: Pile::new(&Census::STANDARD, &position.unseen()),
            unseen: PackedCensus::new(&position.unseen()),
            levels,
        }
    }

    /// Plays the rest of the game, as [`playout`](super::playout::playout) does with the same stream.
    #[must_use]
    pub fn playout(&self, stream: &mut Stream) -> Finish {
        let tables = &*TABLES;
        let mut state = State {
            places: self.places,
            out: self.out,
            turn: self.turn,
        };
        let mut pile = self.pile.clone();
        let mut unseen = self.unseen;
        let mut ranking = self.ranking;
        let mut home = self.home;
        let mut draws = 0;
        let mut waiting = self.card;
        while home + 1 < Rider::COUNT {
            let card = waiting.take().unwrap_or_else(|| {
                let card = pile.draw(stream);
                draws += 1;
                if unseen.0 == 0 {
                    unseen = PackedCensus::STANDARD;
                }
                unseen.remove(card);
                card
            });
            let mover = state.turn;
            let row = mover as usize * CODES + usize::from(state.place(mover));
            let mut entry = tables.moves[row * ROW + card.index()];
            if entry.choice() != Choice::Nothing {
                let level = self.levels[mover as usize & 3];
                entry = choose(&mut state, entry, row, level, unseen, stream, tables);
            }
            state.apply(entry, tables);
            if entry.end() == HOME {
                ranking[home & 3] = Rider::ALL[mover as usize & 3];
                home += 1;
            }
        }
        if home + 1 == Rider::COUNT {
            let last = Rider::ALL
                .into_iter()
                .find(|rider| !ranking[..home].contains(rider));
            ranking[home] = last.expect("three of four are home");
        }
        Finish { ranking, draws }
    }
}

/// The candidates of a choice: the state with the other rider already moved away, and the mover's outcome.
struct Candidates {
    list: [(State, Entry); 4],
    len: usize,
}

impl Candidates {
    #[inline]
    const fn push(&mut self, state: State, entry: Entry) {
        self.list[self.len & 3] = (state, entry);
        self.len += 1;
    }
}

/// Makes a choice as the level does; moves the other rider of a swap or a Sorry! and returns the mover's outcome.
#[inline]
fn choose(
    state: &mut State,
    entry: Entry,
    row: usize,
    level: Level,
    unseen: PackedCensus,
    stream: &mut Stream,
    tables: &Tables,
) -> Entry {
    let candidates = candidates(*state, entry, row, tables);
    if candidates.len == 0 {
        return entry;
    }
    let chosen = if candidates.len == 1 {
        0
    } else if let Some(at) = level.random_choice(candidates.len as u32, stream) {
        at as usize
    } else {
        best(&candidates, unseen, tables)
    };
    let (after, entry) = candidates.list[chosen & 3];
    *state = after;
    entry
}

/// The legal moves in the order of [`Position::legal_moves`]; none where only the entry itself is left.
#[inline]
fn candidates(state: State, entry: Entry, row: usize, tables: &Tables) -> Candidates {
    let mover = state.turn;
    let mut candidates = Candidates {
        list: [(state, entry); 4],
        len: 0,
    };
    let choice = entry.choice();
    let moves_alone = entry.end() != state.place(mover);
    if moves_alone {
        candidates.len = 1;
    }
    if choice == Choice::ForwardOrBack {
        candidates.push(state, tables.back_one[row]);
        return candidates;
    }
    let vacated = if choice == Choice::Replace {
        FAIR
    } else {
        state.place(mover)
    };
    for other in (0..4).filter(|&other| other != mover) {
        let place = state.place(other);
        if place < super::board::ROAD_SPACES {
            let mut after = state;
            after.put(other, vacated);
            candidates.push(
                after,
                tables.landings[mover as usize * CODES + usize::from(place)],
            );
        }
    }
    if choice == Choice::ForwardOrSwap && !moves_alone && candidates.len > 0 {
        candidates.push(state, entry);
    }
    candidates
}

/// The first of the candidates with the best odds, as [`hard::choose`] finds it.
#[inline]
fn best(candidates: &Candidates, unseen: PackedCensus, tables: &Tables) -> usize {
    let unseen = if unseen.0 == 0 {
        PackedCensus::STANDARD
    } else {
        unseen
    };
    let judge = &*hard::TABLES;
    let odds = |(mut state, entry): (State, Entry)| {
        let mover = state.turn as usize;
        state.apply(entry, tables);
        judge.odds(&state.view(unseen), mover)
    };
    let mut best = 0;
    let mut best_odds = odds(candidates.list[0]);
    for (at, &candidate) in candidates
        .list
        .iter()
        .enumerate()
        .take(candidates.len)
        .skip(1)
    {
        let candidate_odds = odds(candidate);
        if hard::better(candidate_odds, best_odds) {
            (best, best_odds) = (at, candidate_odds);
        }
    }
    best
}
