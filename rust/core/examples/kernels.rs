//! Seeded kernels for counting instructions: `kernels fast-easy 2000`, `kernels classic-hard 100`.
//!
//! Those named by an edition play its games of four players; `fast` and `simple` are the two playouts of Sorry
//! People.

use sorry_people_core::games::classic::{self, Edition, Rules};
use sorry_people_core::games::colour::Colour;
use sorry_people_core::games::express;
use sorry_people_core::games::people::yardstick::Yardstick;
use sorry_people_core::games::people::{self, Level, Rider};
use sorry_people_core::montecarlo::Game;

fn main() {
    let mut words = std::env::args().skip(1);
    let kernel = words
        .next()
        .expect("a kernel: a game, a dash and a level, such as classic-easy");
    let games: u64 = words
        .next()
        .expect("a number of games")
        .parse()
        .expect("a number");
    let (game, level) = kernel.split_once('-').expect("a game and a level");
    let levels = [level.parse::<Level>().expect("a level"); Colour::COUNT];
    let draws = match game {
        "fast" => draws(&people::Table { levels }, &riders(), games),
        "simple" => draws(&Yardstick(people::Table { levels }), &riders(), games),
        "express" => {
            let setup = express::Setup::start(&Colour::ALL, express::Faces::STANDARD, Colour::Red);
            let start = express::Position::try_from(&setup).expect("a start");
            draws(&express::Table { levels }, &start, games)
        }
        edition => {
            let edition: Edition = edition
                .parse()
                .expect("fast, simple, express or an edition");
            let rules = Rules::new(edition);
            let game = classic::Game::new(rules, &Colour::ALL, false, 1, Some(Colour::Red));
            let start = *game.expect("a start").position();
            let viewer = None;
            draws(&classic::Table { levels, viewer }, &start, games)
        }
    };
    println!("{draws}");
}

fn riders() -> people::Position {
    people::Position::start(Rider::Bucky)
}

/// Cards drawn, or dice rolled, in so many games.
fn draws<G: Game>(table: &G, start: &G::Position, games: u64) -> u64 {
    let mut draws = 0;
    table.playouts(&table.prepare(start), 7, 0..games, &mut |_, finish| {
        draws += u64::from(finish.draws);
    });
    draws
}
