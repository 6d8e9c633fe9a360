//! The pile of Sorry People, beside what holds in every game (see `every_game`).

use proptest::prelude::*;
use sorry_people_core::games::card::Card;
use sorry_people_core::games::census::Census;
use sorry_people_core::games::people::{Game, Level, Rider};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// T4: the pile holds the deck, and asking a computer player takes nothing from it (P4).
    #[test]
    fn each_pile_is_the_whole_deck(seed: u64) {
        let mut game = Game::new(seed, None, &[]).expect("no cards are asked for");
        let mut drawn = Census::EMPTY;
        for _ in 0..Census::STANDARD_TOTAL {
            if game.position().is_over() {
                return Ok(());
            }
            drawn.add(game.draw().expect("no card waits"));
            let asked = game.clone();
            for level in Level::ALL {
                prop_assert_eq!(game.choose(level), game.choose(level));
            }
            prop_assert_eq!(&asked, &game);
            let mv = game.choose(Level::Medium).expect("a card waits");
            game.play(mv).expect("a chosen move is legal");
        }
        prop_assert_eq!(drawn, Census::STANDARD);
        prop_assert_eq!(game.position().unseen(), Census::EMPTY);
        // The 46th card begins a new pile.
        if !game.position().is_over() {
            game.draw().expect("no card waits");
            prop_assert_eq!(game.position().unseen().total(), Census::STANDARD_TOTAL - 1);
        }
    }
}

/// T1: cards asked for come first, in order; more than there are is refused.
#[test]
fn a_deck_may_be_stacked() {
    let first = [Card::Two, Card::Eleven, Card::Sorry];
    let mut game = Game::new(7, Some(Rider::Bucky), &first).expect("the deck has these");
    for card in first {
        assert_eq!(game.draw(), Ok(card));
        let mv = game.choose(Level::Hard).expect("a card waits");
        game.play(mv).expect("a chosen move is legal");
    }
    assert_eq!(Game::new(7, None, &[Card::Two; 5]), Err(Card::Two));
}
