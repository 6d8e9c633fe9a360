//! Sorry People as the Monte Carlo engine sees it.

use super::super::playable::Playable;
use super::fast;
use super::level::Level;
use super::moves::Move;
use super::playout;
use super::position::Position;
use super::rider::Rider;
use crate::montecarlo::Aim;
use crate::montecarlo::game::{Finish, Game};

/// Sorry People with these computer players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// How each rider plays.
    pub levels: [Level; Rider::COUNT],
}

impl Game for Table {
    type Position = Position;
    type Move = Move;
    type Start = fast::Start;

    fn ways(&self, position: &Position) -> Vec<Option<Move>> {
        position.distinct_ways()
    }

    fn after(&self, position: &Position, mv: Option<&Move>) -> Position {
        position.after(mv.copied())
    }

    fn prepare(&self, position: &Position) -> fast::Start {
        fast::Start::new(position, self.levels)
    }

    fn playouts(
        &self,
        start: &fast::Start,
        seed: u64,
        indices: impl Iterator<Item = u64>,
        tell: &mut impl FnMut(u64, &Finish),
    ) {
        start.playouts(seed, indices, |index, finish| {
            tell(index, &counted(*finish));
        });
    }
}

/// The finish of a playout as the engine counts it.
pub(super) fn counted(finish: playout::Finish) -> Finish {
    let mut places = [0; Rider::COUNT];
    for (place, rider) in finish.ranking.into_iter().enumerate() {
        places[rider.index()] = place as u8;
    }
    Finish {
        places,
        points: [0; Rider::COUNT],
        draws: finish.draws,
    }
}

/// What the Oracle is asked in this position: the best place still open (O3); none when the game is over.
#[must_use]
pub fn aim(position: &Position) -> Option<Aim> {
    let place = position.ranking().len();
    position
        .turn()
        .map(|rider| Aim::place(rider.index(), place))
}
