//! Arguments that several functions take, and what is said when they are wrong.

use std::num::NonZeroUsize;

use pyo3::prelude::*;
use pyo3::types::{PyBool, PyMapping, PySequence, PyString};
use sorry_people_core::games::card::Card;
use sorry_people_core::games::colour::Colour;
use sorry_people_core::games::people::Rider;
use sorry_people_core::montecarlo::game::SEATS;

use crate::driver::{Driver, Drivers};
use crate::errors::{Error, Result};
use crate::names::Name;
use crate::player::Player;

/// More threads than any machine that this is for has cores.
const MOST_THREADS: u64 = 256;

/// Up to here every count is exact as a float64, too.
pub(crate) const MOST_GAMES: u64 = 1 << 53;

/// A whole number, named in messages; one that no 128 bits hold becomes the farthest that they do.
pub(crate) fn integer(name: &str, value: &Bound<'_, PyAny>) -> Result<i128> {
    // A bool is an int to Python, and a slip of the pen here.
    if value.is_instance_of::<PyBool>() || !value.get_type().hasattr("__index__")? {
        let given = value.get_type().name()?;
        return Err(Error::Type(format!(
            "{name} must be a whole number, not {given}"
        )));
    }
    let number = value
        .py()
        .import("operator")?
        .call_method1("index", (value,))?;
    match number.extract() {
        Ok(number) => Ok(number),
        Err(_) if number.lt(0)? => Ok(i128::MIN),
        Err(_) => Ok(i128::MAX),
    }
}

/// A number that was given, as messages tell it.
pub(crate) fn told(number: i128) -> String {
    if (i128::from(i64::MIN)..=i128::from(u64::MAX)).contains(&number) {
        number.to_string()
    } else {
        "a number of more than 64 bits".to_owned()
    }
}

/// A whole number from `low` to `high`, named in messages.
pub(crate) fn whole(name: &str, value: &Bound<'_, PyAny>, low: u64, high: u64) -> Result<u64> {
    let number = integer(name, value)?;
    let right = if number < i128::from(low) {
        format!("{low} or more")
    } else if number > i128::from(high) {
        format!("{high} or less")
    } else {
        return Ok(number as u64);
    };
    Err(Error::Value(format!(
        "{name} must be {right}, not {}",
        told(number)
    )))
}

/// A seed: 64 bits, given or taken from the system.
pub(crate) fn seed(py: Python<'_>, value: Option<&Bound<'_, PyAny>>) -> Result<u64> {
    match value {
        None => fresh_seed(py),
        Some(value) => {
            let number = integer("seed", value)?;
            u64::try_from(number).map_err(|_| {
                Error::Value(format!(
                    "seed must be from 0 to {}, not {}",
                    u64::MAX,
                    told(number)
                ))
            })
        }
    }
}

/// A seed that nobody knows beforehand.
pub(crate) fn fresh_seed(py: Python<'_>) -> Result<u64> {
    let bits = py
        .import("secrets")?
        .call_method1("randbits", (u64::BITS,))?;
    Ok(bits.extract()?)
}

/// How many threads: as many as asked for, or one for each core.
pub(crate) fn threads(value: Option<&Bound<'_, PyAny>>) -> Result<NonZeroUsize> {
    let Some(value) = value else {
        return Ok(std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN));
    };
    let number = whole("threads", value, 1, MOST_THREADS)?;
    Ok(NonZeroUsize::new(number as usize).expect("at least 1"))
}

/// A progress function, ready to be called while the interpreter is released.
pub(crate) fn progress(value: Option<&Bound<'_, PyAny>>) -> Result<Option<Py<PyAny>>> {
    match value {
        Some(value) if !value.is_callable() => {
            let given = value.get_type().name()?;
            Err(Error::Type(format!(
                "progress must be a function, not {given}"
            )))
        }
        _ => Ok(value.map(|value| value.clone().unbind())),
    }
}

/// The items of a sequence; a text is none, though Python takes it for one.
pub(crate) fn items<'py>(right: &str, value: &Bound<'py, PyAny>) -> Result<Vec<Bound<'py, PyAny>>> {
    let is_text = value.is_instance_of::<PyString>();
    let Some(sequence) = value.cast::<PySequence>().ok().filter(|_| !is_text) else {
        let given = value.get_type().name()?;
        return Err(Error::Type(format!("{right}, not {given}")));
    };
    Ok(sequence.try_iter()?.collect::<PyResult<_>>()?)
}

/// A key of a mapping and its value.
pub(crate) type Pair<'py> = (Bound<'py, PyAny>, Bound<'py, PyAny>);

/// The pairs of a mapping; none where its `items()` yields something else than pairs.
pub(crate) fn pairs<'py>(mapping: &Bound<'py, PyMapping>) -> Result<Option<Vec<Pair<'py>>>> {
    Ok(mapping
        .items()?
        .iter()
        .map(|item| item.extract().ok())
        .collect())
}

/// The cards that come first.
pub(crate) fn deck(value: Option<&Bound<'_, PyAny>>) -> Result<Vec<Card>> {
    let Some(value) = value else {
        return Ok(Vec::new());
    };
    items("deck must be a sequence of cards", value)?
        .iter()
        .map(|card| Ok(card.extract::<Name<Card>>()?.0))
        .collect()
}

/// Who drives whom, by seat: by player's name, or in the order of play, or Hard for all.
pub(crate) fn drivers(value: Option<&Bound<'_, PyAny>>, players: &[Player]) -> Result<Drivers> {
    let mut drivers = [Driver::Hard; SEATS];
    let Some(value) = value else {
        return Ok(drivers);
    };
    if let Ok(by_player) = value.cast::<PyMapping>() {
        return drivers_by_player(by_player, players);
    }
    let right = "drivers must be a mapping from player to driver, or a sequence of drivers";
    let given = items(right, value)?;
    if given.len() != players.len() {
        let names: Vec<&str> = players.iter().map(|player| player.name()).collect();
        return Err(Error::Value(format!(
            "drivers must name {} drivers, one each for {}, not {}",
            players.len(),
            names.join(", "),
            given.len()
        )));
    }
    for (player, driver) in players.iter().zip(&given) {
        drivers[player.seat()] = driver.extract::<Name<Driver>>()?.0;
    }
    Ok(drivers)
}

fn drivers_by_player(by_player: &Bound<'_, PyMapping>, players: &[Player]) -> Result<Drivers> {
    let mut drivers = [None; SEATS];
    let pairs = pairs(by_player)?
        .ok_or_else(|| Error::value("drivers must be a mapping whose items are pairs"))?;
    for (player, driver) in pairs {
        let driver: Name<Driver> = driver.extract()?;
        drivers[self::player(&player, players)?.seat()] = Some(driver.0);
    }
    if let Some(player) = players
        .iter()
        .find(|player| drivers[player.seat()].is_none())
    {
        return Err(Error::Value(format!(
            "drivers names no driver for {player}: give person, easy, medium or hard for each player"
        )));
    }
    Ok(drivers.map(|driver| driver.unwrap_or(Driver::Hard)))
}

/// The one of these players that is named.
pub(crate) fn player(value: &Bound<'_, PyAny>, players: &[Player]) -> Result<Player> {
    let named = match players[0] {
        Player::Rider(_) => Player::Rider(value.extract::<Name<Rider>>()?.0),
        Player::Colour(_) => Player::Colour(value.extract::<Name<Colour>>()?.0),
    };
    if players.contains(&named) {
        return Ok(named);
    }
    let names: Vec<&str> = players.iter().map(|player| player.name()).collect();
    Err(Error::Value(format!(
        "{named} doesn't play: the players are {}",
        names.join(", ")
    )))
}
