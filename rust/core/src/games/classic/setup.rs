//! A position as somebody states it, before it is checked.

use super::super::card::Card;
use super::super::census::Census;
use super::super::colour::Colour;
use super::pawn::Pawn;
use super::place::Place;
use super::rules::Rules;

/// The raw material of a [`Position`](super::Position): every field may say anything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The edition and its options.
    pub rules: Rules,
    /// The colours that play, in any order (K3).
    pub players: Vec<Colour>,
    /// By colour, where its pawns are, by number; empty for colours that don't play.
    pub pawns: [Vec<Place>; Colour::COUNT],
    /// The pawn on Fire (F7).
    pub fire: Option<Pawn>,
    /// The pawn on Ice (F5).
    pub ice: Option<Pawn>,
    /// Whether the move of F8 was made this turn; the card is still to be drawn.
    pub fire_moved: bool,
    /// Whose turn it is; nobody's when the game is over (K5).
    pub turn: Option<Colour>,
    /// The card that was drawn and waits to be played; none in Points.
    pub card: Option<Card>,
    /// The cards played from the present pile, the waiting one not among them.
    pub spent: Census,
    /// By colour, the cards held in Points (KP1).
    pub hands: [Census; Colour::COUNT],
    /// Who draws back up to five before anything else, in Points (KP1).
    pub drawing: Option<Colour>,
}
