//! A position as somebody states it, before it is checked.

use super::super::card::Card;
use super::super::census::Census;
use super::place::Place;
use super::rider::Rider;

/// The raw material of a [`Position`](super::Position): every field may say anything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Where each rider is.
    pub places: [Place; Rider::COUNT],
    /// Who must pass their next turn (T6).
    pub loses_next_turn: [bool; Rider::COUNT],
    /// Who is home, 1st first (E1).
    pub ranking: Vec<Rider>,
    /// Who draws or plays next; none when all are home.
    pub turn: Option<Rider>,
    /// The card that was drawn and waits to be played.
    pub card: Option<Card>,
    /// The cards played from the present pile, the waiting one not among them.
    pub spent: Census,
}
