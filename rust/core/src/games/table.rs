//! Games as the Monte Carlo engine sees them.

use super::colour::Colour;
use super::playable::Playable;
use crate::montecarlo::Stream;
use crate::montecarlo::game::{Finish, Game};

/// A game with its players that needs nothing made ready to be played out.
pub trait PlainTable: Sync {
    /// What is played from.
    type Position: Playable;

    /// Plays a game to its end; everything random comes from the stream.
    #[must_use]
    fn playout(&self, start: &Self::Position, stream: &mut Stream) -> Finish;
}

impl<T: PlainTable> Game for T {
    type Position = T::Position;
    type Move = <T::Position as Playable>::Move;
    type Start = T::Position;

    fn ways(&self, position: &Self::Position) -> Vec<Option<Self::Move>> {
        position.distinct_ways()
    }

    fn after(&self, position: &Self::Position, mv: Option<&Self::Move>) -> Self::Position {
        position.after(mv.copied())
    }

    fn prepare(&self, position: &Self::Position) -> Self::Position {
        *position
    }

    fn playouts(
        &self,
        start: &Self::Position,
        seed: u64,
        indices: impl Iterator<Item = u64>,
        tell: &mut impl FnMut(u64, &Finish),
    ) {
        for index in indices {
            let finish = self.playout(start, &mut Stream::new(seed, index));
            tell(index, &finish);
        }
    }
}

/// The places of a game that ends with the first winner: winners are 1st, everybody else is 2nd, and colours that
/// don't play are last.
pub(super) fn places(
    plays: impl Fn(Colour) -> bool,
    has_won: impl Fn(Colour) -> bool,
) -> [u8; Colour::COUNT] {
    Colour::ALL.map(|colour| match (plays(colour), has_won(colour)) {
        (true, true) => 0,
        (true, false) => 1,
        (false, _) => Colour::COUNT as u8 - 1,
    })
}
