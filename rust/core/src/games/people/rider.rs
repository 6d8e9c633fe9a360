//! The riders.

use super::super::named::by_name;

/// A rider; the discriminant is the side of the board (B2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Rider {
    /// The riding mower, by the Main Gate.
    Bucky,
    /// The borrowed e-bike, by the Livestock Gate.
    Terrence,
    /// The three-wheel ATV, by the Back Parking Lot.
    Bethany,
    /// The minibike, by the Back Fence Gap.
    Chuck,
}

impl Rider {
    /// How many riders there are: always all of them (section 1).
    pub const COUNT: usize = 4;

    /// Every rider, in the order of play (T2).
    pub const ALL: [Self; Self::COUNT] = [Self::Bucky, Self::Terrence, Self::Bethany, Self::Chuck];

    /// The rider's side of the board, 0 to 3.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The rider's name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bucky => "Bucky",
            Self::Terrence => "Terrence",
            Self::Bethany => "Bethany",
            Self::Chuck => "Chuck",
        }
    }

    /// The rider to the left, home or not (T2).
    #[must_use]
    pub const fn next(self) -> Self {
        Self::ALL[(self.index() + 1) % Self::COUNT]
    }

    /// The other three, in the order of [`Rider::ALL`].
    pub fn others(self) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |&rider| rider != self)
    }
}

by_name!(Rider, "rider");
