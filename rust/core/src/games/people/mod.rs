//! Sorry People: four riders on a county road of 120 spaces.

pub mod board;
mod check;
mod code;
pub mod error;
pub mod event;
pub mod fast;
pub mod game;
pub mod hard;
pub mod level;
pub mod moves;
mod options;
pub mod outcome;
pub mod place;
mod playable;
pub mod playout;
pub mod position;
pub mod rider;
pub mod setup;
pub mod story;
mod strength;
pub mod table;
mod tables;
pub mod yardstick;

pub use error::{IllegalMove, PositionError};
pub use event::Event;
pub use game::Game;
pub use level::Level;
pub use moves::{Move, Moves};
pub use place::Place;
pub use position::Position;
pub use rider::Rider;
pub use setup::Setup;
pub use table::Table;
