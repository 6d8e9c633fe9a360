//! Places as small numbers, for tables and machine words.

use super::board::{DRIVEWAY_SPACES, ROAD_SPACES};
use super::place::Place;

/// How many codes there are, the two unused ones included: a power of two.
pub(super) const CODES: usize = 128;

/// No rider is ever here: what never matches.
pub(super) const NOWHERE: u8 = 126;

/// [`Place::Home`].
pub(super) const HOME: u8 = 125;

/// [`Place::Fair`]: all seven bits, so that sending a rider there needs no clearing.
pub(super) const FAIR: u8 = 127;

/// The code of a place: the road's 120 spaces, the driveway's 5, home and the fair.
pub(super) const fn encode(place: Place) -> u8 {
    match place {
        Place::Road(space) => space,
        Place::Driveway(space) => ROAD_SPACES - 1 + space,
        Place::Home => HOME,
        Place::Fair => FAIR,
    }
}

/// Every place with its code.
pub(super) fn all() -> impl Iterator<Item = (u8, Place)> {
    let road = (0..ROAD_SPACES).map(Place::Road);
    let driveway = (1..=DRIVEWAY_SPACES).map(Place::Driveway);
    road.chain(driveway)
        .chain([Place::Home, Place::Fair])
        .map(|place| (encode(place), place))
}
