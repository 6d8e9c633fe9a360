//! The rule vectors of Sorry People, move by move.

mod common;

use common::{dict, optional, position};
use serde_json::{Value, json};
use sorry_people_core::games::card::Card;
use sorry_people_core::games::census::Census;
use sorry_people_core::games::people::{Event, Move, Place, Position, PositionError, Rider, Setup};

/// All of section 1, as far as the vectors go.
#[test]
fn every_vector_plays_as_it_says() {
    let text = include_str!("../../../tests/vectors/people.jsonl");
    for (number, line) in text.lines().enumerate() {
        let row: Value = serde_json::from_str(line).expect("a line of JSON");
        let before = position(&row["position"]);
        assert_eq!(
            dict(&before),
            row["position"],
            "round trip of line {number}"
        );
        let stated: Vec<Option<Move>> = row["moves"]
            .as_array()
            .expect("moves")
            .iter()
            .map(|mv| optional(&mv["move"]))
            .collect();
        let legal = before.legal_moves();
        if legal.is_empty() {
            assert_eq!(stated, [None], "legal moves of line {number}");
        } else {
            assert_eq!(
                stated,
                legal.iter().map(|&mv| Some(mv)).collect::<Vec<_>>(),
                "line {number}"
            );
        }
        for stated in row["moves"].as_array().expect("moves") {
            let mut after = before;
            let mut events = Vec::new();
            after
                .play(optional(&stated["move"]), &mut events)
                .expect("a legal move");
            assert_eq!(
                dict(&after),
                stated["after"],
                "line {number}, {}",
                stated["move"]
            );
            assert_eq!(
                summary(&events),
                without_text(stated),
                "line {number}, {}",
                stated["move"]
            );
        }
    }
}

/// What the vectors tell of a move besides its text and the position after it.
fn summary(events: &[Event]) -> Value {
    let riders = |pick: &dyn Fn(&Event) -> Option<Rider>| -> Vec<&str> {
        events.iter().filter_map(pick).map(Rider::name).collect()
    };
    let stop = events.iter().find_map(|event| match event {
        Event::StoryStop { stop, .. } => Some(stop.name()),
        _ => None,
    });
    json!({
        "bumped": riders(&|event| match event { Event::Bumped { rider, .. } => Some(*rider), _ => None }),
        "story_stop": stop,
        "shortcuts": events.iter().filter(|event| matches!(event, Event::TookShortcut { .. })).count(),
        "draw_again": events.iter().any(|event| matches!(event, Event::DrawAgain { .. })),
        "turns_lost": riders(&|event| match event { Event::TurnLost { rider } => Some(*rider), _ => None }),
    })
}

fn without_text(stated: &Value) -> Value {
    let mut stated = stated.as_object().expect("an object").clone();
    stated.remove("move");
    stated.remove("after");
    Value::Object(stated)
}

/// An impossible position is refused, and what was wrong is named (M1, M7, T1, T2, T4, E1).
#[test]
fn impossible_positions_are_named() {
    for (setup, wrong) in impossible_setups() {
        assert_eq!(Position::try_from(&setup), Err(wrong));
    }
}

/// Setups with what is wrong in each.
fn impossible_setups() -> Vec<(Setup, PositionError)> {
    let possible = Setup::from(&Position::start(Rider::Bucky));
    let at = |rider: Rider, place: Place| {
        let mut setup = possible.clone();
        setup.places[rider.index()] = place;
        setup
    };
    let mut shared = at(Rider::Bucky, Place::Road(5));
    shared.places[Rider::Chuck.index()] = Place::Road(5);
    let mut everybody_home = possible.clone();
    everybody_home.places = [Place::Home; Rider::COUNT];
    everybody_home.ranking = Rider::ALL.to_vec();
    let home = Setup {
        ranking: vec![Rider::Chuck],
        ..at(Rider::Chuck, Place::Home)
    };
    let spent = |counts| Setup {
        spent: Census::from_counts(counts),
        ..possible.clone()
    };
    vec![
        (
            shared,
            PositionError::SharedSpace(Rider::Bucky, Rider::Chuck, Place::Road(5)),
        ),
        (
            at(Rider::Bucky, Place::Road(120)),
            PositionError::UnknownPlace("road 120".into()),
        ),
        (
            at(Rider::Bucky, Place::Driveway(0)),
            PositionError::UnknownPlace("driveway 0".into()),
        ),
        (
            at(Rider::Chuck, Place::Home),
            PositionError::HomeNotRanked(Rider::Chuck),
        ),
        (
            Setup {
                ranking: vec![Rider::Chuck],
                ..possible.clone()
            },
            PositionError::RankedNotHome(Rider::Chuck, Place::Fair),
        ),
        (
            Setup {
                ranking: vec![Rider::Chuck; 2],
                ..home.clone()
            },
            PositionError::RankedTwice(Rider::Chuck),
        ),
        (
            Setup {
                turn: Some(Rider::Chuck),
                ..home.clone()
            },
            PositionError::TurnOfHome(Rider::Chuck),
        ),
        (
            Setup {
                turn: None,
                ..possible.clone()
            },
            PositionError::NoTurn(Rider::Bucky),
        ),
        (
            Setup {
                loses_next_turn: [false, false, false, true],
                ..home
            },
            PositionError::HomeLosesTurn(Rider::Chuck),
        ),
        (
            Setup {
                turn: None,
                card: Some(Card::Two),
                ..everybody_home
            },
            PositionError::CardAfterEnd(Card::Two),
        ),
        (
            spent([6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
            PositionError::TooManySpent(Card::One, 6),
        ),
        (
            spent([0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
            PositionError::TooManySpent(Card::Two, 5),
        ),
        (
            Setup {
                card: Some(Card::Two),
                ..spent([0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0])
            },
            PositionError::CardAllSpent(Card::Two),
        ),
    ]
}

/// M1: a place has one way to be written.
#[test]
fn places_that_are_none_are_refused() {
    assert_eq!("driveway 5".parse(), Ok(Place::Driveway(5)));
    for text in [
        "road 120",
        "road -1",
        "road 01",
        "road +1",
        "driveway 0",
        "driveway 6",
        "Fair",
        "",
        "road",
    ] {
        assert_eq!(
            text.parse::<Place>(),
            Err(PositionError::UnknownPlace(text.into()))
        );
    }
}
