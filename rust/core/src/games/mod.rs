//! The games, and what they share.

pub mod card;
pub mod census;
pub mod classic;
pub mod colour;
pub mod express;
pub mod people;
pub mod pile;
pub mod tournament;

pub use people::Level;
