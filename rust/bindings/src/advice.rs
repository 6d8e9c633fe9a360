//! `Advice`.

use std::hash::{Hash, Hasher};

use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyDict, PyList, PyMapping};
use sorry_people_core::games::card::Card;
use sorry_people_core::games::express::Face;
use sorry_people_core::montecarlo::{Measure, Verdict, Weighing};

use crate::any_move::AnyMove;
use crate::any_position::AnyPosition;
use crate::arguments;
use crate::counts::{self, TallyCounts, counted};
use crate::driver::Driver;
use crate::errors::{Error, Result};
use crate::move_odds::MoveOdds;
use crate::names::Name;
use crate::player::Player;
use crate::question::Question;

/// The Oracle's answer: every legal move weighed (O1 to O4).
///
/// `str(advice)` is a small table. Advice is a value: it compares and hashes by what was asked and counted (not by
/// `seconds`), copies and pickles, and `Oracle.extend` goes on from it.
#[pyclass(module = "sorry_people", frozen, eq, hash, str, generic)]
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
            weighing: question.unanswered(),
            seconds: 0.0,
        }
    }

    /// The verdict by the ways' indices: of ways that come to the same the first is named.
    pub(crate) fn verdict(&self) -> Verdict {
        let verdict = self.weighing.verdict(self.question.aim());
        let mut verdict = verdict.expect("there is always a way to go on");
        let outcomes = self.question.outcomes();
        let first = |outcome: usize| {
            let mut ways = outcomes.iter();
            ways.position(|&other| other == outcome)
                .expect("every outcome comes of a way")
        };
        verdict.best = first(verdict.best);
        if let Some(second) = &mut verdict.runner_up {
            second.at = first(second.at);
        }
        verdict
    }

    /// Playouts counted for each move that may be recommended.
    pub(crate) fn done(&self) -> u64 {
        self.weighing.playouts()
    }

    pub(crate) fn odds(&self) -> Vec<MoveOdds> {
        let aim = self.question.aim();
        let is_scored = self.question.position.seating().is_scored();
        self.question
            .ways()
            .into_iter()
            .zip(self.question.outcomes())
            .map(|(mv, outcome)| {
                let tally = &self.weighing.tallies()[outcome];
                MoveOdds {
                    mv,
                    counts: tally.finishes[aim.seat],
                    place: aim.place,
                    points: is_scored.then_some((
                        tally.points[aim.seat],
                        tally.squares[aim.seat],
                        aim.most_points,
                    )),
                }
            })
            .collect()
    }

    /// The players with how they were played out.
    fn played(&self) -> Vec<(Player, Driver)> {
        let drivers = self.question.drivers;
        let players = self.question.position.seating().players();
        let played = |player: Player| (player, drivers[player.seat()].played());
        players.into_iter().map(played).collect()
    }
}

#[pymethods]
impl Advice {
    /// The edition's name.
    #[getter]
    fn edition(&self) -> &'static str {
        self.question.position.seating().edition.name()
    }

    /// The `Rider` or `Colour` who asks.
    #[getter]
    fn player(&self) -> Player {
        self.question.player()
    }

    /// The same as `player`.
    #[getter]
    fn rider(&self) -> Player {
        self.question.player()
    }

    /// The `Card` that is weighed; None in Points, in Express, and before the draw of 2013 (F8).
    #[getter]
    fn card(&self) -> Option<Name<Card>> {
        self.question.position.card().map(Name)
    }

    /// The face that is weighed, in Express.
    #[getter]
    fn face(&self) -> Option<&'static str> {
        self.question.position.face().map(Face::name)
    }

    /// By what the moves are ranked: `first`, the chance of the best place still open, or in Points `score`, the
    /// expected points of the round (KP4).
    #[getter]
    fn measure(&self) -> &'static str {
        match self.question.aim().measure {
            Measure::Place => "first",
            Measure::Score => "score",
        }
    }

    /// The odds of each legal move, in the order of `Game.legal_moves`.
    ///
    /// Of a card or face without a legal move, of going on without (O1); before the draw of 2013 the last one is of
    /// not making the move of F8.
    #[getter]
    fn moves(&self) -> Vec<MoveOdds> {
        self.odds()
    }

    /// The move that is best by `measure`, of those that had the full number of playouts; the first where several
    /// are (O3).
    ///
    /// None when it is best to go on without one. Look at `too_close_to_call` before recommending it.
    #[getter]
    fn best(&self) -> Option<AnyMove> {
        self.odds()[self.verdict().best].mv
    }

    /// The best place still open, 1 to 4: the one that `MoveOdds.first` counts (O3).
    #[getter]
    pub(crate) fn best_place(&self) -> usize {
        self.question.aim().place + 1
    }

    /// Whether the two best moves differ by no more than the sum of their two margins (O4).
    ///
    /// Moves that come to the same, such as starting one pawn or another, share their odds and count as one here and
    /// in `lead`.
    ///
    /// Never for the last rider on the way: whose place is settled has nothing to call.
    #[getter]
    fn too_close_to_call(&self) -> bool {
        self.verdict()
            .runner_up
            .is_some_and(|second| second.too_close)
    }

    /// By how much the best move is better than the second best: the difference of the shares, 0 to 1, or in Points
    /// of the expected scores; None without a second move.
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

    /// How each player was played out: dict from `Rider` or `Colour` to `Driver`, where persons are `Driver.HARD`
    /// (O2).
    #[getter]
    fn policies<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let played = self.played().into_iter();
        played
            .map(|(player, driver)| (player, Name(driver)))
            .into_py_dict(py)
    }

    /// Playouts of each move that may be recommended; `MoveOdds.playouts` tells of the others.
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
    /// Its keys are `position` (as of `Game.to_dict`, in Points of `Game.view`), `player`, `rider` (the same),
    /// `card`, `face`, `measure`, `best`, `best_place`, `too_close_to_call`, `lead`, `paired_margin`, `policies`,
    /// `playouts`, `seed`, `seconds` and `moves`: a list of dicts with `move`, `first`, `margin`, `interval`,
    /// `places`, `counts`, `score`, `score_margin` and `playouts`.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let text = |mv: Option<AnyMove>| mv.map(|mv| mv.to_string());
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
            dict.set_item("score", odds.score())?;
            dict.set_item("score_margin", odds.score_margin())?;
            dict.set_item("playouts", odds.playouts())?;
            moves.append(dict)?;
        }
        let policies = self.played().into_iter();
        let policies = policies
            .map(|(player, driver)| (player.name(), driver.name()))
            .into_py_dict(py)?;
        let view = self.question.position.view(py, self.question.player())?;
        let dict = PyDict::new(py);
        dict.set_item("position", view)?;
        dict.set_item("player", self.question.player().name())?;
        dict.set_item("rider", self.question.player().name())?;
        dict.set_item("card", self.question.position.card().map(Card::name))?;
        dict.set_item("face", self.face())?;
        dict.set_item("measure", self.measure())?;
        dict.set_item("best", text(odds[self.verdict().best].mv))?;
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
            "<Advice for {}: {}, {} each, seed {}>",
            self.asked(),
            counted(self.question.ways().len() as u64, "move"),
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
        tallies: Vec<TallyCounts>,
        both: Vec<Vec<u64>>,
        seconds: f64,
    ) -> Result<Self> {
        let position = AnyPosition::from_dict(position)?;
        position.check_can_play()?;
        let seating = position.seating();
        let question = Question {
            position: position.as_seen(),
            drivers: arguments::drivers(Some(drivers), &seating.players())?,
            seed,
        };
        let tallies = tallies
            .into_iter()
            .map(|given| counts::tally(seating, given))
            .collect::<Result<Vec<_>>>()?;
        let seconds = counts::seconds(seconds)?;
        let fits = tallies.len() == question.distinct();
        Weighing::from_counts(tallies, both)
            .filter(|weighing| {
                fits && counts::ranks_fit(weighing, &position)
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
        let tallies: Vec<TallyCounts> = tallies.map(counts::of_tally).collect();
        let drivers = self.question.drivers;
        let players = self.question.position.seating().players().into_iter();
        let drivers: Vec<&str> = players
            .map(|player| drivers[player.seat()].name())
            .collect();
        let state = (
            self.question.position.to_dict(py)?,
            drivers,
            self.question.seed,
            tallies,
            self.weighing.both().to_vec(),
            self.seconds,
        );
        Ok((restore, state.into_pyobject(py)?.into_any()))
    }
}
