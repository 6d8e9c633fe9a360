//! The moves.

use std::fmt;
use std::ops::Deref;
use std::str::FromStr;

use super::error::IllegalMove;
use super::rider::Rider;

/// What the rider whose turn it is does with the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// From the fair onto the exit space.
    Exit,
    /// Forward by so many spaces.
    Forward(u8),
    /// Back by so many spaces.
    Back(u8),
    /// Swap places with this rider.
    Swap(Rider),
    /// From the fair onto this rider's space, sending them back to their gate.
    Replace(Rider),
    /// Keep the spot instead of swapping (C1).
    Stay,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exit => f.pad("exit"),
            Self::Forward(steps) => write!(f, "forward {steps}"),
            Self::Back(steps) => write!(f, "back {steps}"),
            Self::Swap(rider) => write!(f, "swap {rider}"),
            Self::Replace(rider) => write!(f, "replace {rider}"),
            Self::Stay => f.pad("stay"),
        }
    }
}

impl FromStr for Move {
    type Err = IllegalMove;

    fn from_str(text: &str) -> Result<Self, IllegalMove> {
        let unknown = || IllegalMove::UnknownMove(text.to_owned());
        let steps = |steps: &str| {
            steps
                .parse()
                .ok()
                .filter(|number: &u8| (1..=12).contains(number) && number.to_string() == steps)
                .ok_or_else(unknown)
        };
        let rider = |name: &str| name.parse().map_err(|_| unknown());
        match text.split_once(' ') {
            None if text == "exit" => Ok(Self::Exit),
            None if text == "stay" => Ok(Self::Stay),
            Some(("forward", rest)) => steps(rest).map(Self::Forward),
            Some(("back", rest)) => steps(rest).map(Self::Back),
            Some(("swap", rest)) => rider(rest).map(Self::Swap),
            Some(("replace", rest)) => rider(rest).map(Self::Replace),
            _ => Err(unknown()),
        }
    }
}

/// The legal moves of a card, at most four, in the order in which they are offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moves {
    moves: [Move; Self::MOST],
    len: usize,
}

impl Moves {
    /// An 11 on the road offers the most: forward or staying, and three swaps.
    pub const MOST: usize = 4;

    pub(super) const fn new() -> Self {
        Self {
            moves: [Move::Stay; Self::MOST],
            len: 0,
        }
    }

    pub(super) const fn push(&mut self, mv: Move) {
        self.moves[self.len] = mv;
        self.len += 1;
    }
}

impl Deref for Moves {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        &self.moves[..self.len]
    }
}
