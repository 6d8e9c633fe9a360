//! Rounds played for points (X10; running scores of Points).

use super::colour::Colour;

/// The running scores of several rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tournament {
    target: i32,
    totals: [i32; Colour::COUNT],
    winner: Option<Colour>,
}

impl Tournament {
    /// The target of X10, unless a higher one is agreed.
    pub const TARGET: i32 = 10;

    /// No round played yet.
    #[must_use]
    pub const fn new(target: i32) -> Self {
        Self {
            target,
            totals: [0; Colour::COUNT],
            winner: None,
        }
    }

    /// Points that win the tournament.
    #[must_use]
    pub const fn target(&self) -> i32 {
        self.target
    }

    /// By colour, the points of all rounds so far.
    #[must_use]
    pub const fn totals(&self) -> &[i32; Colour::COUNT] {
        &self.totals
    }

    /// Who has won the tournament.
    #[must_use]
    pub const fn winner(&self) -> Option<Colour> {
        self.winner
    }

    /// Adds a round's scores. Of several players at the target the one with the most points wins; where they are
    /// level, the winner of this round, and else the first clockwise from Red. **(ruling)**
    ///
    /// Once the tournament is won, nothing changes any more.
    pub fn add(&mut self, scores: &[i32; Colour::COUNT], round_winner: Colour) {
        if self.winner.is_some() {
            return;
        }
        for (total, score) in self.totals.iter_mut().zip(scores) {
            *total += score;
        }
        let most = self.totals.into_iter().max().unwrap_or(0);
        if most >= self.target {
            let leads = |colour: &Colour| self.totals[colour.index()] == most;
            let candidates = [round_winner].into_iter().chain(Colour::ALL);
            self.winner = candidates.into_iter().find(leads);
        }
    }
}
