//! `simulate` and its result.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use numpy::ndarray::Array2;
use numpy::{PyArray1, PyArray2};
use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyDict};
use sorry_people_core::games::people::yardstick::Yardstick;
use sorry_people_core::games::people::{Position, Rider};
use sorry_people_core::games::{classic, express, people};
use sorry_people_core::montecarlo::game::SEATS;
use sorry_people_core::montecarlo::{self, Cancelled, Tally, Workers};

use crate::any_position::AnyPosition;
use crate::arguments::{self, MOST_GAMES};
use crate::arrays::read_only;
use crate::counts::{self, TallyCounts, counted};
use crate::driver::{Driver, Drivers};
use crate::edition::Edition;
use crate::engine::{Watch, enter_engine};
use crate::errors::{Error, Result};
use crate::game::{Game, any_game};
use crate::mapping;
use crate::names::Name;
use crate::player::Player;
use crate::seating::Seating;

/// How many games by computer players came out.
///
/// A value: it compares and hashes by what was asked and counted (not by `seconds`), copies and pickles.
#[pyclass(module = "sorry_people", frozen, eq, hash, str, generic)]
#[derive(Clone)]
pub(crate) struct SimulationResult {
    seating: Seating,
    drivers: Drivers,
    seed: u64,
    tally: Tally,
    seconds: f64,
}

impl PartialEq for SimulationResult {
    fn eq(&self, other: &Self) -> bool {
        (self.seating, self.drivers, self.seed, &self.tally)
            == (other.seating, other.drivers, other.seed, &other.tally)
    }
}

impl Eq for SimulationResult {}

impl Hash for SimulationResult {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.seating, self.drivers, self.seed, &self.tally).hash(state);
    }
}

#[pymethods]
impl SimulationResult {
    /// The edition's name.
    #[getter]
    fn edition(&self) -> &'static str {
        self.seating.edition.name()
    }

    /// Who played, in the order of play: `Rider`s or `Colour`s.
    #[getter]
    fn players(&self) -> Vec<Player> {
        self.seating.players()
    }

    /// How many games were played.
    #[getter]
    fn games(&self) -> u64 {
        self.tally.playouts
    }

    /// How often each player (row, in the order of play) finished 1st to 4th (column): a new read-only int64 array
    /// of shape (players, 4). Every row adds up to `games`.
    ///
    /// In the older editions the winners, in Teams two, are 1st and all others 2nd.
    #[getter]
    fn finishes<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<i64>> {
        let players = self.seating.players();
        let counts = Array2::from_shape_fn((players.len(), SEATS), |(row, place)| {
            self.tally.finishes[players[row].seat()][place] as i64
        });
        read_only(PyArray2::from_owned_array(py, counts))
    }

    /// The mean of the points that each player scored in a game, in Points (KP4) and Express (X10): a new read-only
    /// float64 array of shape (players,); None in the other editions.
    #[getter]
    fn scores<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyArray1<f64>>> {
        let players = self.seating.players().into_iter();
        let means = players.map(|player| self.tally.score(player.seat()).mean);
        let means = self.seating.is_scored().then(|| means.collect())?;
        Some(read_only(PyArray1::from_vec(py, means)))
    }

    /// Cards drawn or dice rolled in all games; in Sorry People until the ranks were settled (E1).
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

    /// How each player was played: dict from `Rider` or `Colour` to `Driver`, where persons are `Driver.HARD`.
    #[getter]
    fn drivers<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let players = self.seating.players().into_iter();
        players
            .map(|player| (player, Name(self.drivers[player.seat()])))
            .into_py_dict(py)
    }

    fn __repr__(&self) -> String {
        format!(
            "<SimulationResult of {}, seed {}>",
            counted(self.games(), "game"),
            self.seed
        )
    }

    /// A result with exactly these counts, for pickle.
    #[staticmethod]
    fn _restore(
        edition: Name<Edition>,
        players: &Bound<'_, PyAny>,
        drivers: &Bound<'_, PyAny>,
        seed: u64,
        counts: TallyCounts,
        seconds: f64,
    ) -> Result<Self> {
        let seating = match edition.0 {
            Edition::People => Seating::RIDERS,
            edition => {
                let players = mapping::colours("players", players)?;
                Seating::of_colours(edition, players.into_iter())
            }
        };
        Ok(Self {
            seating,
            drivers: arguments::drivers(Some(drivers), &seating.players())?.map(Driver::played),
            seed,
            tally: counts::tally(seating, counts)?,
            seconds: counts::seconds(seconds)?,
        })
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let restore = py.get_type::<Self>().getattr("_restore")?;
        let players = self.seating.players();
        let names: Vec<&str> = players.iter().map(|player| player.name()).collect();
        let driver = |player: &Player| self.drivers[player.seat()].name();
        let drivers: Vec<&str> = players.iter().map(driver).collect();
        let state = (
            self.edition(),
            names,
            drivers,
            self.seed,
            counts::of_tally(&self.tally),
            self.seconds,
        );
        Ok((restore, state.into_pyobject(py)?.into_any()))
    }
}

impl fmt::Display for SimulationResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games = self.tally.playouts;
        let of_games = |count: u64| count as f64 * 100.0 / games as f64;
        let ranks = self.seating.has_ranks();
        let (who, what) = if ranks {
            ("rider", "finishes in %")
        } else {
            ("colour", "wins in %")
        };
        writeln!(f, "{}, seed {}; {what}:", counted(games, "game"), self.seed)?;
        let heading = if ranks {
            "    1st    2nd    3rd    4th"
        } else {
            "   wins"
        };
        let points = if self.seating.is_scored() {
            "  points"
        } else {
            ""
        };
        writeln!(f, "{who:8}  {:6}{heading}{points}", "driver")?;
        for player in self.seating.players() {
            write!(f, "{player:8}  {:6}", self.drivers[player.seat()])?;
            let places = if ranks { SEATS } else { 1 };
            for &count in &self.tally.finishes[player.seat()][..places] {
                write!(f, "  {:5.1}", of_games(count))?;
            }
            if self.seating.is_scored() {
                write!(f, "  {:6.2}", self.tally.score(player.seat()).mean)?;
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
