//! The dice.

use super::super::colour::Colour;
use super::face::Face;
use crate::montecarlo::Stream;

/// The faces of the three dice (X9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Faces(pub [[Face; Self::SIDES]; Self::DICE]);

impl Faces {
    /// Dice that a turn rolls (X2).
    pub const DICE: usize = 3;

    /// Faces of each die (X9).
    pub const SIDES: usize = 6;

    /// The dice of X9: all have the four colours, and two more faces each.
    pub const STANDARD: Self = Self([
        die(Face::Wild, Face::Sorry),
        die(Face::Wild, Face::Slide),
        die(Face::Sorry, Face::Slide),
    ]);

    /// A roll, die by die.
    #[inline]
    pub fn roll(&self, stream: &mut Stream) -> [Face; Self::DICE] {
        // One number for all three dice: 216 rolls, each exactly as likely.
        let sides = Self::SIDES as u32;
        let mut roll = stream.below(sides.pow(Self::DICE as u32));
        self.0.map(|die| {
            let side = roll % sides;
            roll /= sides;
            die[side as usize]
        })
    }

    /// Whether some die has this face.
    #[must_use]
    pub fn have(&self, face: Face) -> bool {
        self.0.iter().flatten().any(|&other| other == face)
    }

    /// Whether these faces can all lie on top together, one a die.
    #[must_use]
    pub fn can_show(&self, shown: &[Face]) -> bool {
        self.can_show_but(shown, [false; Self::DICE])
    }

    fn can_show_but(&self, shown: &[Face], used: [bool; Self::DICE]) -> bool {
        let Some((face, rest)) = shown.split_first() else {
            return true;
        };
        (0..Self::DICE).any(|die| {
            let mut with_this = used;
            with_this[die] = true;
            !used[die] && self.0[die].contains(face) && self.can_show_but(rest, with_this)
        })
    }
}

/// A die with the four colours.
const fn die(fifth: Face, sixth: Face) -> [Face; Faces::SIDES] {
    [
        Face::Colour(Colour::Red),
        Face::Colour(Colour::Blue),
        Face::Colour(Colour::Yellow),
        Face::Colour(Colour::Green),
        fifth,
        sixth,
    ]
}
