//! Express: dice, sixteen pawns and no board (RULES section 4).

mod check;
pub mod choice;
pub mod error;
pub mod event;
pub mod face;
pub mod faces;
pub mod game;
mod hard;
pub mod moves;
mod play;
mod playable;
pub mod playout;
pub mod position;
pub mod setup;
pub mod table;

pub use error::{IllegalMove, PositionError};
pub use event::Event;
pub use face::Face;
pub use faces::Faces;
pub use game::Game;
pub use moves::{Base, Move, Source};
pub use position::Position;
pub use setup::Setup;
pub use table::Table;
