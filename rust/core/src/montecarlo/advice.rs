//! The Oracle: weighing the moves of a card against each other (O1 to O6).

use std::ops::Range;

use super::game::{Finish, Game};
use super::parallel::{self, Cancelled, Workers};
use super::statistics::{Share, margin_of_mean};
use super::tally::{Merge, Tally};

/// Playouts of all moves that a worker does between two looks at the cancel flag.
const BLOCK: u64 = 2048;

/// What is asked: whose chances to reach which place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Aim {
    /// Whose.
    pub seat: usize,
    /// The best place still open, 0 for 1st (O3).
    pub place: usize,
}

impl Aim {
    /// Whether the playout reached the aim.
    fn is_reached(self, finish: &Finish) -> bool {
        usize::from(finish.places[self.seat]) == self.place
    }
}

/// The counts behind an advice: one tally a move, and how often two moves reached the aim on the same cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Weighing {
    tallies: Vec<Tally>,
    /// By two moves, the first before the second in the list of moves: how often both reached the aim.
    both: Vec<Vec<u64>>,
}

impl Weighing {
    /// Nothing counted yet, for so many moves.
    #[must_use]
    pub fn empty(moves: usize) -> Self {
        Self {
            tallies: vec![Tally::default(); moves],
            both: vec![vec![0; moves]; moves],
        }
    }

    /// A weighing from its counts, as [`Weighing::tallies`] and [`Weighing::both`] tell them; none when they are
    /// not of the same number of moves, at least one, or of the same number of playouts.
    #[must_use]
    pub fn from_counts(tallies: Vec<Tally>, both: Vec<Vec<u64>>) -> Option<Self> {
        let moves = tallies.len();
        let square = both.len() == moves && both.iter().all(|row| row.len() == moves);
        let even = tallies
            .iter()
            .all(|one| one.playouts == tallies[0].playouts);
        (moves > 0 && square && even).then_some(Self { tallies, both })
    }

    /// By two moves, the first before the second in the list of moves: how often both reached the aim.
    #[must_use]
    pub fn both(&self) -> &[Vec<u64>] {
        &self.both
    }

    /// The counts of each move, in the order of the legal moves.
    #[must_use]
    pub fn tallies(&self) -> &[Tally] {
        &self.tallies
    }

    /// How often the move at this index reached the aim.
    #[must_use]
    pub fn successes(&self, at: usize, aim: Aim) -> u64 {
        self.tallies[at].finishes[aim.seat][aim.place]
    }

    /// The share of playouts in which this move reached the aim (O3).
    #[must_use]
    pub fn share(&self, at: usize, aim: Aim) -> Share {
        Share::new(self.successes(at, aim), self.tallies[at].playouts)
    }

    /// What the counts say (O3, O4); none without moves.
    #[must_use]
    pub fn verdict(&self, aim: Aim) -> Option<Verdict> {
        let shares: Vec<Share> = (0..self.tallies.len())
            .map(|at| self.share(at, aim))
            .collect();
        let best_of = |but: Option<usize>| {
            // The first of the best, as everywhere.
            (0..shares.len())
                .filter(|&at| Some(at) != but)
                .rev()
                .max_by(|&one, &other| shares[one].share.total_cmp(&shares[other].share))
        };
        let best = best_of(None)?;
        let runner_up = best_of(Some(best)).map(|second| {
            let lead = shares[best].share - shares[second].share;
            RunnerUp {
                at: second,
                lead,
                paired_margin: self.paired_margin(best, second, aim),
                too_close: lead <= shares[best].margin() + shares[second].margin(),
            }
        });
        Some(Verdict { best, runner_up })
    }

    /// The 95 % margin of the difference of two moves' shares, which the common cards make smaller.
    fn paired_margin(&self, one: usize, other: usize, aim: Aim) -> f64 {
        let both = self.both[one.min(other)][one.max(other)] as f64;
        let only_one = self.successes(one, aim) as f64 - both;
        let only_other = self.successes(other, aim) as f64 - both;
        margin_of_mean(
            only_one - only_other,
            only_one + only_other,
            self.tallies[one].playouts,
        )
    }
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

/// Which move is best, and by how much.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Verdict {
    /// The index of the move that reached the aim most often; the first of them where several did (O3).
    pub best: usize,
    /// The second best, where there are two moves.
    pub runner_up: Option<RunnerUp>,
}

/// The second best move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RunnerUp {
    /// Its index.
    pub at: usize,
    /// How much larger the best move's share is.
    pub lead: f64,
    /// The 95 % margin of that difference, the cards being the same for both.
    pub paired_margin: f64,
    /// Whether the difference is no more than the sum of both moves' margins (O4).
    pub too_close: bool,
}

/// Plays every legal move of a position out to the end, once for each index, and counts.
///
/// The stream of a playout comes from the seed and its index, and is the same for all moves.
///
/// # Errors
/// When the work was stopped; see [`parallel::run`].
pub fn weigh<G: Game>(
    game: &G,
    position: &G::Position,
    aim: Aim,
    seed: u64,
    indices: Range<u64>,
    workers: Workers<'_>,
    watch: impl FnMut(&Weighing) -> bool,
) -> Result<Weighing, Cancelled> {
    let starts: Vec<G::Start> = candidates(game, position)
        .iter()
        .map(|mv| game.prepare(&game.after(position, mv.as_ref())))
        .collect();
    let block = (BLOCK / starts.len() as u64).max(1);
    let work = |indices: Range<u64>, counts: &mut Weighing| {
        let first = indices.start;
        let mut reached = vec![vec![false; (indices.end - first) as usize]; starts.len()];
        for (at, start) in starts.iter().enumerate() {
            let tally = &mut counts.tallies[at];
            game.playouts(start, seed, indices.clone(), &mut |index, finish| {
                tally.count(finish);
                reached[at][(index - first) as usize] = aim.is_reached(finish);
            });
        }
        for one in 0..starts.len() {
            for other in one + 1..starts.len() {
                let both = reached[one]
                    .iter()
                    .zip(&reached[other])
                    .filter(|&(&one, &other)| one && other);
                counts.both[one][other] += both.count() as u64;
            }
        }
    };
    parallel::run(
        workers,
        indices,
        block,
        &Weighing::empty(starts.len()),
        work,
        watch,
    )
}

/// The legal moves; where there are none, the one way to go on: spending the card (O1).
pub fn candidates<G: Game>(game: &G, position: &G::Position) -> Vec<Option<G::Move>> {
    let moves = game.legal_moves(position);
    if moves.is_empty() {
        vec![None]
    } else {
        moves.into_iter().map(Some).collect()
    }
}
