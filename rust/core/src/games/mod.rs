//! The games, and the cards that they share.

pub mod card;
pub mod census;
pub mod people;
pub mod pile;
