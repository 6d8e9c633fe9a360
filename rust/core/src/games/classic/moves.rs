//! The moves. Their texts are in [`text`](super::text).

use super::super::card::Card;
use super::super::colour::Colour;
use super::pawn::Pawn;

/// What a player does on a turn, or before drawing (F8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// The card from the hand, in Points (KP1); else none, for the card is the drawn one.
    pub card: Option<Card>,
    /// Where Fire or Ice goes first, in 2013 (F5, F7).
    pub token: Option<Token>,
    /// What the pawns do; none where a token alone is moved.
    pub action: Option<Action>,
}

impl Move {
    /// A move that is an action and nothing else.
    #[must_use]
    pub const fn of(action: Action) -> Self {
        Self {
            card: None,
            token: None,
            action: Some(action),
        }
    }

    /// Moving the pawn on Fire before drawing (F8).
    pub const FIRE_MOVE: Self = Self::of(Action::FireMove);
}

/// What the pawns do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// A pawn from START onto its circle.
    Start(Own),
    /// A pawn forward.
    Forward(Step),
    /// A pawn back by so many spaces.
    Back(u8, Own),
    /// The two parts of a 7, in order (K11).
    Split(Step, Step),
    /// A pawn on the track and one of another colour exchange their spaces.
    Swap(Own, Pawn),
    /// A pawn from START takes the space of one of another colour, which goes to its START.
    Replace(Own, Pawn),
    /// The swap of an 11, or the Fire of a 2 that can't move, is declined.
    Decline,
    /// In Points, a card that can't be played is laid down (KP2).
    Discard,
    /// In 2013, the pawn on Fire goes to the next fire space before the draw (F8).
    FireMove,
}

/// A pawn going forward.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Step {
    /// By so many spaces.
    pub steps: u8,
    /// Which pawn.
    pub own: Own,
    /// The pawn that it brings HOME along, getting there on Fire (F9).
    pub home: Option<Own>,
}

/// A pawn that the mover may move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Own {
    /// Its colour in Teams, where a player has two (KT2); else none, for it is the mover's.
    pub colour: Option<Colour>,
    /// Its number, from 0.
    pub number: u8,
}

/// Where Fire or Ice goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Token {
    /// The Ice goes onto this pawn (F5).
    Ice(Pawn),
    /// The Ice leaves the board (F5).
    IceOff,
    /// The Fire goes onto this pawn (F7).
    Fire(Own),
}
