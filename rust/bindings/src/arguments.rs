//! Arguments that several functions take, and what is said when they are wrong.

use std::num::NonZeroUsize;

use pyo3::exceptions::PyOverflowError;
use pyo3::prelude::*;
use pyo3::types::{PyMapping, PySequence, PyString};
use sorry_people_core::games::card::Card;
use sorry_people_core::games::people::Rider;

use crate::driver::{Driver, Drivers};
use crate::errors::{Error, Result};
use crate::names::Name;

/// More threads than any machine that this is for has cores.
const MOST_THREADS: u64 = 256;

/// Up to here every count is exact as a float64, too.
pub(crate) const MOST_GAMES: u64 = 1 << 53;

/// A whole number from `low` to `high`, named in messages.
pub(crate) fn whole(name: &str, value: &Bound<'_, PyAny>, low: u64, high: u64) -> Result<u64> {
    let number = match value.extract::<u64>() {
        Ok(number) if (low..=high).contains(&number) => return Ok(number),
        Ok(number) => Some(number),
        Err(error) if error.is_instance_of::<PyOverflowError>(value.py()) => None,
        Err(_) => {
            let given = value.get_type().name()?;
            return Err(Error::Type(format!(
                "{name} must be a whole number, not {given}"
            )));
        }
    };
    let too_low = number.map_or_else(|| value.lt(0).unwrap_or(false), |number| number < low);
    Err(Error::Value(if too_low {
        format!("{name} must be {low} or more, not {value}")
    } else {
        format!("{name} must be {high} or less, not {value}")
    }))
}

/// A seed: 64 bits, given or taken from the system.
pub(crate) fn seed(py: Python<'_>, value: Option<&Bound<'_, PyAny>>) -> Result<u64> {
    match value {
        None => fresh_seed(py),
        Some(value) => match whole("seed", value, 0, u64::MAX) {
            Err(Error::Value(_)) => Err(Error::Value(format!(
                "seed must be from 0 to {}, not {value}",
                u64::MAX
            ))),
            other => other,
        },
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
fn items<'py>(right: &str, value: &Bound<'py, PyAny>) -> Result<Vec<Bound<'py, PyAny>>> {
    let is_text = value.is_instance_of::<PyString>();
    let Some(sequence) = value.cast::<PySequence>().ok().filter(|_| !is_text) else {
        let given = value.get_type().name()?;
        return Err(Error::Type(format!("{right}, not {given}")));
    };
    Ok(sequence.try_iter()?.collect::<PyResult<_>>()?)
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

/// Who drives whom: by rider's name, or in the order of play, or Hard for all.
pub(crate) fn drivers(value: Option<&Bound<'_, PyAny>>) -> Result<Drivers> {
    let Some(value) = value else {
        return Ok([Driver::Hard; Rider::COUNT]);
    };
    if let Ok(by_rider) = value.cast::<PyMapping>() {
        return drivers_by_rider(by_rider);
    }
    let drivers = items(
        "drivers must be a mapping from rider to driver, or a sequence of four drivers",
        value,
    )?
    .iter()
    .map(|driver| Ok(driver.extract::<Name<Driver>>()?.0))
    .collect::<Result<Vec<Driver>>>()?;
    let count = drivers.len();
    Drivers::try_from(drivers).map_err(|_| {
        Error::Value(format!(
            "drivers must name four drivers, one a rider, not {count}"
        ))
    })
}

fn drivers_by_rider(by_rider: &Bound<'_, PyMapping>) -> Result<Drivers> {
    let mut drivers = [None; Rider::COUNT];
    for item in by_rider.items()? {
        let (rider, driver): (Name<Rider>, Name<Driver>) = item.extract()?;
        drivers[rider.0.index()] = Some(driver.0);
    }
    if let Some(rider) = Rider::ALL
        .into_iter()
        .find(|rider| drivers[rider.index()].is_none())
    {
        return Err(Error::Value(format!(
            "drivers names no driver for {rider}: give person, easy, medium or hard for each of the four riders"
        )));
    }
    Ok(drivers.map(|driver| driver.expect("all four are named")))
}
