//! What is called by a name: written as it, and read from it.

use std::borrow::Cow;
use std::fmt;

/// A text that names none of the things that it should name one of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownName {
    /// What the text should name: `card`, `colour`.
    pub noun: &'static str,
    /// The names that there are, in their order.
    pub names: Vec<&'static str>,
    /// The text.
    pub text: String,
}

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (noun, text) = (self.noun, shortened(&self.text));
        write!(f, "unknown {noun} {text:?}: the {noun}s are ")?;
        match &self.names[..] {
            [others @ .., last] if !others.is_empty() => {
                write!(f, "{} and {last}", others.join(", "))
            }
            names => f.write_str(&names.concat()),
        }
    }
}

impl std::error::Error for UnknownName {}

/// The most characters of a text that was given which a message quotes.
const QUOTED: usize = 60;

/// As much of a text that was given as a message quotes.
#[must_use]
pub fn shortened(text: &str) -> Cow<'_, str> {
    match text.char_indices().nth(QUOTED) {
        Some((end, _)) => Cow::Owned(format!("{}…", &text[..end])),
        None => Cow::Borrowed(text),
    }
}

/// Has a type that lists `ALL` its values and gives each a `name` written and read by that name; what it is called
/// goes into the error.
macro_rules! by_name {
    ($type:ty, $noun:literal) => {
        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.name())
            }
        }

        impl std::str::FromStr for $type {
            type Err = $crate::games::named::UnknownName;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let named = Self::ALL.into_iter().find(|one| one.name() == text);
                named.ok_or_else(|| $crate::games::named::UnknownName {
                    noun: $noun,
                    names: Self::ALL.map(Self::name).to_vec(),
                    text: text.to_owned(),
                })
            }
        }
    };
}

pub(super) use by_name;
