//! Positions of Express as a dict.

#![allow(dead_code, unreachable_pub, reason = "each test file uses its part")]

use serde_json::{Map, Value, json};
use sorry_people_core::games::colour::Colour;
use sorry_people_core::games::express::{Face, Faces, Position, Setup};

/// The position that a dict states.
pub fn position(dict: &Value) -> Position {
    Position::try_from(&setup(dict)).unwrap_or_else(|error| panic!("{error}: {dict}"))
}

/// The raw setup that a dict states.
pub fn setup(dict: &Value) -> Setup {
    let mut faces = Faces::STANDARD;
    for (die, faces_of_die) in faces
        .0
        .iter_mut()
        .zip(dict["faces"].as_array().into_iter().flatten())
    {
        for (face, text) in die.iter_mut().zip(faces_of_die.as_array().expect("a die")) {
            *face = self::face(text);
        }
    }
    Setup {
        players: texts(&dict["players"]).map(colour).collect(),
        start: counts(&dict["start"]),
        dial: Colour::ALL.map(|player| dict["dial"][player.name()].as_str().map(colour)),
        home: counts(&dict["home"]),
        waiting: Colour::ALL.map(|player| counts(&dict["waiting"][player.name()])),
        rolled: dict["rolled"]
            .as_array()
            .into_iter()
            .flatten()
            .map(face)
            .collect(),
        turn: dict["turn"].as_str().map(colour),
        faces,
    }
}

/// The dict that states a position.
pub fn dict(position: &Position) -> Value {
    let of_players = |value: &dyn Fn(Colour) -> Value| -> Map<String, Value> {
        position
            .players()
            .map(|player| (player.to_string(), value(player)))
            .collect()
    };
    let census = |count: &dyn Fn(Colour) -> u8| -> Value {
        Colour::ALL
            .into_iter()
            .filter(|&colour| count(colour) > 0)
            .map(|colour| (colour.to_string(), json!(count(colour))))
            .collect::<Map<String, Value>>()
            .into()
    };
    json!({
        "edition": "express",
        "players": position.players().map(Colour::name).collect::<Vec<_>>(),
        "start": census(&|colour| position.start(colour)),
        "dial": of_players(&|player| json!(position.dial(player).name())),
        "home": of_players(&|player| json!(position.home(player))),
        "waiting": of_players(&|player| census(&|colour| position.waiting(player, colour))),
        "rolled": position.rolled().map(Face::name).collect::<Vec<_>>(),
        "turn": position.turn().map(Colour::name),
        "faces": position.faces().0.map(|die| die.map(Face::name)),
    })
}

fn counts(dict: &Value) -> [u8; Colour::COUNT] {
    Colour::ALL.map(|colour| dict[colour.name()].as_u64().unwrap_or(0) as u8)
}

fn texts(list: &Value) -> impl Iterator<Item = &str> {
    list.as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
}

fn colour(text: &str) -> Colour {
    text.parse().expect("a colour")
}

fn face(text: &Value) -> Face {
    text.as_str().expect("a face").parse().expect("a face")
}
