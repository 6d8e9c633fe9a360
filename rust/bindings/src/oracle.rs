//! `Oracle`.

use std::cmp;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use pyo3::prelude::*;
use sorry_people_core::montecarlo::{Weighing, Workers};

use crate::advice::Advice;
use crate::arguments::{self, MOST_GAMES};
use crate::engine::enter_engine;
use crate::errors::{Error, Result};
use crate::game::{Game, any_game};
use crate::question::Question;

/// Weighs the legal moves of a drawn card by playing the rest of the game out many times (O1 to O6).
///
/// The interpreter is released while it works: other Python threads run on, and Ctrl-C stops it at once. One
/// Oracle may be asked from several threads. It compares and hashes by its three settings, copies and pickles.
///
/// Args:
///     playouts: For each move, 1 or more; the margin of error shrinks with its square root.
///     threads: From 1 to 256; None takes one for each core. The answer doesn't depend on it (O5).
///     seed: From 0 to 2**64 - 1; None takes a fresh one for each question, which the advice tells.
///
/// Raises:
///     ValueError: A number is out of range.
///     TypeError: A number is no whole number.
///
/// Examples:
///     >>> from sorry_people import Game, Oracle
///     >>> game = Game(seed=7, first="Bucky", deck=["1", "10"])
///     >>> position = game.to_dict()
///     >>> position["places"]["Bucky"] = "road 4"
///     >>> position["card"] = "10"
///     >>> game = Game.from_dict(position, seed=7)
///     >>> advice = Oracle(playouts=2000, seed=1).advise(game)
///     >>> [str(odds.move) for odds in advice.moves]
///     ['forward 10', 'back 1']
///     >>> advice.best
///     Move('back 1')
#[pyclass(module = "sorry_people", frozen)]
pub(crate) struct Oracle {
    playouts: u64,
    threads: NonZeroUsize,
    seed: Option<u64>,
    /// The cancel flags of the questions that are being worked at.
    running: Mutex<Vec<Arc<AtomicBool>>>,
}

impl Oracle {
    fn running(&self) -> MutexGuard<'_, Vec<Arc<AtomicBool>>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn settings(&self) -> (u64, NonZeroUsize, Option<u64>) {
        (self.playouts, self.threads, self.seed)
    }

    /// Goes on with what is known until it has so many playouts, telling interim advice.
    fn work(
        &self,
        py: Python<'_>,
        known: &Advice,
        playouts: u64,
        progress: Option<&Py<PyAny>>,
    ) -> Result<Advice> {
        let started = Instant::now();
        let question = known.question;
        let with = |weighing: Weighing| Advice {
            question,
            weighing,
            seconds: known.seconds + started.elapsed().as_secs_f64(),
        };
        let task = Task::begin(self);
        let workers = Workers {
            threads: self.threads,
            cancel: &task.cancel,
        };
        let weighed = enter_engine(
            py,
            |watch| question.weigh(&known.weighing, playouts, workers, watch),
            |py, so_far: &Weighing| match progress {
                Some(progress) if so_far.playouts() > 0 => {
                    progress.call1(py, (with(so_far.clone()),)).map(drop)
                }
                _ => Ok(()),
            },
        )?;
        Ok(with(weighed))
    }
}

/// A question that is being worked at: it can be cancelled until it is dropped.
struct Task<'a> {
    oracle: &'a Oracle,
    cancel: Arc<AtomicBool>,
}

impl<'a> Task<'a> {
    fn begin(oracle: &'a Oracle) -> Self {
        let cancel = Arc::new(AtomicBool::new(false));
        oracle.running().push(Arc::clone(&cancel));
        Self { oracle, cancel }
    }
}

impl Drop for Task<'_> {
    fn drop(&mut self) {
        self.oracle
            .running()
            .retain(|flag| !Arc::ptr_eq(flag, &self.cancel));
    }
}

#[pymethods]
impl Oracle {
    #[new]
    #[pyo3(signature = (*, playouts=None, threads=None, seed=None))]
    #[pyo3(text_signature = "(*, playouts=50000, threads=None, seed=None)")]
    fn new(
        py: Python<'_>,
        playouts: Option<&Bound<'_, PyAny>>,
        threads: Option<&Bound<'_, PyAny>>,
        seed: Option<&Bound<'_, PyAny>>,
    ) -> Result<Self> {
        let playouts = match playouts {
            Some(playouts) => arguments::whole("playouts", playouts, 1, MOST_GAMES)?,
            None => 50_000,
        };
        Ok(Self {
            playouts,
            threads: arguments::threads(threads)?,
            seed: seed
                .map(|seed| arguments::seed(py, Some(seed)))
                .transpose()?,
            running: Mutex::default(),
        })
    }

    /// Playouts of each move.
    #[getter]
    fn playouts(&self) -> u64 {
        self.playouts
    }

    /// How many threads work at a question.
    #[getter]
    fn threads(&self) -> usize {
        self.threads.get()
    }

    /// The seed of every question; None when each takes a fresh one.
    #[getter]
    fn seed(&self) -> Option<u64> {
        self.seed
    }

    /// Weighs every legal move; the game stays as it is (O6).
    ///
    /// It ranks them by the chance to win, in Teams of the partnership, and in Points by the expected score (KP4).
    /// Before the draw of 2013 it weighs the move of F8 against not making it. In Points the hands of the others are
    /// dealt afresh for each playout: the advice rests on nothing that the player can't see (KP3).
    ///
    /// Where there are more than eight moves, those that can hardly be best are given fewer playouts: each of the
    /// `MoveOdds` tells how many, and only a move that had them all is recommended.
    ///
    /// Args:
    ///     game: A game of any edition with a card drawn or dice rolled.
    ///     drivers: Who drives each player, `person`, `easy`, `medium` or `hard`: a mapping from player to driver, or
    ///         a sequence in the order of play; None is Hard for all. Persons are played as Hard (O2).
    ///     progress: Called in this thread with the interim `Advice` at most ten times a second. What it raises
    ///         stops the work and is raised from here.
    ///
    /// Returns:
    ///     The advice. For a given seed it is the same on any number of threads (O5).
    ///
    /// Raises:
    ///     IllegalMoveError: A draw or roll is due, or the game is over.
    ///     ValueError: A driver or player is unknown or lacks.
    ///     TypeError: `progress` can't be called.
    ///     CancelledError: `cancel` was called meanwhile.
    ///     KeyboardInterrupt: Ctrl-C was pressed meanwhile.
    #[pyo3(signature = (game, *, drivers=None, progress=None))]
    fn advise(
        &self,
        py: Python<'_>,
        game: &Bound<'_, Game>,
        drivers: Option<&Bound<'_, PyAny>>,
        progress: Option<&Bound<'_, PyAny>>,
    ) -> Result<Advice> {
        let position = any_game(game).any_position();
        position.check_can_play()?;
        let question = Question {
            position: position.as_seen(),
            drivers: arguments::drivers(drivers, &position.seating().players())?,
            seed: match self.seed {
                Some(seed) => seed,
                None => arguments::fresh_seed(py)?,
            },
        };
        let progress = arguments::progress(progress)?;
        self.work(
            py,
            &Advice::unanswered(question),
            self.playouts,
            progress.as_ref(),
        )
    }

    /// Goes on with an advice until it has so many playouts, as if it had been asked for them at once.
    ///
    /// An advice that has just so many is given back as it is.
    ///
    /// Args:
    ///     advice: What is known already; its game, drivers and seed are kept.
    ///     playouts: For each move, those done already included.
    ///     progress: As for `advise`.
    ///
    /// Raises:
    ///     ValueError: The advice has more playouts already, or `playouts` is out of range.
    ///     TypeError: `playouts` is no whole number, or `progress` can't be called.
    ///     CancelledError: `cancel` was called meanwhile.
    ///
    /// Examples:
    ///     >>> from sorry_people import Game, Oracle
    ///     >>> game = Game(seed=7, first="Bucky", deck=["1"])
    ///     >>> card = game.draw()
    ///     >>> few = Oracle(playouts=100, seed=1).advise(game)
    ///     >>> many = Oracle(playouts=500, seed=1).advise(game)
    ///     >>> Oracle().extend(few, playouts=500) == many
    ///     True
    #[pyo3(signature = (advice, *, playouts, progress=None))]
    fn extend(
        &self,
        py: Python<'_>,
        advice: &Bound<'_, Advice>,
        playouts: &Bound<'_, PyAny>,
        progress: Option<&Bound<'_, PyAny>>,
    ) -> Result<Advice> {
        let known = advice.get();
        let total = arguments::whole("playouts", playouts, 1, MOST_GAMES)?;
        let progress = arguments::progress(progress)?;
        match total.cmp(&known.done()) {
            cmp::Ordering::Less => Err(Error::Value(format!(
                "playouts counts those done already and must be {} or more, not {total}",
                known.done()
            ))),
            cmp::Ordering::Equal => Ok(known.clone()),
            cmp::Ordering::Greater => self.work(py, known, total, progress.as_ref()),
        }
    }

    /// Stops every `advise` and `extend` of this Oracle that runs in another thread, with `CancelledError`.
    ///
    /// Where none runs, nothing happens; later questions are answered as ever.
    fn cancel(&self) {
        for flag in self.running().iter() {
            flag.store(true, Ordering::Relaxed);
        }
    }

    fn __eq__(&self, other: &Bound<'_, Self>) -> bool {
        self.settings() == other.get().settings()
    }

    fn __hash__(&self, py: Python<'_>) -> PyResult<isize> {
        (self.playouts, self.threads.get(), self.seed)
            .into_pyobject(py)?
            .hash()
    }

    fn __repr__(&self) -> String {
        let seed = self
            .seed
            .map_or_else(|| "None".to_owned(), |seed| seed.to_string());
        format!(
            "Oracle(playouts={}, threads={}, seed={seed})",
            self.playouts, self.threads
        )
    }

    /// An Oracle with these settings, for pickle.
    #[staticmethod]
    fn _restore(
        py: Python<'_>,
        playouts: &Bound<'_, PyAny>,
        threads: &Bound<'_, PyAny>,
        seed: Option<&Bound<'_, PyAny>>,
    ) -> Result<Self> {
        Self::new(py, Some(playouts), Some(threads), seed)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let restore = py.get_type::<Self>().getattr("_restore")?;
        let state = (self.playouts, self.threads.get(), self.seed);
        Ok((restore, state.into_pyobject(py)?.into_any()))
    }
}
