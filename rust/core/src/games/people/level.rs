//! The computer players (P1 to P4).

use super::super::named::by_name;
use super::hard;
use super::moves::{Move, Moves};
use super::position::Position;
use crate::montecarlo::Stream;

/// How well a computer player plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Any legal move, each as likely (P1).
    Easy,
    /// As Hard, but careless now and then (P3).
    Medium,
    /// The move with the best evaluation (P2).
    Hard,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

    /// Out of [`Level::CHANCES`] choices, how many Medium makes carelessly.
    pub const CARELESS: u32 = 1;

    /// See [`Level::CARELESS`].
    pub const CHANCES: u32 = 2;

    /// The level's name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
        }
    }

    /// The move that a player of this level makes; none without a legal move.
    ///
    /// A single legal move takes nothing from the stream; nor does Hard (P4).
    pub fn choose(self, position: &Position, moves: &Moves, stream: &mut Stream) -> Option<Move> {
        self.pick(moves, stream, || hard::choose(position, moves))
    }

    /// The move that a player of this level makes of these; `hard` is asked for Hard's.
    ///
    /// None without a move. A single one takes nothing from the stream; nor does Hard (P4).
    pub(in crate::games) fn pick<M: Copy>(
        self,
        moves: &[M],
        stream: &mut Stream,
        hard: impl FnOnce() -> M,
    ) -> Option<M> {
        match moves.len() {
            0 => None,
            1 => Some(moves[0]),
            choices => Some(match self.random_choice(choices as u32, stream) {
                Some(at) => moves[at as usize],
                None => hard(),
            }),
        }
    }

    /// Which of so many moves is picked at random; none where Hard's judgement is asked for.
    #[inline]
    pub(in crate::games) fn random_choice(self, choices: u32, stream: &mut Stream) -> Option<u32> {
        let careless = match self {
            Self::Easy => true,
            Self::Medium => stream.below(Self::CHANCES) < Self::CARELESS,
            Self::Hard => false,
        };
        careless.then(|| stream.below(choices))
    }
}

by_name!(Level, "level");
