//! What can be wrong with a position or a move, and what would be right.

use std::fmt;

use super::super::card::Card;
use super::super::colour::Colour;
use super::super::named::shortened;
use super::edition::Edition;
use super::moves::Move;
use super::pawn::Pawn;
use super::place::Place;
use super::rules::Rules;

/// Why there is no such position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// A text that names no place.
    UnknownPlace(String),
    /// A text that names no pawn.
    UnknownPawn(String),
    /// Too few players, or too many (K3), or not all four in Teams (KT1).
    PlayerCount(Edition, usize),
    /// A player named twice.
    PlayerTwice(Colour),
    /// A colour with too few pawns or too many (K1, F1).
    PawnCount(Colour, usize, usize),
    /// Pawns of a colour that doesn't play (K3).
    PawnsOfNobody(Colour),
    /// Two pawns on one space (K6).
    SharedSpace(Pawn, Pawn, Place),
    /// Two winners (K5).
    TwoWinners(Colour, Colour),
    /// A turn of a colour that doesn't play, or of anybody when the game is over.
    Turn(Colour, Option<Colour>),
    /// Nobody's turn, and nobody has won.
    NoTurn,
    /// Fire, Ice or the move of F8 in an edition without them.
    NoFireAndIce(Edition),
    /// A token on a pawn that is not where it can hold it (F5, F7).
    Token(&'static str, Pawn, Place),
    /// The move of F8 is said to be made, and can't have been.
    FireMoved,
    /// More cards of a kind spent and held than the deck has (K2).
    TooManyCards(Card, u8),
    /// A waiting card of which all are spent already (T4).
    CardAllSpent(Card),
    /// A waiting card that nobody can play.
    CardWaits(Card),
    /// More cards of a kind held than the deck has (K2).
    TooManyHeld(Card, u8),
    /// A hand that can't be (KP1).
    Hand(Colour, u32),
    /// Cards in the hand of a colour that doesn't play (K3).
    HandOfNobody(Colour),
    /// A hand that is short while there are cards to draw, of somebody who need not draw now, or by more than the card
    /// just played (KP1).
    ShortHand(Colour, u32),
    /// A draw that isn't due (KP1).
    Drawing(Colour),
}

impl fmt::Display for PositionError {
    #[expect(clippy::too_many_lines, reason = "a sentence for each error")]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownPlace(text) => write!(
                f,
                "unknown place {:?}: a place is \"start\", \"track 0\" to \"track 59\", \"safety 1\" to \
                 \"safety 5\" or \"home\"",
                shortened(text)
            ),
            Self::UnknownPawn(text) => write!(
                f,
                "unknown pawn {:?}: a pawn is a colour and a number from 0, such as \"Blue 2\"",
                shortened(text)
            ),
            Self::PlayerCount(edition, count) => {
                let play = if *count == 1 { "colour plays" } else { "colours play" };
                let right = match edition {
                    Edition::Teams => "Teams is played by all four",
                    _ => "there are 2 to 4",
                };
                write!(f, "{count} {play}: {right}")
            }
            Self::PlayerTwice(colour) => write!(f, "{colour} is named twice among the players"),
            Self::PawnCount(colour, count, right) => {
                write!(f, "{colour} has {count} pawns: each player has {right}")
            }
            Self::PawnsOfNobody(colour) => write!(
                f,
                "{colour} has pawns but is not among the players: colours that don't play have none"
            ),
            Self::SharedSpace(one, other, place) => {
                write!(
                    f,
                    "{one} and {other} are both on {place}: a space holds one pawn"
                )
            }
            Self::TwoWinners(one, other) => write!(
                f,
                "{one} and {other} both have every pawn home: the game ends with the first"
            ),
            Self::Turn(colour, Some(winner)) => write!(
                f,
                "it is the turn of {colour}, but {winner} has won: it is nobody's turn then"
            ),
            Self::Turn(colour, None) => {
                write!(
                    f,
                    "it is the turn of {colour}, who is not among the players"
                )
            }
            Self::NoTurn => f.write_str(
                "it is nobody's turn, but nobody has every pawn home: name the colour that plays next",
            ),
            Self::NoFireAndIce(edition) => {
                write!(
                    f,
                    "the edition {edition} has no Fire and no Ice: the edition 2013 has"
                )
            }
            Self::Token(name, pawn, Place::NOWHERE) => write!(
                f,
                "the {name} is on {pawn}, but there is no such pawn in this game"
            ),
            Self::Token(name, pawn, place) => {
                let right = if *name == "ice" {
                    "on the track"
                } else {
                    "on the track or in the safety zone"
                };
                write!(
                    f,
                    "the {name} is on {pawn}, which is on {place}: it can be on a pawn {right}"
                )
            }
            Self::FireMoved => f.write_str(
                "the fire move can only have been made when no card is drawn and the pawn on fire, of the colour \
                 whose turn it is, stands on a corner",
            ),
            Self::TooManyCards(card, count) => {
                write!(
                    f,
                    "too many cards {card} are spent or held: the deck has {count}"
                )
            }
            Self::CardAllSpent(card) => write!(
                f,
                "the card {card} can't be the one drawn: all of them are spent already"
            ),
            Self::CardWaits(card) => write!(
                f,
                "the card {card} waits, but there is nobody to play it so: the game is over, or cards are \
                 played from the hands"
            ),
            Self::TooManyHeld(card, count) => {
                write!(f, "too many cards {card} are held: the deck has {count}")
            }
            Self::HandOfNobody(colour) => write!(
                f,
                "{colour} holds cards but is not among the players: colours that don't play have none"
            ),
            Self::ShortHand(colour, count) => write!(
                f,
                "{colour} holds {count} of {} cards: everybody holds all of them, but that the player who draws holds \
                 one fewer",
                Rules::HAND
            ),
            Self::Hand(colour, count) => write!(
                f,
                "{colour} holds {count} cards: a player of Points holds up to {}, and no other edition has hands",
                Rules::HAND
            ),
            Self::Drawing(colour) => write!(
                f,
                "{colour} is said to be drawing: that is a player of Points with fewer than {} cards, while there \
                 are cards to draw and the game is on",
                Rules::HAND
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
    /// A draw while a card waits.
    CardWaits(Colour, Card),
    /// A draw while none is due: in Points a card of the hand is to be played.
    NoDraw(Colour),
    /// A move before a card is drawn.
    NoCard(Colour),
    /// Anything when the game is over.
    GameOver,
    /// A draw of a card of which none is left in the pile (T4).
    NotInPile(Card),
    /// A move that is not legal.
    NotLegal {
        /// The move asked for; none for spending the card.
        asked: Option<Move>,
        /// Whose turn it is.
        player: Colour,
        /// The waiting card; none in Points, and before the draw.
        card: Option<Card>,
        /// What would be legal.
        legal: Vec<Move>,
    },
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownMove(text) => write!(
                f,
                "unknown move {:?}: a move reads like \"start pawn 0\", \"forward 5 pawn 0\", \"back 4 pawn 0\", \
                 \"split 3 pawn 2, 4 pawn 0\", \"swap pawn 0 Blue 1\", \"replace pawn 0 Blue 1\" or \"decline\"; in \
                 Teams a colour stands for \"pawn\", in Points \"play 5; \" stands before it or it is \"discard 5\", \
                 in 2013 \"ice Blue 1; \", \"ice off; \" or \"fire pawn 0; \" may stand before it",
                shortened(text)
            ),
            Self::CardWaits(player, card) => {
                write!(
                    f,
                    "{player} has drawn the card {card}: play it before drawing again"
                )
            }
            Self::NoDraw(player) => {
                write!(f, "no draw is due: {player} plays a card of the hand")
            }
            Self::NoCard(player) => write!(f, "no card is drawn: {player} draws first"),
            Self::GameOver => f.write_str("the game is over"),
            Self::NotInPile(card) => write!(f, "no card {card} is left in the pile"),
            Self::NotLegal {
                asked,
                player,
                card,
                legal,
            } => {
                match asked {
                    Some(mv) => write!(f, "{player} can't play \"{mv}\"")?,
                    None => write!(f, "{player} can't pass")?,
                }
                if let Some(card) = card {
                    write!(f, " with the card {card}")?;
                }
                if legal.is_empty() {
                    write!(f, ": there is no legal move but to pass")
                } else {
                    let legal: Vec<String> = legal.iter().map(|mv| format!("\"{mv}\"")).collect();
                    write!(f, ": legal is {}", legal.join(", "))
                }
            }
        }
    }
}

impl std::error::Error for IllegalMove {}
