//! Express as the Monte Carlo engine sees it.

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
    /// How each player plays.
    pub levels: [Level; Colour::COUNT],
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
    /// The winner is 1st, everybody else is 2nd: the game ends with the first (X8). Points are those of X10.
    /// Who doesn't play is last.
    #[must_use]
    pub fn playout(&self, start: &Position, stream: &mut Stream) -> Finish {
        let (end, rolls) = playout::playout(*start, self.levels, stream);
        let winner = end.winner();
        let place = |player: Colour| match end.plays(player) {
            true if winner == Some(player) => 0,
            true => 1,
            false => Colour::COUNT as u8 - 1,
        };
        Finish {
            places: Colour::ALL.map(place),
            points: end.scores(),
            draws: rolls,
        }
    }
}

/// What the Oracle is asked in this position: to win (O3); none when the game is over.
#[must_use]
pub fn aim(position: &Position) -> Option<Aim> {
    position.turn().map(|player| Aim {
        seat: player.index(),
        place: 0,
    })
}
