//! The names of riders, cards, stops and drivers: string enums in Python, small enums in Rust.

use std::fmt;

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{IntoPyDict, PyString, PyType};
use sorry_people_core::games::card::Card;
use sorry_people_core::games::classic::Deck;
use sorry_people_core::games::colour::Colour;
use sorry_people_core::games::express::Face;
use sorry_people_core::games::named::UnknownName;
use sorry_people_core::games::people::Rider;
use sorry_people_core::games::people::story::StoryStop;

use crate::driver::Driver;
use crate::edition::Edition;

/// A Rust enum whose variants Python gives as texts.
pub(crate) trait Word: Copy + 'static {
    /// What one of them is called in a message.
    const NOUN: &'static str;
    /// Every variant, in order.
    const EVERY: &'static [Self];

    /// The text of this one.
    fn name(self) -> &'static str;
}

/// A Rust enum that Python knows as an `enum.StrEnum`.
pub(crate) trait Named: Word + PartialEq + fmt::Debug {
    /// The class's name.
    const CLASS: &'static str;
    /// The class's docstring.
    const DOC: &'static str;

    /// Where the class is kept once it is made.
    fn class() -> &'static PyOnceLock<Class>;
}

/// A string enum and its members, in order.
pub(crate) struct Class {
    class: Py<PyType>,
    members: Vec<Py<PyAny>>,
}

macro_rules! word {
    ($type:ty, $noun:literal) => {
        impl Word for $type {
            const NOUN: &'static str = $noun;
            const EVERY: &'static [Self] = &Self::ALL;

            fn name(self) -> &'static str {
                // The type's own, which goes before the trait's.
                <$type>::name(self)
            }
        }
    };
}

word!(Edition, "edition");
word!(Deck, "deck");
word!(Face, "face");

macro_rules! named {
    ($type:ty, $class:literal, $noun:literal, $doc:literal) => {
        word!($type, $noun);

        impl Named for $type {
            const CLASS: &'static str = $class;
            const DOC: &'static str = $doc;

            fn class() -> &'static PyOnceLock<Class> {
                static CLASS: PyOnceLock<Class> = PyOnceLock::new();
                &CLASS
            }
        }
    };
}

named!(
    Rider,
    "Rider",
    "rider",
    "A rider, in the order of play (T2)."
);
named!(
    Colour,
    "Colour",
    "colour",
    "A colour of the older editions, in the order of play (KB1)."
);
named!(
    Card,
    "Card",
    "card",
    "A kind of card (T1). There is no 6 and no 9."
);
named!(
    StoryStop,
    "StoryStop",
    "story stop",
    "A story stop, in the order of the road (B6)."
);
named!(
    Driver,
    "Driver",
    "driver",
    "Who drives a rider: a person, or the computer at one of its levels (P1 to P3)."
);

/// A named value on its way into or out of Python: becomes a member of its class, where it has one, and is read
/// from a member or from the plain text.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Name<T>(pub(crate) T);

impl<'py, T: Named> IntoPyObject<'py> for Name<T> {
    type Target = PyAny;
    type Output = Bound<'py, PyAny>;
    type Error = PyErr;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let at = T::EVERY.iter().position(|&one| one == self.0);
        let at = at.expect("EVERY holds every variant");
        Ok(class::<T>(py)?.members[at].bind(py).clone())
    }
}

impl<T: Word> FromPyObject<'_, '_> for Name<T> {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        let Ok(text) = object.cast::<PyString>() else {
            let article = if T::NOUN.starts_with('e') { "an" } else { "a" };
            return Err(PyTypeError::new_err(format!(
                "{article} {} is named by a str, not {}",
                T::NOUN,
                object.get_type().name()?
            )));
        };
        let text = &*text.to_string_lossy();
        let found = T::EVERY.iter().find(|one| one.name() == text);
        found.map(|&one| Self(one)).ok_or_else(|| {
            let unknown = UnknownName {
                noun: T::NOUN,
                names: T::EVERY.iter().map(|one| one.name()).collect(),
                text: text.to_owned(),
            };
            PyValueError::new_err(unknown.to_string())
        })
    }
}

/// The class, made at the first call by the functional interface of `enum.StrEnum`.
fn class<T: Named>(py: Python<'_>) -> PyResult<&'static Class> {
    T::class().get_or_try_init(py, || {
        let members: Vec<(String, &str)> = T::EVERY
            .iter()
            .map(|one| (constant(&format!("{one:?}")), one.name()))
            .collect();
        let class = py.import("enum")?.getattr("StrEnum")?.call(
            (T::CLASS, members),
            Some(&[("module", "sorry_people")].into_py_dict(py)?),
        )?;
        class.setattr("__doc__", T::DOC)?;
        let members = class
            .try_iter()?
            .map(|member| Ok(member?.unbind()))
            .collect::<PyResult<_>>()?;
        Ok(Class {
            class: class.cast_into()?.unbind(),
            members,
        })
    })
}

/// `GasStation` as the name of a constant: `GAS_STATION`.
fn constant(variant: &str) -> String {
    let mut name = String::new();
    for letter in variant.chars() {
        if letter.is_uppercase() && !name.is_empty() {
            name.push('_');
        }
        name.push(letter.to_ascii_uppercase());
    }
    name
}

pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    add::<Rider>(module)?;
    add::<Colour>(module)?;
    add::<Card>(module)?;
    add::<StoryStop>(module)?;
    add::<Driver>(module)
}

fn add<T: Named>(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let class = class::<T>(module.py())?;
    module.add(T::CLASS, &class.class)
}
