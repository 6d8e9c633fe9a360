//! What happens when a card is played.

use super::board::Shortcut;
use super::place::Place;
use super::rider::Rider;
use super::story::{Effect, StoryStop};

/// One thing that happened, in the order in which it did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// A rider left the fair, went forward or went back, by a card or by a story stop.
    Moved {
        /// Who moved.
        rider: Rider,
        /// From where.
        start: Place,
        /// To where, before any shortcut.
        end: Place,
        /// Spaces forward, or back where negative; 0 for leaving the fair.
        steps: i8,
    },
    /// The mover swapped places with another rider.
    Swapped {
        /// The mover.
        rider: Rider,
        /// Who now stands on the mover's old space.
        other: Rider,
        /// The mover's old space.
        start: Place,
        /// The mover's new space, before any shortcut.
        end: Place,
    },
    /// The mover came from the fair onto the space of another, who is bumped next.
    Replaced {
        /// The mover.
        rider: Rider,
        /// Whose space it was.
        other: Rider,
        /// The space, before any shortcut.
        end: Place,
    },
    /// A rider was sent back to their gate.
    Bumped {
        /// Who was sent back.
        rider: Rider,
        /// From where.
        start: Place,
        /// By whom.
        by: Rider,
    },
    /// The mover took a shortcut (M8).
    TookShortcut {
        /// Who took it.
        rider: Rider,
        /// Which one.
        shortcut: Shortcut,
    },
    /// A story stop went off (S1).
    StoryStop {
        /// For whom.
        rider: Rider,
        /// Which one.
        stop: StoryStop,
        /// What it does.
        effect: Effect,
    },
    /// The turn goes on with another draw (T5).
    DrawAgain {
        /// Whose turn goes on.
        rider: Rider,
    },
    /// A rider must pass their next turn (T6).
    MustLoseTurn {
        /// Who.
        rider: Rider,
    },
    /// A rider passed a turn (T6).
    TurnLost {
        /// Who.
        rider: Rider,
    },
    /// A rider got home (E1).
    Home {
        /// Who.
        rider: Rider,
        /// Which place that is, 1 to 4.
        rank: u8,
    },
    /// The mover kept the spot (C1).
    Stayed {
        /// Who.
        rider: Rider,
    },
    /// A card without a legal move was spent (T3).
    Spent {
        /// Whose.
        rider: Rider,
    },
    /// All riders are home.
    GameOver {
        /// Who got home last.
        rider: Rider,
    },
}

/// Somebody who is told what happens; `()` is told and keeps nothing.
pub trait Witness {
    /// Called for each event, in order.
    fn see(&mut self, event: Event);
}

impl Witness for () {
    fn see(&mut self, _: Event) {}
}

impl Witness for Vec<Event> {
    fn see(&mut self, event: Event) {
        self.push(event);
    }
}
