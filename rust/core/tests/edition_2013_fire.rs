//! The Fire of the 2013 edition (F7 to F11).

mod classic_dict;

use classic_dict::{after, duel_2013 as duel, legal_moves, places, with};
use serde_json::{Value, json};
use sorry_people_core::games::card::Card;
use sorry_people_core::games::classic::{IllegalMove, Move, Position};
use sorry_people_core::games::colour::Colour;

const START: [&str; 3] = ["start"; 3];

/// F7: a 2 may put the Fire on any own pawn under way, then moves; or the Fire is all, or declined.
#[test]
fn a_two_may_move_the_fire_first() {
    let dict = duel("2", ["track 20", "safety 1", "start"], START);
    assert_eq!(
        legal_moves(&dict),
        [
            "start pawn 2",
            "forward 2 pawn 0",
            "forward 2 pawn 1",
            "fire pawn 0; start pawn 2",
            "fire pawn 0; forward 2 pawn 0",
            "fire pawn 0; forward 2 pawn 1",
            "fire pawn 1; start pawn 2",
            "fire pawn 1; forward 2 pawn 0",
            "fire pawn 1; forward 2 pawn 1",
        ]
    );
    let lit = with(dict, "fire", "Red 0");
    assert!(
        !legal_moves(&lit)
            .iter()
            .any(|text| text.starts_with("fire pawn 0"))
    );
    let stuck = duel("2", ["safety 5", "home", "home"], START);
    assert_eq!(legal_moves(&stuck), ["fire pawn 0", "decline"]);
}

/// F8: before the draw the pawn on Fire may go to the next corner ahead of its turn-off.
#[test]
fn the_fire_may_move_before_the_draw() {
    let at = |place| {
        let mut dict = with(
            duel("1", [place, "home", "home"], ["track 30", "home", "home"]),
            "fire",
            "Red 0",
        );
        dict["card"] = Value::Null;
        dict
    };
    let cases = [
        ("track 3", Some("track 15")),
        ("track 15", Some("track 30")),
        ("track 29", Some("track 30")),
        ("track 46", Some("track 0")),
        ("track 59", Some("track 0")),
        ("track 0", None),
        ("track 2", None),
        ("safety 1", None),
    ];
    for (place, corner) in cases {
        let position = classic_dict::position(&at(place));
        let found = position
            .fire_move()
            .map(|after| places(&after, Colour::Red)[0].clone());
        assert_eq!(found.as_deref(), corner, "{place}");
        assert_eq!(
            position.legal_moves().contains(&Move::FIRE_MOVE),
            corner.is_some(),
            "{place}"
        );
    }
    // It bumps as usual, once a turn, and the card is drawn after it.
    let mut position = classic_dict::position(&at("track 15"));
    position.play(Some(Move::FIRE_MOVE), &mut ()).expect("F8");
    assert_eq!(places(&position, Colour::Yellow)[0], "start");
    assert!(position.fire_moved() && position.legal_moves().is_empty());
    assert_eq!(
        position.play(Some(Move::FIRE_MOVE), &mut ()),
        Err(IllegalMove::NoCard(Colour::Red))
    );
    position.draw(Card::Four).expect("a draw is due");
    assert!(!position.fire_moved());
    // A corner held by one's own pawn or by the Ice, or a pawn on Ice itself (F10): no such move.
    for (key, value) in [("ice", "Yellow 0"), ("ice", "Red 0")] {
        assert!(
            classic_dict::position(&with(at("track 20"), key, value))
                .fire_move()
                .is_none()
        );
    }
    let mut own = at("track 20");
    own["pawns"] = json!({"Red": ["track 20", "track 30", "home"], "Yellow": START});
    assert!(classic_dict::position(&own).fire_move().is_none());
    // The opponent's Fire stays where it is.
    assert!(
        classic_dict::position(&with(at("track 20"), "turn", "Yellow"))
            .fire_move()
            .is_none()
    );
    let moved = with(at("track 20"), "turn", "Red");
    let mut setup = classic_dict::setup(&moved);
    setup.fire_moved = true;
    let error = Position::try_from(&setup).expect_err("not on a corner");
    assert!(error.to_string().contains("corner"), "{error}");
}

/// F9, F10: the pawn on Fire getting HOME may bring one more along, not an iced one; the Fire then leaves.
#[test]
fn fire_brings_another_home() {
    let dict = with(
        duel("3", ["safety 3", "track 20", "start"], START),
        "fire",
        "Red 0",
    );
    assert_eq!(
        legal_moves(&dict),
        [
            "start pawn 2",
            "forward 3 pawn 0",
            "forward 3 pawn 0 and home pawn 1",
            "forward 3 pawn 1"
        ]
    );
    let found = after(&dict, "forward 3 pawn 0 and home pawn 1");
    assert_eq!(
        (places(&found, Colour::Red), found.fire()),
        (vec!["home".into(), "home".into(), "start".into()], None)
    );
    assert_eq!(after(&dict, "forward 3 pawn 0").fire(), None);
    let iced = with(dict, "ice", "Red 1");
    assert_eq!(legal_moves(&iced), ["start pawn 2", "forward 3 pawn 0"]);
    // In a split, what is brought HOME along is HOME for the second part; and winning so ends the game.
    let split = with(
        duel("7", ["safety 3", "track 20", "track 40"], START),
        "fire",
        "Red 0",
    );
    let legal = legal_moves(&split);
    assert!(
        legal.contains(&"split 3 pawn 0 and home pawn 2, 4 pawn 1".to_owned()),
        "{legal:?}"
    );
    assert!(
        !legal.contains(&"split 3 pawn 0 and home pawn 1, 4 pawn 1".to_owned()),
        "{legal:?}"
    );
    let last = with(
        duel("3", ["safety 3", "track 20", "home"], START),
        "fire",
        "Red 0",
    );
    assert!(after(&last, "forward 3 pawn 0 and home pawn 1").is_over());
}

/// F11: bumped or replaced, a pawn loses the Fire, or by the option hands it on; a swap moves it along.
#[test]
fn a_bumped_pawn_loses_the_fire() {
    let bump = with(
        duel(
            "5",
            ["track 25", "home", "home"],
            ["track 30", "home", "home"],
        ),
        "fire",
        "Yellow 0",
    );
    let replace = with(
        duel(
            "Sorry!",
            ["start", "home", "home"],
            ["track 30", "home", "home"],
        ),
        "fire",
        "Yellow 0",
    );
    let slide = with(
        duel(
            "3",
            ["track 13", "home", "home"],
            ["track 17", "home", "home"],
        ),
        "fire",
        "Yellow 0",
    );
    let own_slide = with(
        duel("3", ["track 13", "track 17", "home"], START),
        "fire",
        "Red 1",
    );
    for (dict, mv) in [
        (bump, "forward 5 pawn 0"),
        (replace, "replace pawn 0 Yellow 0"),
        (slide, "forward 3 pawn 0"),
        (own_slide, "forward 3 pawn 0"),
    ] {
        assert_eq!(after(&dict, mv).fire(), None, "{dict}");
        let mut transferring = dict;
        transferring["fire_transfers"] = json!(true);
        let fire = after(&transferring, mv).fire().map(|pawn| pawn.to_string());
        assert_eq!(fire.as_deref(), Some("Red 0"), "{transferring}");
    }
    let swap = with(
        duel(
            "11",
            ["track 58", "home", "home"],
            ["track 30", "home", "home"],
        ),
        "fire",
        "Yellow 0",
    );
    let swapped = after(&swap, "swap pawn 0 Yellow 0");
    assert_eq!(
        swapped.fire().map(|pawn| pawn.to_string()).as_deref(),
        Some("Yellow 0")
    );
    assert_eq!(places(&swapped, Colour::Yellow)[0], "track 58");
}
