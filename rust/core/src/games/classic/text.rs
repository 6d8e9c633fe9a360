//! The moves as text, and back.

use std::fmt;
use std::str::FromStr;

use super::error::IllegalMove;
use super::moves::{Action, Move, Own, Step, Token};
use super::pawn::Pawn;

/// The most steps that any card gives.
const MOST_STEPS: u8 = 12;

impl fmt::Display for Own {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.colour {
            Some(colour) => write!(f, "{colour} {}", self.number),
            None => write!(f, "pawn {}", self.number),
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.steps, self.own)?;
        match self.home {
            Some(home) => write!(f, " and home {home}"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ice(pawn) => write!(f, "ice {pawn}"),
            Self::IceOff => f.write_str("ice off"),
            Self::Fire(own) => write!(f, "fire {own}"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(own) => write!(f, "start {own}"),
            Self::Forward(step) => write!(f, "forward {step}"),
            Self::Back(steps, own) => write!(f, "back {steps} {own}"),
            Self::Split(first, second) => write!(f, "split {first}, {second}"),
            Self::Swap(own, other) => write!(f, "swap {own} {other}"),
            Self::Replace(own, other) => write!(f, "replace {own} {other}"),
            Self::Decline => f.write_str("decline"),
            Self::Discard => f.write_str("discard"),
            Self::FireMove => f.write_str("fire move"),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let discarded = self.card.filter(|_| self.action == Some(Action::Discard));
        if let Some(card) = discarded {
            return write!(f, "discard {card}");
        }
        let card = self.card.map(|card| format!("play {card}"));
        let token = self.token.map(|token| token.to_string());
        let action = self.action.map(|action| action.to_string());
        let parts: Vec<String> = [card, token, action].into_iter().flatten().collect();
        f.pad(&parts.join("; "))
    }
}

impl FromStr for Move {
    type Err = IllegalMove;

    fn from_str(text: &str) -> Result<Self, IllegalMove> {
        parse(text).ok_or_else(|| IllegalMove::UnknownMove(text.to_owned()))
    }
}

fn parse(text: &str) -> Option<Move> {
    if let Some(card) = text.strip_prefix("discard ") {
        return Some(Move {
            card: Some(card.parse().ok()?),
            ..Move::of(Action::Discard)
        });
    }
    if let Some(played) = text.strip_prefix("play ") {
        let (card, rest) = played.split_once("; ")?;
        return Some(Move {
            card: Some(card.parse().ok()?),
            ..Move::of(action(rest)?)
        });
    }
    let Some(token) = token(text.split("; ").next()?) else {
        return Some(Move::of(action(text)?));
    };
    let action = match text.split_once("; ") {
        Some((_, rest)) => Some(action(rest)?),
        None => None,
    };
    Some(Move {
        card: None,
        token: Some(token),
        action,
    })
}

fn token(text: &str) -> Option<Token> {
    match text.split_once(' ')? {
        ("ice", "off") => Some(Token::IceOff),
        ("ice", pawn) => Some(Token::Ice(pawn.parse().ok()?)),
        ("fire", pawn) => Some(Token::Fire(own(pawn)?)),
        _ => None,
    }
}

fn action(text: &str) -> Option<Action> {
    match text {
        "decline" => return Some(Action::Decline),
        "fire move" => return Some(Action::FireMove),
        _ => {}
    }
    let (verb, rest) = text.split_once(' ')?;
    match verb {
        "start" => Some(Action::Start(own(rest)?)),
        "forward" => Some(Action::Forward(step(rest)?)),
        "back" => {
            let (number, pawn) = rest.split_once(' ')?;
            Some(Action::Back(steps(number)?, own(pawn)?))
        }
        "split" => {
            let (first, second) = rest.split_once(", ")?;
            Some(Action::Split(step(first)?, step(second)?))
        }
        "swap" => pair(rest).map(|(own, other)| Action::Swap(own, other)),
        "replace" => pair(rest).map(|(own, other)| Action::Replace(own, other)),
        _ => None,
    }
}

/// `N OWN`, or `N OWN and home OWN`.
fn step(text: &str) -> Option<Step> {
    let (number, rest) = text.split_once(' ')?;
    let (pawn, home) = match rest.split_once(" and home ") {
        Some((pawn, home)) => (pawn, Some(own(home)?)),
        None => (rest, None),
    };
    Some(Step {
        steps: steps(number)?,
        own: own(pawn)?,
        home,
    })
}

/// `OWN OTHER`.
fn pair(text: &str) -> Option<(Own, Pawn)> {
    let (second_space, _) = text.match_indices(' ').nth(1)?;
    let (first, second) = text.split_at(second_space);
    Some((own(first)?, second[1..].parse().ok()?))
}

/// `pawn N`, or in Teams `COLOUR N`.
fn own(text: &str) -> Option<Own> {
    let (name, number) = text.split_once(' ')?;
    let colour = match name {
        "pawn" => None,
        name => Some(name.parse().ok()?),
    };
    let number = number_below(number, Pawn::EACH as u8)?;
    Some(Own { colour, number })
}

fn steps(text: &str) -> Option<u8> {
    number_below(text, MOST_STEPS + 1).filter(|&steps| steps > 0)
}

/// A number in the one form in which it is printed: no sign, no leading zero.
fn number_below(text: &str, bound: u8) -> Option<u8> {
    text.parse()
        .ok()
        .filter(|number: &u8| *number < bound && number.to_string() == text)
}
