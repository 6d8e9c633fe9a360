//! The position: all that is on the table.

use super::super::colour::Colour;
use super::error::IllegalMove;
use super::face::Face;
use super::faces::Faces;
use super::moves::{Base, Move, Source};

/// Pawns of each colour, and on a wedge that wins (X1, X8).
pub const PAWNS: u8 = 4;

/// A position that can be: made from a [`Setup`](super::Setup) that stood the checks.
///
/// Players are named by the colour on which they begin (X1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) playing: [bool; Colour::COUNT],
    pub(super) start: [u8; Colour::COUNT],
    /// A player who doesn't play has the dial on their own colour and no pawns.
    pub(super) dial: [Colour; Colour::COUNT],
    pub(super) home: [u8; Colour::COUNT],
    pub(super) waiting: [[u8; Colour::COUNT]; Colour::COUNT],
    /// The faces still to be followed, the next one last.
    pub(super) rolled: [Face; Faces::DICE],
    pub(super) left: u8,
    pub(super) turn: Option<Colour>,
    pub(super) faces: Faces,
}

impl Position {
    /// Who plays, clockwise from Red.
    pub fn players(&self) -> impl Iterator<Item = Colour> + use<> {
        let playing = self.playing;
        Colour::ALL
            .into_iter()
            .filter(move |player| playing[player.index()])
    }

    /// Whether somebody plays.
    #[must_use]
    pub const fn plays(&self, player: Colour) -> bool {
        self.playing[player.index()]
    }

    /// How many pawns of a colour are on the START base.
    #[must_use]
    pub const fn start(&self, colour: Colour) -> u8 {
        self.start[colour.index()]
    }

    /// The colour that a player's dial shows.
    #[must_use]
    pub const fn dial(&self, player: Colour) -> Colour {
        self.dial[player.index()]
    }

    /// How many pawns, all of the dial's colour, are on a player's HOME wedge.
    #[must_use]
    pub const fn home(&self, player: Colour) -> u8 {
        self.home[player.index()]
    }

    /// How many pawns of a colour are in a player's waiting area.
    #[must_use]
    pub const fn waiting(&self, player: Colour, colour: Colour) -> u8 {
        self.waiting[player.index()][colour.index()]
    }

    /// The faces rolled and still to be followed, in order (X2).
    pub fn rolled(&self) -> impl Iterator<Item = Face> + '_ {
        self.rolled[..usize::from(self.left)].iter().rev().copied()
    }

    /// The face to be followed now.
    #[must_use]
    pub const fn face(&self) -> Option<Face> {
        match self.left {
            0 => None,
            left => Some(self.rolled[left as usize - 1]),
        }
    }

    /// Whose turn it is; nobody's when the game is over.
    #[must_use]
    pub const fn turn(&self) -> Option<Colour> {
        self.turn
    }

    /// The dice.
    #[must_use]
    pub const fn faces(&self) -> &Faces {
        &self.faces
    }

    /// Whether somebody has won (X8).
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.turn.is_none()
    }

    /// Who has won (X8).
    #[must_use]
    pub fn winner(&self) -> Option<Colour> {
        self.players().find(|&player| self.home(player) == PAWNS)
    }

    /// What the game scores in a tournament: its winner 5, every other player one for each pawn on their HOME
    /// wedge (X10).
    #[must_use]
    pub fn scores(&self) -> [i32; Colour::COUNT] {
        self.home
            .map(|pawns| i32::from(pawns) + i32::from(pawns == PAWNS))
    }

    /// Rolls these faces, die by die; they are then followed in the order of X2.
    ///
    /// # Errors
    /// When faces are still to be followed, when the game is over, or when a die has no such face.
    pub fn roll(&mut self, faces: [Face; Faces::DICE]) -> Result<(), IllegalMove> {
        self.check_roll()?;
        for (die, face) in faces.into_iter().enumerate() {
            if !self.faces.0[die].contains(&face) {
                return Err(IllegalMove::NotOnDie(face, die));
            }
        }
        self.roll_unchecked(faces);
        Ok(())
    }

    /// Whether a roll is due.
    pub(super) fn check_roll(&self) -> Result<(), IllegalMove> {
        let player = self.turn.ok_or(IllegalMove::GameOver)?;
        match self.face() {
            Some(face) => Err(IllegalMove::FaceWaits(player, face)),
            None => Ok(()),
        }
    }

    /// [`Position::roll`] without its checks.
    #[inline]
    pub fn roll_unchecked(&mut self, faces: [Face; Faces::DICE]) {
        self.rolled = in_order(faces);
        self.left = Faces::DICE as u8;
    }

    /// The legal moves of the face to be followed, in the order in which they are offered; none where it can only
    /// be passed, and none before the roll.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.each_move(&mut |mv| moves.push(mv));
        moves
    }

    /// Offers each legal move.
    #[inline]
    pub(super) fn each_move(&self, offer: &mut impl FnMut(Move)) {
        let (Some(player), Some(face)) = (self.turn, self.face()) else {
            return;
        };
        match face {
            Face::Colour(colour) => self.each_take(player, colour, offer),
            Face::Wild => {
                for colour in Colour::ALL {
                    self.each_take(player, colour, offer);
                }
            }
            Face::Sorry => {
                for other in player.others().filter(|&other| self.home(other) > 0) {
                    offer(Move::Sorry(other));
                }
            }
            Face::Slide => {
                for base in self.bases(player) {
                    let shown = self.dial(owner(base, player));
                    for colour in shown.others() {
                        offer(Move::Slide(base, colour));
                    }
                }
                offer(Move::Pass);
            }
        }
    }

    /// Taking a pawn of a colour: from START or, when there is none, from any waiting area (X3).
    #[inline]
    fn each_take(&self, player: Colour, colour: Colour, offer: &mut impl FnMut(Move)) {
        if self.start(colour) > 0 {
            offer(Move::Take(colour, Source::Start));
            return;
        }
        // Who doesn't play has nothing waiting.
        if self.waiting(player, colour) > 0 {
            offer(Move::Take(colour, Source::Waiting(Base::Own)));
        }
        for other in Colour::ALL {
            if other != player && self.waiting(other, colour) > 0 {
                offer(Move::Take(colour, Source::Waiting(Base::Of(other))));
            }
        }
    }

    /// The bases as the player on turn names them: their own first.
    fn bases(&self, player: Colour) -> impl Iterator<Item = Base> + use<> {
        let others = self.players().filter(move |&other| other != player);
        std::iter::once(Base::Own).chain(others.map(Base::Of))
    }
}

/// Whose base it is that the player on turn names so.
pub(super) const fn owner(base: Base, player: Colour) -> Colour {
    match base {
        Base::Own => player,
        Base::Of(other) => other,
    }
}

/// Faces in the order of X2, the first of them last.
pub(super) fn in_order(mut faces: [Face; Faces::DICE]) -> [Face; Faces::DICE] {
    faces.sort_unstable_by(|one, other| other.cmp(one));
    faces
}
