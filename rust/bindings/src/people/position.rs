//! Positions of Sorry People as the dicts that vectors and scripts hold.

use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyDict, PyList, PyMapping};
use sorry_people_core::games::card::Card;
use sorry_people_core::games::census::Census;
use sorry_people_core::games::people::{Place, Position, Rider, Setup};

use crate::cards::census;
use crate::edition::Edition;
use crate::errors::{Error, Result};
use crate::mapping::{self, Fields};

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
    dict.set_item("edition", Edition::People.name())?;
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
    dict.set_item("spent", census(py, position.spent())?)?;
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
    let edition = mapping::edition(dict)?;
    if edition != Edition::People {
        return Err(mapping::wrong_edition(edition, Edition::People.name()));
    }
    let fields = Fields::new(dict, &KEYS, &[])?;
    let setup = Setup {
        places: places(&fields.get("places")?)?,
        loses_next_turn: loses_next_turn(&fields.get("loses_next_turn")?)?,
        ranking: riders("ranking", &fields.get("ranking")?)?,
        turn: fields.name("turn")?,
        card: fields.name("card")?,
        spent: mapping::census("spent", &Census::STANDARD, &fields.get("spent")?)?,
    };
    Ok(Position::try_from(&setup)?)
}

fn places(value: &Bound<'_, PyAny>) -> Result<[Place; Rider::COUNT]> {
    let field = "places";
    let mut places = [None; Rider::COUNT];
    for (rider, place) in mapping::pairs(field, "a mapping from rider to place", value)? {
        let rider: Rider = mapping::named(field, &rider)?;
        let text = mapping::text(field, "a mapping from rider to a place's text", &place)?;
        places[rider.index()] = Some(text.parse()?);
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
    let riders: Vec<Rider> = mapping::list(field, "a list of riders", Rider::COUNT, value)?
        .iter()
        .map(|rider| mapping::named(field, rider))
        .collect::<Result<_>>()?;
    if riders.len() > Rider::COUNT {
        return Err(Error::position(
            field,
            format!("{field} lists more than the four riders"),
        ));
    }
    Ok(riders)
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
