//! Splitting a 7 (K11): each a position, what is legal, and what comes of it.

mod classic_dict;

use classic_dict::{check, duel, legal_moves};

const START: [&str; 4] = ["start"; 4];

/// K6, K11: two pawns of one colour never end on one space after a split 7, but one may take the other's old space.
#[test]
fn the_parts_of_a_seven_do_not_meet() {
    // 5 + 4 = 6 + 3 = 9 is taken by both; 5 + 1 = 6 is free once the other has gone 6.
    let dict = duel("7", ["track 5", "track 6", "start", "start"], START);
    let legal = legal_moves(&dict);
    assert!(
        !legal.contains(&"split 4 pawn 0, 3 pawn 1".to_owned()),
        "{legal:?}"
    );
    assert!(
        !legal.contains(&"split 3 pawn 1, 4 pawn 0".to_owned()),
        "{legal:?}"
    );
    assert!(
        !legal.contains(&"split 1 pawn 0, 6 pawn 1".to_owned()),
        "{legal:?}"
    );
    assert!(
        legal.contains(&"split 6 pawn 1, 1 pawn 0".to_owned()),
        "{legal:?}"
    );
    check(
        &dict,
        "split 6 pawn 1, 1 pawn 0",
        ["track 6", "track 12", "start", "start"],
        START,
    );
}

/// K11: the first part of a 7 bumps nobody when the rest can't be used, for such a split is not legal.
#[test]
fn all_seven_must_be_used() {
    // Pawn 1 can use 1 (to HOME), so pawn 0 must use 6; it can't use anything else.
    let dict = duel(
        "7",
        ["track 5", "safety 5", "start", "start"],
        ["track 6", "start", "start", "start"],
    );
    assert_eq!(
        legal_moves(&dict),
        ["forward 7 pawn 0", "split 1 pawn 1, 6 pawn 0"]
    );
    let before = classic_dict::position(&dict);
    let mut position = before;
    let error = position.play(
        Some("split 1 pawn 0, 6 pawn 1".parse().expect("a move")),
        &mut (),
    );
    assert!(error.is_err());
    assert_eq!(position, before);
    // K12: HOME with a part needs another pawn for the rest.
    assert!(legal_moves(&duel("7", ["safety 1", "start", "start", "start"], START)).is_empty());
}

/// K11: what the first part does counts for the second: its slide sends the other pawn back, so only the other
/// order is legal.
#[test]
fn the_second_part_is_judged_after_the_first() {
    // Pawn 0 goes 3 to Blue's triangle 16 and slides over 17, where pawn 1 stands.
    let dict = duel("7", ["track 13", "track 17", "start", "start"], START);
    let legal = legal_moves(&dict);
    assert!(
        !legal.contains(&"split 3 pawn 0, 4 pawn 1".to_owned()),
        "{legal:?}"
    );
    check(
        &dict,
        "split 4 pawn 1, 3 pawn 0",
        ["track 19", "track 21", "start", "start"],
        START,
    );
}

/// K11: both orders that give one position are one move; orders that differ are two.
#[test]
fn orders_that_differ_are_two_moves() {
    // Pawn 1 ends on 18, inside the slide that pawn 0 takes: going first it is sent back, going second it stays.
    let dict = duel("7", ["track 12", "track 15", "start", "start"], START);
    check(
        &dict,
        "split 4 pawn 0, 3 pawn 1",
        ["track 19", "track 18", "start", "start"],
        START,
    );
    check(
        &dict,
        "split 3 pawn 1, 4 pawn 0",
        ["track 19", "start", "start", "start"],
        START,
    );
    let legal = legal_moves(&duel(
        "7",
        ["track 35", "track 45", "start", "start"],
        START,
    ));
    assert!(legal.contains(&"split 1 pawn 0, 6 pawn 1".to_owned()));
    assert!(!legal.contains(&"split 6 pawn 1, 1 pawn 0".to_owned()));
}
