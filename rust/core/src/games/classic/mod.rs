//! The square board: Classic, Teams, Points and the 2013 edition (RULES sections 2 and 3).
//!
//! One board and one pawn model; what an edition changes is asked of [`Rules`].

pub mod board;
mod check;
mod choice;
pub mod deck;
pub mod edition;
pub mod error;
pub mod event;
mod fire_and_ice;
pub mod game;
mod generate;
mod hard;
pub mod moves;
mod offer;
pub mod pawn;
pub mod place;
mod places;
mod play;
mod playable;
pub mod playout;
pub mod points;
pub mod position;
mod quick;
mod reach;
pub mod rules;
pub mod setup;
mod split;
pub mod table;
mod text;
mod way;

pub use deck::Deck;
pub use edition::Edition;
pub use error::{IllegalMove, PositionError};
pub use event::Event;
pub use game::Game;
pub use moves::{Action, Move, Own, Step, Token};
pub use pawn::{Pawn, Pawns};
pub use place::Place;
pub use position::Position;
pub use rules::Rules;
pub use setup::Setup;
pub use table::Table;
