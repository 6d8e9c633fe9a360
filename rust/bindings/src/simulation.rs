//! `simulate` and its result.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use numpy::PyArray2;
use numpy::ndarray::Array2;
use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyDict};
use sorry_people_core::games::people::table::Table;
use sorry_people_core::games::people::yardstick::Yardstick;
use sorry_people_core::games::people::{IllegalMove, Position, Rider};
use sorry_people_core::montecarlo::{self, Tally, Workers};

use crate::arguments::{self, MOST_GAMES};
use crate::arrays::read_only;
use crate::driver::{Driver, Drivers};
use crate::engine::enter_engine;
use crate::errors::Result;
use crate::game::PyGame;
use crate::names::Name;

/// How many games by computer players came out.
///
/// A value: it compares and hashes by what was asked and counted (not by `seconds`), copies and pickles.
#[pyclass(module = "sorry_people", frozen, eq, hash, str)]
#[derive(Clone)]
pub(crate) struct SimulationResult {
    drivers: Drivers,
    seed: u64,
    tally: Tally,
    seconds: f64,
}

impl PartialEq for SimulationResult {
    fn eq(&self, other: &Self) -> bool {
        (self.drivers, self.seed, &self.tally) == (other.drivers, other.seed, &other.tally)
    }
}

impl Eq for SimulationResult {}

impl Hash for SimulationResult {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.drivers, self.seed, &self.tally).hash(state);
    }
}

#[pymethods]
impl SimulationResult {
    /// How many games were played.
    #[getter]
    fn games(&self) -> u64 {
        self.tally.playouts
    }

    /// How often each rider (row, in the order of play) finished 1st to 4th (column): a new read-only int64 array
    /// of shape (4, 4). Every row and every column adds up to `games`.
    #[getter]
    fn finishes<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<i64>> {
        let counts = Array2::from_shape_fn((Rider::COUNT, Rider::COUNT), |(rider, place)| {
            self.tally.finishes[rider][place] as i64
        });
        read_only(PyArray2::from_owned_array(py, counts))
    }

    /// Cards drawn in all games, until the ranks were settled (E1).
    #[getter]
    fn draws(&self) -> u64 {
        self.tally.draws
    }

    /// How long it took, in seconds.
    #[getter]
    fn seconds(&self) -> f64 {
        self.seconds
    }

    /// Games a second, on all threads together.
    #[getter]
    fn games_per_second(&self) -> f64 {
        rate(self.tally.playouts, self.seconds)
    }

    /// The seed: the same seed and number of games give the same counts on any machine.
    #[getter]
    fn seed(&self) -> u64 {
        self.seed
    }

    /// How each rider was played: dict from `Rider` to `Driver`, where persons are `Driver.HARD`.
    #[getter]
    fn drivers<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        Rider::ALL
            .map(|rider| (Name(rider), Name(self.drivers[rider.index()])))
            .into_py_dict(py)
    }

    fn __repr__(&self) -> String {
        format!(
            "<SimulationResult of {} games, seed {}>",
            self.games(),
            self.seed
        )
    }

    /// A result with exactly these counts, for pickle.
    #[staticmethod]
    fn _restore(
        drivers: &Bound<'_, PyAny>,
        seed: u64,
        games: u64,
        finishes: [[u64; 4]; 4],
        draws: u64,
        seconds: f64,
    ) -> Result<Self> {
        Ok(Self {
            drivers: arguments::drivers(Some(drivers))?,
            seed,
            tally: Tally {
                playouts: games,
                finishes,
                draws,
                ..Tally::default()
            },
            seconds,
        })
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let restore = py.get_type::<Self>().getattr("_restore")?;
        let state = (
            self.drivers.map(Driver::name),
            self.seed,
            self.tally.playouts,
            self.tally.finishes,
            self.tally.draws,
            self.seconds,
        );
        Ok((restore, state.into_pyobject(py)?.into_any()))
    }
}

impl fmt::Display for SimulationResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games = self.tally.playouts;
        writeln!(f, "{games} games, seed {}; finishes in %:", self.seed)?;
        writeln!(
            f,
            "{:8}  {:6}    1st    2nd    3rd    4th",
            "rider", "driver"
        )?;
        for rider in Rider::ALL {
            write!(f, "{rider:8}  {:6}", self.drivers[rider.index()])?;
            for count in self.tally.finishes[rider.index()] {
                write!(f, "  {:5.1}", count as f64 * 100.0 / games as f64)?;
            }
            writeln!(f)?;
        }
        let rate = rate(games, self.seconds);
        write!(
            f,
            "{} draws, {:.2} s, {rate:.0} games a second",
            self.tally.draws, self.seconds
        )
    }
}

fn rate(games: u64, seconds: f64) -> f64 {
    if seconds > 0.0 {
        games as f64 / seconds
    } else {
        0.0
    }
}

/// Plays whole games by computer players and counts how they finished.
///
/// The interpreter is released meanwhile; Ctrl-C stops the work at once.
///
/// Args:
///     games: How many, 1 or more.
///     drivers: Who drives each rider, `person`, `easy`, `medium` or `hard`: a mapping from rider to driver, or a
///         sequence of four in the order of play; None is Hard for all. Persons are played as Hard.
///     seed: From 0 to 2**64 - 1; None takes a fresh one, which the result tells.
///     threads: From 1 to 256; None takes one for each core. The counts don't depend on it.
///     start: The game whose position every game goes on from, a waiting card included; None starts at the fair,
///         the first rider rotating.
///     simple: By the simple playout that the fast one is held against: the same counts, later.
///     progress: Called in this thread with the games done so far and the games a second, at most ten times a
///         second. What it raises stops the work and is raised from here.
///
/// Returns:
///     The counts.
///
/// Raises:
///     ValueError: A number is out of range, or a driver or rider is unknown or lacks.
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
    start: Option<&Bound<'_, PyGame>>,
    simple: bool,
    progress: Option<&Bound<'_, PyAny>>,
) -> Result<SimulationResult> {
    let games = arguments::whole("games", games, 1, MOST_GAMES)?;
    let drivers = arguments::drivers(drivers)?.map(Driver::played);
    let seed = arguments::seed(py, seed)?;
    let threads = arguments::threads(threads)?;
    let starts = match start {
        Some(game) => vec![game.get().position()],
        None => Rider::ALL.map(Position::start).to_vec(),
    };
    if starts[0].is_over() {
        return Err(IllegalMove::GameOver.into());
    }
    let table = Table {
        levels: drivers.map(Driver::level),
    };
    let cancel = AtomicBool::new(false);
    let workers = Workers {
        threads,
        cancel: &cancel,
    };
    let progress = arguments::progress(progress)?;
    let started = Instant::now();
    let tally = enter_engine(
        py,
        |watch| {
            if simple {
                montecarlo::simulate(&Yardstick(table), &starts, seed, games, workers, watch)
            } else {
                montecarlo::simulate(&table, &starts, seed, games, workers, watch)
            }
        },
        |py, so_far: &Tally| match &progress {
            Some(progress) => {
                let rate = rate(so_far.playouts, started.elapsed().as_secs_f64());
                progress.call1(py, (so_far.playouts, rate)).map(drop)
            }
            None => Ok(()),
        },
    )?;
    Ok(SimulationResult {
        drivers,
        seed,
        tally,
        seconds: started.elapsed().as_secs_f64(),
    })
}
