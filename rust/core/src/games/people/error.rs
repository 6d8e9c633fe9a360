//! What can be wrong with a position or a move, and what would be right.

use std::fmt;

use super::super::card::Card;
use super::super::named::shortened;
use super::moves::{Move, Moves};
use super::place::Place;
use super::rider::Rider;

/// Why there is no such position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// A text that names no place.
    UnknownPlace(String),
    /// Two riders on one road space (M7).
    SharedSpace(Rider, Rider, Place),
    /// A rider ranked twice.
    RankedTwice(Rider),
    /// A rider in the ranking who is not home (E1).
    RankedNotHome(Rider, Place),
    /// A rider who is home and not in the ranking (E1).
    HomeNotRanked(Rider),
    /// Nobody's turn, while these are still on their way.
    NoTurn(Rider),
    /// The turn of a rider who is home (T2).
    TurnOfHome(Rider),
    /// A lost turn due for a rider who is home and has no more turns.
    HomeLosesTurn(Rider),
    /// A card waiting when nobody is left to play it.
    CardAfterEnd(Card),
    /// More cards of a kind spent than the deck has (T1).
    TooManySpent(Card, u32),
    /// A waiting card of which all are spent already (T4).
    CardAllSpent(Card),
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownPlace(text) => write!(
                f,
                "unknown place {:?}: a place is \"fair\", \"road 0\" to \"road 119\", \"driveway 1\" to \
                 \"driveway 5\" or \"home\"",
                shortened(text)
            ),
            Self::SharedSpace(one, other, place) => write!(
                f,
                "{one} and {other} are both on {place}: a road space holds one rider"
            ),
            Self::RankedTwice(rider) => write!(f, "{rider} is in the ranking twice"),
            Self::RankedNotHome(rider, place) => {
                let at = if *place == Place::Fair {
                    "at the"
                } else {
                    "on"
                };
                write!(
                    f,
                    "{rider} is in the ranking but {at} {place}: the ranking lists the riders who are home"
                )
            }
            Self::HomeNotRanked(rider) => write!(
                f,
                "{rider} is home but not in the ranking: it lists the riders who are home, 1st first"
            ),
            Self::NoTurn(rider) => write!(
                f,
                "it is nobody's turn, but {rider} is not home: name the rider who draws next"
            ),
            Self::TurnOfHome(rider) => write!(
                f,
                "it is the turn of {rider}, who is home: name a rider who is still on the way, or nobody when all are home"
            ),
            Self::HomeLosesTurn(rider) => {
                write!(f, "{rider} is home and has no turn to lose")
            }
            Self::CardAfterEnd(card) => {
                write!(f, "the card {card} waits, but all riders are home")
            }
            Self::TooManySpent(card, count) => write!(
                f,
                "{count} cards {card} are spent, but the deck has {}",
                super::super::census::Census::STANDARD.count(*card)
            ),
            Self::CardAllSpent(card) => write!(
                f,
                "the card {card} can't be the one drawn: all {} of them are spent already",
                super::super::census::Census::STANDARD.count(*card)
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
    CardWaits(Rider, Card),
    /// A move before a card is drawn.
    NoCard(Rider),
    /// Anything when all are home.
    GameOver,
    /// A draw of a card of which none is left in the pile (T4).
    NotInPile(Card),
    /// A move that the card does not allow.
    NotLegal {
        /// The move asked for; none for spending the card.
        asked: Option<Move>,
        /// Whose turn it is.
        rider: Rider,
        /// The waiting card.
        card: Card,
        /// What would be legal.
        legal: Moves,
    },
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownMove(text) => write!(
                f,
                "unknown move {:?}: a move is \"exit\", \"forward N\", \"back N\", \"swap RIDER\", \
                 \"replace RIDER\" or \"stay\"",
                shortened(text)
            ),
            Self::CardWaits(rider, card) => {
                write!(
                    f,
                    "{rider} has drawn the card {card}: play it before drawing again"
                )
            }
            Self::NoCard(rider) => write!(f, "no card is drawn: {rider} draws first"),
            Self::GameOver => write!(f, "the game is over: all riders are home"),
            Self::NotInPile(card) => write!(f, "no card {card} is left in the pile"),
            Self::NotLegal {
                asked,
                rider,
                card,
                legal,
            } => {
                match asked {
                    Some(mv) => write!(f, "{rider} can't play \"{mv}\" with the card {card}")?,
                    None => write!(f, "{rider} can't pass with the card {card}")?,
                }
                if legal.is_empty() {
                    write!(f, ": it has no legal move and can only be spent")
                } else {
                    let legal: Vec<String> = legal.iter().map(|mv| format!("\"{mv}\"")).collect();
                    write!(f, ": legal is {}", legal.join(", "))
                }
            }
        }
    }
}

impl std::error::Error for IllegalMove {}
