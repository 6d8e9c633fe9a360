//! The Oracle: weighing the ways to go on against each other (O1 to O6).

use std::ops::Range;

use super::aim::Aim;
use super::game::Game;
use super::parallel::{self, Cancelled, Workers};
use super::tally::Merge;
use super::weighing::Weighing;

/// Goes on with a weighing of the ways to go on until it has so many playouts of each; from
/// [`Weighing::empty`] it begins.
///
/// Of ways that lead to the same but for which of several pieces is which, the first stands for all of them.
///
/// Where there are more than eight ways, as with a split 7, all are played out equally often at first. After 256
/// playouts of each, and again after four times and sixteen times as many, only the best third, or the best eight,
/// go on, and of these only those that can still be best; the two best always do. [`Weighing::tallies`] says how many
/// each has had, and [`Weighing::verdict`] recommends none that was dropped.
///
/// The stream of a playout comes from the seed and its index, and is the same for all ways. Neither the number of
/// threads nor extending an advice in steps changes anything in it (O5). `watch` is shown all that is counted
/// so far, about every 50 ms; when it returns `false`, the work stops.
///
/// # Errors
/// When the work was stopped; see [`parallel::run`].
#[expect(
    clippy::too_many_arguments,
    reason = "the question, and how to work at it"
)]
pub fn advise<G: Game>(
    game: &G,
    position: &G::Position,
    aim: Aim,
    seed: u64,
    known: &Weighing,
    playouts: u64,
    workers: Workers<'_>,
    mut watch: impl FnMut(&Weighing) -> bool,
) -> Result<Weighing, Cancelled> {
    let after = |way: &Option<G::Move>| game.prepare(&game.after(position, way.as_ref()));
    let starts: Vec<G::Start> = game.ways(position).iter().map(after).collect();
    let mut weighing = known.clone();
    while weighing.playouts() < playouts {
        let indices = weighing.playouts()..playouts.min(weighing.next_look());
        let going_on = weighing.going_on(aim);
        let part = Part {
            game,
            starts: &starts,
            going_on: &going_on,
            aim,
            seed,
        };
        let more = part.weigh(indices, workers, |more| {
            let mut so_far = weighing.clone();
            so_far.merge(more);
            watch(&so_far)
        })?;
        weighing.merge(&more);
    }
    Ok(weighing)
}

/// A question, of which some ways are played out.
struct Part<'a, G: Game> {
    game: &'a G,
    /// The positions after each way.
    starts: &'a [G::Start],
    /// The ways to be played out.
    going_on: &'a [bool],
    aim: Aim,
    seed: u64,
}

impl<G: Game> Part<'_, G> {
    fn weigh(
        &self,
        indices: Range<u64>,
        workers: Workers<'_>,
        watch: impl FnMut(&Weighing) -> bool,
    ) -> Result<Weighing, Cancelled> {
        let work = |indices, counts: &mut Weighing| self.count(indices, counts);
        let empty = Weighing::empty(self.starts.len());
        parallel::run(workers, indices, &empty, work, watch)
    }

    fn ways(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.starts.len()).filter(|&at| self.going_on[at])
    }

    /// Plays these indices out.
    fn count(&self, indices: Range<u64>, counts: &mut Weighing) {
        let first = indices.start;
        let nothing = vec![0; (indices.end - first) as usize];
        let mut worths: Vec<(usize, Vec<u32>)> = Vec::new();
        for at in self.ways() {
            let mut worth = nothing.clone();
            let tally = counts.tally_mut(at);
            let (start, seed) = (&self.starts[at], self.seed);
            self.game
                .playouts(start, seed, indices.clone(), &mut |index, finish| {
                    tally.count(finish);
                    worth[(index - first) as usize] = self.aim.worth(finish);
                });
            for (before, earlier) in &worths {
                let products = earlier.iter().zip(&worth);
                let both = products.map(|(&one, &other)| u64::from(one) * u64::from(other));
                counts.add_both(*before, at, both.sum());
            }
            worths.push((at, worth));
        }
    }
}
