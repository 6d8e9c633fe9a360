//! The editions of the square board as games like any other.

use super::super::playable::Playable;
use super::moves::Move;
use super::pawn::Pawn;
use super::places::Places;
use super::position::Position;

impl Playable for Position {
    type Move = Move;

    fn is_over(&self) -> bool {
        self.is_over()
    }

    fn chance_is_due(&self) -> bool {
        self.drawer().is_some()
    }

    fn chances(&self) -> Vec<Self> {
        if !self.chance_is_due() {
            return Vec::new();
        }
        let moved = self
            .legal_moves()
            .into_iter()
            .map(|mv| self.after(Some(mv)));
        let drawn = |before: Self| {
            before
                .pile()
                .iter()
                .map(move |(card, _)| {
                    let mut drawn = before;
                    drawn.draw_unchecked(card);
                    drawn
                })
                .collect::<Vec<_>>()
        };
        [*self].into_iter().chain(moved).flat_map(drawn).collect()
    }

    fn moves(&self) -> Vec<Move> {
        self.legal_moves()
    }

    fn may_pass(&self) -> bool {
        !self.is_over() && self.chance_is_due() != self.legal_moves().is_empty()
    }

    fn make(&mut self, mv: Option<Move>) {
        if mv.is_none() && self.chance_is_due() {
            // What was not made before the draw is not made after it: the computer players are not asked again.
            self.fire_moved = true;
        } else {
            self.play_unchecked(mv, &mut ());
        }
    }

    /// Each colour's pawns by how far they have to go, those on Fire or Ice after others there.
    fn unnumbered(&self) -> Self {
        let mut unnumbered = *self;
        unnumbered.places = Places::NOWHERE;
        for colour in self.players() {
            let pawns = || (0..self.rules.pawns_each() as u8).map(|at| Pawn::new(colour, at));
            let rank = |pawn: Pawn| {
                let (fire, ice) = (self.fire == Some(pawn), self.ice == Some(pawn));
                (self.way(pawn).number(), fire, ice)
            };
            let mut ranked: Vec<Pawn> = pawns().collect();
            ranked.sort_by_key(|&pawn| rank(pawn));
            for (renamed, &pawn) in pawns().zip(&ranked) {
                unnumbered.places.put(renamed, self.way(pawn));
                if self.fire == Some(pawn) {
                    unnumbered.fire = Some(renamed);
                }
                if self.ice == Some(pawn) {
                    unnumbered.ice = Some(renamed);
                }
            }
        }
        unnumbered
    }
}
