//! The Oracle's advice in the older editions: many ways to go on, scores, and the move before the draw.

mod classic_dict;

use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;

use serde_json::json;
use sorry_people_core::games::classic::{Move, Position, Table, table};
use sorry_people_core::games::{Level, Playable};
use sorry_people_core::montecarlo::statistics::Mean;
use sorry_people_core::montecarlo::{Aim, Measure, Tally, Weighing, Workers, advise, simulate};

/// Red splits a 7 among four pawns, all not far from HOME; Yellow has but one space to go: the games are short.
fn many_ways() -> Position {
    classic_dict::position(&json!({
        "edition": "classic", "players": ["Red", "Yellow"],
        "pawns": {
            "Red": ["safety 1", "track 58", "track 51", "track 44"],
            "Yellow": ["home", "home", "home", "safety 5"],
        },
        "fire": null, "ice": null, "turn": "Red", "card": "7", "spent": {},
    }))
}

fn advised(position: &Position, known: &Weighing, playouts: u64, threads: usize) -> Weighing {
    let cancel = AtomicBool::new(false);
    let workers = Workers {
        threads: NonZeroUsize::new(threads).expect("a thread"),
        cancel: &cancel,
    };
    let table = Table {
        levels: [Level::Easy; 4],
        viewer: position.turn(),
    };
    let aim = table::aim(position).expect("the game is on");
    let advice = advise(&table, position, aim, 3, known, playouts, workers, |_| true);
    advice.expect("nobody stops it")
}

/// The rest of so many games, by the streams of the Oracle's playouts.
fn simulated(position: &Position, games: u64) -> Tally {
    let cancel = AtomicBool::new(false);
    let workers = Workers {
        threads: NonZeroUsize::MIN,
        cancel: &cancel,
    };
    let table = Table {
        levels: [Level::Easy; 4],
        viewer: None,
    };
    simulate(&table, &[*position], 3, games, workers, |_| true).expect("nobody stops it")
}

fn begun(position: &Position) -> Weighing {
    Weighing::empty(position.distinct_ways().len())
}

/// O5, and a split 7 with many ways: the same on any number of threads and in steps; only ways with the full number
/// of playouts are recommended, and what was dropped was dropped at a look.
#[test]
fn many_ways_are_weighed_in_stages() {
    let position = many_ways();
    let ways = position.distinct_ways().len();
    assert!(ways > 20, "{ways}");
    let once = advised(&position, &begun(&position), 9000, 1);
    for threads in [2, 7] {
        assert_eq!(advised(&position, &begun(&position), 9000, threads), once);
    }
    let mut extended = begun(&position);
    for playouts in [200, 256, 3000, 9000] {
        extended = advised(&position, &extended, playouts, 2);
        let counts: Vec<u64> = extended.tallies().iter().map(|one| one.playouts).collect();
        assert!(playouts > 256 || counts.iter().all(|&count| count == playouts));
        let again = Weighing::from_counts(extended.tallies().to_vec(), extended.both().to_vec());
        assert_eq!(again.as_ref(), Some(&extended));
    }
    assert_eq!(extended, once);
    let full: Vec<usize> = (0..ways).filter(|&at| once.is_full(at)).collect();
    assert!(
        2 <= full.len() && full.len() < ways,
        "{} of {ways}",
        full.len()
    );
    for tally in once.tallies() {
        assert!([256, 1024, 4096, 9000].contains(&tally.playouts));
    }
    let aim = table::aim(&position).expect("the game is on");
    let verdict = once.verdict(aim).expect("there are ways");
    assert!(once.is_full(verdict.best));
    assert!(
        verdict
            .runner_up
            .is_some_and(|second| once.is_full(second.at))
    );
    // Counts that don't come about so are refused.
    let mut tallies = once.tallies().to_vec();
    let dropped = (0..ways)
        .find(|at| !full.contains(at))
        .expect("one was dropped");
    tallies[dropped].playouts -= 1;
    assert_eq!(Weighing::from_counts(tallies, once.both().to_vec()), None);
}

/// What is dropped early is behind at the end as well: the advice names the move that the whole number of playouts
/// of every way names, or one that is as good within the margins.
#[test]
fn dropping_ways_keeps_the_best() {
    let position = many_ways();
    let aim = table::aim(&position).expect("the game is on");
    let all: Vec<Tally> = position
        .distinct_ways()
        .into_iter()
        .map(|way| simulated(&position.after(way), 9000))
        .collect();
    let share = |at: usize| all[at].share(aim.seat, aim.place).share;
    let best = (0..all.len()).fold(
        0,
        |best, at| if share(at) > share(best) { at } else { best },
    );
    let staged = advised(&position, &begun(&position), 9000, 1);
    assert_eq!(staged.verdict(aim).expect("there are ways").best, best);
    for (at, tally) in all.iter().enumerate() {
        if staged.is_full(at) {
            assert_eq!(&staged.tallies()[at], tally);
        } else {
            assert!(share(at) < share(best));
        }
    }
}

/// KP4: Points is ranked by the expected score, and the margin is that of the mean.
#[test]
fn points_are_ranked_by_score() {
    let position = classic_dict::position(&json!({
        "edition": "points", "players": ["Red", "Yellow"],
        "pawns": {"Red": ["home", "home", "home", "track 1"], "Yellow": ["start", "start", "safety 4", "home"]},
        "fire": null, "ice": null, "turn": "Red", "card": null, "spent": {},
        "hands": {"Red": ["1", "4", "5", "12", "Sorry!"], "Yellow": ["3", "3", "4", "4", "5"]},
        "drawing": null, "stack_bonuses": false,
    }));
    let aim = table::aim(&position).expect("the game is on");
    assert_eq!((aim, aim.measure), (Aim::score(0, 140), Measure::Score));
    let weighing = advised(&position, &begun(&position), 1000, 2);
    let verdict = weighing.verdict(aim).expect("there are ways");
    let means: Vec<f64> = (0..weighing.tallies().len())
        .map(|at| weighing.tallies()[at].points[0] as f64 / 1000.0)
        .collect();
    assert!(means.iter().all(|&mean| mean <= means[verdict.best]));
    let second = verdict.runner_up.expect("two cards can be played");
    assert!((second.lead - (means[verdict.best] - means[second.at])).abs() < 1e-9);
    for (at, &mean) in means.iter().enumerate() {
        let worth = weighing.worth(at, aim);
        let tally = &weighing.tallies()[at];
        let variance = tally.squares[0] as f64 / 1000.0 - mean * mean;
        assert!((worth.mean - mean).abs() < 1e-9);
        assert!((worth.margin - 1.96 * (variance / 1000.0).sqrt()).abs() < 1e-3);
    }
    // Common cards: the difference is surer than two means apart, or about as sure.
    let apart = weighing.worth(verdict.best, aim).margin + weighing.worth(second.at, aim).margin;
    assert!(second.paired_margin < apart);
}

/// F8: before the draw the move with the pawn on Fire is weighed against going without it.
#[test]
fn the_fire_move_is_weighed_before_the_draw() {
    let position = classic_dict::position(&json!({
        "edition": "2013", "players": ["Red", "Yellow"],
        "pawns": {"Red": ["track 16", "start", "start"], "Yellow": ["track 30", "start", "home"]},
        "fire": "Red 0", "ice": null, "turn": "Red", "card": null, "spent": {},
    }));
    assert_eq!(position.ways(), [Some(Move::FIRE_MOVE), None]);
    assert_eq!(position.after(None).ways(), []);
    let weighing = advised(&position, &begun(&position), 2000, 2);
    let aim = table::aim(&position).expect("the game is on");
    // Fourteen spaces on, and Yellow bumped.
    assert_eq!(weighing.verdict(aim).expect("two ways").best, 0);
    // Who can't move on Fire has nothing to weigh.
    let mut cold = classic_dict::dict(&position);
    cold["fire"] = json!(null);
    assert_eq!(classic_dict::position(&cold).ways(), []);
}

/// O4: moves that differ only in which of several like pawns is meant count as one; where they are best, they are
/// recommended.
#[test]
fn like_moves_are_weighed_once() {
    let position = classic_dict::position(&json!({
        "edition": "classic", "players": ["Red", "Blue"],
        "pawns": {"Red": ["start", "start", "start", "track 54"], "Blue": ["home", "home", "track 30", "start"]},
        "fire": null, "ice": null, "turn": "Red", "card": "1", "spent": {},
    }));
    assert_eq!(position.ways().len(), 4);
    assert_eq!(position.outcomes(), [0, 0, 0, 1]);
    assert_eq!(
        position.distinct_ways(),
        [position.ways()[0], position.ways()[3]]
    );
    let weighing = advised(&position, &begun(&position), 3000, 1);
    assert_eq!(advised(&position, &begun(&position), 3000, 3), weighing);
    // Any of two pawns takes the only space there is: nothing is left to choose.
    let replacing = classic_dict::position(&json!({
        "edition": "classic", "players": ["Red", "Blue"],
        "pawns": {"Red": ["start", "start", "home", "home"], "Blue": ["home", "home", "track 30", "start"]},
        "fire": null, "ice": null, "turn": "Red", "card": "Sorry!", "spent": {},
    }));
    assert_eq!(replacing.outcomes(), [0, 0]);
    let weighing = advised(&replacing, &begun(&replacing), 300, 1);
    let verdict = weighing.verdict(table::aim(&replacing).expect("the game is on"));
    assert!(verdict.is_some_and(|verdict| verdict.runner_up.is_none()));
    // The pawn on Fire is not like the others, wherever it stands among them.
    let on_fire = |fire: &str| {
        classic_dict::position(&json!({
            "edition": "2013", "players": ["Red", "Blue"],
            "pawns": {"Red": ["track 10", "track 20", "start"], "Blue": ["start", "start", "start"]},
            "fire": fire, "ice": null, "turn": "Red", "card": "3", "spent": {},
        }))
    };
    assert_ne!(on_fire("Red 0").unnumbered(), on_fire("Red 1").unnumbered());
    let mut renumbered = classic_dict::dict(&on_fire("Red 0"));
    renumbered["pawns"]["Red"] = json!(["track 20", "start", "track 10"]);
    renumbered["fire"] = json!("Red 2");
    let renumbered = classic_dict::position(&renumbered);
    assert_eq!(renumbered.unnumbered(), on_fire("Red 0").unnumbered());
}

/// O4: a few playouts, or such as all score the same, leave a margin; of one nothing can be told apart.
#[test]
fn few_playouts_are_too_close_to_call() {
    let most = 140.0;
    for (values, unseen) in [(1_u32, 0.95), (2, 0.7764), (50_000, 5.99e-5)] {
        let sum = 30.0 * f64::from(values);
        let mean = Mean::new(sum, 30.0 * sum, u64::from(values), most);
        assert!((mean.mean - 30.0).abs() < 1e-9);
        assert!((mean.margin / (most * unseen) - 1.0).abs() < 1e-3);
    }
    let position = classic_dict::position(&json!({
        "edition": "points", "players": ["Red", "Yellow"],
        "pawns": {"Red": ["home", "home", "home", "track 1"], "Yellow": ["start", "start", "safety 4", "home"]},
        "fire": null, "ice": null, "turn": "Red", "card": null, "spent": {},
        "hands": {"Red": ["1", "4", "5", "12", "Sorry!"], "Yellow": ["3", "3", "4", "4", "5"]},
        "drawing": null, "stack_bonuses": false,
    }));
    let aim = table::aim(&position).expect("the game is on");
    for playouts in [1, 2] {
        let weighing = advised(&position, &begun(&position), playouts, 1);
        let verdict = weighing.verdict(aim).expect("there are ways");
        assert!(verdict.runner_up.is_some_and(|second| second.too_close));
    }
}
