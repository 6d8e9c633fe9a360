//! Express as a game like any other.

use super::super::playable::Playable;
use super::moves::Move;
use super::position::{Position, in_order};

impl Playable for Position {
    type Move = Move;

    fn is_over(&self) -> bool {
        self.is_over()
    }

    fn chance_is_due(&self) -> bool {
        !self.is_over() && self.face().is_none()
    }

    fn chances(&self) -> Vec<Self> {
        if !self.chance_is_due() {
            return Vec::new();
        }
        let [first, second, third] = self.faces.0;
        let mut rolls = Vec::new();
        for one in first {
            for two in second {
                rolls.extend(third.map(|three| in_order([one, two, three])));
            }
        }
        rolls.sort_unstable();
        rolls.dedup();
        let after = |faces| {
            let mut rolled = *self;
            rolled.roll_unchecked(faces);
            rolled
        };
        rolls.into_iter().map(after).collect()
    }

    fn moves(&self) -> Vec<Move> {
        self.legal_moves()
    }

    fn make(&mut self, mv: Option<Move>) {
        self.play_unchecked(mv, &mut ());
    }
}
