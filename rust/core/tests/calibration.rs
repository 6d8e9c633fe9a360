//! The Oracle's 95 % interval holds the truth as often as it says.

mod common;

use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;

use serde_json::Value;
use sorry_people_core::games::Playable;
use sorry_people_core::games::people::{Level, Move, Rider, Table, table};
use sorry_people_core::montecarlo::{Weighing, Workers, advise};

/// On 200 late positions whose chance is known from 4 million playouts of the simple version (the example
/// `calibration` made them), 92 % to 98 % of the intervals of 50,000 playouts hold it (O3).
#[test]
fn intervals_hold_the_truth() {
    let rows: Vec<Value> = include_str!("../../../tests/calibration/people.jsonl")
        .lines()
        .map(|line| serde_json::from_str(line).expect("a line of JSON"))
        .collect();
    assert_eq!(rows.len(), 200);
    let cancel = AtomicBool::new(false);
    let threads = std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let covered = rows.iter().enumerate().filter(|(number, row)| {
        let position = common::position(&row["position"]);
        let levels: [Level; Rider::COUNT] =
            std::array::from_fn(|rider| common::parsed(&row["drivers"][rider]));
        let aim = table::aim(&position).expect("the game is not over");
        let mv: Option<Move> = common::optional(&row["move"]);
        let at = position
            .legal_moves()
            .iter()
            .position(|&legal| Some(legal) == mv)
            .unwrap_or(0);
        let workers = Workers {
            threads,
            cancel: &cancel,
        };
        let (table, seed) = (Table { levels }, *number as u64);
        let nothing = Weighing::empty(position.distinct_ways().len());
        let weighing = advise(
            &table,
            &position,
            aim,
            seed,
            &nothing,
            50_000,
            workers,
            |_| true,
        )
        .expect("nobody stops it");
        let share = weighing.share(at, aim);
        let number = |key: &str| row[key].as_u64().expect("a number") as f64;
        let truth = number("successes") / number("playouts");
        share.low <= truth && truth <= share.high
    });
    let covered = covered.count();
    assert!(
        (184..=196).contains(&covered),
        "{covered} of 200 intervals hold the truth"
    );
}
