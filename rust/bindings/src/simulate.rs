//! `simulate`.

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use pyo3::prelude::*;
use sorry_people_core::games::people::yardstick::Yardstick;
use sorry_people_core::games::people::{Position, Rider};
use sorry_people_core::games::{classic, express, people};
use sorry_people_core::montecarlo::{self, Cancelled, Tally, Workers};

use crate::any_position::AnyPosition;
use crate::arguments::{self, MOST_GAMES};
use crate::driver::{Driver, Drivers};
use crate::engine::{Watch, enter_engine};
use crate::errors::{Error, Result};
use crate::game::{Game, any_game};
use crate::seating::Seating;
use crate::simulation_result::{SimulationResult, rate};

/// Plays whole games by computer players and counts how they finished.
///
/// The interpreter is released meanwhile; Ctrl-C stops the work at once.
///
/// Args:
///     games: How many, 1 or more.
///     drivers: Who drives each player, `person`, `easy`, `medium` or `hard`: a mapping from player to driver, or a
///         sequence in the order of play; None is Hard for all. Persons are played as Hard.
///     seed: From 0 to 2**64 - 1; None takes a fresh one, which the result tells.
///     threads: From 1 to 256; None takes one for each core. The counts don't depend on it.
///     start: The game, of any edition, whose position every game goes on from, a waiting card included; in Points
///         with all hands dealt afresh (KP3). None is Sorry People from the fair, the first rider rotating.
///     simple: By the simple playout that the fast one of Sorry People is held against: the same counts, later.
///     progress: Called in this thread with the games done so far and the games a second, at most ten times a
///         second. What it raises stops the work and is raised from here.
///
/// Returns:
///     The counts.
///
/// Raises:
///     ValueError: A number is out of range, a driver or player is unknown or lacks, or the edition has no simple
///         playout.
///     TypeError: A number is no whole number, or `progress` can't be called.
///     IllegalMoveError: `start` is over.
///
/// Examples:
///     >>> import sorry_people as sp
///     >>> result = sp.simulate(1000, drivers=["hard", "easy", "easy", "easy"], seed=1)
///     >>> result.finishes.shape, int(result.finishes[0].sum())
///     ((4, 4), 1000)
///     >>> bool(result.finishes[0, 0] > result.finishes[1, 0])
///     True
#[pyfunction]
#[pyo3(signature = (games, *, drivers=None, seed=None, threads=None, start=None, simple=false, progress=None))]
#[expect(
    clippy::too_many_arguments,
    reason = "keyword arguments of a Python function"
)]
pub(crate) fn simulate(
    py: Python<'_>,
    games: &Bound<'_, PyAny>,
    drivers: Option<&Bound<'_, PyAny>>,
    seed: Option<&Bound<'_, PyAny>>,
    threads: Option<&Bound<'_, PyAny>>,
    start: Option<&Bound<'_, Game>>,
    simple: bool,
    progress: Option<&Bound<'_, PyAny>>,
) -> Result<SimulationResult> {
    let games = arguments::whole("games", games, 1, MOST_GAMES)?;
    let seed = arguments::seed(py, seed)?;
    let threads = arguments::threads(threads)?;
    let start = start.map(|start| any_game(start).any_position());
    let seating = start.map_or(Seating::RIDERS, |start| start.seating());
    let drivers = arguments::drivers(drivers, &seating.players())?.map(Driver::played);
    let task = Task {
        start,
        drivers,
        seed,
        games,
        simple,
    };
    task.check()?;
    let cancel = AtomicBool::new(false);
    let workers = Workers {
        threads,
        cancel: &cancel,
    };
    let progress = arguments::progress(progress)?;
    let started = Instant::now();
    let tally = enter_engine(
        py,
        |watch| task.run(workers, watch),
        |py, so_far: &Tally| match &progress {
            Some(progress) => {
                let rate = rate(so_far.playouts, started.elapsed().as_secs_f64());
                progress.call1(py, (so_far.playouts, rate)).map(drop)
            }
            None => Ok(()),
        },
    )?;
    Ok(SimulationResult {
        seating,
        drivers,
        seed,
        tally,
        seconds: started.elapsed().as_secs_f64(),
    })
}

/// What is to be played.
struct Task {
    /// Where every game begins; with none, in turn in each of the four starts of Sorry People.
    start: Option<AnyPosition>,
    drivers: Drivers,
    seed: u64,
    games: u64,
    simple: bool,
}

impl Task {
    fn check(&self) -> Result<()> {
        let Some(start) = self.start else {
            return Ok(());
        };
        start.check_not_over()?;
        if self.simple && !matches!(start, AnyPosition::People(_)) {
            return Err(Error::value(
                "simple is for Sorry People: the other editions have one kind of playout",
            ));
        }
        Ok(())
    }

    fn run(
        &self,
        workers: Workers<'_>,
        watch: &mut Watch<'_, Tally>,
    ) -> std::result::Result<Tally, Cancelled> {
        let (seed, games) = (self.seed, self.games);
        let levels = self.drivers.map(Driver::level);
        match self.start {
            None => self.run_people(&Rider::ALL.map(Position::start), workers, watch),
            Some(AnyPosition::People(start)) => self.run_people(&[start], workers, watch),
            Some(AnyPosition::Square(start)) => {
                // Nobody's hand is known: all are dealt afresh for each game (KP3).
                let table = classic::Table {
                    levels,
                    viewer: None,
                };
                montecarlo::simulate(&table, &[start], seed, games, workers, watch)
            }
            Some(AnyPosition::Express(start)) => {
                let table = express::Table { levels };
                montecarlo::simulate(&table, &[start], seed, games, workers, watch)
            }
        }
    }

    fn run_people(
        &self,
        starts: &[Position],
        workers: Workers<'_>,
        watch: &mut Watch<'_, Tally>,
    ) -> std::result::Result<Tally, Cancelled> {
        let (seed, games) = (self.seed, self.games);
        let table = people::table::Table {
            levels: self.drivers.map(Driver::level),
        };
        if self.simple {
            montecarlo::simulate(&Yardstick(table), starts, seed, games, workers, watch)
        } else {
            montecarlo::simulate(&table, starts, seed, games, workers, watch)
        }
    }
}
