//! The editions, by name.

use std::fmt;

use sorry_people_core::games::classic;

use crate::errors::{Error, Result};

/// Every edition that can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Edition {
    People,
    Square(classic::Edition),
    Express,
}

impl Edition {
    /// The edition of the square board that is meant where none is named.
    pub(crate) const CLASSIC: Self = Self::Square(classic::Edition::Classic);

    pub(crate) const ALL: [Self; 6] = [
        Self::People,
        Self::Square(classic::Edition::Classic),
        Self::Square(classic::Edition::Teams),
        Self::Square(classic::Edition::Points),
        Self::Square(classic::Edition::FireAndIce),
        Self::Express,
    ];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::People => "people",
            Self::Square(edition) => edition.name(),
            Self::Express => "express",
        }
    }

    /// Refuses this edition where a class is of others.
    pub(crate) fn check_is(self, is_right: bool, right: &str) -> Result<()> {
        if is_right {
            return Ok(());
        }
        Err(Error::Value(format!(
            "edition must be {right} here, not \"{self}\": Game makes a game of any edition"
        )))
    }

    /// The options with which a game of this edition can be made, beside seed and first player.
    pub(crate) const fn options(self) -> &'static [&'static str] {
        match self {
            Self::People => &["deck"],
            Self::Square(edition) => match edition {
                classic::Edition::Classic | classic::Edition::Teams => {
                    &["players", "deck", "quick_start"]
                }
                classic::Edition::Points => &["players", "deck", "quick_start", "stack_bonuses"],
                classic::Edition::FireAndIce => &["players", "quick_start", "fire_transfers"],
            },
            Self::Express => &["players", "faces"],
        }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
