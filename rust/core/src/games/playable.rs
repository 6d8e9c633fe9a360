//! What is true of the position of every game.

/// A position of any game: what can be done in it, and what comes of it.
///
/// What no player chooses is a *chance*: the card that is drawn, the faces that are rolled. A position waits for a
/// chance, or for a play, or the game is over.
pub trait Playable: Copy + PartialEq + Send + Sync {
    /// What a player does.
    type Move: Copy + PartialEq + Send + Sync;

    /// Whether the game is over.
    fn is_over(&self) -> bool;

    /// Whether a draw or a roll is due.
    fn chance_is_due(&self) -> bool;

    /// The positions after each chance that is due, those alike once; none when none is.
    ///
    /// Where something may be played before the chance (F8), the chances after it are among them.
    fn chances(&self) -> Vec<Self>;

    /// The legal moves, in the order in which they are offered.
    fn moves(&self) -> Vec<Self::Move>;

    /// Whether the player may go on without a move: where a play is due and there is none, and before the draw
    /// where a move may be made (F8).
    fn may_pass(&self) -> bool {
        !self.is_over() && !self.chance_is_due() && self.moves().is_empty()
    }

    /// Makes a legal move; or with none goes on without, where the player may.
    fn make(&mut self, mv: Option<Self::Move>);

    /// The position after a legal move, or after going on without.
    #[must_use]
    fn after(&self, mv: Option<Self::Move>) -> Self {
        let mut after = *self;
        after.make(mv);
        after
    }

    /// All ways to go on: the legal moves and then, where the player may, none of them.
    #[must_use]
    fn ways(&self) -> Vec<Option<Self::Move>> {
        let pass = self.may_pass().then_some(None);
        self.moves().into_iter().map(Some).chain(pass).collect()
    }

    /// The same position but for which of several pieces that are alike is which: like positions have the same one. It
    /// is for comparing positions, not for playing on.
    #[must_use]
    fn unnumbered(&self) -> Self {
        *self
    }

    /// For each of the ways to go on, the number of what comes of it, counted from 0 in the order of the ways: those
    /// that lead to like positions, such as starting one pawn or another, have the same.
    #[must_use]
    fn outcomes(&self) -> Vec<usize> {
        let mut distinct: Vec<Self> = Vec::new();
        let mut number = |way| {
            let after = self.after(way).unnumbered();
            let known = distinct.iter().position(|other| *other == after);
            known.unwrap_or_else(|| {
                distinct.push(after);
                distinct.len() - 1
            })
        };
        self.ways().into_iter().map(&mut number).collect()
    }

    /// The ways to go on that differ in what comes of them: of those that lead to like positions the first.
    #[must_use]
    fn distinct_ways(&self) -> Vec<Option<Self::Move>> {
        let mut distinct = Vec::new();
        for (way, outcome) in self.ways().into_iter().zip(self.outcomes()) {
            if outcome == distinct.len() {
                distinct.push(way);
            }
        }
        distinct
    }

    /// The distinct positions that the legal moves lead to, in the order of the moves; where there is none, the one
    /// after going on without. None when a chance is due before anything, or the game is over.
    #[must_use]
    fn results(&self) -> Vec<Self> {
        let mut ways = self.ways();
        if ways.len() > 1 {
            ways.retain(Option::is_some);
        }
        let mut results = Vec::new();
        for way in ways {
            let after = self.after(way);
            if !results.contains(&after) {
                results.push(after);
            }
        }
        results
    }
}
