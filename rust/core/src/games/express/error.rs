//! What can be wrong with a position or a move, and what would be right.

use std::fmt;

use super::super::colour::Colour;
use super::super::named::shortened;
use super::face::Face;
use super::moves::Move;
use super::position::PAWNS;

/// Why there is no such position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// Too few players (X1).
    PlayerCount(usize),
    /// A player named twice.
    PlayerTwice(Colour),
    /// A player whose dial shows no colour (X1).
    NoDial(Colour),
    /// A dial or pawns of somebody who doesn't play.
    BaseOfNobody(Colour),
    /// More or fewer than four pawns of a colour (X1).
    PawnCount(Colour, u32),
    /// Pawns waiting that have the colour shown, and would be on the wedge (X4, X7).
    WaitingShown(Colour, Colour),
    /// Two winners (X8).
    TwoWinners(Colour, Colour),
    /// A turn of somebody who doesn't play, or of anybody when the game is over.
    Turn(Colour, Option<Colour>),
    /// Nobody's turn, and nobody has won.
    NoTurn,
    /// Faces that the dice can't show, or after the end of the game.
    Rolled(Vec<Face>),
    /// Dice by which no pawn is ever taken (X9).
    NoPawnOnDice,
    /// Dice without SLIDE, one of which shows nothing but SORRY! (X9).
    AlwaysSorry,
    /// Dice without SLIDE by which nobody is sure to come to four pawns of the colour shown (X9).
    NoWinOnDice,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PlayerCount(1) => f.write_str("1 player: there are 2 to 4"),
            Self::PlayerCount(count) => write!(f, "{count} players: there are 2 to 4"),
            Self::PlayerTwice(player) => write!(f, "{player} is named twice among the players"),
            Self::NoDial(player) => {
                write!(f, "the dial of {player} shows nothing: it shows one of the four colours")
            }
            Self::BaseOfNobody(player) => write!(
                f,
                "{player} has a dial or pawns but is not among the players"
            ),
            Self::PawnCount(colour, count) => {
                write!(f, "there are {count} {colour} pawns: there are {PAWNS} of each colour")
            }
            Self::WaitingShown(player, colour) => write!(
                f,
                "{colour} pawns of {player} wait while the dial shows {colour}: they are on the wedge"
            ),
            Self::TwoWinners(one, other) => write!(
                f,
                "{one} and {other} both have {PAWNS} pawns on the wedge: the game ends with the first"
            ),
            Self::Turn(player, Some(winner)) => write!(
                f,
                "it is the turn of {player}, but {winner} has won: it is nobody's turn then"
            ),
            Self::Turn(player, None) => {
                write!(f, "it is the turn of {player}, who is not among the players")
            }
            Self::NoTurn => write!(
                f,
                "it is nobody's turn, but nobody has {PAWNS} pawns on the wedge: name the player who rolls next"
            ),
            Self::Rolled(faces) => {
                let faces: Vec<String> = faces.iter().map(ToString::to_string).collect();
                write!(
                    f,
                    "{} can't be the faces still to be followed: they are at most one of each die, and none when \
                     the game is over",
                    faces.join(", ")
                )
            }
            Self::NoPawnOnDice => f.write_str(
                "no die has a colour or Wild on it: with such dice no pawn is ever taken and the game can't end",
            ),
            Self::AlwaysSorry => f.write_str(
                "a die shows SORRY! on all its faces and none has SLIDE: with such dice pawns are taken away as fast as \
                 they come and the game need not end; put another face on that die, or SLIDE on any",
            ),
            Self::NoWinOnDice => f.write_str(
                "no die has SLIDE, so that all dials stay as they are, and nobody can gather four pawns of the colour \
                 shown: the game can't end; put SLIDE, Wild or the colour of a player on a die, or SORRY! where all \
                 such colours are shown by several players",
            ),
        }
    }
}

impl std::error::Error for PositionError {}

/// Why an action is not possible; the position is as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// A text that is no move.
    UnknownMove(String),
    /// A roll while faces are to be followed.
    FaceWaits(Colour, Face),
    /// A move before the dice are rolled.
    NoRoll(Colour),
    /// Anything when the game is over.
    GameOver,
    /// A face that this die, from 0, doesn't have.
    NotOnDie(Face, usize),
    /// A move that the face does not allow.
    NotLegal {
        /// The move asked for; none for passing the face.
        asked: Option<Move>,
        /// Whose turn it is.
        player: Colour,
        /// The face to be followed.
        face: Face,
        /// What would be legal.
        legal: Vec<Move>,
    },
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownMove(text) => write!(
                f,
                "unknown move {:?}: a move is \"take COLOUR\", \"take COLOUR from own\", \"take COLOUR from \
                 PLAYER\", \"sorry PLAYER\", \"slide own COLOUR\", \"slide PLAYER COLOUR\" or \"pass\"",
                shortened(text)
            ),
            Self::FaceWaits(player, face) => {
                write!(
                    f,
                    "{player} has rolled {face}: follow it before rolling again"
                )
            }
            Self::NoRoll(player) => write!(f, "nothing is rolled: {player} rolls first"),
            Self::GameOver => f.write_str("the game is over"),
            Self::NotOnDie(face, die) => write!(f, "die {die} has no face {face}"),
            Self::NotLegal {
                asked,
                player,
                face,
                legal,
            } => {
                match asked {
                    Some(mv) => write!(f, "{player} can't play \"{mv}\" with the face {face}")?,
                    None => write!(f, "{player} can't go on without following the face {face}")?,
                }
                if legal.is_empty() {
                    write!(f, ": it can't be followed and is only passed over")
                } else {
                    let legal: Vec<String> = legal.iter().map(|mv| format!("\"{mv}\"")).collect();
                    write!(f, ": legal is {}", legal.join(", "))
                }
            }
        }
    }
}

impl std::error::Error for IllegalMove {}
