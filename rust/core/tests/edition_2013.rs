//! The 2013 edition (F1 to F11).

mod classic_dict;

use classic_dict::{after, duel_2013 as duel, legal_moves, places, with};
use serde_json::json;
use sorry_people_core::games::card::Card;
use sorry_people_core::games::classic::{Edition, Game, Position, Rules, Setup};
use sorry_people_core::games::colour::Colour;

const START: [&str; 3] = ["start"; 3];

/// F1, F2: three pawns; every card with a forward number starts one, a 4 and a Sorry! don't.
#[test]
fn forward_cards_start_pawns() {
    let game = Game::new(
        Rules::new(Edition::FireAndIce),
        &Colour::ALL,
        false,
        1,
        None,
    )
    .expect("players");
    assert_eq!(game.position().pawns(Colour::Green).len(), 3);
    for card in Card::ALL {
        let starts = legal_moves(&duel(card.name(), START, START));
        let expected: &[&str] = match card {
            Card::Four | Card::Sorry => &[],
            _ => &["start pawn 0", "start pawn 1", "start pawn 2"],
        };
        assert_eq!(starts, expected, "{card}");
    }
}

/// F2: an 11's swap may be declined only when nothing else could be done with the card.
#[test]
fn a_swap_is_declined_only_without_anything_else() {
    let yellow = ["track 30", "home", "home"];
    let cases: [([&str; 3], &[&str]); 3] = [
        (
            ["track 58", "start", "home"],
            &["start pawn 1", "swap pawn 0 Yellow 0"],
        ),
        (
            ["track 20", "home", "home"],
            &["forward 11 pawn 0", "swap pawn 0 Yellow 0"],
        ),
        (
            ["track 58", "home", "home"],
            &["swap pawn 0 Yellow 0", "decline"],
        ),
    ];
    for (red, legal) in cases {
        assert_eq!(legal_moves(&duel("11", red, yellow)), legal);
    }
}

/// F3: no further draw on a 2. F4: a Sorry! goes forward 4 beside its replacement.
#[test]
fn twos_and_sorries() {
    assert_eq!(
        after(&duel("2", START, START), "start pawn 0").turn(),
        Some(Colour::Yellow)
    );
    let dict = duel(
        "Sorry!",
        ["start", "track 5", "safety 3"],
        ["track 30", "home", "home"],
    );
    assert_eq!(
        legal_moves(&dict),
        ["replace pawn 0 Yellow 0", "forward 4 pawn 1"]
    );
}

/// F5: the Ice goes first, onto an opponent's pawn on the track other than where it is; off the board where there is
/// none; and is all that is done where nothing can move.
#[test]
fn a_one_moves_the_ice_first() {
    let yellow = ["track 30", "track 40", "safety 2"];
    let dict = duel("1", ["track 20", "home", "home"], yellow);
    assert_eq!(
        legal_moves(&dict),
        [
            "ice Yellow 0; forward 1 pawn 0",
            "ice Yellow 1; forward 1 pawn 0"
        ]
    );
    let iced = with(dict.clone(), "ice", "Yellow 0");
    assert_eq!(legal_moves(&iced), ["ice Yellow 1; forward 1 pawn 0"]);
    let only = with(
        duel(
            "1",
            ["track 20", "home", "home"],
            ["track 30", "home", "home"],
        ),
        "ice",
        "Yellow 0",
    );
    assert_eq!(legal_moves(&only), ["ice off; forward 1 pawn 0"]);
    assert_eq!(after(&only, "ice off; forward 1 pawn 0").ice(), None);
    let stuck = duel("1", ["safety 5", "safety 4", "home"], yellow);
    assert_eq!(
        legal_moves(&stuck),
        [
            "ice Yellow 0; forward 1 pawn 0",
            "ice Yellow 1; forward 1 pawn 0"
        ]
    );
    let blocked = duel(
        "1",
        ["track 29", "home", "home"],
        ["track 30", "home", "home"],
    );
    assert_eq!(legal_moves(&blocked), ["ice Yellow 0"]);
    let spent = after(&blocked, "ice Yellow 0");
    assert_eq!(
        (spent.ice().map(|pawn| pawn.to_string()), spent.turn()),
        (Some("Yellow 0".into()), Some(Colour::Yellow))
    );
    // With nobody on the track and no Ice out, a 1 is as in Classic.
    assert_eq!(
        legal_moves(&duel("1", ["start", "home", "home"], START)),
        ["start pawn 0"]
    );
    // One's own pawn thaws in time to move.
    let own = with(
        duel("1", ["track 20", "home", "home"], yellow),
        "ice",
        "Red 0",
    );
    assert!(legal_moves(&own).contains(&"ice Yellow 0; forward 1 pawn 0".to_owned()));
}

/// F6: an iced pawn can't be moved, bumped, replaced, swapped or slid; slides pass it by and don't end on it.
#[test]
fn ice_holds_its_pawn() {
    let own = |card| {
        with(
            duel(
                card,
                ["track 20", "home", "home"],
                ["track 30", "home", "home"],
            ),
            "ice",
            "Red 0",
        )
    };
    for card in ["3", "4", "5", "7", "8", "10", "11", "12", "Sorry!"] {
        assert!(legal_moves(&own(card)).is_empty(), "{card}");
    }
    let other = |card, red| {
        with(
            duel(card, red, ["track 30", "home", "home"]),
            "ice",
            "Yellow 0",
        )
    };
    assert!(legal_moves(&other("5", ["track 25", "home", "home"])).is_empty());
    assert!(legal_moves(&other("11", ["track 58", "home", "home"])).is_empty());
    assert!(legal_moves(&other("Sorry!", ["start", "home", "home"])).is_empty());
    // Blue's slide 16 to 19: passed over 18, but not to be ended on 19.
    let passing = with(
        duel(
            "1",
            ["track 15", "home", "home"],
            ["track 18", "track 17", "home"],
        ),
        "ice",
        "Yellow 1",
    );
    let found = after(&passing, "ice Yellow 0; forward 1 pawn 0");
    assert_eq!(places(&found, Colour::Red)[0], "track 19");
    assert_eq!(
        places(&found, Colour::Yellow),
        ["track 18", "start", "home"]
    );
    let ending = with(
        duel(
            "3",
            ["track 13", "home", "home"],
            ["track 19", "home", "home"],
        ),
        "ice",
        "Yellow 0",
    );
    assert!(legal_moves(&ending).is_empty());
    // A swap onto a triangle whose end is iced is no swap; nor is the start onto an iced circle.
    let swap = with(
        duel(
            "11",
            ["track 58", "home", "home"],
            ["track 16", "track 19", "home"],
        ),
        "ice",
        "Yellow 1",
    );
    assert!(legal_moves(&swap).is_empty());
    let circle = with(
        duel("5", ["start", "home", "home"], ["track 4", "home", "home"]),
        "ice",
        "Yellow 0",
    );
    assert!(legal_moves(&circle).is_empty());
}

/// Tokens where they can't be are refused by name, and in other editions altogether.
#[test]
fn faulty_tokens_are_refused() {
    let dict = duel("3", ["safety 3", "track 20", "start"], START);
    for (key, pawn, says) in [
        ("ice", "Red 0", "it can be on a pawn on the track"),
        ("ice", "Yellow 0", "it can be on a pawn on the track"),
        ("fire", "Red 2", "on the track or in the safety zone"),
        ("fire", "Blue 0", "there is no such pawn in this game"),
    ] {
        let setup: Setup = classic_dict::setup(&with(dict.clone(), key, pawn));
        let error = Position::try_from(&setup).expect_err(pawn).to_string();
        assert!(error.contains(says), "{error}");
    }
    let mut classic = with(dict, "fire", "Red 1");
    classic["edition"] = json!("classic");
    classic["pawns"] = json!({"Red": ["safety 3", "track 20", "start", "start"], "Yellow": ["start", "start", "start", "start"]});
    let error = Position::try_from(&classic_dict::setup(&classic))
        .expect_err("fire")
        .to_string();
    assert!(error.contains("2013"), "{error}");
}
