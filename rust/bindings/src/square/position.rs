//! Positions of the square board as the dicts that vectors and scripts hold.

use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyDict, PyMapping};
use sorry_people_core::games::card::Card;
use sorry_people_core::games::census::Census;
use sorry_people_core::games::classic::{Deck, Edition, Pawn, Place, Position, Rules, Setup};
use sorry_people_core::games::colour::Colour;

use crate::cards::census;
use crate::edition;
use crate::errors::{Error, Result};
use crate::mapping::{self, Fields};

/// The keys of every edition of the square board.
const KEYS: [&str; 8] = [
    "edition", "players", "pawns", "fire", "ice", "turn", "card", "spent",
];

/// Those of Points.
const KEYS_OF_POINTS: [&str; 11] = [
    "edition",
    "players",
    "pawns",
    "fire",
    "ice",
    "turn",
    "card",
    "spent",
    "hands",
    "drawing",
    "stack_bonuses",
];

/// The position as a dict of plain texts, numbers and lists, ready for JSON. Somebody who views it sees of the
/// other hands only how many cards they hold (KP3).
pub(crate) fn to_dict<'py>(
    py: Python<'py>,
    position: &Position,
    viewer: Option<Colour>,
) -> PyResult<Bound<'py, PyDict>> {
    let rules = position.rules();
    let dict = PyDict::new(py);
    dict.set_item("edition", rules.edition.name())?;
    let players: Vec<&str> = position.players().map(Colour::name).collect();
    dict.set_item("players", players)?;
    dict.set_item("pawns", pawns(position).into_py_dict(py)?)?;
    dict.set_item("fire", position.fire().map(|pawn| pawn.to_string()))?;
    dict.set_item("ice", position.ice().map(|pawn| pawn.to_string()))?;
    dict.set_item("turn", position.turn().map(Colour::name))?;
    dict.set_item("card", position.card().map(Card::name))?;
    dict.set_item("spent", census(py, position.spent())?)?;
    if rules.deck != Deck::Standard {
        dict.set_item("deck", rules.deck.name())?;
    }
    if rules.fire_transfers {
        dict.set_item("fire_transfers", true)?;
    }
    if position.fire_moved() {
        dict.set_item("fire_moved", true)?;
    }
    if rules.has_hands() {
        let hands = PyDict::new(py);
        for player in position.players() {
            let hand = position.hand(player);
            if viewer.is_none_or(|viewer| viewer == player) {
                let cards: Vec<&str> = hand.cards().map(Card::name).collect();
                hands.set_item(player.name(), cards)?;
            } else {
                hands.set_item(player.name(), hand.total())?;
            }
        }
        dict.set_item("hands", hands)?;
        dict.set_item("drawing", position.drawing().map(Colour::name))?;
        dict.set_item("stack_bonuses", rules.stack_bonuses)?;
    }
    Ok(dict)
}

/// Each player's name with the places of the pawns, by number.
fn pawns(position: &Position) -> impl Iterator<Item = (&'static str, Vec<String>)> {
    position.players().map(|player| {
        let places = position.pawns(player);
        let texts = places.iter().map(ToString::to_string).collect();
        (player.name(), texts)
    })
}

/// The position that a dict states, if there can be such a one.
pub(crate) fn from_dict(dict: &Bound<'_, PyMapping>) -> Result<Position> {
    let found = mapping::edition(dict)?;
    let edition::Edition::Square(edition) = found else {
        return Err(mapping::wrong_edition(
            found,
            "classic, teams, points or 2013",
        ));
    };
    let fields = match edition {
        Edition::Classic | Edition::Teams => Fields::new(dict, &KEYS, &["deck"]),
        Edition::Points => Fields::new(dict, &KEYS_OF_POINTS, &["deck"]),
        Edition::FireAndIce => Fields::new(dict, &KEYS, &["fire_transfers", "fire_moved"]),
    }?;
    let mut rules = Rules::new(edition);
    if let Some(deck) = fields.optional_name("deck")? {
        rules.deck = deck;
    }
    rules.fire_transfers = fields.flag("fire_transfers")?;
    rules.stack_bonuses = fields.flag("stack_bonuses")?;
    let deck = rules.deck.cards();
    let mut setup = Setup {
        rules,
        players: mapping::colours("players", &fields.get("players")?)?,
        pawns: read_pawns(rules, &fields.get("pawns")?)?,
        fire: pawn("fire", &fields.get("fire")?)?,
        ice: pawn("ice", &fields.get("ice")?)?,
        fire_moved: fields.flag("fire_moved")?,
        turn: fields.name("turn")?,
        card: fields.name("card")?,
        spent: mapping::census("spent", &deck, &fields.get("spent")?)?,
        hands: [Census::EMPTY; Colour::COUNT],
        drawing: None,
    };
    if rules.has_hands() {
        setup.hands = hands(&setup.players, &fields.get("hands")?)?;
        setup.drawing = fields.name("drawing")?;
    }
    if !rules.has_fire_and_ice() && setup.fire.is_none() && setup.ice.is_some() {
        return Err(Error::position(
            "ice",
            format!("the edition {edition} has no Fire and no Ice: the edition 2013 has"),
        ));
    }
    Ok(Position::try_from(&setup)?)
}

fn read_pawns(rules: Rules, value: &Bound<'_, PyAny>) -> Result<[Vec<Place>; Colour::COUNT]> {
    let field = "pawns";
    let right = "a mapping from colour to the list of its pawns' places";
    let mut pawns = [const { Vec::new() }; Colour::COUNT];
    for (colour, places) in mapping::pairs(field, right, value)? {
        let colour: Colour = mapping::named(field, &colour)?;
        pawns[colour.index()] = mapping::list(field, right, rules.pawns_each(), &places)?
            .iter()
            .map(|place| Ok(mapping::text(field, right, place)?.parse()?))
            .collect::<Result<_>>()?;
    }
    Ok(pawns)
}

fn pawn(field: &'static str, value: &Bound<'_, PyAny>) -> Result<Option<Pawn>> {
    mapping::optional(value, |value| {
        let text = mapping::text(field, "a pawn such as \"Blue 2\", or None", value)?;
        text.parse()
            .map_err(|error: sorry_people_core::games::classic::PositionError| {
                Error::position(field, format!("{field}: {error}"))
            })
    })
}

fn hands(players: &[Colour], value: &Bound<'_, PyAny>) -> Result<[Census; Colour::COUNT]> {
    let field = "hands";
    let right = "a mapping from colour to the list of the cards held";
    let mut hands = [None; Colour::COUNT];
    for (colour, cards) in mapping::pairs(field, right, value)? {
        let colour: Colour = mapping::named(field, &colour)?;
        let mut hand = Census::EMPTY;
        for card in mapping::list(field, right, Rules::HAND as usize, &cards)? {
            hand.add(mapping::named(field, &card)?);
        }
        hands[colour.index()] = Some(hand);
    }
    if let Some(player) = players
        .iter()
        .find(|player| hands[player.index()].is_none())
    {
        return Err(Error::position(
            field,
            format!("hands says nothing of {player}: every player has a hand, if an empty one"),
        ));
    }
    Ok(hands.map(|hand| hand.unwrap_or(Census::EMPTY)))
}
