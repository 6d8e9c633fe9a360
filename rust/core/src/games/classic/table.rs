//! The editions of the square board as the Monte Carlo engine sees them.

use super::super::Level;
use super::super::colour::Colour;
use super::super::table::{PlainTable, places};
use super::playout;
use super::position::Position;
use crate::montecarlo::game::Finish;
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

impl PlainTable for Table {
    type Position = Position;

    /// Winners, in Teams two, are 1st, everybody else is 2nd: the game ends with the first (K5, KT5). Points
    /// are those of KP4, in Points alone. Colours that don't play are last.
    fn playout(&self, start: &Position, stream: &mut Stream) -> Finish {
        let has_hands = start.rules().has_hands();
        let start = if has_hands {
            start.with_hands_dealt_afresh(self.viewer, stream)
        } else {
            *start
        };
        let (end, draws) = playout::playout(start, self.levels, stream);
        Finish {
            places: places(|colour| end.plays(colour), |colour| end.has_won(colour)),
            points: if has_hands {
                end.scores()
            } else {
                [0; Colour::COUNT]
            },
            draws,
        }
    }
}

/// What the Oracle is asked in this position: to win, in Teams with the partner (O3), and in Points to score the
/// most; none when the game is over.
#[must_use]
pub fn aim(position: &Position) -> Option<Aim> {
    let seat = position.turn()?.index();
    Some(if position.rules().has_hands() {
        Aim::score(seat, position.most_points())
    } else {
        Aim::place(seat, 0)
    })
}
