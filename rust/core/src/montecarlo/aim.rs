//! What the Oracle is asked.

use super::game::{Finish, SEATS};

/// What is asked: whose chances to reach which place, or whose score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Aim {
    /// Whose.
    pub seat: usize,
    /// The best place still open, 0 for 1st (O3).
    pub place: usize,
    /// By what the moves are ranked.
    pub measure: Measure,
    /// The most points that this seat can have at the end; 0 where there are none.
    pub most_points: u32,
}

/// By what moves are ranked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Measure {
    /// The share of playouts that reach the place (O3).
    Place,
    /// The mean of the points (KP4).
    Score,
}

impl Aim {
    /// To reach this place, 0 for 1st.
    #[must_use]
    pub const fn place(seat: usize, place: usize) -> Self {
        Self {
            seat,
            place,
            measure: Measure::Place,
            most_points: 0,
        }
    }

    /// To score the most, of at most so many points; the chance to be 1st is told beside it.
    #[must_use]
    pub const fn score(seat: usize, most_points: u32) -> Self {
        Self {
            seat,
            place: 0,
            measure: Measure::Score,
            most_points,
        }
    }

    /// What a playout is worth: the points, or 1 where it reached the place, else 0.
    pub(super) fn worth(self, finish: &Finish) -> u32 {
        match self.measure {
            Measure::Place => u32::from(usize::from(finish.places[self.seat]) == self.place),
            Measure::Score => finish.points[self.seat].unsigned_abs(),
        }
    }

    /// The most that a playout can be worth.
    pub(super) fn most_worth(self) -> f64 {
        match self.measure {
            Measure::Place => 1.0,
            Measure::Score => f64::from(self.most_points),
        }
    }

    /// Whether every playout reaches it: the last place is left for the last seat only.
    #[must_use]
    pub fn is_settled(self) -> bool {
        self.place == SEATS - 1
    }
}
