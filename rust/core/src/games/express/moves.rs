//! The moves.

use std::fmt;
use std::str::FromStr;

use super::super::colour::Colour;
use super::error::IllegalMove;

/// What the player on turn does with a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Take a pawn of this colour (X3, X5).
    Take(Colour, Source),
    /// Take a pawn from the HOME wedge of this player (X6).
    Sorry(Colour),
    /// Turn a dial to this colour (X7).
    Slide(Base, Colour),
    /// Turn no dial (X7).
    Pass,
}

/// Whence a pawn is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// The START base.
    Start,
    /// A waiting area.
    Waiting(Base),
}

/// Whose base is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Base {
    /// That of the player on turn.
    Own,
    /// That of another player.
    Of(Colour),
}

impl fmt::Display for Base {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Own => f.write_str("own"),
            Self::Of(player) => write!(f, "{player}"),
        }
    }
}

impl FromStr for Base {
    type Err = IllegalMove;

    fn from_str(text: &str) -> Result<Self, IllegalMove> {
        match text {
            "own" => Ok(Self::Own),
            name => match name.parse() {
                Ok(player) => Ok(Self::Of(player)),
                Err(_) => Err(IllegalMove::UnknownMove(text.to_owned())),
            },
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Take(colour, Source::Start) => write!(f, "take {colour}"),
            Self::Take(colour, Source::Waiting(base)) => write!(f, "take {colour} from {base}"),
            Self::Sorry(player) => write!(f, "sorry {player}"),
            Self::Slide(base, colour) => write!(f, "slide {base} {colour}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Move {
    type Err = IllegalMove;

    fn from_str(text: &str) -> Result<Self, IllegalMove> {
        parse(text).ok_or_else(|| IllegalMove::UnknownMove(text.to_owned()))
    }
}

fn parse(text: &str) -> Option<Move> {
    let words: Vec<&str> = text.split(' ').collect();
    match words[..] {
        ["pass"] => Some(Move::Pass),
        ["take", colour] => Some(Move::Take(colour.parse().ok()?, Source::Start)),
        ["take", colour, "from", base] => {
            let source = Source::Waiting(base.parse().ok()?);
            Some(Move::Take(colour.parse().ok()?, source))
        }
        ["sorry", player] => Some(Move::Sorry(player.parse().ok()?)),
        ["slide", base, colour] => Some(Move::Slide(base.parse().ok()?, colour.parse().ok()?)),
        _ => None,
    }
}
