//! Who drives a rider.

use std::fmt;

use sorry_people_core::games::Level;
use sorry_people_core::montecarlo::game::SEATS;

/// Who drives a rider, or plays a colour: somebody at the device, or the computer at one of its levels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Driver {
    Person,
    Easy,
    Medium,
    Hard,
}

/// The driver of each seat; of one where nobody plays it is Hard.
pub(crate) type Drivers = [Driver; SEATS];

impl Driver {
    pub(crate) const ALL: [Self; 4] = [Self::Person, Self::Easy, Self::Medium, Self::Hard];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Person => "person",
            _ => self.level().name(),
        }
    }

    /// How this driver is played out: a person as Hard (O2).
    pub(crate) const fn level(self) -> Level {
        match self {
            Self::Easy => Level::Easy,
            Self::Medium => Level::Medium,
            Self::Person | Self::Hard => Level::Hard,
        }
    }

    /// The computer player that is played in this driver's stead.
    pub(crate) const fn played(self) -> Self {
        match self {
            Self::Person => Self::Hard,
            driver => driver,
        }
    }
}

impl fmt::Display for Driver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
