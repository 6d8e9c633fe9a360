//! Counts of finished playouts.

use super::game::{Finish, SEATS};
use super::statistics::Share;

/// What the playouts of one start came to, in whole numbers only, so that the order in which they are added
/// makes no difference.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tally {
    /// Playouts counted.
    pub playouts: u64,
    /// By seat and finishing place, how often.
    pub finishes: [[u64; SEATS]; SEATS],
    /// By seat, the sum of the points.
    pub points: [i64; SEATS],
    /// By seat, the sum of the squares of the points.
    pub squares: [u64; SEATS],
    /// Cards drawn in all of them.
    pub draws: u64,
}

impl Tally {
    /// Counts one playout.
    pub fn count(&mut self, finish: &Finish) {
        self.playouts += 1;
        self.draws += u64::from(finish.draws);
        for seat in 0..SEATS {
            self.finishes[seat][usize::from(finish.places[seat])] += 1;
            self.points[seat] += i64::from(finish.points[seat]);
            self.squares[seat] += u64::from(finish.points[seat].unsigned_abs()).pow(2);
        }
    }

    /// How often a seat finished at a place, 0 for 1st.
    #[must_use]
    pub fn share(&self, seat: usize, place: usize) -> Share {
        Share::new(self.finishes[seat][place], self.playouts)
    }

    /// What a seat scored on average; 0 without playouts.
    #[must_use]
    pub fn score(&self, seat: usize) -> f64 {
        self.points[seat] as f64 / self.playouts.max(1) as f64
    }
}

/// Something that workers fill apart and that is then added up.
pub trait Merge {
    /// Adds what another worker counted.
    fn merge(&mut self, other: &Self);
}

impl Merge for Tally {
    fn merge(&mut self, other: &Self) {
        self.playouts += other.playouts;
        self.draws += other.draws;
        for seat in 0..SEATS {
            self.points[seat] += other.points[seat];
            self.squares[seat] += other.squares[seat];
            for place in 0..SEATS {
                self.finishes[seat][place] += other.finishes[seat][place];
            }
        }
    }
}
