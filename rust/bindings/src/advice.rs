//! `Advice`.

use std::fmt;
use std::hash::{Hash, Hasher};

use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyDict, PyList, PyMapping};
use sorry_people_core::games::card::Card;
use sorry_people_core::games::people::{Move, Rider};
use sorry_people_core::montecarlo::{Aim, Verdict, Weighing};

use crate::arguments;
use crate::counts::{self, counted};
use crate::driver::Driver;
use crate::errors::{Error, Result};
use crate::move_odds::MoveOdds;
use crate::mv::PyMove;
use crate::names::Name;
use crate::position;
use crate::question::Question;

/// The names of the finishing places.
const PLACES: [&str; 4] = ["1st", "2nd", "3rd", "4th"];

/// The Oracle's answer: every legal move of a card, weighed (O1 to O4).
///
/// `str(advice)` is a small table. Advice is a value: it compares and hashes by what was asked and counted (not by
/// `seconds`), copies and pickles, and `Oracle.extend` goes on from it.
#[pyclass(module = "sorry_people", frozen, eq, hash, str)]
#[derive(Clone)]
pub(crate) struct Advice {
    pub(crate) question: Question,
    pub(crate) weighing: Weighing,
    pub(crate) seconds: f64,
}

impl PartialEq for Advice {
    fn eq(&self, other: &Self) -> bool {
        self.question == other.question && self.weighing == other.weighing
    }
}

impl Eq for Advice {}

impl Hash for Advice {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.question.hash(state);
        self.weighing.hash(state);
    }
}

impl Advice {
    /// The advice before any playout.
    pub(crate) fn unanswered(question: Question) -> Self {
        Self {
            question,
            weighing: Weighing::empty(question.moves().len()),
            seconds: 0.0,
        }
    }

    fn verdict(&self) -> Verdict {
        self.weighing
            .verdict(self.question.aim())
            .expect("there is always a way to go on")
    }

    /// Playouts counted for each move.
    pub(crate) fn done(&self) -> u64 {
        self.weighing.tallies()[0].playouts
    }

    fn odds(&self) -> Vec<MoveOdds> {
        let Aim { seat, place, .. } = self.question.aim();
        self.question
            .moves()
            .into_iter()
            .zip(self.weighing.tallies())
            .map(|(mv, tally)| MoveOdds {
                mv,
                counts: tally.finishes[seat],
                place,
            })
            .collect()
    }
}

#[pymethods]
impl Advice {
    /// The `Rider` who asks.
    #[getter]
    fn rider(&self) -> Name<Rider> {
        Name(self.question.rider())
    }

    /// The `Card` that is weighed.
    #[getter]
    fn card(&self) -> Name<Card> {
        Name(self.question.card())
    }

    /// The odds of each legal move, in the order of `Game.legal_moves`; of a card without one, of spending it (O1).
    #[getter]
    fn moves(&self) -> Vec<MoveOdds> {
        self.odds()
    }

    /// The `Move` that reached the best place still open most often; the first of them where several did (O3).
    ///
    /// None when the card has no legal move. Look at `too_close_to_call` before recommending it.
    #[getter]
    fn best(&self) -> Option<PyMove> {
        self.odds()[self.verdict().best].mv.map(PyMove)
    }

    /// The best place still open, 1 to 4: the one that `MoveOdds.first` counts (O3).
    #[getter]
    fn best_place(&self) -> usize {
        self.question.aim().place + 1
    }

    /// Whether the two best moves differ by no more than the sum of their two margins (O4).
    ///
    /// Never for the last rider on the way: whose place is settled has nothing to call.
    #[getter]
    fn too_close_to_call(&self) -> bool {
        self.verdict()
            .runner_up
            .is_some_and(|second| second.too_close)
    }

    /// By how much the best move's share is larger than the second best's, 0 to 1; None without a second move.
    #[getter]
    fn lead(&self) -> Option<f64> {
        self.verdict().runner_up.map(|second| second.lead)
    }

    /// The 95 % margin of error of `lead`; None without a second move.
    ///
    /// All moves are played out on the same cards, so that this is less than the sum of the two margins.
    #[getter]
    fn paired_margin(&self) -> Option<f64> {
        self.verdict().runner_up.map(|second| second.paired_margin)
    }

    /// How each rider was played out: dict from `Rider` to `Driver`, where persons are `Driver.HARD` (O2).
    #[getter]
    fn policies<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let drivers = self.question.drivers;
        Rider::ALL
            .map(|rider| (Name(rider), Name(drivers[rider.index()].played())))
            .into_py_dict(py)
    }

    /// Playouts of each move.
    #[getter]
    fn playouts(&self) -> u64 {
        self.done()
    }

    /// The seed of the playouts: the same seed and playouts give the same counts on any machine (O5).
    #[getter]
    fn seed(&self) -> u64 {
        self.question.seed
    }

    /// How long it took, in seconds, extensions included.
    #[getter]
    fn seconds(&self) -> f64 {
        self.seconds
    }

    /// The advice as a dict of plain texts, numbers and lists, ready for JSON.
    ///
    /// Its keys are `position` (as of `Game.to_dict`), `rider`, `card`, `best`, `best_place`, `too_close_to_call`,
    /// `lead`, `paired_margin`, `policies`, `playouts`, `seed`, `seconds` and `moves`: a list of dicts with `move`,
    /// `first`, `margin`, `interval`, `places` and `counts`.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let text = |mv: Option<Move>| mv.map(|mv| mv.to_string());
        let verdict = self.verdict();
        let odds = self.odds();
        let moves = PyList::empty(py);
        for odds in &odds {
            let share = odds.share();
            let dict = PyDict::new(py);
            dict.set_item("move", text(odds.mv))?;
            dict.set_item("first", share.share)?;
            dict.set_item("margin", share.margin())?;
            dict.set_item("interval", [share.low, share.high])?;
            dict.set_item("places", odds.shares())?;
            dict.set_item("counts", odds.counts)?;
            moves.append(dict)?;
        }
        let policies = Rider::ALL
            .map(|rider| {
                (
                    rider.name(),
                    self.question.drivers[rider.index()].played().name(),
                )
            })
            .into_py_dict(py)?;
        let dict = PyDict::new(py);
        dict.set_item("position", position::to_dict(py, &self.question.position)?)?;
        dict.set_item("rider", self.question.rider().name())?;
        dict.set_item("card", self.question.card().name())?;
        dict.set_item("best", text(odds[verdict.best].mv))?;
        dict.set_item("best_place", self.best_place())?;
        dict.set_item("too_close_to_call", self.too_close_to_call())?;
        dict.set_item("lead", self.lead())?;
        dict.set_item("paired_margin", self.paired_margin())?;
        dict.set_item("policies", policies)?;
        dict.set_item("playouts", self.done())?;
        dict.set_item("seed", self.question.seed)?;
        dict.set_item("seconds", self.seconds)?;
        dict.set_item("moves", moves)?;
        Ok(dict)
    }

    fn __repr__(&self) -> String {
        format!(
            "<Advice for {} with {}: {}, {} each, seed {}>",
            self.question.rider(),
            self.question.card(),
            counted(self.weighing.tallies().len() as u64, "move"),
            counted(self.done(), "playout"),
            self.question.seed
        )
    }

    /// Advice with exactly these counts, for pickle.
    #[staticmethod]
    fn _restore(
        position: &Bound<'_, PyMapping>,
        drivers: &Bound<'_, PyAny>,
        seed: u64,
        tallies: Vec<(u64, [[u64; 4]; 4], u64)>,
        both: Vec<Vec<u64>>,
        seconds: f64,
    ) -> Result<Self> {
        let question = Question {
            position: position::from_dict(position)?,
            drivers: arguments::drivers(Some(drivers))?,
            seed,
        };
        let tallies = tallies
            .into_iter()
            .map(|(playouts, finishes, draws)| counts::tally(playouts, finishes, draws))
            .collect::<Result<Vec<_>>>()?;
        let seconds = counts::seconds(seconds)?;
        let fits = question.position.card().is_some() && tallies.len() == question.moves().len();
        Weighing::from_counts(tallies, both)
            .filter(|weighing| {
                fits && counts::ranks_fit(weighing, question.position.ranking())
                    && counts::pairs_fit(weighing, question.aim())
            })
            .map(|weighing| Self {
                question,
                weighing,
                seconds,
            })
            .ok_or_else(|| Error::value("the counts of this advice don't fit its position"))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let restore = py.get_type::<Self>().getattr("_restore")?;
        let tallies = self.weighing.tallies().iter();
        let tallies: Vec<_> = tallies
            .map(|tally| (tally.playouts, tally.finishes, tally.draws))
            .collect();
        let state = (
            position::to_dict(py, &self.question.position)?,
            self.question.drivers.map(Driver::name),
            self.question.seed,
            tallies,
            self.weighing.both().to_vec(),
            self.seconds,
        );
        Ok((restore, state.into_pyobject(py)?.into_any()))
    }
}

impl fmt::Display for Advice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verdict = self.verdict();
        let odds = self.odds();
        let (rider, card) = (self.question.rider(), self.question.card());
        let percent = |share: f64| share * 100.0;
        let aim = PLACES[self.question.aim().place];
        let width = odds
            .iter()
            .map(|odds| odds.text().len())
            .max()
            .unwrap_or(0)
            .max("move".len());
        writeln!(
            f,
            "{rider} has drawn {card}. Chance to finish {aim}, and all places, in %:"
        )?;
        write!(f, "{:width$}  {aim:>6}  {:>6}", "move", "±")?;
        for place in PLACES {
            write!(f, "  {place:>5}")?;
        }
        writeln!(f)?;
        for odds in &odds {
            let share = odds.share();
            write!(
                f,
                "{:width$}  {:6.2}  {:6.2}",
                odds.text(),
                percent(share.share),
                percent(share.margin())
            )?;
            for share in odds.shares() {
                write!(f, "  {:5.1}", percent(share))?;
            }
            writeln!(f)?;
        }
        let best = odds[verdict.best].text();
        match verdict.runner_up {
            Some(_) if self.question.aim().is_settled() => {
                writeln!(
                    f,
                    "the place is settled: {rider} finishes {aim} by any move"
                )?;
            }
            Some(second) => {
                let other = odds[second.at].text();
                if second.too_close {
                    writeln!(f, "too close to call between {best} and {other}")?;
                } else {
                    writeln!(f, "recommends {best}")?;
                }
                writeln!(
                    f,
                    "{best} over {other} on the same cards: {:+.2} ± {:.2}",
                    percent(second.lead),
                    percent(second.paired_margin)
                )?;
            }
            None if odds[verdict.best].mv.is_some() => {
                writeln!(f, "recommends {best}, the only legal move")?;
            }
            None => writeln!(f, "the card has no legal move and is spent")?,
        }
        writeln!(
            f,
            "{} a move, seed {}, {:.2} s",
            counted(self.done(), "playout"),
            self.question.seed,
            self.seconds
        )?;
        let policies = Rider::ALL.map(|rider| {
            let driver = self.question.drivers[rider.index()];
            let person = if driver == Driver::Person {
                " (person)"
            } else {
                ""
            };
            format!("{rider} {}{person}", driver.played())
        });
        write!(f, "policies: {}", policies.join(", "))
    }
}
