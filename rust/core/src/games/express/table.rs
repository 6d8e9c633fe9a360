//! Express as the Monte Carlo engine sees it.

use super::super::Level;
use super::super::colour::Colour;
use super::super::table::{PlainTable, places};
use super::playout;
use super::position::{PAWNS, Position};
use crate::montecarlo::game::Finish;
use crate::montecarlo::{Aim, Stream};

/// A table with these computer players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// How each player plays.
    pub levels: [Level; Colour::COUNT],
}

impl PlainTable for Table {
    type Position = Position;

    /// The winner is 1st, everybody else is 2nd: the game ends with the first (X8). Points are those of X10.
    /// Who doesn't play is last.
    fn playout(&self, start: &Position, stream: &mut Stream) -> Finish {
        let (end, rolls) = playout::playout(*start, self.levels, stream);
        let winner = end.winner();
        Finish {
            places: places(|player| end.plays(player), |player| winner == Some(player)),
            points: end.scores(),
            draws: rolls,
        }
    }
}

/// What the winner scores, and nobody more (X10).
const MOST_POINTS: u32 = PAWNS as u32 + 1;

/// What the Oracle is asked in this position: to win (O3); none when the game is over.
#[must_use]
pub fn aim(position: &Position) -> Option<Aim> {
    position.turn().map(|player| Aim {
        most_points: MOST_POINTS,
        ..Aim::place(player.index(), 0)
    })
}
