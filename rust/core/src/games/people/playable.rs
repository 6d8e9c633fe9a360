//! Sorry People as a game like any other.

use super::super::playable::Playable;
use super::moves::Move;
use super::position::Position;

impl Playable for Position {
    type Move = Move;

    fn is_over(&self) -> bool {
        self.is_over()
    }

    fn chance_is_due(&self) -> bool {
        !self.is_over() && self.card().is_none()
    }

    fn chances(&self) -> Vec<Self> {
        if !self.chance_is_due() {
            return Vec::new();
        }
        let after = |(card, _)| {
            let mut drawn = *self;
            drawn.draw_unchecked(card);
            drawn
        };
        self.pile().iter().map(after).collect()
    }

    fn moves(&self) -> Vec<Move> {
        self.legal_moves().to_vec()
    }

    fn make(&mut self, mv: Option<Move>) {
        self.play_unchecked(mv, &mut ());
    }
}
