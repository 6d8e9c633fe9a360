//! What the engine must know of a game.

/// The most seats that any game has.
pub const SEATS: usize = 4;

/// How a playout ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finish {
    /// By seat, the finishing place, 0 for 1st; seats that don't play are last.
    pub places: [u8; SEATS],
    /// By seat, the points of games that are played for points, 0 or more; else 0.
    pub points: [i32; SEATS],
    /// Cards drawn, or dice rolled, in the playout.
    pub draws: u32,
}

/// A game, with its options and with who plays how, that can be played out.
pub trait Game: Sync {
    /// All that the players can see.
    type Position: Clone + Send + Sync;

    /// What a player does with a card.
    type Move: Clone + PartialEq + Send + Sync;

    /// A position made ready for many playouts.
    type Start: Send + Sync;

    /// The ways to go on that differ in what comes of them: the legal moves, in the order in which they are offered,
    /// and then, where the player may, none of them: where a card can only be spent (O1), or before a draw (F8).
    fn ways(&self, position: &Self::Position) -> Vec<Option<Self::Move>>;

    /// The position after one of the ways to go on.
    fn after(&self, position: &Self::Position, mv: Option<&Self::Move>) -> Self::Position;

    /// Makes a position ready for [`Game::playouts`].
    fn prepare(&self, position: &Self::Position) -> Self::Start;

    /// Plays the game to its end once for each index, everything random coming from the seed's stream of that
    /// index, and tells how it finished, in any order.
    fn playouts(
        &self,
        start: &Self::Start,
        seed: u64,
        indices: impl Iterator<Item = u64>,
        tell: &mut impl FnMut(u64, &Finish),
    );
}
