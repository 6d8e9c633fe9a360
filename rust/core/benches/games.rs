//! How fast each game is played, on one thread: whole games by computer players, and a question to the Oracle.
//!
//! `cargo bench -p sorry-people-core [name]`. Each measurement holds its answer against the one it had before; run
//! without `--bench`, as by `cargo test --benches`, that is all that is done, and with few games.

use std::fmt::Debug;
use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use sorry_people_core::games::card::Card;
use sorry_people_core::games::census::Census;
use sorry_people_core::games::classic::{self, Edition, Place, Rules};
use sorry_people_core::games::colour::Colour;
use sorry_people_core::games::people::{self, Rider};
use sorry_people_core::games::{Level, Playable, express};
use sorry_people_core::montecarlo::{Aim, Game, Weighing, Workers, advise};

/// Games whose answer is known, and those that are measured.
const FEW: u64 = 50;
const MANY: u64 = 1000;

/// Playouts of each way in a question whose answer is known, and in one that is measured.
const QUICK: u64 = 100;
const FULL: u64 = 2000;

/// How often games are measured.
const RUNS: usize = 5;

/// What came of a measurement with few games.
#[derive(Debug, PartialEq, Eq)]
struct Answers {
    /// Cards drawn, or dice rolled, when all are Easy, and when all are Hard.
    easy: u64,
    hard: u64,
    /// The way that the Oracle finds best, and the draws of all playouts.
    best: usize,
    question: u64,
}

fn main() {
    let mut bench = Bench::from_arguments();
    let people = |levels| people::Table { levels };
    bench.game(
        "people",
        people,
        &people::Position::start(Rider::Bucky),
        (&people_question(), people::table::aim),
        &Answers {
            easy: 8383,
            hard: 5994,
            best: 1,
            question: 28_970,
        },
    );
    for (edition, answers) in [
        (
            Edition::Classic,
            Answers {
                easy: 19_401,
                hard: 12_631,
                best: 28,
                question: 543_277,
            },
        ),
        (
            Edition::Teams,
            Answers {
                easy: 19_829,
                hard: 10_773,
                best: 29,
                question: 2_628_439,
            },
        ),
        (
            Edition::Points,
            Answers {
                easy: 17_058,
                hard: 7844,
                best: 2,
                question: 661_024,
            },
        ),
        (
            Edition::FireAndIce,
            Answers {
                easy: 10_058,
                hard: 6621,
                best: 1,
                question: 20_759,
            },
        ),
    ] {
        let viewer = Some(Colour::Red);
        let game = classic::Game::new(Rules::new(edition), &Colour::ALL, false, 1, viewer);
        bench.game(
            edition.name(),
            |levels| classic::Table { levels, viewer },
            game.expect("a start").position(),
            (&square_question(edition), classic::table::aim),
            &answers,
        );
    }
    let setup = express::Setup::start(&Colour::ALL, express::Faces::STANDARD, Colour::Red);
    let start = express::Position::try_from(&setup).expect("a start");
    let mut question = start;
    question
        .roll([
            express::Face::Wild,
            express::Face::Slide,
            express::Face::Sorry,
        ])
        .expect("a roll");
    bench.game(
        "express",
        |levels| express::Table { levels },
        &start,
        (&question, express::table::aim),
        &Answers {
            easy: 1824,
            hard: 1269,
            best: 1,
            question: 10_149,
        },
    );
}

/// Bucky has drawn an 11 and may go on or swap.
fn people_question() -> people::Position {
    use people::Place::Road;
    let setup = people::Setup {
        places: [Road(70), Road(90), Road(20), people::Place::Fair],
        card: Some(Card::Eleven),
        ..people::Setup::from(&people::Position::start(Rider::Bucky))
    };
    people::Position::try_from(&setup).expect("a position")
}

/// Red has drawn a 7, or holds one, and may split it in many ways; in 2013 the pawn on Fire may go before the draw.
fn square_question(edition: Edition) -> classic::Position {
    let mut setup = classic::Setup::start(Rules::new(edition), &Colour::ALL, false, Colour::Red);
    let places = [
        ["track 5", "track 20", "track 41", "safety 2"],
        ["track 22", "track 39", "start", "start"],
        ["track 36", "track 48", "track 11", "safety 1"],
        ["track 52", "track 8", "start", "home"],
    ];
    for (pawns, places) in setup.pawns.iter_mut().zip(places) {
        for (pawn, place) in pawns.iter_mut().zip(places) {
            *pawn = place.parse::<Place>().expect("a place");
        }
    }
    setup.drawing = None;
    match edition {
        Edition::Points => {
            let cards = [
                Card::Seven,
                Card::Two,
                Card::Four,
                Card::Eleven,
                Card::Sorry,
            ];
            setup.hands = [
                hand(&cards),
                hand(&cards),
                hand(&[Card::One; 5]),
                hand(&[Card::Ten, Card::Ten, Card::Ten, Card::Ten, Card::Three]),
            ];
        }
        Edition::FireAndIce => setup.fire = Some(classic::Pawn::new(Colour::Red, 1)),
        Edition::Classic | Edition::Teams => setup.card = Some(Card::Seven),
    }
    classic::Position::try_from(&setup).expect("a position")
}

fn hand(cards: &[Card]) -> Census {
    let mut hand = Census::EMPTY;
    for &card in cards {
        hand.add(card);
    }
    hand
}

/// What is to be measured, and how.
struct Bench {
    /// The one game wanted, or all.
    only: Option<String>,
    is_measured: bool,
}

impl Bench {
    fn from_arguments() -> Self {
        let arguments: Vec<String> = std::env::args().skip(1).collect();
        Self {
            only: arguments
                .iter()
                .find(|word| !word.starts_with('-'))
                .cloned(),
            is_measured: arguments.iter().any(|word| word == "--bench"),
        }
    }

    /// One game: from the start, and a question.
    fn game<G>(
        &mut self,
        name: &str,
        table: impl Fn([Level; Colour::COUNT]) -> G,
        start: &G::Position,
        (question, aim): (&G::Position, impl Fn(&G::Position) -> Option<Aim>),
        expected: &Answers,
    ) where
        G: Game<Position: Playable + Debug>,
    {
        if self.only.as_deref().is_some_and(|only| only != name) {
            return;
        }
        let [easy, hard] = [Level::Easy, Level::Hard].map(|level| table([level; Colour::COUNT]));
        let aim = aim(question).expect("the game is on");
        let weighing = weighed(&hard, question, aim, QUICK);
        let found = Answers {
            easy: draws(&easy, start, FEW),
            hard: draws(&hard, start, FEW),
            best: weighing.verdict(aim).expect("there are ways").best,
            question: weighing.tallies().iter().map(|tally| tally.draws).sum(),
        };
        assert_eq!(&found, expected, "{name}");
        if !self.is_measured {
            return;
        }
        for (level, table) in [(Level::Easy, &easy), (Level::Hard, &hard)] {
            // The best of some runs: others may want the processor too.
            let runs = (0..RUNS).map(|_| timed(|| draws(table, start, MANY)));
            let best = runs.min_by(|one, other| one.0.total_cmp(&other.0));
            let (seconds, draws) = best.expect("at least one run");
            println!(
                "{name}, all {level}: {:.0} games/s, {:.1} draws a game, {:.1} ns a draw",
                MANY as f64 / seconds,
                draws as f64 / MANY as f64,
                seconds * 1e9 / draws as f64,
            );
        }
        let (seconds, weighing) = timed(|| weighed(&hard, question, aim, FULL));
        println!(
            "{name}, a question of {} ways to the Oracle, {FULL} playouts by Hard: {seconds:.2} s",
            weighing.tallies().len(),
        );
    }
}

fn draws<G: Game>(table: &G, start: &G::Position, games: u64) -> u64 {
    let mut draws = 0;
    table.playouts(&table.prepare(start), 7, 0..games, &mut |_, finish| {
        draws += u64::from(finish.draws);
    });
    draws
}

fn weighed<G: Game<Position: Playable>>(
    table: &G,
    question: &G::Position,
    aim: Aim,
    playouts: u64,
) -> Weighing {
    let cancel = AtomicBool::new(false);
    let workers = Workers {
        threads: NonZeroUsize::MIN,
        cancel: &cancel,
    };
    let nothing = Weighing::empty(question.distinct_ways().len());
    let advice = advise(table, question, aim, 7, &nothing, playouts, workers, |_| {
        true
    });
    advice.expect("nobody stops it")
}

/// How many seconds it took, and what came of it.
fn timed<T>(run: impl FnOnce() -> T) -> (f64, T) {
    let begun = Instant::now();
    let answer = run();
    (begun.elapsed().as_secs_f64(), answer)
}
