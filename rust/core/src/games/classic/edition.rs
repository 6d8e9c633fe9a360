//! The editions that are played on the square board.

use std::fmt;
use std::str::FromStr;

/// An edition of the square board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edition {
    /// Four pawns each, everyone for themselves.
    Classic,
    /// Red with Yellow against Green with Blue (KT1).
    Teams,
    /// A hand of five cards, played for points (KP1).
    Points,
    /// Three pawns each, with Fire and Ice (F1).
    FireAndIce,
}

impl Edition {
    /// Every edition of the square board.
    pub const ALL: [Self; 4] = [Self::Classic, Self::Teams, Self::Points, Self::FireAndIce];

    /// The edition's name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Classic => "classic",
            Self::Teams => "teams",
            Self::Points => "points",
            Self::FireAndIce => "2013",
        }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A text that names no edition of the square board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownEdition(pub String);

impl fmt::Display for UnknownEdition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "unknown edition {:?}: the editions on the square board are classic, teams, points and 2013",
            self.0
        )
    }
}

impl std::error::Error for UnknownEdition {}

impl FromStr for Edition {
    type Err = UnknownEdition;

    fn from_str(text: &str) -> Result<Self, UnknownEdition> {
        Self::ALL
            .into_iter()
            .find(|edition| edition.name() == text)
            .ok_or_else(|| UnknownEdition(text.to_owned()))
    }
}
