//! The editions of the square board: Classic, Teams, Points and 2013.

pub(crate) mod event;
pub(crate) mod facts;
pub(crate) mod game;
pub(crate) mod mv;
pub(crate) mod part;
pub(crate) mod position;
pub(crate) mod way;
