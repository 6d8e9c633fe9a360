//! The county road: distances, driveways and shortcuts (B1 to B5).

use super::place::Place;
use super::rider::Rider;

/// Spaces of the loop (B1).
pub const ROAD_SPACES: u8 = 120;

/// Spaces of each driveway, home not counted (B3).
pub const DRIVEWAY_SPACES: u8 = 5;

/// Spaces of one side of the loop (B1).
const SIDE: u8 = 30;

/// Triangle and end of the four shortcuts of each side, counted from the side's first space (B5).
const SIDE_SHORTCUTS: [(u8, u8); 4] = [(1, 4), (9, 13), (16, 19), (24, 28)];

/// A coloured lane of the road (B5, M8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shortcut {
    /// Whose colour it has; this rider ignores it.
    pub rider: Rider,
    /// The road space where it begins.
    pub triangle: u8,
    /// The road space where it ends.
    pub end: u8,
}

/// The road space onto which a rider leaves the fair (B2).
#[must_use]
pub const fn exit_space(rider: Rider) -> u8 {
    SIDE * rider as u8 + 4
}

/// The road space after which a rider's driveway turns off (B3).
#[must_use]
pub const fn turn_off_space(rider: Rider) -> u8 {
    SIDE * rider as u8 + 2
}

/// All sixteen shortcuts, in the order of the road.
#[must_use]
pub fn shortcuts() -> Vec<Shortcut> {
    Rider::ALL
        .into_iter()
        .flat_map(|rider| {
            SIDE_SHORTCUTS.map(|(triangle, end)| Shortcut {
                rider,
                triangle: SIDE * rider as u8 + triangle,
                end: SIDE * rider as u8 + end,
            })
        })
        .collect()
}

/// The shortcut that a rider takes who lands on this road space; none where it is their own colour (M8).
#[must_use]
pub fn shortcut_from(space: u8, rider: Rider) -> Option<Shortcut> {
    let side = usize::from(space / SIDE);
    if side == rider.index() {
        return None;
    }
    SIDE_SHORTCUTS
        .iter()
        .find(|&&(triangle, _)| triangle == space % SIDE)
        .map(|&(triangle, end)| Shortcut {
            rider: Rider::ALL[side],
            triangle: SIDE * side as u8 + triangle,
            end: SIDE * side as u8 + end,
        })
}

/// Where a rider ends who goes forward, before any shortcut; none where that is not possible (M2, M3).
#[must_use]
pub fn forward(rider: Rider, from: Place, steps: u8) -> Option<Place> {
    let into_driveway = match from {
        Place::Fair | Place::Home => return None,
        Place::Road(space) => {
            let to_turn_off = (turn_off_space(rider) + ROAD_SPACES - space) % ROAD_SPACES;
            if steps <= to_turn_off {
                return Some(Place::Road((space + steps) % ROAD_SPACES));
            }
            steps - to_turn_off
        }
        Place::Driveway(space) => space + steps,
    };
    match into_driveway {
        1..=DRIVEWAY_SPACES => Some(Place::Driveway(into_driveway)),
        space if space == DRIVEWAY_SPACES + 1 => Some(Place::Home),
        _ => None,
    }
}

/// Where a rider ends who goes back, before any shortcut; none at the fair and at home (M4, M5).
#[must_use]
pub fn back(rider: Rider, from: Place, steps: u8) -> Option<Place> {
    let on_road = |space: u8, steps: u8| Place::Road((space + ROAD_SPACES - steps) % ROAD_SPACES);
    match from {
        Place::Fair | Place::Home => None,
        Place::Road(space) => Some(on_road(space, steps)),
        Place::Driveway(space) if steps < space => Some(Place::Driveway(space - steps)),
        Place::Driveway(space) => Some(on_road(turn_off_space(rider), steps - space)),
    }
}
