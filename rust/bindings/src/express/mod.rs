//! Express.

pub(crate) mod event;
pub(crate) mod facts;
pub(crate) mod game;
pub(crate) mod mv;
pub(crate) mod position;
