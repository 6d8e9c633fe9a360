//! The story stops (B6, S1).

use std::fmt;

use super::super::named::by_name;
use super::rider::Rider;

/// A story stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StoryStop {
    /// Space 7.
    GasStation,
    /// Space 22.
    CattleCrossing,
    /// Space 38.
    Church,
    /// Space 53.
    HonkyTonk,
    /// Space 68.
    SheriffsOffice,
    /// Space 83.
    DadsPickup,
    /// Space 98.
    MomsMinivan,
}

/// What a story stop does to a rider (S1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// On by so many spaces.
    Ahead(u8),
    /// Back by so many spaces.
    Back(u8),
    /// The turn goes on with another draw (T5).
    DrawAgain,
    /// The next turn is lost (T6).
    LoseNextTurn,
}

impl StoryStop {
    /// Every stop, in the order of the road.
    pub const ALL: [Self; 7] = [
        Self::GasStation,
        Self::CattleCrossing,
        Self::Church,
        Self::HonkyTonk,
        Self::SheriffsOffice,
        Self::DadsPickup,
        Self::MomsMinivan,
    ];

    /// The road space of this stop (B6).
    #[must_use]
    pub const fn space(self) -> u8 {
        match self {
            Self::GasStation => 7,
            Self::CattleCrossing => 22,
            Self::Church => 38,
            Self::HonkyTonk => 53,
            Self::SheriffsOffice => 68,
            Self::DadsPickup => 83,
            Self::MomsMinivan => 98,
        }
    }

    /// The stop on this road space.
    #[must_use]
    pub fn at(space: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|stop| stop.space() == space)
    }

    /// The stop's name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::GasStation => "Gas Station",
            Self::CattleCrossing => "Cattle Crossing",
            Self::Church => "Church",
            Self::HonkyTonk => "Honky-Tonk",
            Self::SheriffsOffice => "Sheriff's Office",
            Self::DadsPickup => "Dad's Pickup",
            Self::MomsMinivan => "Mom's Minivan",
        }
    }

    /// What the stop does to this rider (S1).
    #[must_use]
    pub const fn effect(self, rider: Rider) -> Effect {
        use Effect::{Ahead, Back, DrawAgain, LoseNextTurn};
        let by_rider = match self {
            Self::GasStation => [Back(2), Ahead(3), Ahead(3), Back(2)],
            Self::CattleCrossing => [Back(3), Back(1), Back(1), Back(1)],
            Self::Church => [Back(2), Back(2), DrawAgain, Ahead(2)],
            Self::HonkyTonk => [LoseNextTurn, LoseNextTurn, Ahead(1), Ahead(2)],
            Self::SheriffsOffice => [LoseNextTurn, LoseNextTurn, Ahead(4), Ahead(3)],
            Self::DadsPickup => [Ahead(2), Ahead(2), LoseNextTurn, Ahead(2)],
            Self::MomsMinivan => [Ahead(1), Ahead(1), Ahead(1), LoseNextTurn],
        };
        by_rider[rider.index()]
    }
}

by_name!(StoryStop, "story stop");

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ahead(steps) => write!(f, "ahead {steps}"),
            Self::Back(steps) => write!(f, "back {steps}"),
            Self::DrawAgain => f.pad("draw again"),
            Self::LoseNextTurn => f.pad("lose the next turn"),
        }
    }
}
