//! A position as somebody states it, before it is checked.

use super::super::colour::Colour;
use super::face::Face;
use super::faces::Faces;

/// The raw material of a [`Position`](super::Position): every field may say anything.
///
/// Players are named by the colour on which they begin (X1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Who plays, in any order.
    pub players: Vec<Colour>,
    /// By colour, the pawns on the START base.
    pub start: [u8; Colour::COUNT],
    /// By player, the colour that the dial shows; none for who doesn't play.
    pub dial: [Option<Colour>; Colour::COUNT],
    /// By player, the pawns on the HOME wedge, all of the dial's colour.
    pub home: [u8; Colour::COUNT],
    /// By player and colour, the pawns in the waiting area.
    pub waiting: [[u8; Colour::COUNT]; Colour::COUNT],
    /// The faces rolled and still to be followed, in any order (X2).
    pub rolled: Vec<Face>,
    /// Whose turn it is; nobody's when the game is over (X8).
    pub turn: Option<Colour>,
    /// The dice (X9).
    pub faces: Faces,
}
