//! What the Oracle is asked.

use sorry_people_core::games::card::Card;
use sorry_people_core::games::people::table::{self, Table};
use sorry_people_core::games::people::{Move, Position, Rider};
use sorry_people_core::montecarlo::Aim;
use sorry_people_core::montecarlo::advice::candidates;

use crate::driver::{Driver, Drivers};

/// What was asked: of a game that goes on, with a card drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Question {
    pub(crate) position: Position,
    pub(crate) drivers: Drivers,
    pub(crate) seed: u64,
}

impl Question {
    pub(crate) fn table(&self) -> Table {
        Table {
            levels: self.drivers.map(Driver::level),
        }
    }

    pub(crate) fn aim(&self) -> Aim {
        table::aim(&self.position).expect("a question is asked of a game that goes on")
    }

    pub(crate) fn rider(&self) -> Rider {
        Rider::ALL[self.aim().seat]
    }

    pub(crate) fn card(&self) -> Card {
        self.position.card().expect("a question is asked of a card")
    }

    pub(crate) fn moves(&self) -> Vec<Option<Move>> {
        candidates(&self.table(), &self.position)
    }
}
