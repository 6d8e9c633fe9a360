//! Where a rider can be.

use std::fmt;
use std::str::FromStr;

use super::board::{DRIVEWAY_SPACES, ROAD_SPACES};
use super::error::PositionError;

/// Where a rider is (M1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// At the fair, behind the rider's own gate.
    Fair,
    /// On road space 0 to 119.
    Road(u8),
    /// On space 1 to 5 of the rider's own driveway.
    Driveway(u8),
    /// Home; the rider has finished.
    Home,
}

impl Place {
    /// The road space, where the place is one.
    #[must_use]
    pub const fn road(self) -> Option<u8> {
        match self {
            Self::Road(space) => Some(space),
            _ => None,
        }
    }

    /// Whether there is such a place.
    #[must_use]
    pub const fn exists(self) -> bool {
        match self {
            Self::Fair | Self::Home => true,
            Self::Road(space) => space < ROAD_SPACES,
            Self::Driveway(space) => 1 <= space && space <= DRIVEWAY_SPACES,
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fair => f.pad("fair"),
            Self::Road(space) => write!(f, "road {space}"),
            Self::Driveway(space) => write!(f, "driveway {space}"),
            Self::Home => f.pad("home"),
        }
    }
}

impl FromStr for Place {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        let place = match text.split_once(' ') {
            None if text == "fair" => Some(Self::Fair),
            None if text == "home" => Some(Self::Home),
            Some(("road", space)) => number(space).map(Self::Road),
            Some(("driveway", space)) => number(space).map(Self::Driveway),
            _ => None,
        };
        place
            .filter(|place| place.exists())
            .ok_or_else(|| PositionError::UnknownPlace(text.to_owned()))
    }
}

/// A number in the one form in which it is printed: no sign, no leading zero.
fn number(text: &str) -> Option<u8> {
    text.parse()
        .ok()
        .filter(|space: &u8| space.to_string() == text)
}
