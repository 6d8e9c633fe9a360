//! The editions that are played on the square board.

use super::super::named::by_name;

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

by_name!(Edition, "edition");
