//! `Tournament`.

use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyDict, PyMapping};
use sorry_people_core::games::classic;
use sorry_people_core::games::colour::Colour;
use sorry_people_core::games::tournament::Tournament as Core;

use crate::arguments::{self, items};
use crate::counts::counted;
use crate::edition::Edition;
use crate::errors::{Error, Result};
use crate::game::{Game, any_game};
use crate::mapping::{self, Fields};
use crate::names::Name;
use crate::player::Player;
use crate::seating::Seating;
use crate::shared::Shared;

const KEYS: [&str; 4] = ["edition", "players", "target", "rounds"];

/// More points than anybody plays for.
const HIGHEST_TARGET: u64 = 1_000_000;

/// More rounds than are read: with these, no sum of points overflows.
const MOST_ROUNDS: usize = 1_000_000;

/// By colour, the points of a round; 0 for who doesn't play.
type Round = [i32; Colour::COUNT];

/// Rounds of Express or Points, each of which is a game, played until somebody has so many points (X10, KP4).
///
/// Of several players at the target the one with the most points wins; where they are level, the winner of the last
/// round. Tournaments compare, copy and pickle; as they go on, they can't be hashed.
///
/// Args:
///     players: The two to four colours that play every round.
///     target: The points that win, 10 or more (X10).
///     edition: `express` or `points`.
///
/// Raises:
///     ValueError: There is no such colour or edition, too few colours or one of them twice, or the target is out
///         of range.
///     TypeError: An argument is of the wrong type.
///
/// Examples:
///     >>> from sorry_people import Game, Tournament
///     >>> tournament = Tournament(["Red", "Blue"])
///     >>> game = Game("express", players=["Red", "Blue"], seed=1)
///     >>> while not game.is_over:
///     ...     if game.needs_draw:
///     ...         faces = game.roll()
///     ...     events = game.play(game.choose("hard"))
///     >>> tournament.record(game)
///     >>> {str(player): points for player, points in tournament.scores.items()}
///     {'Red': 5, 'Blue': 1}
///     >>> tournament.winner is None
///     True
#[pyclass(module = "sorry_people", frozen)]
pub(crate) struct Tournament(Shared<State>);

#[derive(Clone, PartialEq)]
struct State {
    seating: Seating,
    core: Core,
    rounds: Vec<Round>,
}

impl State {
    fn new(edition: Edition, players: &[Colour], target: i32) -> Result<Self> {
        let twice = |colour| players.iter().filter(|&&one| one == colour).count() > 1;
        if let Some(colour) = Colour::ALL.into_iter().find(|&colour| twice(colour)) {
            return Err(Error::position(
                "players",
                format!("{colour} is named twice among the players"),
            ));
        }
        if players.len() < 2 {
            return Err(Error::position(
                "players",
                format!(
                    "{}: there are 2 to 4",
                    counted(players.len() as u64, "player")
                ),
            ));
        }
        Ok(Self {
            seating: Seating::of_colours(edition, players.iter().copied()),
            core: Core::new(target),
            rounds: Vec::new(),
        })
    }

    /// Adds a round's points, if a game can come to them; its winner is who has most, with no second.
    fn add(&mut self, round: Round) -> Result<()> {
        if let Some(winner) = self.core.winner() {
            return Err(Error::Value(format!(
                "the tournament is over: {winner} has won it"
            )));
        }
        let winner = Colour::ALL
            .into_iter()
            .max_by_key(|colour| round[colour.index()]);
        let winner = winner
            .filter(|&winner| self.can_be(&round, winner))
            .ok_or_else(|| Error::value("no game scores so"))?;
        self.core.add(&round, winner);
        self.rounds.push(round);
        Ok(())
    }

    /// Whether a game can end with these points.
    fn can_be(&self, round: &Round, winner: Colour) -> bool {
        let is_express = self.seating.edition == Edition::Express;
        Colour::ALL.into_iter().all(|colour| {
            let points = round[colour.index()];
            match (self.seating.plays(colour.index()), is_express) {
                (false, _) => points == 0,
                (true, true) if colour == winner => points == 5,
                (true, true) => (0..4).contains(&points),
                (true, false) if colour == winner => (20..300).contains(&points) && points % 5 == 0,
                (true, false) => (0..20).contains(&points) && points % 5 == 0,
            }
        })
    }

    fn by_player<'py>(&self, py: Python<'py>, points: &Round) -> PyResult<Bound<'py, PyDict>> {
        let players = self.seating.players().into_iter();
        players
            .map(|player| (player, points[player.seat()]))
            .into_py_dict(py)
    }

    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        let players = self.seating.players();
        let names: Vec<&str> = players.iter().map(|player| player.name()).collect();
        let rounds = self.rounds.iter().map(|round| {
            players
                .iter()
                .map(|player| (player.name(), round[player.seat()]))
                .into_py_dict(py)
        });
        dict.set_item("edition", self.seating.edition.name())?;
        dict.set_item("players", names)?;
        dict.set_item("target", self.core.target())?;
        dict.set_item("rounds", rounds.collect::<PyResult<Vec<_>>>()?)?;
        Ok(dict)
    }

    fn from_dict(dict: &Bound<'_, PyMapping>) -> Result<Self> {
        let edition = mapping::edition(dict)?;
        let fields = Fields::new(dict, &KEYS, &[])?;
        if !has_tournaments(edition) {
            return Err(mapping::wrong_edition(edition, "express or points"));
        }
        let wrong = |field: &'static str, error| match error {
            Error::Value(reason) | Error::Type(reason) => Error::position(field, reason),
            other => other,
        };
        let players = mapping::colours("players", &fields.get("players")?)?;
        let target = read_target(&fields.get("target")?).map_err(|error| wrong("target", error))?;
        let mut state = Self::new(edition, &players, target)?;
        let right = "a list of mappings from player to points";
        let rounds = mapping::list("rounds", right, MOST_ROUNDS, &fields.get("rounds")?)?;
        for round in &rounds {
            let mut points = [0; Colour::COUNT];
            for (player, number) in mapping::pairs("rounds", right, round)? {
                let player: Colour = mapping::named("rounds", &player)?;
                let number = arguments::whole("points", &number, 0, 1000)
                    .map_err(|error| wrong("rounds", error))?;
                points[player.index()] = number as i32;
            }
            state.add(points).map_err(|error| wrong("rounds", error))?;
        }
        Ok(state)
    }
}

/// Whether rounds of this edition are scored.
fn has_tournaments(edition: Edition) -> bool {
    matches!(
        edition,
        Edition::Express | Edition::Square(classic::Edition::Points)
    )
}

fn read_target(value: &Bound<'_, PyAny>) -> Result<i32> {
    let target = arguments::whole("target", value, Core::TARGET as u64, HIGHEST_TARGET)?;
    Ok(target as i32)
}

#[pymethods]
impl Tournament {
    #[new]
    #[pyo3(signature = (players, *, target=None, edition=Name(Edition::Express)))]
    #[pyo3(text_signature = "(players, *, target=10, edition='express')")]
    fn new(
        players: &Bound<'_, PyAny>,
        target: Option<&Bound<'_, PyAny>>,
        edition: Name<Edition>,
    ) -> Result<Self> {
        if !has_tournaments(edition.0) {
            return Err(Error::Value(format!(
                "edition must be express or points, whose rounds are scored, not \"{}\"",
                edition.0
            )));
        }
        let players = items("players must be a sequence of colours", players)?
            .iter()
            .map(|player| Ok(player.extract::<Name<Colour>>()?.0))
            .collect::<Result<Vec<_>>>()?;
        let target = target.map_or(Ok(Core::TARGET), read_target)?;
        let state = State::new(edition.0, &players, target)?;
        Ok(Self(Shared::new(state)))
    }

    /// A tournament that goes on.
    ///
    /// Args:
    ///     tournament: What `to_dict` gives: `edition`, `players`, `target` and `rounds` (a list of mappings from
    ///         player to points). All keys are needed and no others are taken.
    ///
    /// Raises:
    ///     PositionError: There can be no such tournament; `field` names the key.
    #[staticmethod]
    fn from_dict(tournament: &Bound<'_, PyMapping>) -> Result<Self> {
        Ok(Self(Shared::new(State::from_dict(tournament)?)))
    }

    /// The tournament as a dict of plain texts, numbers and lists, ready for JSON and for `from_dict`.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        self.0.snapshot().to_dict(py)
    }

    /// The edition's name: `express` or `points`.
    #[getter]
    fn edition(&self) -> &'static str {
        self.0.lock().seating.edition.name()
    }

    /// The `Colour`s that play, in the order of play.
    #[getter]
    fn players(&self) -> Vec<Player> {
        self.0.lock().seating.players()
    }

    /// The points that win.
    #[getter]
    fn target(&self) -> i32 {
        self.0.lock().core.target()
    }

    /// The points of each round so far, the first one first: new dicts from `Colour` to int.
    #[getter]
    fn rounds<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyDict>>> {
        let state = self.0.snapshot();
        let rounds = state.rounds.iter();
        rounds.map(|round| state.by_player(py, round)).collect()
    }

    /// The points of all rounds together: a new dict from `Colour` to int.
    #[getter]
    fn scores<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let state = self.0.snapshot();
        state.by_player(py, state.core.totals())
    }

    /// The `Colour` that has won the tournament; None until somebody has.
    #[getter]
    fn winner(&self) -> Option<Name<Colour>> {
        self.0.lock().core.winner().map(Name)
    }

    /// Adds the scores of a finished game of this edition by these players (X10, KP4).
    ///
    /// Raises:
    ///     ValueError: The game is not over, or of another edition or other players, or the tournament is won
    ///         already; nothing is recorded then.
    fn record(&self, game: &Bound<'_, Game>) -> Result<()> {
        let position = any_game(game).any_position();
        let seating = position.seating();
        let mut state = self.0.lock();
        let round = position
            .scores()
            .filter(|_| seating.edition == state.seating.edition)
            .ok_or_else(|| {
                Error::Value(format!(
                    "the game is of the edition \"{}\", the tournament of \"{}\"",
                    seating.edition, state.seating.edition
                ))
            })?;
        if seating != state.seating {
            return Err(Error::value(
                "the game was not played by the players of the tournament",
            ));
        }
        if position.turn().is_some() {
            return Err(Error::value(
                "the game is not over: it is scored at its end",
            ));
        }
        state.add(round)
    }

    /// A tournament with the same rounds, that goes its own way from here.
    fn copy(&self) -> Self {
        Self(Shared::new(self.0.snapshot()))
    }

    fn __copy__(&self) -> Self {
        self.copy()
    }

    #[pyo3(signature = (memo, /))]
    fn __deepcopy__(&self, memo: &Bound<'_, PyAny>) -> Self {
        let _ = memo;
        self.copy()
    }

    fn __eq__(&self, other: &Bound<'_, Self>) -> bool {
        self.0.equals(&other.get().0)
    }

    fn __repr__(&self) -> String {
        let state = self.0.snapshot();
        let scores = state.seating.players().into_iter().map(|player| {
            let points = state.core.totals()[player.seat()];
            format!("{player} {points}")
        });
        let scores: Vec<String> = scores.collect();
        format!(
            "<Tournament {} to {}: {}>",
            state.seating.edition,
            state.core.target(),
            scores.join(", ")
        )
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, (Bound<'py, PyDict>,))> {
        let restore = py.get_type::<Self>().getattr("from_dict")?;
        Ok((restore, (self.to_dict(py)?,)))
    }
}
