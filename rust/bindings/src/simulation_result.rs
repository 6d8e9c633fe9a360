//! `SimulationResult`.

use std::fmt;
use std::hash::{Hash, Hasher};

use numpy::ndarray::Array2;
use numpy::{PyArray1, PyArray2};
use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyDict};
use sorry_people_core::montecarlo::Tally;
use sorry_people_core::montecarlo::game::SEATS;

use crate::arguments;
use crate::arrays::read_only;
use crate::counts::{self, TallyCounts, counted};
use crate::driver::{Driver, Drivers};
use crate::edition::Edition;
use crate::errors::Result;
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
    pub(crate) seating: Seating,
    pub(crate) drivers: Drivers,
    pub(crate) seed: u64,
    pub(crate) tally: Tally,
    pub(crate) seconds: f64,
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
        let means = players.map(|player| self.tally.score(player.seat()));
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
                write!(f, "  {:6.2}", self.tally.score(player.seat()))?;
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

/// Games a second.
pub(crate) fn rate(games: u64, seconds: f64) -> f64 {
    if seconds > 0.0 {
        games as f64 / seconds
    } else {
        0.0
    }
}
