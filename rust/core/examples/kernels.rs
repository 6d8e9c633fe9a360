//! Seeded kernels for counting instructions: `kernels fast-easy 2000`.

use sorry_people_core::games::people::{Level, Position, Rider, fast, playout};
use sorry_people_core::montecarlo::Stream;

fn main() {
    let mut words = std::env::args().skip(1);
    let kernel = words
        .next()
        .expect("a kernel: fast-easy, fast-hard, simple-easy or simple-hard");
    let games: u64 = words
        .next()
        .expect("a number of games")
        .parse()
        .expect("a number");
    let (way, level) = kernel.split_once('-').expect("a way and a level");
    let levels = [level.parse::<Level>().expect("a level"); Rider::COUNT];
    let position = Position::start(Rider::Bucky);
    let start = fast::Start::new(&position, levels);
    let mut draws = 0;
    match way {
        "fast" => start.playouts(7, 0..games, |_, finish| draws += u64::from(finish.draws)),
        "simple" => {
            for index in 0..games {
                draws +=
                    u64::from(playout::playout(position, levels, &mut Stream::new(7, index)).draws);
            }
        }
        _ => panic!("unknown way {way}: fast or simple"),
    }
    println!("{draws}");
}
