//! Positions of Express as the dicts that scripts hold.

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyDict, PyMapping};
use sorry_people_core::games::colour::Colour;
use sorry_people_core::games::express::{Face, Faces, Position, Setup};

use crate::edition::Edition;
use crate::errors::{Error, Result};
use crate::mapping::{self, Fields};
use crate::options;

const KEYS: [&str; 9] = [
    "edition", "players", "start", "dial", "home", "waiting", "rolled", "turn", "faces",
];

/// Pawns of each colour (X1).
const PAWNS: u8 = 4;

/// The position as a dict of plain texts, numbers and lists, ready for JSON.
pub(crate) fn to_dict<'py>(py: Python<'py>, position: &Position) -> PyResult<Bound<'py, PyDict>> {
    let players = || position.players();
    let dict = PyDict::new(py);
    dict.set_item("edition", Edition::Express.name())?;
    dict.set_item("players", players().map(Colour::name).collect::<Vec<_>>())?;
    dict.set_item("start", census(py, |colour| position.start(colour))?)?;
    dict.set_item(
        "dial",
        players()
            .map(|player| (player.name(), position.dial(player).name()))
            .into_py_dict(py)?,
    )?;
    dict.set_item(
        "home",
        players()
            .map(|player| (player.name(), position.home(player)))
            .into_py_dict(py)?,
    )?;
    let waiting = PyDict::new(py);
    for player in players() {
        let area = census(py, |colour| position.waiting(player, colour))?;
        waiting.set_item(player.name(), area)?;
    }
    dict.set_item("waiting", waiting)?;
    dict.set_item(
        "rolled",
        position.rolled().map(Face::name).collect::<Vec<_>>(),
    )?;
    dict.set_item("turn", position.turn().map(Colour::name))?;
    dict.set_item("faces", face_names(position.faces()))?;
    Ok(dict)
}

/// The faces of each die, by name.
pub(crate) fn face_names(faces: &Faces) -> Vec<Vec<&'static str>> {
    faces
        .0
        .iter()
        .map(|die| die.iter().copied().map(Face::name).collect())
        .collect()
}

fn census(py: Python<'_>, count: impl Fn(Colour) -> u8) -> PyResult<Bound<'_, PyDict>> {
    Colour::ALL
        .into_iter()
        .map(|colour| (colour.name(), count(colour)))
        .filter(|&(_, count)| count > 0)
        .into_py_dict(py)
}

/// The position that a dict states, if there can be such a one.
pub(crate) fn from_dict(dict: &Bound<'_, PyMapping>) -> Result<Position> {
    let edition = mapping::edition(dict)?;
    if edition != Edition::Express {
        return Err(mapping::wrong_edition(edition, Edition::Express.name()));
    }
    let fields = Fields::new(dict, &KEYS, &[])?;
    let mut dial = [None; Colour::COUNT];
    let right = "a mapping from player to the colour shown";
    for (player, colour) in mapping::pairs("dial", right, &fields.get("dial")?)? {
        let player: Colour = mapping::named("dial", &player)?;
        dial[player.index()] = Some(mapping::named("dial", &colour)?);
    }
    let mut waiting = [[0; Colour::COUNT]; Colour::COUNT];
    let right = "a mapping from player to a mapping from colour to count";
    for (player, area) in mapping::pairs("waiting", right, &fields.get("waiting")?)? {
        let player: Colour = mapping::named("waiting", &player)?;
        waiting[player.index()] = counts("waiting", right, "pawns", &area)?;
    }
    let rolled = mapping::list(
        "rolled",
        "a list of faces",
        Faces::DICE,
        &fields.get("rolled")?,
    )?;
    let setup = Setup {
        players: mapping::colours("players", &fields.get("players")?)?,
        start: counts(
            "start",
            "a mapping from colour to count",
            "pawns",
            &fields.get("start")?,
        )?,
        dial,
        home: counts(
            "home",
            "a mapping from player to count",
            "pawns of",
            &fields.get("home")?,
        )?,
        waiting,
        rolled: rolled
            .iter()
            .map(|face| mapping::named("rolled", face))
            .collect::<Result<_>>()?,
        turn: fields.name("turn")?,
        faces: faces(&fields.get("faces")?)?,
    };
    Ok(Position::try_from(&setup)?)
}

/// Counts of pawns by colour; a colour that lacks has none.
fn counts(
    field: &'static str,
    right: &str,
    pawns: &str,
    value: &Bound<'_, PyAny>,
) -> Result<[u8; Colour::COUNT]> {
    let mut counts = [0; Colour::COUNT];
    for (colour, number) in mapping::pairs(field, right, value)? {
        let colour: Colour = mapping::named(field, &colour)?;
        let count = mapping::count(field, &format!("{pawns} {colour}"), PAWNS, &number)?;
        counts[colour.index()] = count;
    }
    Ok(counts)
}

/// The dice; what is wrong with them is wrong with the position.
fn faces(value: &Bound<'_, PyAny>) -> Result<Faces> {
    options::faces(value).map_err(|error| match error {
        Error::Value(reason) | Error::Type(reason) => Error::position("faces", reason),
        Error::Raised(error)
            if error.is_instance_of::<PyValueError>(value.py())
                || error.is_instance_of::<PyTypeError>(value.py()) =>
        {
            let reason = error.value(value.py()).to_string();
            Error::position("faces", format!("faces: {reason}"))
        }
        other => other,
    })
}
