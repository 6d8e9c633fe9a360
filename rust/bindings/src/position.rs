//! Positions as the dicts that vectors and scripts hold.

use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyBool, PyDict, PyList, PyMapping, PyString};
use sorry_people_core::games::card::Card;
use sorry_people_core::games::census::Census;
use sorry_people_core::games::people::{Place, Position, Rider, Setup};

use crate::errors::{Error, Result};
use crate::names::{Name, Named};

/// The edition that this module plays.
pub(crate) const EDITION: &str = "people";

const KEYS: [&str; 7] = [
    "edition",
    "places",
    "loses_next_turn",
    "ranking",
    "turn",
    "card",
    "spent",
];

/// The position as a dict of plain texts and numbers, ready for JSON.
pub(crate) fn to_dict<'py>(py: Python<'py>, position: &Position) -> PyResult<Bound<'py, PyDict>> {
    let names = |riders: &[Rider]| PyList::new(py, riders.iter().map(|rider| rider.name()));
    let dict = PyDict::new(py);
    dict.set_item("edition", EDITION)?;
    dict.set_item(
        "places",
        Rider::ALL
            .map(|rider| (rider.name(), position.place(rider).to_string()))
            .into_py_dict(py)?,
    )?;
    let losing: Vec<Rider> = losing(position).collect();
    dict.set_item("loses_next_turn", names(&losing)?)?;
    dict.set_item("ranking", names(position.ranking())?)?;
    dict.set_item("turn", position.turn().map(Rider::name))?;
    dict.set_item("card", position.card().map(Card::name))?;
    dict.set_item(
        "spent",
        position
            .spent()
            .iter()
            .map(|(card, count)| (card.name(), count))
            .into_py_dict(py)?,
    )?;
    Ok(dict)
}

/// The riders who must pass their next turn, in the order of play.
pub(crate) fn losing(position: &Position) -> impl Iterator<Item = Rider> + '_ {
    Rider::ALL
        .into_iter()
        .filter(|&rider| position.loses_next_turn(rider))
}

/// The position that a dict states, if there can be such a one.
pub(crate) fn from_dict(dict: &Bound<'_, PyMapping>) -> Result<Position> {
    for key in dict.keys()? {
        let known = key.extract::<&str>().is_ok_and(|key| KEYS.contains(&key));
        if !known {
            return Err(Error::position(
                key.to_string(),
                format!(
                    "unknown key {} in the position: its keys are {}",
                    key.repr()?,
                    KEYS.join(", ")
                ),
            ));
        }
    }
    check_edition(&get(dict, "edition")?)?;
    let turn = get(dict, "turn")?;
    let card = get(dict, "card")?;
    let setup = Setup {
        places: places(&get(dict, "places")?)?,
        loses_next_turn: loses_next_turn(&get(dict, "loses_next_turn")?)?,
        ranking: riders("ranking", &get(dict, "ranking")?)?,
        turn: optional(&turn, |turn| named("turn", turn))?,
        card: optional(&card, |card| named("card", card))?,
        spent: spent(&get(dict, "spent")?)?,
    };
    Ok(Position::try_from(&setup)?)
}

fn get<'py>(dict: &Bound<'py, PyMapping>, key: &'static str) -> Result<Bound<'py, PyAny>> {
    if !dict.contains(key)? {
        return Err(Error::position(
            key,
            format!(
                "the position lacks the key {key:?}: its keys are {}",
                KEYS.join(", ")
            ),
        ));
    }
    Ok(dict.get_item(key)?)
}

fn optional<'py, T>(
    value: &Bound<'py, PyAny>,
    read: impl FnOnce(&Bound<'py, PyAny>) -> Result<T>,
) -> Result<Option<T>> {
    if value.is_none() {
        Ok(None)
    } else {
        read(value).map(Some)
    }
}

/// A name under this key; what is wrong with it is wrong with the position.
fn named<T: Named>(field: &'static str, value: &Bound<'_, PyAny>) -> Result<T> {
    value
        .extract::<Name<T>>()
        .map(|name| name.0)
        .map_err(|error| Error::position(field, format!("{field}: {}", error.value(value.py()))))
}

fn wrong_type(field: &'static str, right: &str, value: &Bound<'_, PyAny>) -> Error {
    let given = match value.get_type().name() {
        Ok(given) => given,
        Err(error) => return error.into(),
    };
    Error::position(field, format!("{field} must be {right}, not {given}"))
}

fn check_edition(value: &Bound<'_, PyAny>) -> Result<()> {
    if value
        .extract::<&str>()
        .is_ok_and(|edition| edition == EDITION)
    {
        return Ok(());
    }
    Err(Error::position(
        "edition",
        format!("edition must be {EDITION:?}, not {}", value.repr()?),
    ))
}

fn places(value: &Bound<'_, PyAny>) -> Result<[Place; Rider::COUNT]> {
    let field = "places";
    let Ok(by_rider) = value.cast::<PyMapping>() else {
        return Err(wrong_type(field, "a mapping from rider to place", value));
    };
    let mut places = [None; Rider::COUNT];
    for item in by_rider.items()? {
        let (rider, place): (Bound<'_, PyAny>, Bound<'_, PyAny>) = item.extract()?;
        let rider: Rider = named(field, &rider)?;
        let Ok(text) = place.cast::<PyString>() else {
            return Err(wrong_type(
                field,
                "a mapping from rider to a place's text",
                &place,
            ));
        };
        places[rider.index()] = Some(text.to_str()?.parse()?);
    }
    if let Some(rider) = Rider::ALL
        .into_iter()
        .find(|rider| places[rider.index()].is_none())
    {
        return Err(Error::position(
            field,
            format!("places says nothing of {rider}: all four riders have a place"),
        ));
    }
    Ok(places.map(|place| place.expect("all four have one")))
}

fn riders(field: &'static str, value: &Bound<'_, PyAny>) -> Result<Vec<Rider>> {
    if value.is_instance_of::<PyString>() || value.is_instance_of::<PyMapping>() {
        return Err(wrong_type(field, "a list of riders", value));
    }
    let Ok(listed) = value.try_iter() else {
        return Err(wrong_type(field, "a list of riders", value));
    };
    listed.map(|rider| named(field, &rider?)).collect()
}

fn loses_next_turn(value: &Bound<'_, PyAny>) -> Result<[bool; Rider::COUNT]> {
    let field = "loses_next_turn";
    let mut loses = [false; Rider::COUNT];
    for rider in riders(field, value)? {
        if std::mem::replace(&mut loses[rider.index()], true) {
            return Err(Error::position(
                field,
                format!("{rider} is in loses_next_turn twice: reasons do not add up"),
            ));
        }
    }
    Ok(loses)
}

fn spent(value: &Bound<'_, PyAny>) -> Result<Census> {
    let field = "spent";
    let Ok(by_card) = value.cast::<PyMapping>() else {
        return Err(wrong_type(field, "a mapping from card to count", value));
    };
    let mut counts = [0; Card::KINDS];
    for item in by_card.items()? {
        let (card, count): (Bound<'_, PyAny>, Bound<'_, PyAny>) = item.extract()?;
        let card: Card = named(field, &card)?;
        if count.is_instance_of::<PyBool>() {
            return Err(wrong_type(
                field,
                "a mapping from card to a whole number",
                &count,
            ));
        }
        counts[card.index()] = count.extract::<u8>().map_err(|_| {
            Error::position(
                field,
                format!(
                    "spent says that {count} cards {card} are spent: give a whole number from 0 to {}",
                    Census::STANDARD.count(card)
                ),
            )
        })?;
    }
    Ok(Census::from_counts(counts))
}
