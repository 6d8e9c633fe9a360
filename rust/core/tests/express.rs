//! Express (X1 to X10).

mod express_dict;

use proptest::prelude::*;
use serde_json::{Value, json};
use sorry_people_core::games::colour::Colour;
use sorry_people_core::games::express::{Face, Faces, Game, Position, PositionError, Setup, Table};
use sorry_people_core::games::table::PlainTable;
use sorry_people_core::games::tournament::Tournament;
use sorry_people_core::games::{Level, perft};
use sorry_people_core::montecarlo::Stream;

/// Red and Blue; Red to follow these faces. Pawns not named are on START.
fn duel(rolled: &[&str], home: [u8; 2], waiting: [Value; 2]) -> Value {
    let [red_waiting, blue_waiting] = waiting;
    let mut start = json!({"Red": 4, "Blue": 4, "Yellow": 4, "Green": 4});
    let mut take = |colour: &str, count: u64| {
        start[colour] = json!(start[colour].as_u64().expect("a count") - count);
    };
    take("Red", u64::from(home[0]));
    take("Blue", u64::from(home[1]));
    for area in [&red_waiting, &blue_waiting] {
        for (colour, count) in area.as_object().expect("a census") {
            take(colour, count.as_u64().expect("a count"));
        }
    }
    json!({
        "edition": "express", "players": ["Red", "Blue"], "start": start,
        "dial": {"Red": "Red", "Blue": "Blue"}, "home": {"Red": home[0], "Blue": home[1]},
        "waiting": {"Red": red_waiting, "Blue": blue_waiting}, "rolled": rolled, "turn": "Red",
    })
}

fn legal(dict: &Value) -> Vec<String> {
    express_dict::position(dict)
        .legal_moves()
        .iter()
        .map(ToString::to_string)
        .collect()
}

fn after(dict: &Value, moves: &[&str]) -> Position {
    let mut position = express_dict::position(dict);
    for mv in moves {
        position
            .play(Some(mv.parse().expect("a move")), &mut ())
            .unwrap_or_else(|error| panic!("{error}"));
    }
    position
}

fn none() -> [Value; 2] {
    [json!({}), json!({})]
}

/// X1: sixteen pawns on START whatever the number of players, everyone on the colour they are named by.
#[test]
fn everyone_begins_on_a_different_colour() {
    for players in 2..=4 {
        let game = Game::new(&Colour::ALL[..players], Faces::STANDARD, 1, None).expect("players");
        for colour in Colour::ALL {
            assert_eq!(game.position().start(colour), 4);
        }
        assert!(
            game.position()
                .players()
                .all(|player| game.position().dial(player) == player)
        );
    }
}

/// X2: colour pawns, wild pawns, SORRY!, SLIDE, whatever the order of the dice.
#[test]
fn faces_are_followed_in_order() {
    let [red, wild, sorry, slide] = [
        Face::Colour(Colour::Red),
        Face::Wild,
        Face::Sorry,
        Face::Slide,
    ];
    let start = Setup::start(&Colour::ALL, Faces::STANDARD, Colour::Red);
    for (rolled, order) in [
        ([wild, red, slide], [red, wild, slide]),
        ([sorry, slide, red], [red, sorry, slide]),
        (
            [sorry, wild, Face::Colour(Colour::Green)],
            [Face::Colour(Colour::Green), wild, sorry],
        ),
    ] {
        let mut position = Position::try_from(&start).expect("a start");
        position.roll(rolled).expect("a roll");
        assert_eq!(position.rolled().collect::<Vec<_>>(), order);
        assert!(position.roll(rolled).is_err());
    }
    // No SLIDE on the first die, no SORRY! on the second, no Wild on the third.
    for (die, face) in [slide, sorry, wild].into_iter().enumerate() {
        let mut position = Position::try_from(&start).expect("a start");
        let mut roll = [red; 3];
        roll[die] = face;
        assert!(position.roll(roll).is_err());
    }
}

/// X3, X4: from START while there are any; then from any waiting area, one's own included; never from a wedge.
#[test]
fn a_colour_is_taken_from_start_then_from_waiting() {
    assert_eq!(legal(&duel(&["Green"], [0, 0], none())), ["take Green"]);
    let waiting = [json!({"Green": 1}), json!({"Green": 3})];
    let dict = duel(&["Green"], [0, 0], waiting);
    assert_eq!(
        legal(&dict),
        ["take Green from own", "take Green from Blue"]
    );
    let found = after(&dict, &["take Green from Blue"]);
    assert_eq!(
        (
            found.waiting(Colour::Red, Colour::Green),
            found.waiting(Colour::Blue, Colour::Green)
        ),
        (2, 2)
    );
    assert_eq!(found.turn(), Some(Colour::Blue));
    // All on a wedge, or nowhere to be had: nothing to take, and the face is passed.
    let mut on_wedge = duel(&["Blue"], [0, 3], [json!({}), json!({})]);
    on_wedge["start"]["Blue"] = json!(0);
    on_wedge["waiting"]["Red"] = json!({"Blue": 1});
    assert_eq!(legal(&on_wedge), ["take Blue from own"]);
    let mut position = express_dict::position(&duel(&["Red"], [3, 0], none()));
    position
        .play(Some("take Red".parse().expect("a move")), &mut ())
        .expect("legal");
    assert_eq!(position.winner(), Some(Colour::Red));
}

/// X3: it must be taken if it can be; X5: a wild takes any colour that can be taken.
#[test]
fn wilds_take_any_colour() {
    let dict = duel(&["Wild"], [0, 0], [json!({}), json!({"Green": 4})]);
    assert_eq!(
        legal(&dict),
        [
            "take Red",
            "take Blue",
            "take Yellow",
            "take Green from Blue"
        ]
    );
    assert!(express_dict::position(&dict).play(None, &mut ()).is_err());
    let mut none_left = duel(&["Wild"], [3, 3], none());
    none_left["start"] = json!({});
    none_left["dial"] = json!({"Red": "Red", "Blue": "Blue"});
    none_left["waiting"] = json!({"Red": {"Blue": 1, "Yellow": 4}, "Blue": {"Red": 1, "Green": 4}});
    assert_eq!(
        legal(&none_left),
        [
            "take Red from Blue",
            "take Blue from own",
            "take Yellow from own",
            "take Green from Blue"
        ]
    );
}

/// X6: from another player's wedge, never one's own; nothing where nobody has one there.
#[test]
fn sorry_takes_from_another_wedge() {
    assert!(legal(&duel(&["SORRY!"], [2, 0], none())).is_empty());
    let dict = duel(&["SORRY!"], [2, 2], none());
    assert_eq!(legal(&dict), ["sorry Blue"]);
    let found = after(&dict, &["sorry Blue"]);
    assert_eq!(
        (
            found.home(Colour::Blue),
            found.waiting(Colour::Red, Colour::Blue)
        ),
        (1, 1)
    );
}

/// X7: any dial to a colour that it doesn't show, or none; wedge and waiting area change places by colour.
#[test]
fn slides_turn_a_dial() {
    let dict = duel(
        &["SLIDE"],
        [2, 1],
        [json!({"Green": 3}), json!({"Yellow": 2})],
    );
    assert_eq!(
        legal(&dict),
        [
            "slide own Blue",
            "slide own Yellow",
            "slide own Green",
            "slide Blue Red",
            "slide Blue Yellow",
            "slide Blue Green",
            "pass",
        ]
    );
    let own = after(&dict, &["slide own Green"]);
    assert_eq!(
        (
            own.home(Colour::Red),
            own.waiting(Colour::Red, Colour::Red),
            own.waiting(Colour::Red, Colour::Green)
        ),
        (3, 2, 0)
    );
    let other = after(&dict, &["slide Blue Red"]);
    assert_eq!(
        (
            other.dial(Colour::Blue),
            other.home(Colour::Blue),
            other.waiting(Colour::Blue, Colour::Blue)
        ),
        (Colour::Red, 0, 1)
    );
    // Both show Red now (X7): a red pawn goes on the wedge of whoever takes it.
    assert_eq!(other.dial(Colour::Red), Colour::Red);
}

/// X8: four on the wedge win at once and play stops, faces still to be followed or not; also for another player.
#[test]
fn four_on_the_wedge_win_at_once() {
    let won = after(
        &duel(&["Red", "SORRY!", "SLIDE"], [3, 1], none()),
        &["take Red"],
    );
    assert_eq!(
        (won.winner(), won.turn(), won.rolled().count()),
        (Some(Colour::Red), None, 0)
    );
    assert!(won.legal_moves().is_empty());
    let dict = duel(&["SLIDE"], [0, 0], [json!({}), json!({"Green": 4})]);
    let given = after(&dict, &["slide Blue Green"]);
    assert_eq!(given.winner(), Some(Colour::Blue));
    // X10: 5 to the winner, one for each pawn on the wedge to the others.
    assert_eq!(won.scores(), [5, 1, 0, 0]);
}

/// X9: the dice as ruled; others may be given, if a pawn can ever be taken.
#[test]
fn faces_are_data() {
    for die in Faces::STANDARD.0 {
        assert!(
            Colour::ALL
                .into_iter()
                .all(|colour| die.contains(&Face::Colour(colour)))
        );
    }
    let wild = Faces([[Face::Wild; 6]; 3]);
    let mut game = Game::new(&[Colour::Red, Colour::Blue], wild, 1, None).expect("players");
    assert_eq!(game.roll(), Ok([Face::Wild; 3]));
    let slides = Faces([[Face::Slide; 6]; 3]);
    let error = Game::new(&[Colour::Red, Colour::Blue], slides, 1, None).expect_err("no pawn");
    assert_eq!(error, PositionError::NoPawnOnDice);
    let mut dict = duel(&["Wild", "Wild", "Wild"], [0, 0], none());
    let error = Position::try_from(&express_dict::setup(&dict)).expect_err("two dice have a Wild");
    assert!(
        error.to_string().contains("at most one of each die"),
        "{error}"
    );
    dict["rolled"] = json!(["SLIDE", "Red"]);
    assert_eq!(
        express_dict::position(&dict).rolled().collect::<Vec<_>>(),
        [Face::Colour(Colour::Red), Face::Slide]
    );
}

/// X10: first to 10, or to a higher number agreed.
#[test]
fn a_tournament_is_first_to_ten() {
    let mut tournament = Tournament::new(Tournament::TARGET);
    tournament.add(&[5, 3, 0, 0], Colour::Red);
    assert_eq!(tournament.winner(), None);
    tournament.add(&[3, 5, 1, 0], Colour::Blue);
    tournament.add(&[3, 3, 5, 0], Colour::Yellow);
    // 11 each for Red and Blue: nobody of them won the round, so the first clockwise.
    assert_eq!(
        (tournament.totals(), tournament.winner()),
        (&[11, 11, 6, 0], Some(Colour::Red))
    );
}

/// A fault put into a setup.
type Change = fn(&mut Setup);

/// Faulty setups are refused by name.
#[test]
fn faulty_setups_are_refused() {
    let good = express_dict::setup(&duel(&["Red"], [1, 1], none()));
    let cases: [(Change, &str); 9] = [
        (|setup| setup.start[0] += 1, "there are 5 Red pawns"),
        (|setup| setup.players.push(Colour::Red), "named twice"),
        (|setup| setup.players.truncate(1), "there are 2 to 4"),
        (|setup| setup.dial[0] = None, "shows nothing"),
        (
            |setup| setup.dial[3] = Some(Colour::Green),
            "not among the players",
        ),
        (|setup| setup.turn = None, "name the player"),
        (
            |setup| setup.turn = Some(Colour::Green),
            "not among the players",
        ),
        (
            |setup| (setup.start[0], setup.waiting[0][0]) = (2, 1),
            "are on the wedge",
        ),
        (
            |setup| setup.rolled = vec![Face::Slide; 4],
            "at most one of each die",
        ),
    ];
    for (change, says) in cases {
        let mut setup = good.clone();
        change(&mut setup);
        let error = Position::try_from(&setup).expect_err(says).to_string();
        assert!(error.contains(says), "{error}");
    }
}

/// Lines of play, face by face.
#[test]
fn lines_are_counted() {
    let position = Position::try_from(&Setup::start(
        &[Colour::Red, Colour::Blue],
        Faces::STANDARD,
        Colour::Red,
    ))
    .expect("a start");
    assert_eq!(perft(&position, 0), 1);
    let mut rolled = position;
    rolled
        .roll([Face::Wild, Face::Wild, Face::Slide])
        .expect("a roll");
    // Four colours, four colours, then three dials' worth for each of two and passing.
    assert_eq!(perft(&rolled, 1), 4);
    assert_eq!(perft(&rolled, 2), 16);
    assert_eq!(perft(&rolled, 3), 16 * 7);
}

/// A die that shows two faces, each on some of its sides.
fn die() -> impl Strategy<Value = [Face; Faces::SIDES]> {
    (0..Face::ALL.len(), 0..Face::ALL.len(), 0..Faces::SIDES).prop_map(|(one, other, sides)| {
        std::array::from_fn(|side| Face::ALL[if side < sides { one } else { other }])
    })
}

proptest! {
    /// X9: with whatever dice are accepted, a game ends.
    #[test]
    fn accepted_dice_end_a_game(dice in [die(), die(), die()], players in 2..=Colour::COUNT, seed in 0..1000_u64) {
        let setup = Setup::start(&Colour::ALL[..players], Faces(dice), Colour::Red);
        // Where SORRY! is common and no SLIDE saves anything from it, a game ends too, but may take millions of rolls.
        let count = |face| dice.iter().flatten().filter(|&&other| other == face).count();
        prop_assume!(count(Face::Slide) > 0 || count(Face::Sorry) <= 2);
        if let Ok(position) = Position::try_from(&setup) {
            let table = Table { levels: [Level::Easy; Colour::COUNT] };
            let finish = table.playout(&position, &mut Stream::new(seed, 0));
            prop_assert!(finish.places.contains(&0), "{} rolls", finish.draws);
        }
    }
}

/// X9: dice with which nobody can win are refused, and told why.
#[test]
fn dice_that_never_end_a_game_are_refused() {
    use Colour::{Blue, Green, Red, Yellow};
    let all = |face| [face; Faces::SIDES];
    let red = all(Face::Colour(Red));
    let duel = &[Blue, Green][..];
    let refusal = |players, dice| {
        let setup = Setup::start(players, Faces(dice), players[0]);
        Position::try_from(&setup).err()
    };
    let (sorry, slide) = (all(Face::Sorry), all(Face::Slide));
    for (players, dice, error) in [
        (duel, [red; 3], Some(PositionError::NoWinOnDice)),
        (&[Blue, Red], [red; 3], None),
        (duel, [red, red, slide], None),
        (duel, [red, red, all(Face::Wild)], None),
        (
            duel,
            [sorry, sorry, slide],
            Some(PositionError::NoPawnOnDice),
        ),
        (
            &[Red, Blue, Yellow, Green],
            [red, red, sorry],
            Some(PositionError::AlwaysSorry),
        ),
        (duel, [red, sorry, slide], None),
    ] {
        assert_eq!(refusal(players, dice), error, "{players:?} {dice:?}");
    }
    // Two who show the same colour may hold two pawns each for good.
    let mut both = Setup::start(duel, Faces([red; 3]), Blue);
    both.dial = [None, Some(Red), None, Some(Red)];
    assert_eq!(
        Position::try_from(&both).err(),
        Some(PositionError::NoWinOnDice)
    );
}

/// P2: whom Hard takes from does not hang on where somebody sits: of four alike each wins a quarter of the games.
#[test]
fn seats_are_even_among_hard_players() {
    let table = Table {
        levels: [Level::Hard; Colour::COUNT],
    };
    let mut wins = [0; Colour::COUNT];
    for index in 0..8000 {
        let first = Colour::ALL[index as usize % Colour::COUNT];
        let setup = Setup::start(&Colour::ALL, Faces::STANDARD, first);
        let start = Position::try_from(&setup).expect("a start");
        let finish = table.playout(&start, &mut Stream::new(5, index));
        for (wins, place) in wins.iter_mut().zip(finish.places) {
            *wins += i32::from(place == 0);
        }
    }
    // Three deviations of a quarter of 8000 are 116.
    assert!(
        wins.iter().all(|&wins| (wins - 2000).abs() < 120),
        "{wins:?}"
    );
}
