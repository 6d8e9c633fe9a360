//! The editions of the square board as the Monte Carlo engine sees them.

use super::super::Level;
use super::super::colour::Colour;
use super::moves::Move;
use super::playout;
use super::position::Position;
use crate::montecarlo::game::{Finish, Game};
use crate::montecarlo::{Aim, Stream};

/// A table with these computer players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// How each colour plays.
    pub levels: [Level; Colour::COUNT],
    /// In Points, whose hand is known; all other hands are dealt afresh for each playout (KP3). With none, all
    /// are.
    pub viewer: Option<Colour>,
}

impl Game for Table {
    type Position = Position;
    type Move = Move;
    type Start = Position;

    fn legal_moves(&self, position: &Position) -> Vec<Move> {
        position.legal_moves()
    }

    fn after(&self, position: &Position, mv: Option<&Move>) -> Position {
        let mut after = *position;
        after.play_unchecked(mv.copied(), &mut ());
        after
    }

    fn prepare(&self, position: &Position) -> Position {
        *position
    }

    fn playouts(
        &self,
        start: &Position,
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

impl Table {
    /// Plays a game to its end; everything random comes from the stream.
    ///
    /// Winners, in Teams two, are 1st, everybody else is 2nd: the game ends with the first (K5, KT5). Points
    /// are those of KP4, in Points alone. Colours that don't play are last.
    #[must_use]
    pub fn playout(&self, start: &Position, stream: &mut Stream) -> Finish {
        let start = if start.rules().has_hands() {
            start.with_hands_dealt_afresh(self.viewer, stream)
        } else {
            *start
        };
        let (end, draws) = playout::playout(start, self.levels, stream);
        let place = |colour: Colour| match (end.plays(colour), end.has_won(colour)) {
            (true, true) => 0,
            (true, false) => 1,
            (false, _) => Colour::COUNT as u8 - 1,
        };
        let points = if end.rules().has_hands() {
            end.scores()
        } else {
            [0; Colour::COUNT]
        };
        Finish {
            places: Colour::ALL.map(place),
            points,
            draws,
        }
    }
}

/// What the Oracle is asked in this position: to win, in Teams with the partner (O3); none when the game is
/// over.
#[must_use]
pub fn aim(position: &Position) -> Option<Aim> {
    position.turn().map(|colour| Aim {
        seat: colour.index(),
        place: 0,
    })
}
