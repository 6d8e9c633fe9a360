//! What holds in every game on the square board, whatever its edition and options.

use proptest::prelude::*;
use sorry_people_core::games::card::Card;
use sorry_people_core::games::census::Census;
use sorry_people_core::games::classic::{
    Deck, Edition, Game, Move, Pawn, Position, Rules, Setup, Table, table,
};
use sorry_people_core::games::colour::Colour;
use sorry_people_core::games::{Level, Playable};
use sorry_people_core::montecarlo::{Stream, Workers, simulate, weigh};
use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;

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

/// Plays a game at random for so many plays; draws that are due are made, F8 is left to chance.
fn play_on(
    game: &mut Game,
    plays: usize,
    stream: &mut Stream,
    mut look: impl FnMut(&Game),
) -> usize {
    for play in 0..plays {
        loop {
            look(game);
            let moves = game.legal_moves();
            if game.position().drawer().is_none() {
                break;
            }
            if !moves.is_empty() && stream.below(2) == 0 {
                game.play(Some(moves[0])).expect("F8");
            }
            look(game);
            game.draw().expect("a draw is due");
        }
        if game.position().is_over() {
            return play;
        }
        let moves = game.legal_moves();
        let mv = (!moves.is_empty()).then(|| moves[stream.below(moves.len() as u32) as usize]);
        game.play(mv).expect("a legal move");
    }
    plays
}

/// A position on the way, a card or a hand waiting to be played.
fn on_the_way(mut game: Game, plays: usize, seed: u64) -> Position {
    let mut stream = Stream::new(seed, 0);
    play_on(&mut game, plays, &mut stream, |_| ());
    while game.position().drawer().is_some() {
        game.draw().expect("a draw is due");
    }
    *game.position()
}

/// K6: no space holds two pawns, and no pawn is lost.
fn check_pawns(position: &Position) {
    let setup = Setup::from(position);
    // The checks of a setup hold every rule about where pawns, Fire, Ice and cards can be.
    assert_eq!(Position::try_from(&setup).as_ref(), Ok(position));
    for colour in Colour::ALL {
        let pawns = if position.plays(colour) {
            position.rules().pawns_each()
        } else {
            0
        };
        assert_eq!(position.pawns(colour).len(), pawns);
    }
}

/// T1, T4, K2: every card of the deck is in one place.
fn check_cards(position: &Position) {
    let mut cards = position.unseen();
    let mut all = vec![*position.spent()];
    all.extend(Colour::ALL.map(|colour| *position.hand(colour)));
    for census in all {
        census.cards().for_each(|card| cards.add(card));
    }
    position.card().into_iter().for_each(|card| cards.add(card));
    assert_eq!(cards, position.rules().deck.cards());
}

/// Moves of every form with every pawn: what a player might try.
fn attempts() -> Vec<Move> {
    let mut texts: Vec<String> = vec!["decline".into(), "fire move".into(), "ice off".into()];
    let own = |n: u8| {
        [
            format!("pawn {n}"),
            format!("Red {n}"),
            format!("Green {n}"),
        ]
    };
    for one in (0..4).flat_map(own) {
        texts.push(format!("start {one}"));
        texts.push(format!("fire {one}; forward 2 {one}"));
        texts.push(format!("ice Blue 1; start {one}"));
        for steps in [1, 2, 3, 4, 5, 7, 8, 10, 11, 12] {
            texts.push(format!("forward {steps} {one}"));
            texts.push(format!("play {steps}; forward {steps} {one}"));
        }
        texts.push(format!("back 4 {one}"));
        texts.push(format!("back 1 {one}"));
        for other in (0..4).flat_map(own) {
            texts.push(format!("split 3 {one}, 4 {other}"));
            texts.push(format!("forward 5 {one} and home {other}"));
        }
        for other in ["Red 0", "Blue 1", "Yellow 2"] {
            texts.push(format!("swap {one} {other}"));
            texts.push(format!("replace {one} {other}"));
        }
    }
    texts.extend(Card::ALL.map(|card| format!("discard {card}")));
    texts
        .iter()
        .map(|text| text.parse().expect("a move"))
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    /// K5, KT5, KP4: every game ends, with a winner; on the way pawns and cards stay what they are.
    #[test]
    fn every_game_ends(mut game in new_game(), seed: u64) {
        let mut stream = Stream::new(seed, 1);
        let plays = play_on(&mut game, MOST_PLAYS, &mut stream, |game| {
            check_pawns(game.position());
            check_cards(game.position());
        });
        prop_assert!(plays < MOST_PLAYS);
        let winners = game.position().winners().count();
        let teams = game.position().rules().edition == Edition::Teams;
        prop_assert_eq!(winners, if teams { 2 } else { 1 });
        prop_assert!(game.draw().is_err());
        prop_assert!(game.play(None).is_err());
    }

    /// The generator and the checker agree: what is listed can be played, nothing else can, and an illegal
    /// action changes nothing.
    #[test]
    fn what_is_listed_can_be_played_and_nothing_else(game in new_game(), plays in 0..400_usize, seed: u64) {
        let position = on_the_way(game, plays, seed);
        let legal = position.legal_moves();
        for &mv in &legal {
            let mut after = position;
            prop_assert!(after.play(Some(mv), &mut ()).is_ok());
            prop_assert_ne!(after, position);
            check_pawns(&after);
            check_cards(&after);
        }
        for mv in attempts().into_iter().filter(|mv| !legal.contains(mv)) {
            let mut after = position;
            prop_assert!(after.play(Some(mv), &mut ()).is_err());
            prop_assert_eq!(after, position);
        }
        let mut after = position;
        prop_assert_eq!(after.play(None, &mut ()).is_ok(), legal.is_empty() && !position.is_over());
        if let Err(error) = position.clone().draw(Card::One) {
            prop_assert!(!error.to_string().is_empty());
        } else {
            prop_assert!(position.drawer().is_some());
        }
    }

    /// Every legal move reads back from its text, and no two read the same.
    #[test]
    fn texts_read_back(game in new_game(), plays in 0..400_usize, seed: u64) {
        let moves = on_the_way(game, plays, seed).legal_moves();
        let mut texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
        for (mv, text) in moves.iter().zip(&texts) {
            prop_assert_eq!(text.parse::<Move>(), Ok(*mv));
        }
        texts.sort_unstable();
        texts.dedup();
        prop_assert_eq!(texts.len(), moves.len());
    }

    /// K11: the results are distinct, and each is what some legal move leads to.
    #[test]
    fn results_are_distinct(game in new_game(), plays in 0..400_usize, seed: u64) {
        let position = on_the_way(game, plays, seed);
        let results = position.results();
        for (at, result) in results.iter().enumerate() {
            prop_assert!(!results[..at].contains(result));
        }
        prop_assert_eq!(results.is_empty(), position.is_over());
        prop_assert!(results.len() <= position.legal_moves().len().max(1));
    }

    /// O5: the Oracle's answer is the same on any number of threads; O6: it changes nothing (it has no way to).
    #[test]
    fn any_number_of_threads_says_the_same(game in new_game(), plays in 0..200_usize, seed: u64) {
        let position = on_the_way(game, plays, seed);
        let Some(aim) = table::aim(&position) else { return Ok(()) };
        let table = Table { levels: [Level::Easy; Colour::COUNT], viewer: position.turn() };
        let cancel = AtomicBool::new(false);
        let workers = |threads| Workers {
            threads: NonZeroUsize::new(threads).expect("threads"),
            cancel: &cancel,
        };
        let answers = [1, 2, 3, 7].map(|threads| {
            let weighed = weigh(&table, &position, aim, seed, 0..8, workers(threads), |_| true);
            let simulated = simulate(&table, &[position], seed, 40, workers(threads), |_| true);
            (weighed, simulated)
        });
        prop_assert!(answers.iter().all(|answer| answer == &answers[0] && answer.0.is_ok()));
    }

    /// P4: a computer player asked again answers the same, legally, and Hard takes no notice of the seed.
    #[test]
    fn computer_players_are_deterministic(game in new_game(), plays in 0..300_usize, seed: u64) {
        let position = on_the_way(game, plays, seed);
        prop_assume!(!position.is_over());
        for level in Level::ALL {
            let game = Game::from_position(position, seed);
            let choice = game.choose(level).expect("something is to be played");
            prop_assert_eq!(game.choose(level), Ok(choice));
            let legal = game.legal_moves();
            prop_assert_eq!(choice.is_none(), legal.is_empty());
            prop_assert!(choice.is_none_or(|mv| legal.contains(&mv)));
        }
        let hard = |seed| Game::from_position(position, seed).choose(Level::Hard);
        prop_assert_eq!(hard(seed), hard(seed ^ 1));
    }

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
            play_on(&mut game, MOST_PLAYS, &mut Stream::new(seed, 1), |_| ());
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
