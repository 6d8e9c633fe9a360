//! What holds in every game on the square board, beside what holds in every game (see `every_game`).

use proptest::prelude::*;
use sorry_people_core::games::card::Card;
use sorry_people_core::games::census::Census;
use sorry_people_core::games::classic::{Deck, Edition, Game, Move, Pawn, Position, Rules, Setup};
use sorry_people_core::games::colour::Colour;
use sorry_people_core::montecarlo::Stream;

/// Plays after which a random game is surely over: more than a hundred times what it takes.
const MOST_PLAYS: usize = 50_000;

prop_compose! {
    fn rules()(
        edition in prop::sample::select(Edition::ALL.to_vec()),
        deck in prop::sample::select(Deck::ALL.to_vec()),
        fire_transfers: bool,
        stack_bonuses: bool,
    ) -> Rules {
        Rules { edition, deck, fire_transfers, stack_bonuses }
    }
}

prop_compose! {
    fn new_game()(
        rules in rules(),
        players in prop::sample::subsequence(Colour::ALL.to_vec(), 2..=4),
        quick_start: bool,
        seed: u64,
    ) -> Game {
        let players = match rules.edition {
            Edition::Teams => Colour::ALL.to_vec(),
            _ => players,
        };
        Game::new(rules, &players, quick_start, seed, None).expect("these colours can play")
    }
}

/// Plays a game at random for so many plays, or to its end; draws that are due are made.
fn play_on(game: &mut Game, plays: usize, stream: &mut Stream) {
    for _ in 0..plays {
        while game.position().drawer().is_some() {
            game.draw().expect("a draw is due");
        }
        if game.position().is_over() {
            return;
        }
        let moves = game.legal_moves();
        let mv = (!moves.is_empty()).then(|| moves[stream.below(moves.len() as u32) as usize]);
        game.play(mv).expect("a legal move");
    }
}

/// A position on the way, a card or a hand waiting to be played.
fn on_the_way(mut game: Game, plays: usize, seed: u64) -> Position {
    let mut stream = Stream::new(seed, 0);
    play_on(&mut game, plays, &mut stream);
    while game.position().drawer().is_some() {
        game.draw().expect("a draw is due");
    }
    *game.position()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    /// A setup with a fault is refused by name, whatever the position.
    #[test]
    fn faulty_setups_are_refused(game in new_game(), plays in 0..300_usize, seed: u64) {
        let position = on_the_way(game, plays, seed);
        prop_assume!(!position.is_over());
        let setup = Setup::from(&position);
        let mut faulty = vec![setup.clone(); 6];
        faulty[0].players.push(setup.players[0]);
        faulty[1].players.truncate(1);
        faulty[2].turn = None;
        faulty[3].spent = Census::from_counts([99; Card::KINDS]);
        faulty[4].pawns[setup.players[0].index()].pop();
        // An extra pawn after a load: one of DESIGN's faults.
        let first = setup.players[0].index();
        faulty[5].pawns[first].push(setup.pawns[first][0]);
        for setup in &faulty {
            let error = Position::try_from(setup).expect_err("a fault");
            prop_assert!(!error.to_string().is_empty());
        }
    }
}

/// K3: with every set of players, each can bring all pawns HOME (a home stretch could not be left with two
/// players in seats 0 and 2).
#[test]
fn each_of_any_players_can_win() {
    for players in [
        vec![Colour::Red, Colour::Yellow],
        vec![Colour::Blue, Colour::Green],
        vec![Colour::Red, Colour::Blue, Colour::Green],
        Colour::ALL.to_vec(),
    ] {
        let mut wins = [0; Colour::COUNT];
        for seed in 0..200 {
            let mut game = Game::new(Rules::new(Edition::Classic), &players, false, seed, None)
                .expect("players");
            play_on(&mut game, MOST_PLAYS, &mut Stream::new(seed, 1));
            let winner = game.position().winners().next().expect("a winner");
            wins[winner.index()] += 1;
        }
        for colour in Colour::ALL {
            assert_eq!(
                wins[colour.index()] > 0,
                players.contains(&colour),
                "{players:?} {wins:?}"
            );
        }
    }
}

/// A biased shuffle: each card of a new pile is first as often as there are of it, within five deviations.
#[test]
fn every_card_is_drawn_first_as_often_as_it_is_there() {
    const GAMES: u32 = 40_000;
    for deck in Deck::ALL {
        let rules = Rules {
            deck,
            ..Rules::new(Edition::Classic)
        };
        let mut drawn = [0_u32; Card::KINDS];
        for seed in 0..GAMES {
            let players = [Colour::Red, Colour::Blue];
            let mut game =
                Game::new(rules, &players, false, u64::from(seed), None).expect("players");
            drawn[game.draw().expect("a card").index()] += 1;
        }
        for card in Card::ALL {
            let share = f64::from(deck.cards().count(card)) / f64::from(deck.cards().total());
            let expected = f64::from(GAMES) * share;
            let deviation = (expected * (1.0 - share)).sqrt();
            let found = f64::from(drawn[card.index()]);
            assert!(
                (found - expected).abs() < 5.0 * deviation,
                "{card}: {found} of {expected}"
            );
        }
    }
}

/// The 46th card: after a whole deck, the next is of a new shuffle, and the counts start again (T4).
#[test]
fn a_pile_is_made_anew_when_it_is_spent() {
    let mut game = Game::new(
        Rules::new(Edition::Classic),
        &[Colour::Red, Colour::Blue],
        false,
        5,
        None,
    )
    .expect("players");
    let mut stream = Stream::new(5, 1);
    let mut drawn = Census::EMPTY;
    for _ in 0..45 {
        drawn.add(game.draw().expect("a card"));
        let moves = game.legal_moves();
        let mv = (!moves.is_empty()).then(|| moves[stream.below(moves.len() as u32) as usize]);
        game.play(mv).expect("a legal move");
    }
    assert_eq!(drawn, Census::STANDARD);
    assert_eq!(game.position().unseen(), Census::EMPTY);
    let card = game.draw().expect("a card");
    assert_eq!(game.position().unseen().total(), 44);
    assert_eq!(
        game.position().unseen().count(card),
        Census::STANDARD.count(card) - 1
    );
}

/// Names of pawns read back, and nothing else does.
#[test]
fn pawns_read_back() {
    for text in ["Red 0", "Blue 3", "Yellow 1", "Green 2"] {
        assert_eq!(text.parse::<Pawn>().expect("a pawn").to_string(), text);
    }
    for text in ["Red", "Red 4", "red 0", "Red 00", "pawn 0", ""] {
        assert!(text.parse::<Pawn>().is_err(), "{text}");
    }
}

/// Texts that are nearly moves are refused, and the error says how a move reads.
#[test]
fn nearly_moves_are_refused() {
    for text in [
        "",
        "start",
        "start 0",
        "start pawn 4",
        "forward pawn 0",
        "forward 13 pawn 0",
        "forward 05 pawn 0",
        "forward 0 pawn 0",
        "back 4",
        "split 3 pawn 2",
        "split 3 pawn 2; 4 pawn 0",
        "swap pawn 0",
        "swap pawn 0 Blue",
        "play 7",
        "play 6; forward 6 pawn 0",
        "play 5 forward 5 pawn 0",
        "discard",
        "discard 6",
        "ice",
        "ice off;",
        "ice off; ",
        "fire",
        "Decline",
        "decline ",
        "forward 3 pawn 2 and home",
        "fire move; decline",
    ] {
        let error = text.parse::<Move>().expect_err(text);
        assert!(error.to_string().contains("a move reads like"), "{text}");
    }
}
