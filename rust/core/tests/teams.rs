//! Teams (KT1 to KT5).

mod classic_dict;

use classic_dict::{after, legal_moves};
use serde_json::{Value, json};
use sorry_people_core::games::classic::{Position, PositionError, Setup};
use sorry_people_core::games::colour::Colour;

const START: [&str; 4] = ["start"; 4];
const HOME: [&str; 4] = ["home"; 4];

fn teams(turn: &str, card: &str, pawns: [[&str; 4]; 4]) -> Value {
    let [red, blue, yellow, green] = pawns;
    json!({
        "edition": "teams", "players": ["Red", "Blue", "Yellow", "Green"],
        "pawns": {"Red": red, "Blue": blue, "Yellow": yellow, "Green": green},
        "fire": null, "ice": null, "turn": turn, "card": card, "spent": {},
    })
}

/// KT1: all four colours play, and a turn belongs to one of them, clockwise.
#[test]
fn four_colours_play_clockwise() {
    let mut dict = teams("Red", "1", [START; 4]);
    assert_eq!(after(&dict, "start Yellow 2").turn(), Some(Colour::Blue));
    dict["players"] = json!(["Red", "Yellow"]);
    dict["pawns"] = json!({"Red": START, "Yellow": START});
    let error = Position::try_from(&classic_dict::setup(&dict)).expect_err("two players");
    assert!(error.to_string().contains("all four"), "{error}");
}

/// KT2: either partner's pawns move and start, and a 7 is split among the eight.
#[test]
fn partners_move_each_others_pawns() {
    let one_each = [
        ["track 20", "start", "start", "start"],
        START,
        ["track 40", "start", "start", "start"],
        START,
    ];
    let fives = ["forward 5 Red 0", "forward 5 Yellow 0"];
    assert_eq!(legal_moves(&teams("Red", "5", one_each)), fives);
    assert_eq!(legal_moves(&teams("Yellow", "5", one_each)), fives);
    let ones = legal_moves(&teams("Yellow", "1", one_each));
    assert_eq!(
        ones.iter().filter(|text| text.starts_with("start")).count(),
        6
    );
    let found = after(&teams("Red", "7", one_each), "split 3 Red 0, 4 Yellow 0");
    assert_eq!(found.pawns(Colour::Red)[0].to_string(), "track 23");
    assert_eq!(found.pawns(Colour::Yellow)[0].to_string(), "track 44");
    // A colour with all pawns HOME still has its turns.
    let done = [HOME, START, ["track 40", "start", "start", "start"], START];
    assert_eq!(
        legal_moves(&teams("Red", "5", done)),
        ["forward 5 Yellow 0"]
    );
}

/// KT3: landing on the partner's pawn bumps it; only one's own colour blocks.
#[test]
fn landing_on_the_partner_bumps() {
    let dict = teams(
        "Red",
        "5",
        [
            ["track 20", "track 15", "start", "start"],
            START,
            ["track 25", "start", "start", "start"],
            START,
        ],
    );
    let found = after(&dict, "forward 5 Red 0");
    assert_eq!(found.pawns(Colour::Yellow)[0].to_string(), "start");
    assert!(!legal_moves(&dict).contains(&"forward 5 Red 1".to_owned()));
    // Both parts of a 7 onto one space: the second bumps the first, so the orders differ.
    let meet = teams(
        "Red",
        "7",
        [
            ["track 7", "start", "start", "start"],
            START,
            ["track 8", "start", "start", "start"],
            START,
        ],
    );
    let red_first = after(&meet, "split 4 Red 0, 3 Yellow 0");
    assert_eq!(
        (
            red_first.pawns(Colour::Red)[0].to_string(),
            red_first.pawns(Colour::Yellow)[0].to_string()
        ),
        ("start".into(), "track 11".into())
    );
    let yellow_first = after(&meet, "split 3 Yellow 0, 4 Red 0");
    assert_eq!(
        (
            yellow_first.pawns(Colour::Red)[0].to_string(),
            yellow_first.pawns(Colour::Yellow)[0].to_string()
        ),
        ("track 11".into(), "start".into())
    );
}

/// KT4: a Sorry! from either START onto any other colour, the partner's included; an 11 swaps with opponents only.
#[test]
fn sorry_takes_any_colour_and_eleven_opponents() {
    let pawns = [
        ["track 20", "start", "home", "home"],
        ["track 30", "home", "home", "home"],
        ["track 40", "start", "home", "home"],
        HOME_BUT_ONE,
    ];
    assert_eq!(
        legal_moves(&teams("Red", "Sorry!", pawns)),
        [
            "replace Red 1 Blue 0",
            "replace Red 1 Yellow 0",
            "replace Yellow 1 Red 0",
            "replace Yellow 1 Blue 0"
        ]
    );
    let elevens = legal_moves(&teams("Red", "11", pawns));
    assert!(
        elevens.contains(&"swap Yellow 0 Blue 0".to_owned()),
        "{elevens:?}"
    );
    assert!(
        !elevens.iter().any(|text| text == "swap Red 0 Yellow 0"),
        "{elevens:?}"
    );
}

const HOME_BUT_ONE: [&str; 4] = ["home", "home", "home", "start"];

/// KT5: the partnership with all eight HOME wins; four are not enough.
#[test]
fn eight_pawns_home_win() {
    let first = teams(
        "Red",
        "1",
        [
            ["safety 5", "home", "home", "home"],
            START,
            ["safety 3", "home", "home", "home"],
            START,
        ],
    );
    let going_on = after(&first, "forward 1 Red 0");
    assert_eq!((going_on.is_over(), going_on.winners().count()), (false, 0));
    let last = teams(
        "Blue",
        "1",
        [START, ["safety 5", "home", "home", "home"], START, HOME],
    );
    let over = after(&last, "forward 1 Blue 0");
    assert!(over.is_over());
    assert_eq!(
        over.winners().collect::<Vec<_>>(),
        [Colour::Blue, Colour::Green]
    );
    // Such a position is a good one; two colours that are no partners can't both have won.
    assert_eq!(Position::try_from(&Setup::from(&over)).as_ref(), Ok(&over));
    let mut classic = classic_dict::dict(&over);
    classic["edition"] = json!("classic");
    let error = Position::try_from(&classic_dict::setup(&classic)).expect_err("two winners");
    assert_eq!(
        error,
        PositionError::TwoWinners(Colour::Blue, Colour::Green)
    );
}
