//! Mappings that state a position: reading them, and saying what is wrong with them.

use pyo3::prelude::*;
use pyo3::types::{PyBool, PyMapping, PyString};
use sorry_people_core::games::card::Card;
use sorry_people_core::games::census::Census;
use sorry_people_core::games::colour::Colour;
use sorry_people_core::games::named::shortened;

use crate::arguments::{self, Pair, told};
use crate::edition::Edition;
use crate::errors::{Error, Result};
use crate::names::{Name, Word};

/// The edition that a position is of.
pub(crate) fn edition(dict: &Bound<'_, PyMapping>) -> Result<Edition> {
    let field = "edition";
    if !dict.contains(field)? {
        return Err(Error::position(
            field,
            "the position lacks the key \"edition\": it names the edition, such as people or classic",
        ));
    }
    named(field, &dict.get_item(field)?)
}

/// What is said of a position of another edition than the right one.
pub(crate) fn wrong_edition(found: Edition, right: &str) -> Error {
    Error::position(
        "edition",
        format!("edition must be {right} here, not {found}: Game takes a position of any edition"),
    )
}

/// The keys of a position, each read by name.
pub(crate) struct Fields<'a, 'py> {
    dict: &'a Bound<'py, PyMapping>,
    keys: &'static [&'static str],
}

impl<'a, 'py> Fields<'a, 'py> {
    /// A mapping that has none but these keys and these that may lack.
    pub(crate) fn new(
        dict: &'a Bound<'py, PyMapping>,
        keys: &'static [&'static str],
        optional: &[&str],
    ) -> Result<Self> {
        for key in dict.keys()? {
            let known = key
                .extract::<&str>()
                .is_ok_and(|key| keys.contains(&key) || optional.contains(&key));
            if !known {
                let keys: Vec<&str> = keys.iter().chain(optional).copied().collect();
                return Err(Error::position(
                    key.str()?.to_string_lossy(),
                    format!(
                        "unknown key {} in the position: its keys are {}",
                        shortened(&key.repr()?.to_string_lossy()),
                        keys.join(", ")
                    ),
                ));
            }
        }
        Ok(Self { dict, keys })
    }

    /// What stands under a key.
    pub(crate) fn get(&self, key: &'static str) -> Result<Bound<'py, PyAny>> {
        if !self.dict.contains(key)? {
            return Err(Error::position(
                key,
                format!(
                    "the position lacks the key {key:?}: its keys are {}",
                    self.keys.join(", ")
                ),
            ));
        }
        Ok(self.dict.get_item(key)?)
    }

    /// A name under a key, or None.
    pub(crate) fn name<T: Word>(&self, key: &'static str) -> Result<Option<T>> {
        optional(&self.get(key)?, |value| named(key, value))
    }

    /// True or False under a key; one that may lack is False then.
    pub(crate) fn flag(&self, key: &'static str) -> Result<bool> {
        if !self.keys.contains(&key) && !self.dict.contains(key)? {
            return Ok(false);
        }
        let value = self.get(key)?;
        value
            .cast::<PyBool>()
            .map(pyo3::types::PyBoolMethods::is_true)
            .map_err(|_| wrong_type(key, "True or False", &value))
    }

    /// A name under a key that may lack.
    pub(crate) fn optional_name<T: Word>(&self, key: &'static str) -> Result<Option<T>> {
        if self.dict.contains(key)? {
            named(key, &self.dict.get_item(key)?).map(Some)
        } else {
            Ok(None)
        }
    }
}

/// A value, or None.
pub(crate) fn optional<'py, T>(
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
pub(crate) fn named<T: Word>(field: &'static str, value: &Bound<'_, PyAny>) -> Result<T> {
    value
        .extract::<Name<T>>()
        .map(|name| name.0)
        .map_err(|error| Error::position(field, format!("{field}: {}", error.value(value.py()))))
}

/// A text under this key.
pub(crate) fn text(field: &'static str, right: &str, value: &Bound<'_, PyAny>) -> Result<String> {
    match value.cast::<PyString>() {
        Ok(text) => Ok(text.to_string_lossy().into_owned()),
        Err(_) => Err(wrong_type(field, right, value)),
    }
}

pub(crate) fn wrong_type(field: &'static str, right: &str, value: &Bound<'_, PyAny>) -> Error {
    let given = match value.get_type().name() {
        Ok(given) => given,
        Err(error) => return error.into(),
    };
    Error::position(field, format!("{field} must be {right}, not {given}"))
}

/// The pairs of a mapping under this key.
pub(crate) fn pairs<'py>(
    field: &'static str,
    right: &str,
    value: &Bound<'py, PyAny>,
) -> Result<Vec<Pair<'py>>> {
    let Ok(mapping) = value.cast::<PyMapping>() else {
        return Err(wrong_type(field, right, value));
    };
    arguments::pairs(mapping)?.ok_or_else(|| {
        Error::position(
            field,
            format!("{field} must be a mapping whose items are pairs"),
        )
    })
}

/// The items of a list under this key, and one more at most than there can be: enough to know that it is too long.
pub(crate) fn list<'py>(
    field: &'static str,
    right: &str,
    most: usize,
    value: &Bound<'py, PyAny>,
) -> Result<Vec<Bound<'py, PyAny>>> {
    if value.is_instance_of::<PyString>() || value.is_instance_of::<PyMapping>() {
        return Err(wrong_type(field, right, value));
    }
    let Ok(listed) = value.try_iter() else {
        return Err(wrong_type(field, right, value));
    };
    Ok(listed.take(most + 1).collect::<PyResult<_>>()?)
}

/// A count under this key of `thing`s, of which there are so many.
pub(crate) fn count(
    field: &'static str,
    thing: &str,
    most: u8,
    value: &Bound<'_, PyAny>,
) -> Result<u8> {
    let count = match arguments::integer(&format!("{field}: the count of {thing}"), value) {
        Err(Error::Type(reason)) => Err(Error::position(field, reason)),
        other => other,
    }?;
    u8::try_from(count).map_err(|_| {
        Error::position(
            field,
            format!(
                "{field}: the count of {thing} must be from 0 to {most}, not {}",
                told(count)
            ),
        )
    })
}

/// Counts of cards of a deck.
pub(crate) fn census(
    field: &'static str,
    deck: &Census,
    value: &Bound<'_, PyAny>,
) -> Result<Census> {
    let mut counts = [0; Card::KINDS];
    for (card, number) in pairs(field, "a mapping from card to count", value)? {
        let card: Card = named(field, &card)?;
        counts[card.index()] = count(field, &format!("cards {card}"), deck.count(card), &number)?;
    }
    Ok(Census::from_counts(counts))
}

/// Colours of players, one more at most than there are.
pub(crate) fn colours(field: &'static str, value: &Bound<'_, PyAny>) -> Result<Vec<Colour>> {
    list(field, "a list of colours", Colour::COUNT, value)?
        .iter()
        .map(|colour| named(field, colour))
        .collect()
}
