//! What holds in every game of Sorry People.

use proptest::prelude::*;
use sorry_people_core::games::card::Card;
use sorry_people_core::games::census::Census;
use sorry_people_core::games::people::{
    Game, IllegalMove, Level, Move, Place, Position, Rider, Setup,
};

/// Every move that any card could ask for.
fn all_moves() -> Vec<Move> {
    let steps = (1..=12).flat_map(|steps| [Move::Forward(steps), Move::Back(steps)]);
    let others = Rider::ALL
        .into_iter()
        .flat_map(|rider| [Move::Swap(rider), Move::Replace(rider)]);
    [Move::Exit, Move::Stay]
        .into_iter()
        .chain(steps)
        .chain(others)
        .collect()
}

/// Draws and plays a card as an Easy player does.
fn draw_and_play(game: &mut Game) {
    game.draw().expect("the game is not over and no card waits");
    let mv = game.choose(Level::Easy).expect("a card waits");
    game.play(mv).expect("a chosen move is legal");
}

fn check_invariants(position: &Position) {
    // M7: never two on a road space.
    let mut spaces: Vec<u8> = Rider::ALL
        .iter()
        .filter_map(|&rider| position.place(rider).road())
        .collect();
    spaces.sort_unstable();
    spaces.dedup();
    let on_road = Rider::ALL
        .iter()
        .filter(|&&rider| position.place(rider).road().is_some())
        .count();
    assert_eq!(spaces.len(), on_road);
    // E1: the ranking lists who is home.
    for rider in Rider::ALL {
        assert_eq!(
            position.ranking().contains(&rider),
            position.place(rider) == Place::Home
        );
    }
    // T1: always 45 cards.
    let waiting = u32::from(position.card().is_some());
    assert_eq!(
        position.spent().total() + waiting + position.unseen().total(),
        Census::STANDARD_TOTAL
    );
    // T2: whoever is home has no turn; and the setup of a position is a position.
    assert_eq!(Position::try_from(&Setup::from(position)), Ok(*position));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// M1, M7, T1 to T6, E1: a game always ends, and what must hold holds all the way.
    #[test]
    fn a_game_ends_and_keeps_its_order(seed: u64, first in prop::sample::select(Rider::ALL.to_vec())) {
        let mut game = Game::new(seed, Some(first), &[]).expect("no cards are asked for");
        let mut draws = 0;
        while !game.position().is_over() {
            check_invariants(game.position());
            draw_and_play(&mut game);
            draws += 1;
            prop_assert!(draws < 20_000);
        }
        check_invariants(game.position());
        prop_assert_eq!(game.position().ranking().len(), Rider::COUNT);
        prop_assert_eq!(game.draw(), Err(IllegalMove::GameOver));
    }

    /// T3: what is listed can be played, nothing else can, and a refusal changes nothing.
    #[test]
    fn the_list_of_moves_and_the_check_agree(seed: u64, draws in 0..150_u32) {
        let mut game = Game::new(seed, None, &[]).expect("no cards are asked for");
        for _ in 0..draws {
            if game.position().is_over() {
                return Ok(());
            }
            draw_and_play(&mut game);
        }
        if game.position().is_over() {
            return Ok(());
        }
        let undrawn = game.clone();
        prop_assert!(game.play(None).is_err());
        prop_assert_eq!(&game, &undrawn);
        game.draw().expect("no card waits");
        let drawn = game.clone();
        prop_assert!(game.draw().is_err());
        let legal = game.legal_moves();
        for mv in all_moves() {
            let mut played = game.clone();
            prop_assert_eq!(played.play(Some(mv)).is_ok(), legal.contains(&mv));
            if !legal.contains(&mv) {
                prop_assert_eq!(&played, &drawn);
            }
            prop_assert_eq!(mv.to_string().parse::<Move>(), Ok(mv));
        }
        let mut spent = game.clone();
        prop_assert_eq!(spent.play(None).is_ok(), legal.is_empty());
    }

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
