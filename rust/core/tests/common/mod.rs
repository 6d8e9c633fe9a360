//! Positions in the form of the vectors.

#![allow(dead_code, unreachable_pub, reason = "each test takes what it needs")]

use serde_json::{Value, json};
use sorry_people_core::games::card::Card;
use sorry_people_core::games::census::Census;
use sorry_people_core::games::people::{Place, Position, Rider, Setup};

/// The position of such a dict.
pub fn position(value: &Value) -> Position {
    let riders = |value: &Value| -> Vec<Rider> {
        value
            .as_array()
            .expect("a list")
            .iter()
            .map(parsed)
            .collect()
    };
    let losing = riders(&value["loses_next_turn"]);
    let mut counts = [0; Card::KINDS];
    for (card, count) in value["spent"].as_object().expect("counts by card") {
        let card: Card = card.parse().expect("a card");
        counts[card.index()] = count.as_u64().expect("a count") as u8;
    }
    let setup = Setup {
        places: Rider::ALL.map(|rider| parsed::<Place>(&value["places"][rider.name()])),
        loses_next_turn: Rider::ALL.map(|rider| losing.contains(&rider)),
        ranking: riders(&value["ranking"]),
        turn: optional(&value["turn"]),
        card: optional(&value["card"]),
        spent: Census::from_counts(counts),
    };
    Position::try_from(&setup).expect("the position can be")
}

/// The dict of such a position.
pub fn dict(position: &Position) -> Value {
    let names = |riders: &[Rider]| riders.iter().map(|rider| rider.name()).collect::<Vec<_>>();
    let losing: Vec<Rider> = Rider::ALL
        .into_iter()
        .filter(|&rider| position.loses_next_turn(rider))
        .collect();
    let places = Rider::ALL.map(|rider| {
        (
            rider.name().to_owned(),
            json!(position.place(rider).to_string()),
        )
    });
    let spent = position
        .spent()
        .iter()
        .map(|(card, count)| (card.name().to_owned(), json!(count)));
    json!({
        "edition": "people",
        "places": Value::Object(places.into_iter().collect()),
        "loses_next_turn": names(&losing),
        "ranking": names(position.ranking()),
        "turn": position.turn().map(Rider::name),
        "card": position.card().map(Card::name),
        "spent": Value::Object(spent.collect()),
    })
}

/// A value by its text.
pub fn parsed<T: std::str::FromStr>(value: &Value) -> T {
    let text = value.as_str().expect("a text");
    text.parse()
        .unwrap_or_else(|_| panic!("{text:?} can be read"))
}

/// [`parsed`], or none for null.
pub fn optional<T: std::str::FromStr>(value: &Value) -> Option<T> {
    (!value.is_null()).then(|| parsed(value))
}
