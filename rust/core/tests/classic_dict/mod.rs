//! Positions of the square board as the dict that the vectors hold.

#![allow(dead_code, unreachable_pub, reason = "each test file uses its part")]

use serde_json::{Map, Value, json};
use sorry_people_core::games::card::Card;
use sorry_people_core::games::census::Census;
use sorry_people_core::games::classic::{Deck, Edition, Pawn, Position, Rules, Setup};
use sorry_people_core::games::colour::Colour;

/// The position that a dict states.
pub fn position(dict: &Value) -> Position {
    Position::try_from(&setup(dict)).unwrap_or_else(|error| panic!("{error}: {dict}"))
}

/// The raw setup that a dict states.
pub fn setup(dict: &Value) -> Setup {
    let mut rules = Rules::new(parse::<Edition>(&dict["edition"]).expect("an edition"));
    if let Some(deck) = parse(&dict["deck"]) {
        rules.deck = deck;
    }
    rules.fire_transfers = dict["fire_transfers"].as_bool().unwrap_or(false);
    rules.stack_bonuses = dict["stack_bonuses"].as_bool().unwrap_or(false);
    Setup {
        rules,
        players: list(&dict["players"]),
        pawns: Colour::ALL.map(|colour| list(&dict["pawns"][colour.name()])),
        fire: parse::<Pawn>(&dict["fire"]),
        ice: parse::<Pawn>(&dict["ice"]),
        fire_moved: dict["fire_moved"].as_bool().unwrap_or(false),
        turn: parse::<Colour>(&dict["turn"]),
        card: parse::<Card>(&dict["card"]),
        spent: counts(&dict["spent"]),
        hands: Colour::ALL.map(|colour| {
            let mut hand = Census::EMPTY;
            for card in list::<Card>(&dict["hands"][colour.name()]) {
                hand.add(card);
            }
            hand
        }),
        drawing: parse::<Colour>(&dict["drawing"]),
    }
}

/// The dict that states a position.
pub fn dict(position: &Position) -> Value {
    let text = |value: Option<String>| value.map_or(Value::Null, Value::String);
    let pawns: Map<String, Value> = position
        .players()
        .map(|colour| {
            let places: Vec<String> = position
                .pawns(colour)
                .iter()
                .map(ToString::to_string)
                .collect();
            (colour.to_string(), json!(places))
        })
        .collect();
    let spent: Map<String, Value> = position
        .spent()
        .iter()
        .map(|(card, count)| (card.to_string(), json!(count)))
        .collect();
    let players: Vec<String> = position
        .players()
        .map(|colour| colour.to_string())
        .collect();
    let mut dict = json!({
        "edition": position.rules().edition.name(),
        "players": players,
        "pawns": pawns,
        "fire": text(position.fire().map(|pawn| pawn.to_string())),
        "ice": text(position.ice().map(|pawn| pawn.to_string())),
        "turn": text(position.turn().map(|colour| colour.to_string())),
        "card": text(position.card().map(|card| card.to_string())),
        "spent": spent,
    });
    let rules = position.rules();
    if rules.deck != Deck::Standard {
        dict["deck"] = json!(rules.deck.name());
    }
    if rules.fire_transfers {
        dict["fire_transfers"] = json!(true);
    }
    if position.fire_moved() {
        dict["fire_moved"] = json!(true);
    }
    if rules.has_hands() {
        let hands: Map<String, Value> = position
            .players()
            .map(|colour| {
                let hand: Vec<&str> = position.hand(colour).cards().map(Card::name).collect();
                (colour.to_string(), json!(hand))
            })
            .collect();
        dict["hands"] = hands.into();
        dict["drawing"] = text(position.drawing().map(|colour| colour.to_string()));
        dict["stack_bonuses"] = json!(rules.stack_bonuses);
    }
    dict
}

/// The texts of the legal moves of the position that a dict states.
pub fn legal_moves(dict: &Value) -> Vec<String> {
    position(dict)
        .legal_moves()
        .iter()
        .map(ToString::to_string)
        .collect()
}

/// The position after playing a move, given as text, in the position that a dict states.
pub fn after(dict: &Value, mv: &str) -> Position {
    let mut position = position(dict);
    position
        .play(Some(mv.parse().expect("a move")), &mut ())
        .unwrap_or_else(|error| panic!("{error}"));
    position
}

fn counts(dict: &Value) -> Census {
    let mut counts = [0; Card::KINDS];
    for (card, count) in dict.as_object().into_iter().flatten() {
        let card: Card = card.parse().expect("a card");
        counts[card.index()] = count.as_u64().expect("a count") as u8;
    }
    Census::from_counts(counts)
}

fn parse<T: std::str::FromStr<Err: std::fmt::Debug>>(value: &Value) -> Option<T> {
    value
        .as_str()
        .map(|text| text.parse().unwrap_or_else(|error| panic!("{error:?}")))
}

fn list<T: std::str::FromStr<Err: std::fmt::Debug>>(value: &Value) -> Vec<T> {
    let items = value.as_array().map(Vec::as_slice).unwrap_or_default();
    items.iter().filter_map(parse).collect()
}

/// Red against Yellow, Red to play; `red` and `yellow` list the places of four pawns.
pub fn duel(card: &str, red: [&str; 4], yellow: [&str; 4]) -> Value {
    json!({
        "edition": "classic", "players": ["Red", "Yellow"],
        "pawns": {"Red": red, "Yellow": yellow},
        "fire": null, "ice": null, "turn": "Red", "card": card, "spent": {},
    })
}

/// The places of Red and Yellow after a move.
pub fn check(dict: &Value, mv: &str, red: [&str; 4], yellow: [&str; 4]) {
    let found = self::dict(&after(dict, mv));
    assert_eq!(found["pawns"]["Red"], json!(red), "{mv} in {dict}");
    assert_eq!(found["pawns"]["Yellow"], json!(yellow), "{mv} in {dict}");
}

/// The same in 2013, with three pawns each.
pub fn duel_2013(card: &str, red: [&str; 3], yellow: [&str; 3]) -> Value {
    json!({
        "edition": "2013", "players": ["Red", "Yellow"],
        "pawns": {"Red": red, "Yellow": yellow},
        "fire": null, "ice": null, "turn": "Red", "card": card, "spent": {},
    })
}

/// A dict with this key as stated.
pub fn with(mut dict: Value, key: &str, value: &str) -> Value {
    dict[key] = json!(value);
    dict
}

/// The places of a colour's pawns, as texts.
pub fn places(position: &Position, colour: Colour) -> Vec<String> {
    position
        .pawns(colour)
        .iter()
        .map(ToString::to_string)
        .collect()
}
