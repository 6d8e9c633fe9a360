//! What happens when a card is played.

use super::super::card::Card;
use super::super::colour::Colour;
use super::board::Slide;
use super::pawn::Pawn;
use super::place::Place;

/// One thing that happened, in the order in which it did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// In Points, a player played this card from the hand (KP1).
    Played {
        /// Who.
        player: Colour,
        /// Which card.
        card: Card,
    },
    /// In Points, a player laid down this card, which can't be played (KP2).
    Discarded {
        /// Who.
        player: Colour,
        /// Which card.
        card: Card,
    },
    /// A pawn left START, went forward or went back.
    Moved {
        /// Which pawn.
        pawn: Pawn,
        /// From where.
        start: Place,
        /// To where, before any slide.
        end: Place,
    },
    /// Two pawns exchanged their spaces.
    Swapped {
        /// The mover's.
        pawn: Pawn,
        /// The other one, which now stands on the mover's old space.
        other: Pawn,
        /// The mover's old space.
        start: Place,
        /// The mover's new space, before any slide.
        end: Place,
    },
    /// A pawn came from START onto the space of another, which is bumped next.
    Replaced {
        /// Which pawn.
        pawn: Pawn,
        /// Whose space it was.
        other: Pawn,
        /// The space, before any slide.
        end: Place,
    },
    /// A pawn was sent back to START.
    Bumped {
        /// Which pawn.
        pawn: Pawn,
        /// From where.
        start: Place,
        /// By which pawn.
        by: Pawn,
    },
    /// A pawn took a slide (K8).
    Slid {
        /// Which pawn.
        pawn: Pawn,
        /// Which slide.
        slide: Slide,
    },
    /// A pawn got HOME, on its own or brought by the Fire (F9).
    Home {
        /// Which pawn.
        pawn: Pawn,
    },
    /// The Ice went onto a pawn, or off the board (F5).
    Iced {
        /// Which pawn.
        pawn: Option<Pawn>,
    },
    /// The Fire went onto a pawn, or off the board (F7, F9, F11).
    Fired {
        /// Which pawn.
        pawn: Option<Pawn>,
    },
    /// The turn goes on.
    DrawAgain {
        /// Whose.
        player: Colour,
    },
    /// A swap was declined.
    Declined {
        /// By whom.
        player: Colour,
    },
    /// A card without a legal move was spent, or in Points an empty hand passed (K4, KP5).
    Spent {
        /// Whose.
        player: Colour,
    },
    /// The game is over (K5, KT5, KP4).
    GameOver {
        /// Who made the last move; in Teams the partner has won too.
        winner: Colour,
    },
}

/// Somebody who is told what happens; `()` is told and keeps nothing.
pub trait Witness {
    /// Called for each event, in order.
    fn see(&mut self, event: Event);
}

impl Witness for () {
    #[inline]
    fn see(&mut self, _: Event) {}
}

impl Witness for Vec<Event> {
    fn see(&mut self, event: Event) {
        self.push(event);
    }
}
