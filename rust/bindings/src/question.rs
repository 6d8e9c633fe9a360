//! What the Oracle is asked.

use sorry_people_core::games::{classic, express, people};
use sorry_people_core::montecarlo::{self, Aim, Cancelled, Weighing, Workers};

use crate::any_move::AnyMove;
use crate::any_position::AnyPosition;
use crate::driver::{Driver, Drivers};
use crate::engine::Watch;
use crate::player::Player;

/// What was asked: of a game in which somebody plays. There is nothing in it that this player may not see (KP3).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Question {
    pub(crate) position: AnyPosition,
    pub(crate) drivers: Drivers,
    pub(crate) seed: u64,
}

impl Question {
    pub(crate) fn aim(&self) -> Aim {
        let aim = self.position.aim();
        aim.expect("a question is asked of a game that goes on")
    }

    pub(crate) fn player(&self) -> Player {
        let player = self.position.turn();
        player.expect("a question is asked of a game that goes on")
    }

    /// The ways to go on that are weighed.
    pub(crate) fn ways(&self) -> Vec<Option<AnyMove>> {
        self.position.ways()
    }

    /// For each of the ways, the index of its tally: those that come to the same share one.
    pub(crate) fn outcomes(&self) -> Vec<usize> {
        self.position.outcomes()
    }

    /// Nothing known yet.
    pub(crate) fn unanswered(&self) -> Weighing {
        Weighing::empty(self.distinct())
    }

    /// How many ways differ in what comes of them.
    pub(crate) fn distinct(&self) -> usize {
        self.outcomes().into_iter().max().map_or(0, |last| last + 1)
    }

    /// Goes on with what is known until it has so many playouts.
    pub(crate) fn weigh(
        &self,
        known: &Weighing,
        playouts: u64,
        workers: Workers<'_>,
        watch: &mut Watch<'_, Weighing>,
    ) -> Result<Weighing, Cancelled> {
        let (aim, seed) = (self.aim(), self.seed);
        let levels = self.drivers.map(Driver::level);
        match &self.position {
            AnyPosition::People(position) => {
                let table = people::table::Table { levels };
                montecarlo::advise(&table, position, aim, seed, known, playouts, workers, watch)
            }
            AnyPosition::Square(position) => {
                let table = classic::Table {
                    levels,
                    viewer: position.turn(),
                };
                montecarlo::advise(&table, position, aim, seed, known, playouts, workers, watch)
            }
            AnyPosition::Express(position) => {
                let table = express::Table { levels };
                montecarlo::advise(&table, position, aim, seed, known, playouts, workers, watch)
            }
        }
    }
}
