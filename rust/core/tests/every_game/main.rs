//! What holds in every game of the core, whatever its options: one suite, run over each game that is registered
//! at the end.

mod express;
mod people;
mod registered;
mod square;

use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;

use proptest::prelude::*;
use registered::Registered;
use sorry_people_core::games::{Level, Playable, perft};
use sorry_people_core::montecarlo::{Stream, Weighing, Workers, advise, simulate};

/// Plays after which a random game is surely over: more than a hundred times what it takes.
const MOST_PLAYS: usize = 100_000;

/// Draws or rolls where that is due, else plays at random; what may be played before a draw is left to chance.
fn go_on<G: Registered>(game: &mut G::Game, stream: &mut Stream) {
    let position = G::position(game);
    let ways = position.ways();
    let plays = !ways.is_empty() && (!position.chance_is_due() || stream.below(2) == 0);
    let way = plays.then(|| ways[stream.below(ways.len() as u32) as usize]);
    let done = match way {
        Some(None) | None if position.chance_is_due() => G::chance(game),
        Some(way) => G::play(game, way),
        None => Ok(()),
    };
    done.expect("a way to go on");
}

/// A game so many steps after its beginning, or over.
fn on_the_way<G: Registered>(seed: u64, steps: usize) -> G::Game {
    let mut stream = Stream::new(seed, 0);
    let mut game = G::new_game(&mut stream);
    for _ in 0..steps {
        if !G::position(&game).is_over() {
            go_on::<G>(&mut game, &mut stream);
        }
    }
    game
}

/// [`on_the_way`], and something is to be played, unless the game is over.
fn to_be_played<G: Registered>(seed: u64, steps: usize) -> G::Game {
    let mut game = on_the_way::<G>(seed, steps);
    while G::position(&game).chance_is_due() {
        G::chance(&mut game).expect("a chance is due");
    }
    game
}

/// Each game ends as it should; on the way no pawn and no card is lost or doubled, and each position stands the
/// checks and is the position of its setup.
fn ends<G: Registered>(seed: u64) {
    let mut stream = Stream::new(seed, 0);
    let mut game = G::new_game(&mut stream);
    let mut steps = 0;
    loop {
        let position = G::position(&game);
        G::check_census(&position);
        assert_eq!(G::by_setup(&position).as_ref(), Ok(&position));
        if position.is_over() {
            break;
        }
        go_on::<G>(&mut game, &mut stream);
        steps += 1;
        assert!(steps < MOST_PLAYS);
    }
    G::check_end(&G::position(&game));
    let over = game.clone();
    assert!(G::chance(&mut game).is_err() && G::play(&mut game, None).is_err());
    assert_eq!(game, over);
    assert_eq!(G::position(&game).ways(), []);
}

/// What is listed can be played, and comes to what is said; nothing else can, and an illegal action changes nothing.
fn list_and_check_agree<G: Registered>(seed: u64, steps: usize) {
    let game = on_the_way::<G>(seed, steps);
    let position = G::position(&game);
    let moves = position.moves();
    for mv in G::attempts().into_iter().chain(moves.iter().copied()) {
        let mut after = game.clone();
        let played = G::play(&mut after, Some(mv));
        assert_eq!(played.is_ok(), moves.contains(&mv), "{mv}: {played:?}");
        if let Err(reason) = played {
            assert_eq!(after, game, "{mv}");
            assert!(!reason.is_empty());
        } else {
            assert_eq!(G::position(&after), position.after(Some(mv)));
            assert_ne!(after, game);
            G::check_census(&G::position(&after));
        }
    }
    let mut passed = game.clone();
    let may_pass = position.may_pass() && !position.chance_is_due();
    assert_eq!(G::play(&mut passed, None).is_ok(), may_pass);
    assert!(may_pass || passed == game);
    let mut drawn = game.clone();
    assert_eq!(G::chance(&mut drawn).is_ok(), position.chance_is_due());
    let chances = position.chances();
    if position.chance_is_due() {
        assert!(chances.contains(&G::position(&drawn)));
    } else {
        assert!(chances.is_empty() && drawn == game);
    }
    let lines = if position.is_over() {
        1
    } else if position.chance_is_due() {
        chances
            .iter()
            .map(|chance| chance.ways().len() as u64)
            .sum()
    } else {
        position.ways().len() as u64
    };
    assert_eq!(perft(&position, 1), lines);
}

/// Every legal move reads back from its text, and no two read the same; the results are distinct, and are what the
/// moves lead to.
fn texts_and_results_tell_moves_apart<G: Registered>(seed: u64, steps: usize) {
    let position = G::position(&to_be_played::<G>(seed, steps));
    let moves = position.moves();
    let texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
    for (at, (mv, text)) in moves.iter().zip(&texts).enumerate() {
        assert!(
            text.parse::<G::Move>().is_ok_and(|read| read == *mv),
            "{text}"
        );
        assert!(!texts[..at].contains(text));
    }
    let results = position.results();
    let after: Vec<G::Position> = position
        .ways()
        .into_iter()
        .map(|way| position.after(way))
        .collect();
    for (at, result) in results.iter().enumerate() {
        assert!(!results[..at].contains(result) && after.contains(result));
    }
    assert!(after.iter().all(|after| results.contains(after)));
    assert_eq!(results.is_empty(), position.is_over());
}

/// O5: the same advice and the same counts of games on any number of threads; O6: nothing is changed (there is no way
/// to).
fn threads_make_no_difference<G: Registered>(seed: u64, steps: usize) {
    let position = G::position(&to_be_played::<G>(seed, steps));
    let Some(aim) = G::aim(&position) else { return };
    let table = G::table(Level::Easy, &position);
    let cancel = AtomicBool::new(false);
    let known = Weighing::empty(position.distinct_ways().len());
    let answers = [1, 2, 3, 7].map(|threads| {
        let workers = Workers {
            threads: NonZeroUsize::new(threads).expect("threads"),
            cancel: &cancel,
        };
        let advice = advise(&table, &position, aim, seed, &known, 8, workers, |_| true);
        let games = simulate(&table, &[position], seed, 40, workers, |_| true);
        (
            advice.expect("nobody stops it"),
            games.expect("nobody stops it"),
        )
    });
    assert!(answers.iter().all(|answer| answer == &answers[0]));
    let (advice, games) = &answers[0];
    assert_eq!((advice.playouts(), games.playouts), (8, 40));
    let finishes = games.finishes.iter();
    assert!(
        finishes
            .into_iter()
            .all(|places| places.iter().sum::<u64>() == 40)
    );
}

/// P4: a computer player asked again answers the same, legally, and Hard takes no notice of the seed.
fn computer_players_are_deterministic<G: Registered>(seed: u64, steps: usize) {
    let position = G::position(&to_be_played::<G>(seed, steps));
    if position.is_over() {
        return;
    }
    let moves = position.moves();
    for level in Level::ALL {
        let game = G::from_position(position, seed);
        let choice = G::choose(&game, level).expect("something is to be played");
        assert_eq!(G::choose(&game, level), Ok(choice));
        assert_eq!(choice.is_none(), moves.is_empty());
        assert!(choice.is_none_or(|mv| moves.contains(&mv)));
    }
    let hard = |seed| G::choose(&G::from_position(position, seed), Level::Hard);
    assert_eq!(hard(seed), hard(seed ^ 1));
}

/// A game that is restored is the same game, and goes on as it would have gone on.
fn restored_games_go_on<G: Registered>(seed: u64, steps: usize) {
    let mut game = on_the_way::<G>(seed, steps);
    let mut restored = G::restored(&game).expect("it tells the truth of itself");
    assert_eq!(restored, game);
    let mut stream = Stream::new(seed, 1);
    for _ in 0..60 {
        if G::position(&game).is_over() {
            break;
        }
        assert_eq!(
            G::choose(&restored, Level::Medium),
            G::choose(&game, Level::Medium)
        );
        go_on::<G>(&mut restored, &mut stream.clone());
        go_on::<G>(&mut game, &mut stream);
        assert_eq!(restored, game);
    }
}

/// Runs the suite over a game.
macro_rules! every_game {
    ($($name:ident: $game:ty,)*) => {
        $(
            mod $name {
                use super::*;

                proptest! {
                    #![proptest_config(ProptestConfig::with_cases(64))]

                    #[test]
                    fn ends(seed: u64) {
                        super::ends::<$game>(seed);
                    }

                    #[test]
                    fn list_and_check_agree(seed: u64, steps in 0..600_usize) {
                        super::list_and_check_agree::<$game>(seed, steps);
                    }

                    #[test]
                    fn texts_and_results_tell_moves_apart(seed: u64, steps in 0..600_usize) {
                        super::texts_and_results_tell_moves_apart::<$game>(seed, steps);
                    }

                    #[test]
                    fn threads_make_no_difference(seed: u64, steps in 0..300_usize) {
                        super::threads_make_no_difference::<$game>(seed, steps);
                    }

                    #[test]
                    fn computer_players_are_deterministic(seed: u64, steps in 0..600_usize) {
                        super::computer_players_are_deterministic::<$game>(seed, steps);
                    }

                    #[test]
                    fn restored_games_go_on(seed: u64, steps in 0..300_usize) {
                        super::restored_games_go_on::<$game>(seed, steps);
                    }
                }
            }
        )*
    };
}

every_game! {
    sorry_people: people::People,
    classic: square::Classic,
    teams: square::Teams,
    points: square::Points,
    edition_2013: square::FireAndIce,
    dice: express::Express,
}
