//! Where a pawn can be.

use std::fmt;
use std::str::FromStr;

use super::board::{SAFETY_SPACES, TRACK_SPACES};
use super::error::PositionError;

/// Where a pawn is, as one small number: the track's 60 spaces first, then the 5 of its own safety zone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u8);

impl Place {
    /// HOME, which a pawn never leaves (K7).
    pub const HOME: Self = Self(TRACK_SPACES + SAFETY_SPACES);

    /// On its own START.
    pub const START: Self = Self(Self::HOME.0 + 1);

    /// No place: where a move that can't be made leads, and where pawns are that don't play.
    pub(super) const NOWHERE: Self = Self(Self::START.0 + 1);

    /// How many places there are, nowhere included.
    pub(super) const COUNT: usize = Self::NOWHERE.0 as usize + 1;

    /// How long a table by place is: a power of two, so that no look-up needs a check.
    pub(super) const TABLE: usize = 128;

    /// A space of the track, 0 to 59 (KB1).
    ///
    /// # Panics
    /// Where there is no such space.
    #[must_use]
    pub const fn track(space: u8) -> Self {
        assert!(space < TRACK_SPACES);
        Self(space)
    }

    /// A space of the pawn's own safety zone, 1 to 5 (KB2).
    ///
    /// # Panics
    /// Where there is no such space.
    #[must_use]
    pub const fn safety(space: u8) -> Self {
        assert!(1 <= space && space <= SAFETY_SPACES);
        Self(TRACK_SPACES + space - 1)
    }

    /// Every place, nowhere not among them.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..=Self::START.0).map(Self)
    }

    /// The place's number, below [`Place::COUNT`].
    #[inline]
    pub(super) const fn index(self) -> usize {
        (self.0 & 127) as usize
    }

    /// The place with this number.
    pub(super) const fn from_index(index: usize) -> Self {
        assert!(index < Self::COUNT);
        Self(index as u8)
    }

    /// The track space, where the place is one.
    #[must_use]
    pub const fn track_space(self) -> Option<u8> {
        if self.is_track() { Some(self.0) } else { None }
    }

    /// The space of the safety zone, where the place is one.
    #[must_use]
    pub const fn safety_space(self) -> Option<u8> {
        if self.0 >= TRACK_SPACES && self.0 < Self::HOME.0 {
            Some(self.0 - TRACK_SPACES + 1)
        } else {
            None
        }
    }

    /// Whether the place is on the track.
    #[must_use]
    pub const fn is_track(self) -> bool {
        self.0 < TRACK_SPACES
    }

    /// Whether the place is on the track or in a safety zone: where a pawn is under way.
    #[must_use]
    pub const fn is_under_way(self) -> bool {
        self.0 < Self::HOME.0
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (*self, self.safety_space()) {
            (Self::START, _) => f.pad("start"),
            (Self::HOME, _) => f.pad("home"),
            (Self::NOWHERE, _) => f.pad("nowhere"),
            (_, Some(space)) => write!(f, "safety {space}"),
            (Self(space), None) => write!(f, "track {space}"),
        }
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Place {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        Self::all()
            .find(|place| place.to_string() == text)
            .ok_or_else(|| PositionError::UnknownPlace(text.to_owned()))
    }
}
