//! The Oracle: what it counts, and what it says of it.

use std::num::NonZeroUsize;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use proptest::prelude::*;
use sorry_people_core::games::Playable;
use sorry_people_core::games::people::yardstick::Yardstick;
use sorry_people_core::games::people::{Game, Level, Position, Rider, Table, table};
use sorry_people_core::montecarlo::{
    Cancelled, Tally, Weighing, Workers, advise, parallel, simulate,
};

const LEVELS: [Level; Rider::COUNT] = [Level::Hard, Level::Medium, Level::Easy, Level::Hard];

/// A position with a card that offers a choice; a game without one gives way to another.
fn with_choice(seed: u64) -> Position {
    let mut game = Game::new(seed, None, &[]).expect("no cards are asked for");
    while game.draw().is_ok() {
        if game.legal_moves().len() > 2 {
            return *game.position();
        }
        let mv = game.choose(Level::Easy).expect("a card waits");
        game.play(mv).expect("a chosen move is legal");
    }
    with_choice(seed + 10_000)
}

fn weighed(position: &Position, playouts: u64, threads: usize) -> Weighing {
    extended(
        &Weighing::empty(position.distinct_ways().len()),
        position,
        playouts,
        threads,
    )
}

fn extended(known: &Weighing, position: &Position, playouts: u64, threads: usize) -> Weighing {
    let cancel = AtomicBool::new(false);
    let workers = Workers {
        threads: NonZeroUsize::new(threads).expect("a thread"),
        cancel: &cancel,
    };
    let aim = table::aim(position).expect("the game is not over");
    let table = Table { levels: LEVELS };
    advise(&table, position, aim, 11, known, playouts, workers, |_| {
        true
    })
    .expect("nobody stops it")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    /// O5: the same counts on any number of threads, by either playout; O2: extended is as if asked at once.
    #[test]
    fn counts_do_not_depend_on_how_they_were_made(seed in 0..10_000_u64) {
        let position = with_choice(seed);
        let once = weighed(&position, 5000, 1);
        for threads in [2, 3, 7] {
            prop_assert_eq!(&weighed(&position, 5000, threads), &once);
        }
        let begun = weighed(&position, 1234, 2);
        prop_assert_eq!(&extended(&begun, &position, 5000, 3), &once);
        let cancel = AtomicBool::new(false);
        let workers = Workers { threads: NonZeroUsize::MIN, cancel: &cancel };
        let aim = table::aim(&position).expect("the game is not over");
        let yardstick = Yardstick(Table { levels: LEVELS });
        let nothing = Weighing::empty(position.distinct_ways().len());
        let slow = advise(&yardstick, &position, aim, 11, &nothing, 5000, workers, |_| true);
        prop_assert_eq!(slow.as_ref(), Ok(&once));
    }

    /// O3: the places of a rider add up, and so do the riders of a place: P(1st) summed over riders is 1.
    #[test]
    fn shares_add_up(seed in 0..10_000_u64) {
        for tally in weighed(&with_choice(seed), 2000, 2).tallies() {
            prop_assert_eq!(tally.playouts, 2000);
            for one in 0..Rider::COUNT {
                prop_assert_eq!(tally.finishes[one].iter().sum::<u64>(), 2000);
                prop_assert_eq!(tally.finishes.iter().map(|places| places[one]).sum::<u64>(), 2000);
            }
        }
    }
}

/// O3, O4: the best is the most frequent; its lead and margins are what the counts say.
#[test]
fn the_verdict_follows_from_the_counts() {
    let position = with_choice(5);
    let aim = table::aim(&position).expect("the game is not over");
    let weighing = weighed(&position, 20_000, 2);
    let verdict = weighing.verdict(aim).expect("there are moves");
    let shares: Vec<f64> = (0..weighing.tallies().len())
        .map(|at| weighing.share(at, aim).share)
        .collect();
    assert!(shares.iter().all(|&share| share <= shares[verdict.best]));
    let second = verdict.runner_up.expect("there are two moves");
    assert!((second.lead - (shares[verdict.best] - shares[second.at])).abs() < 1e-12);
    let margins =
        weighing.share(verdict.best, aim).margin() + weighing.share(second.at, aim).margin();
    assert_eq!(second.too_close, second.lead <= margins);
    // Common cards make the difference surer than two margins apart, or about as sure as independent ones.
    assert!(second.paired_margin < margins);
}

/// O1: a card without a choice is weighed too.
#[test]
fn a_single_move_has_its_chance_too() {
    let mut game =
        Game::new(1, Some(Rider::Bucky), &["12".parse().expect("a card")]).expect("there is a 12");
    game.draw().expect("no card waits");
    assert!(game.legal_moves().is_empty());
    let weighing = weighed(game.position(), 2000, 2);
    let verdict = weighing
        .verdict(table::aim(game.position()).expect("not over"))
        .expect("one way to go on");
    assert_eq!(
        (weighing.tallies().len(), verdict.best, verdict.runner_up),
        (1, 0, None)
    );
}

/// The work stops when it is told to, by the flag or by the one who watches.
#[test]
fn work_can_be_stopped() {
    let position = Position::start(Rider::Bucky);
    let table = Table { levels: LEVELS };
    let set = AtomicBool::new(true);
    let workers = Workers {
        threads: NonZeroUsize::MIN,
        cancel: &set,
    };
    assert_eq!(
        simulate(&table, &[position], 1, u64::MAX, workers, |_| true),
        Err(Cancelled)
    );
    let cancel = AtomicBool::new(false);
    let workers = Workers {
        threads: NonZeroUsize::MIN,
        cancel: &cancel,
    };
    let mut seen = 0;
    let stopped = simulate(&table, &[position], 1, u64::MAX, workers, |tally| {
        seen = tally.playouts;
        // On a busy machine there may be nothing yet at the first look.
        seen == 0
    });
    assert_eq!(stopped, Err(Cancelled));
    assert!(seen > 0);
}

/// O5: blocks are as long as the game is fast, so that the work of a slow one stops soon too.
#[test]
fn a_slow_game_is_played_in_short_blocks() {
    let cancel = AtomicBool::new(false);
    let workers = Workers {
        threads: NonZeroUsize::MIN,
        cancel: &cancel,
    };
    let longest = AtomicU64::new(0);
    let count = |playout: Duration| {
        longest.store(0, Ordering::Relaxed);
        let work = |indices: Range<u64>, tally: &mut Tally| {
            let length = indices.end - indices.start;
            longest.fetch_max(length, Ordering::Relaxed);
            tally.playouts += length;
            std::thread::sleep(playout * length as u32);
        };
        let counted = parallel::run(workers, 0..30, &Tally::default(), work, |_| true);
        assert_eq!(counted.map(|tally| tally.playouts), Ok(30));
        longest.load(Ordering::Relaxed)
    };
    // A playout of 12 ms is a block by itself; on a busy machine it takes no less.
    assert_eq!(count(Duration::from_millis(12)), 1);
    assert!(count(Duration::ZERO) <= 16);
}

/// A panic of the one who watches ends the work and comes out.
#[test]
#[should_panic(expected = "seen enough")]
fn a_panic_while_watching_stops_the_work() {
    let cancel = AtomicBool::new(false);
    let workers = Workers {
        threads: NonZeroUsize::new(2).expect("two"),
        cancel: &cancel,
    };
    let table = Table { levels: LEVELS };
    let _ = simulate(
        &table,
        &[Position::start(Rider::Bucky)],
        1,
        u64::MAX,
        workers,
        |_| panic!("seen enough"),
    );
}
