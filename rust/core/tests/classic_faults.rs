//! Faults seen in other programs (the end of DESIGN.md), and the finer points of section 2: each a position, what is
//! legal, and what comes of it.

mod classic_dict;

use classic_dict::{after, check, duel, legal_moves};
use serde_json::{Value, json};
use sorry_people_core::games::card::Card;
use sorry_people_core::games::census::Census;
use sorry_people_core::games::classic::{Deck, Edition, Game, IllegalMove, Rules};
use sorry_people_core::games::colour::Colour;
use sorry_people_core::games::perft::{perft, perft_while};

/// The same with Blue and Green too.
fn four(card: &str, pawns: [[&str; 4]; 4]) -> Value {
    let [red, blue, yellow, green] = pawns;
    json!({
        "edition": "classic", "players": ["Red", "Blue", "Yellow", "Green"],
        "pawns": {"Red": red, "Blue": blue, "Yellow": yellow, "Green": green},
        "fire": null, "ice": null, "turn": "Red", "card": card, "spent": {},
    })
}

const START: [&str; 4] = ["start"; 4];

/// K8, K10: a swap or a Sorry! onto a triangle slides; the pawn swapped away does not.
#[test]
fn swaps_and_replacements_slide() {
    let on = ["track 20", "start", "start", "start"];
    // Space 16 is Blue's triangle, 19 its end.
    let target = ["track 16", "track 18", "start", "start"];
    check(
        &duel("11", on, target),
        "swap pawn 0 Yellow 0",
        ["track 19", "start", "start", "start"],
        ["track 20", "start", "start", "start"],
    );
    check(
        &duel("Sorry!", START, target),
        "replace pawn 3 Yellow 0",
        ["start", "start", "start", "track 19"],
        START,
    );
    // Yellow comes onto Blue's triangle by Red's swap and stays there.
    let on_triangle = ["track 16", "start", "start", "start"];
    check(
        &duel("11", on_triangle, ["track 20", "start", "start", "start"]),
        "swap pawn 0 Yellow 0",
        on,
        on_triangle,
    );
    // The swapped pawn stands on the slide that the mover takes, and is sent back by it.
    let dict = duel(
        "11",
        ["track 18", "start", "start", "start"],
        ["track 16", "start", "start", "start"],
    );
    check(
        &dict,
        "swap pawn 0 Yellow 0",
        ["track 19", "start", "start", "start"],
        START,
    );
}

/// KB1, KB3: moves across the loop's end go on at space 0; the slide from 54 to 58 is Green's and ends there.
#[test]
fn the_loop_goes_round() {
    let dict = duel("8", ["track 58", "start", "start", "start"], START);
    check(
        &dict,
        "forward 8 pawn 0",
        ["safety 4", "start", "start", "start"],
        START,
    );
    let mut yellow = duel("5", START, ["track 58", "track 0", "start", "start"]);
    yellow["turn"] = json!("Yellow");
    // 58 + 5 is 3; 0 + 5 is 5. Neither is a triangle.
    check(
        &yellow,
        "forward 5 pawn 0",
        START,
        ["track 3", "track 0", "start", "start"],
    );
    yellow["card"] = json!("3");
    // 58 + 3 is 1: Red's triangle.
    check(
        &yellow,
        "forward 3 pawn 0",
        START,
        ["track 4", "track 0", "start", "start"],
    );
    yellow["card"] = json!("4");
    check(
        &yellow,
        "back 4 pawn 1",
        START,
        ["track 58", "track 56", "start", "start"],
    );
}

/// K8: a pawn that moves back onto a triangle slides, and doesn't bump itself; its own colour on the slide is sent
/// back all the same.
#[test]
fn moving_back_onto_a_triangle_slides() {
    let dict = duel(
        "4",
        ["track 20", "track 17", "start", "start"],
        ["track 19", "start", "start", "start"],
    );
    check(
        &dict,
        "back 4 pawn 0",
        ["track 19", "start", "start", "start"],
        START,
    );
    // One's own slides do nothing.
    let own = duel(
        "1",
        ["track 0", "track 3", "start", "start"],
        ["track 2", "start", "start", "start"],
    );
    check(
        &own,
        "forward 1 pawn 0",
        ["track 1", "track 3", "start", "start"],
        ["track 2", "start", "start", "start"],
    );
}

/// KB2, K7: every colour turns off into its own safety zone and no other.
#[test]
fn safety_zones_are_not_shared() {
    for (turn, turn_off) in [("Red", 2), ("Blue", 17), ("Yellow", 32), ("Green", 47)] {
        let mut dict = four("3", [START; 4]);
        dict["turn"] = json!(turn);
        dict["pawns"][turn][0] = json!(format!("track {turn_off}"));
        for other in ["Red", "Blue", "Yellow", "Green"] {
            // Everybody else stands in the safety zone where the pawn goes, unbothered.
            if other != turn {
                dict["pawns"][other][1] = json!("safety 3");
            }
        }
        let found = classic_dict::dict(&after(&dict, "forward 3 pawn 0"));
        let mut expected = dict["pawns"].clone();
        expected[turn][0] = json!("safety 3");
        assert_eq!(found["pawns"], expected, "{turn}");
    }
    // Yellow's turn-off is nothing to Red.
    check(
        &duel("5", ["track 32", "start", "start", "start"], START),
        "forward 5 pawn 0",
        ["track 37", "start", "start", "start"],
        START,
    );
}

/// The table of section 2: an 11's swap may be declined exactly when no pawn can go forward 11.
#[test]
fn a_swap_is_not_forced_when_forward_is_impossible() {
    let target = ["track 30", "start", "start", "start"];
    let cases: [(&str, [&str; 4], &[&str]); 4] = [
        (
            "can go",
            ["track 20", "start", "start", "start"],
            &["forward 11 pawn 0", "swap pawn 0 Yellow 0"],
        ),
        (
            "too far",
            ["track 58", "start", "start", "start"],
            &["swap pawn 0 Yellow 0", "decline"],
        ),
        (
            "another can go",
            ["track 58", "track 5", "start", "start"],
            &[
                "forward 11 pawn 1",
                "swap pawn 0 Yellow 0",
                "swap pawn 1 Yellow 0",
            ],
        ),
        (
            "nobody on the track",
            ["safety 2", "start", "start", "start"],
            &[],
        ),
    ];
    for (name, red, legal) in cases {
        assert_eq!(legal_moves(&duel("11", red, target)), legal, "{name}");
    }
    let dict = duel("11", ["track 58", "start", "start", "start"], target);
    let declined = after(&dict, "decline");
    assert_eq!(declined.turn(), Some(Colour::Yellow));
    assert_eq!(declined.spent().count(Card::Eleven), 1);
}

/// K4: a 2 that can't move anything gives another draw all the same.
#[test]
fn a_two_that_cannot_move_draws_again() {
    let dict = duel("2", ["safety 5", "safety 4", "home", "home"], START);
    assert_eq!(legal_moves(&dict), ["forward 2 pawn 1"]);
    let stuck = duel("2", ["safety 5", "home", "home", "home"], START);
    let mut position = classic_dict::position(&stuck);
    assert!(position.legal_moves().is_empty());
    position.play(None, &mut ()).expect("the card is spent");
    assert_eq!(
        (position.turn(), position.card()),
        (Some(Colour::Red), None)
    );
}

/// K13, K5: getting the last pawn HOME on a 2 ends the game.
#[test]
fn winning_on_a_two_draws_no_more() {
    let dict = duel("2", ["safety 4", "home", "home", "home"], START);
    let mut position = after(&dict, "forward 2 pawn 0");
    assert!(position.is_over());
    assert_eq!(position.winners().collect::<Vec<_>>(), [Colour::Red]);
    assert_eq!(position.draw(Card::One), Err(IllegalMove::GameOver));
}

/// K6, K9: what can't be bumped, swapped with or replaced.
#[test]
fn pawns_off_the_track_are_safe() {
    let safe = ["safety 2", "home", "start", "safety 5"];
    assert!(legal_moves(&duel("Sorry!", START, safe)).is_empty());
    assert!(legal_moves(&duel("11", ["track 58", "start", "start", "start"], safe)).is_empty());
    assert!(
        legal_moves(&duel(
            "Sorry!",
            ["track 5", "track 6", "track 7", "home"],
            ["track 20", "start", "start", "start"]
        ))
        .is_empty()
    );
}

/// K7: back out of the safety zone, never into it; backing past the turn-off shortens the way.
#[test]
fn back_moves_do_not_enter_safety() {
    check(
        &duel("4", ["safety 2", "start", "start", "start"], START),
        "back 4 pawn 0",
        ["track 0", "start", "start", "start"],
        START,
    );
    check(
        &duel("4", ["track 5", "start", "start", "start"], START),
        "back 4 pawn 0",
        ["track 1", "start", "start", "start"],
        START,
    );
    check(
        &duel("10", ["safety 1", "start", "start", "start"], START),
        "back 1 pawn 0",
        ["track 2", "start", "start", "start"],
        START,
    );
    check(
        &duel("5", ["track 1", "start", "start", "start"], START),
        "forward 5 pawn 0",
        ["safety 4", "start", "start", "start"],
        START,
    );
    assert!(legal_moves(&duel("12", ["track 1", "start", "start", "start"], START)).is_empty());
}

/// K2, K1: the decks, and quick start.
#[test]
fn decks_and_quick_start() {
    for (deck, cards) in [
        (Deck::Standard, 45),
        (Deck::First, 44),
        (Deck::Waddingtons, 55),
    ] {
        assert_eq!(deck.cards().total(), cards);
        let rules = Rules {
            deck,
            ..Rules::new(Edition::Classic)
        };
        let game = Game::new(rules, &Colour::ALL, true, 3, Some(Colour::Green)).expect("players");
        assert_eq!(game.position().unseen(), deck.cards());
        assert_eq!(game.position().turn(), Some(Colour::Green));
        let places: Vec<String> = game
            .position()
            .pawns(Colour::Blue)
            .iter()
            .map(ToString::to_string)
            .collect();
        assert_eq!(places, ["track 19", "start", "start", "start"]);
    }
    assert_eq!(Deck::Standard.cards(), Census::STANDARD);
}

/// An illegal action changes nothing and skips nobody; the error says what would be legal.
#[test]
fn an_illegal_action_skips_nobody() {
    let dict = duel("5", ["track 20", "start", "start", "start"], START);
    let before = classic_dict::position(&dict);
    let mut position = before;
    for text in [
        "forward 5 pawn 1",
        "forward 6 pawn 0",
        "start pawn 1",
        "decline",
        "forward 5 Red 0",
        "discard 5",
    ] {
        let error = position
            .play(Some(text.parse().expect("a move")), &mut ())
            .expect_err(text);
        assert!(
            error.to_string().contains("legal is \"forward 5 pawn 0\""),
            "{error}"
        );
    }
    assert!(position.play(None, &mut ()).is_err());
    assert!(position.draw(Card::One).is_err());
    assert_eq!(position, before);
}

/// K3: three players, one colour missing: its slides slide everybody, and play passes clockwise over it.
#[test]
fn an_unused_colour_keeps_its_slides() {
    let dict = json!({
        "edition": "classic", "players": ["Red", "Yellow", "Green"],
        "pawns": {"Red": ["track 15", "start", "start", "start"], "Yellow": START, "Green": START},
        "fire": null, "ice": null, "turn": "Red", "card": "1", "spent": {},
    });
    let found = after(&dict, "forward 1 pawn 0");
    assert_eq!(found.pawns(Colour::Red)[0].to_string(), "track 19");
    assert_eq!(found.turn(), Some(Colour::Yellow));
    assert!(found.pawns(Colour::Blue).is_empty());
}

/// Lines of play from the start: with all pawns on START eleven kinds of card, of which a 1 and a 2 start any of
/// four pawns and the others are spent.
#[test]
fn lines_are_counted() {
    let mut dict = duel("1", START, START);
    dict["card"] = Value::Null;
    let position = classic_dict::position(&dict);
    let mut asked = 0;
    assert_eq!(perft(&position, 0), 1);
    assert_eq!(perft(&position, 1), 4 + 4 + 9);
    let stopped = perft_while(&position, 4, &mut || {
        asked += 1;
        asked < 3
    });
    assert_eq!((stopped, asked), (None, 3));
    // Two plays. After a 1, Yellow may replace the pawn on Red's circle with any of four; after a 2, Red plays on.
    let after_one = 17 + 3;
    let after_two: u64 = Card::ALL
        .iter()
        .map(|card| lines_on_circle(card.name()))
        .sum();
    assert_eq!(perft(&position, 2), 4 * after_one + 4 * after_two + 9 * 17);
}

/// Legal moves, or one for spending the card, of Red with one pawn on the circle.
fn lines_on_circle(card: &str) -> u64 {
    let dict = duel(card, ["track 4", "start", "start", "start"], START);
    (legal_moves(&dict).len() as u64).max(1)
}
