//! The fast playout plays the game of the simple one, draw by draw (DESIGN: the simple one is the yardstick).

use proptest::prelude::*;
use sorry_people_core::games::people::{Level, Position, Rider, fast, playout};
use sorry_people_core::montecarlo::Stream;

fn levels() -> impl Strategy<Value = [Level; Rider::COUNT]> {
    prop::array::uniform4(prop::sample::select(Level::ALL.to_vec()))
}

/// A position some cards into a game, reached by random play; with or without a card waiting.
fn on_the_way(seed: u64, first: Rider, draws: u32, waiting: bool) -> Position {
    let mut stream = Stream::new(seed, 0);
    let mut position = Position::start(first);
    for draw in 0..=draws {
        if position.is_over() {
            break;
        }
        let pile: Vec<_> = position.pile().cards().collect();
        position
            .draw(pile[stream.below(pile.len() as u32) as usize])
            .expect("the card is in the pile");
        if draw == draws && waiting {
            break;
        }
        let moves = position.legal_moves();
        let mv = Level::Easy.choose(&position, &moves, &mut stream);
        position.play(mv, &mut ()).expect("a legal move");
    }
    position
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// T1 to T6, E1, P1 to P4: 64 cases of 200 games of some 100 draws are more than a million draws.
    #[test]
    fn fast_and_simple_play_the_same_game(
        seed: u64,
        first in prop::sample::select(Rider::ALL.to_vec()),
        draws in 0..160_u32,
        waiting: bool,
        levels in levels(),
    ) {
        let position = on_the_way(seed, first, draws, waiting);
        let start = fast::Start::new(&position, levels);
        let mut told = [false; 200];
        start.playouts(seed, 0..200, |index, fast| {
            let simple = playout::playout(position, levels, &mut Stream::new(seed, index));
            assert_eq!(&simple, fast, "playout {index}");
            assert!(!std::mem::replace(&mut told[index as usize], true), "playout {index} told twice");
        });
        prop_assert!(told.iter().all(|&told| told));
    }
}
