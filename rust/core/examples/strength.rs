//! How much better Hard plays the older editions than Medium and Easy.
//!
//! `cargo run --release --example strength [games] [edition]`

use sorry_people_core::games::Level;
use sorry_people_core::games::census::Census;
use sorry_people_core::games::classic::{Edition, Position, Rules, Setup, Table};
use sorry_people_core::games::colour::Colour;
use sorry_people_core::games::express;
use sorry_people_core::montecarlo::Game;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let games = arguments
        .next()
        .map_or(2000, |count| count.parse().expect("a number of games"));
    let only = arguments.next();
    let wanted = |name: &str| only.as_deref().is_none_or(|only| only == name);
    for edition in Edition::ALL
        .into_iter()
        .filter(|edition| wanted(edition.name()))
    {
        for players in [2, 4] {
            if edition == Edition::Teams && players == 2 {
                continue;
            }
            let start = |first: usize| start(edition, players, first);
            let table = |levels| Table {
                levels,
                viewer: None,
            };
            measure(
                &format!("{edition} {players}"),
                games,
                players,
                start,
                table,
            );
        }
    }
    for players in [2, 4].into_iter().filter(|_| wanted("express")) {
        let start = |first: usize| {
            let colours = colours(players);
            let setup = express::Setup::start(&colours, express::Faces::STANDARD, colours[first]);
            express::Position::try_from(&setup).expect("a start")
        };
        let table = |levels| express::Table { levels };
        measure(&format!("express {players}"), games, players, start, table);
    }
}

fn colours(players: usize) -> Vec<Colour> {
    (0..players)
        .map(|at| Colour::ALL[at * 4 / players])
        .collect()
}

fn start(edition: Edition, players: usize, first: usize) -> Position {
    let colours = colours(players);
    let rules = Rules::new(edition);
    let mut setup = Setup::start(rules, &colours, false, colours[first]);
    setup.drawing = None;
    if rules.has_hands() {
        // Any five cards: a playout without a viewer deals every hand afresh.
        for (at, colour) in colours.iter().enumerate() {
            setup.hands[colour.index()] = hand(at);
        }
    }
    Position::try_from(&setup).expect("a start")
}

fn hand(at: usize) -> Census {
    let mut hand = Census::EMPTY;
    let cards = Census::STANDARD.cards().skip(5 * at).take(5);
    cards.for_each(|card| hand.add(card));
    hand
}

fn measure<G: Game>(
    name: &str,
    games: u64,
    players: usize,
    start: impl Fn(usize) -> G::Position,
    table: impl Fn([Level; 4]) -> G,
) {
    let seats: Vec<usize> = (0..players).map(|at| at * 4 / players).collect();
    for (one, rest) in [
        (Level::Hard, Level::Easy),
        (Level::Medium, Level::Easy),
        (Level::Hard, Level::Medium),
    ] {
        let mut wins = 0;
        let mut points = [0, 0];
        for index in 0..games {
            let seat = seats[index as usize % players];
            let mut levels = [rest; 4];
            levels[seat] = one;
            if name.starts_with("teams") {
                levels[(seat + 2) % 4] = one;
            }
            let table = table(levels);
            let first = index as usize / players % players;
            let prepared = table.prepare(&start(first));
            table.playouts(&prepared, 11, index..=index, &mut |_, finish| {
                let others = seats.iter().filter(|&&other| other != seat);
                wins += u64::from(finish.places[seat] == 0);
                points[0] += finish.points[seat];
                points[1] += others.map(|&other| finish.points[other]).sum::<i32>();
            });
        }
        println!(
            "{name} one {one} among {rest}: wins {:.1} %, points {:.1} against {:.1}",
            100.0 * wins as f64 / games as f64,
            f64::from(points[0]) / games as f64,
            f64::from(points[1]) / games as f64 / (players - 1) as f64,
        );
    }
}
