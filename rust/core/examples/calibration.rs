//! Makes late positions with the chance of a move, known from many playouts of the simple version:
//!
//! `cargo run --release --example calibration -- 200 4000000 > tests/calibration/people.jsonl`

use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;

use serde_json::json;
use sorry_people_core::games::people::yardstick::Yardstick;
use sorry_people_core::games::people::{Game, Level, Position, Rider, Table, table};
use sorry_people_core::montecarlo::{Game as _, Workers, simulate};

#[path = "../tests/common/mod.rs"]
mod common;

/// Seed of the playouts; who reads the file must use another.
const SEED: u64 = 20_261_130;

/// How many cards before the third rider is home.
const BEFORE_END: u32 = 12;

fn main() {
    let mut numbers = std::env::args()
        .skip(1)
        .map(|word| word.parse::<u64>().expect("a number"));
    let positions = numbers.next().expect("a number of positions");
    let playouts = numbers.next().expect("a number of playouts");
    let levels = [Level::Hard, Level::Easy, Level::Medium, Level::Hard];
    let yardstick = Yardstick(Table { levels });
    let cancel = AtomicBool::new(false);
    let threads = std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let workers = Workers {
        threads,
        cancel: &cancel,
    };
    for seed in 0..positions {
        let position = late(seed);
        let moves = position.legal_moves();
        let mv = moves.get(seed as usize % moves.len().max(1));
        let after = yardstick.after(&position, mv);
        let aim = table::aim(&position).expect("the game is not over");
        let tally = simulate(&yardstick, &[after], SEED, playouts, workers, |_| true)
            .expect("nobody stops it");
        let row = json!({
            "position": common::dict(&position),
            "drivers": levels.map(Level::name),
            "move": mv.map(ToString::to_string),
            "place": aim.place + 1,
            "playouts": playouts,
            "successes": tally.finishes[aim.seat][aim.place],
        });
        println!("{row}");
    }
}

/// A position with a card waiting, shortly before three riders are home, from a game of Easy players.
fn late(seed: u64) -> Position {
    let first = Some(Rider::ALL[seed as usize % Rider::COUNT]);
    let mut game = Game::new(seed, first, &[]).expect("no cards are asked for");
    let mut draws = 0;
    while game.position().ranking().len() < Rider::COUNT - 1 {
        draw_and_play(&mut game);
        draws += 1;
    }
    let mut game = Game::new(seed, first, &[]).expect("no cards are asked for");
    for _ in BEFORE_END..draws {
        draw_and_play(&mut game);
    }
    game.draw().expect("the game is not over");
    *game.position()
}

fn draw_and_play(game: &mut Game) {
    game.draw().expect("the game is not over");
    let mv = game.choose(Level::Easy).expect("a card waits");
    game.play(mv).expect("a legal move");
}
