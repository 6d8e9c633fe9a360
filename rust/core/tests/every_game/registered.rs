//! What the suite asks of a game.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use sorry_people_core::games::{Level, Playable};
use sorry_people_core::montecarlo::{self, Aim, Stream};

/// A game of the core, with its options.
pub(crate) trait Registered {
    type Game: Clone + PartialEq + Debug;
    type Position: Playable<Move = Self::Move> + Debug;
    type Move: Copy + PartialEq + Debug + Display + FromStr<Err: Debug>;

    /// A new game, its options and players taken from the stream.
    fn new_game(options: &mut Stream) -> Self::Game;

    fn from_position(position: Self::Position, seed: u64) -> Self::Game;

    /// The game made anew from all that it tells about itself.
    fn restored(game: &Self::Game) -> Option<Self::Game>;

    fn position(game: &Self::Game) -> Self::Position;

    /// Draws or rolls.
    fn chance(game: &mut Self::Game) -> Result<(), String>;

    fn play(game: &mut Self::Game, mv: Option<Self::Move>) -> Result<(), String>;

    fn choose(game: &Self::Game, level: Level) -> Result<Option<Self::Move>, String>;

    /// The position by way of its setup.
    fn by_setup(position: &Self::Position) -> Result<Self::Position, String>;

    /// Holds that no card and no pawn is lost or doubled.
    fn check_census(position: &Self::Position);

    /// Holds that a game that is over has the winners that it should have.
    fn check_end(position: &Self::Position);

    /// Moves of every form with every pawn: what a player might try.
    fn attempts() -> Vec<Self::Move>;

    fn table(
        level: Level,
        position: &Self::Position,
    ) -> impl montecarlo::Game<Position = Self::Position>;

    fn aim(position: &Self::Position) -> Option<Aim>;
}

/// The moves that texts stand for.
pub(crate) fn parsed<M: FromStr<Err: Debug>>(texts: impl IntoIterator<Item = String>) -> Vec<M> {
    let parse = |text: String| text.parse().expect("a move");
    texts.into_iter().map(parse).collect()
}
