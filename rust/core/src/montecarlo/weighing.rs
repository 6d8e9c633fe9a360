//! What was counted of each move, and what follows from it (O3, O4).

use super::aim::{Aim, Measure};
use super::statistics::{Mean, Share};
use super::tally::{Merge, Tally};

/// Of more ways to go on than this, those that can't be best any more are dropped on the way.
const MANY: usize = 8;

/// After so many playouts of each way the first are dropped, and again each time after so many times as many.
const FIRST_LOOK: u64 = 256;
const LOOK_RATIO: u64 = 4;

/// A way is dropped that is behind the best by so many times the 95 % margin of their difference on the same cards:
/// three deviations, so that the several looks at many ways seldom drop the best by chance.
const CAUTION: f64 = 1.5;

/// At each look no more than one in so many go on, but for the last [`MANY`]: where many ways are about as good,
/// finding out which is best would take for ever (this is sequential halving, by thirds).
const KEPT: usize = 3;

/// The counts behind an advice: one tally for each way to go on, and how two ways did on the same cards.
///
/// Every way was played out for the indices from 0 on; those that were dropped on the way for fewer of them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Weighing {
    tallies: Vec<Tally>,
    /// See [`Weighing::both`].
    both: Vec<Vec<u64>>,
}

impl Weighing {
    /// Nothing counted yet, for so many ways to go on.
    #[must_use]
    pub fn empty(ways: usize) -> Self {
        Self {
            tallies: vec![Tally::default(); ways],
            both: vec![vec![0; ways]; ways],
        }
    }

    /// A weighing from its counts, as [`Weighing::tallies`] and [`Weighing::both`] tell them; none when they are
    /// not of the same number of ways, at least one, or when [`advise`](super::advise) doesn't come to such
    /// numbers of playouts.
    #[must_use]
    pub fn from_counts(tallies: Vec<Tally>, both: Vec<Vec<u64>>) -> Option<Self> {
        let ways = tallies.len();
        let square = both.len() == ways && both.iter().all(|row| row.len() == ways);
        let weighing = Self { tallies, both };
        let full = weighing.full().count();
        let can_be = |tally: &Tally| {
            tally.playouts == weighing.playouts() || ways > MANY && is_look(tally.playouts)
        };
        let are_even = weighing.tallies.iter().all(can_be) && full >= ways.min(2);
        (ways > 0 && square && are_even).then_some(weighing)
    }

    /// By two ways, the first before the second in their list: the sum over the playouts that both have had of what
    /// the one was worth times what the other was. For a place that is how often both reached it; for a score it
    /// is the sum of the products of the two scores.
    #[must_use]
    pub fn both(&self) -> &[Vec<u64>] {
        &self.both
    }

    pub(super) fn add_both(&mut self, one: usize, other: usize, worth: u64) {
        self.both[one][other] += worth;
    }

    /// The counts of each way, in the order of the ways to go on.
    #[must_use]
    pub fn tallies(&self) -> &[Tally] {
        &self.tallies
    }

    pub(super) fn tally_mut(&mut self, at: usize) -> &mut Tally {
        &mut self.tallies[at]
    }

    /// The full number of playouts: what every way has had that was not dropped.
    #[must_use]
    pub fn playouts(&self) -> u64 {
        let playouts = self.tallies.iter().map(|tally| tally.playouts);
        playouts.max().unwrap_or(0)
    }

    /// Whether the way at this index has had the full number of playouts: only such may be recommended.
    #[must_use]
    pub fn is_full(&self, at: usize) -> bool {
        self.tallies[at].playouts == self.playouts()
    }

    /// The ways that have had the full number.
    fn full(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.tallies.len()).filter(|&at| self.is_full(at))
    }

    /// How often the way at this index reached the aim's place.
    #[must_use]
    pub fn successes(&self, at: usize, aim: Aim) -> u64 {
        self.tallies[at].finishes[aim.seat][aim.place]
    }

    /// The share of playouts in which this way reached the aim's place (O3).
    #[must_use]
    pub fn share(&self, at: usize, aim: Aim) -> Share {
        self.tallies[at].share(aim.seat, aim.place)
    }

    /// What this way is worth by the aim's measure, with its margin: the share of playouts in which it reached the
    /// place, or the mean score.
    #[must_use]
    pub fn worth(&self, at: usize, aim: Aim) -> Mean {
        match aim.measure {
            Measure::Score => {
                let [sum, squares] = self.sums(at, aim);
                Mean::new(sum, squares, self.tallies[at].playouts, aim.most_worth())
            }
            Measure::Place => {
                let share = self.share(at, aim);
                Mean {
                    mean: share.share,
                    margin: share.margin(),
                }
            }
        }
    }

    /// The sum over the playouts of this way of what they were worth, and that of the squares.
    fn sums(&self, at: usize, aim: Aim) -> [f64; 2] {
        let tally = &self.tallies[at];
        match aim.measure {
            Measure::Place => [self.successes(at, aim) as f64; 2],
            Measure::Score => [
                tally.points[aim.seat] as f64,
                tally.squares[aim.seat] as f64,
            ],
        }
    }

    /// The best of those that have had the full number of playouts, but for one; the first of several.
    fn best_but(&self, but: Option<usize>, worths: &[Mean]) -> Option<usize> {
        let others = self.full().filter(|&at| Some(at) != but);
        others.reduce(|best, at| {
            if worths[at].mean > worths[best].mean {
                at
            } else {
                best
            }
        })
    }

    fn worths(&self, aim: Aim) -> Vec<Mean> {
        let ways = 0..self.tallies.len();
        ways.map(|at| self.worth(at, aim)).collect()
    }

    /// What the counts say (O3, O4); none without ways.
    #[must_use]
    pub fn verdict(&self, aim: Aim) -> Option<Verdict> {
        let worths = self.worths(aim);
        let best = self.best_but(None, &worths)?;
        let runner_up = self.best_but(Some(best), &worths).map(|second| {
            let lead = worths[best].mean - worths[second].mean;
            RunnerUp {
                at: second,
                lead,
                paired_margin: self.paired_margin(best, second, aim),
                too_close: !aim.is_settled() && lead <= worths[best].margin + worths[second].margin,
            }
        });
        Some(Verdict { best, runner_up })
    }

    /// The 95 % margin of the difference of two ways, of the full number of playouts both, which the common cards
    /// make smaller.
    fn paired_margin(&self, one: usize, other: usize, aim: Aim) -> f64 {
        let both = self.both[one.min(other)][one.max(other)] as f64;
        let ([sum, squares], [other_sum, other_squares]) =
            (self.sums(one, aim), self.sums(other, aim));
        let difference = Mean::new(
            sum - other_sum,
            squares + other_squares - 2.0 * both,
            self.playouts(),
            2.0 * aim.most_worth(),
        );
        difference.margin
    }

    /// Up to how many playouts those ways go on that [`Weighing::going_on`] tells.
    pub(super) fn next_look(&self) -> u64 {
        let done = self.playouts();
        let mut look = FIRST_LOOK;
        while look <= done {
            look = look.saturating_mul(LOOK_RATIO);
        }
        look
    }

    /// Which ways are to be played out further: those with the full number, but of many, each time that a number of
    /// playouts is reached at which to look, only the two best and those of the best third that are not far behind.
    ///
    /// It depends on the counts alone, so that it is the same on any number of threads, and in one go or extended.
    pub(super) fn going_on(&self, aim: Aim) -> Vec<bool> {
        let worths = self.worths(aim);
        let best = self.best_but(None, &worths);
        let second = self.best_but(best, &worths);
        let is_near = |at: usize| {
            best.is_none_or(|best| {
                let behind = worths[best].mean - worths[at].mean;
                behind <= CAUTION * self.paired_margin(best, at, aim)
            })
        };
        let mut ranked: Vec<usize> = self.full().collect();
        if self.tallies.len() > MANY && is_look(self.playouts()) {
            // Stable: the first of those that are worth the same stays before the others.
            ranked.sort_by(|&one, &other| worths[other].mean.total_cmp(&worths[one].mean));
            ranked.truncate((ranked.len() / KEPT).max(MANY));
            let goes_on = |&at: &usize| [best, second].contains(&Some(at)) || is_near(at);
            ranked.retain(goes_on);
        }
        (0..self.tallies.len())
            .map(|at| ranked.contains(&at))
            .collect()
    }
}

/// Whether ways are dropped after so many playouts.
const fn is_look(playouts: u64) -> bool {
    let mut look = FIRST_LOOK;
    while look < playouts {
        look = look.saturating_mul(LOOK_RATIO);
    }
    look == playouts
}

impl Merge for Weighing {
    fn merge(&mut self, other: &Self) {
        for (tally, more) in self.tallies.iter_mut().zip(&other.tallies) {
            tally.merge(more);
        }
        for (row, more) in self.both.iter_mut().zip(&other.both) {
            for (count, more) in row.iter_mut().zip(more) {
                *count += more;
            }
        }
    }
}

/// Which way is best, and by how much.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Verdict {
    /// The index of the way that is worth the most, of those with the full number of playouts; the first of them
    /// where several are (O3).
    pub best: usize,
    /// The second best, where there are two ways.
    pub runner_up: Option<RunnerUp>,
}

/// The second best way, of those with the full number of playouts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RunnerUp {
    /// Its index.
    pub at: usize,
    /// How much more the best way is worth, by the aim's measure.
    pub lead: f64,
    /// The 95 % margin of that difference, the cards being the same for both.
    pub paired_margin: f64,
    /// Whether the difference is no more than the sum of both ways' margins (O4); never for a place that is settled.
    pub too_close: bool,
}
