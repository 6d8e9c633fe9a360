//! The games, and what they share.

pub mod card;
pub mod census;
pub mod classic;
pub mod colour;
pub mod express;
pub mod named;
pub mod people;
pub mod perft;
pub mod pile;
pub mod playable;
mod seed;
mod stock;
pub mod table;
pub mod tournament;

pub use people::Level;
pub use perft::perft;
pub use playable::Playable;
