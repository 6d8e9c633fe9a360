//! `Event`.

use std::fmt;

use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyDict, PyString};
use sorry_people_core::games::people::story::StoryStop;
use sorry_people_core::games::people::{Event, Place, Rider};

use crate::arguments::{self, told};
use crate::errors::{Error, Result};
use crate::keywords;
use crate::names::Name;
use crate::people::facts::{Facts, way};

/// One thing that happened when a card was played, as `Game.play` tells it, in order.
///
/// Events are values: they compare, hash, copy and pickle, and `str(event)` is a line of English. One can be made
/// by hand, for a test or a script; what doesn't fit its kind is refused.
///
/// | kind | what happened | start, end | further |
/// |---|---|---|---|
/// | `moved` | left the fair, or went forward or back, by the card or a story stop | both | `steps`, `path` |
/// | `swapped` | swapped places (C2) | both of the mover | `other` |
/// | `replaced` | came from the fair onto the space of another (C3) | both | `other` |
/// | `bumped` | `rider` was sent back to their gate (M7, M8) | both | `other`: by whom |
/// | `shortcut` | took a shortcut (M8) | both | `path` |
/// | `story_stop` | set off a story stop (S1) | – | `stop`, `effect` |
/// | `draw_again` | draws again (T5) | – | |
/// | `must_lose_turn` | must lose the next turn (T6) | – | |
/// | `turn_lost` | passed a turn (T6) | – | |
/// | `home` | got home (E1) | – | `rank` |
/// | `stayed` | kept the spot instead of swapping (C1) | – | |
/// | `spent` | the card had no legal move (T3) | – | |
/// | `game_over` | `rider`, the last one, is home | – | |
///
/// Args:
///     kind: See above.
///     rider: To whom it happened.
///     start: The place before, such as `road 4`.
///     end: The place after; of a move that goes on by a shortcut, the place before the shortcut.
///     steps: Spaces forward, or back where negative, of a `moved` event; 0 for leaving the fair.
///     other: The other rider.
///     stop: The story stop.
///     rank: The finishing place, 1 to 4.
///
/// Raises:
///     ValueError: Something lacks, doesn't fit the kind, or can't be.
///
/// Examples:
///     >>> from sorry_people import Event
///     >>> event = Event("moved", "Bucky", start="road 1", end="driveway 2", steps=3)
///     >>> print(event)
///     Bucky moves forward 3 from road 1 to driveway 2
///     >>> event.path
///     ['road 2', 'driveway 1', 'driveway 2']
#[pyclass(name = "Event", module = "sorry_people", frozen, eq, hash, str)]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct PyEvent(pub(crate) Event);

impl PyEvent {
    fn facts(&self) -> Facts {
        Facts::of(&self.0)
    }

    fn the_rider(&self) -> Rider {
        match self.0 {
            Event::Moved { rider, .. }
            | Event::Swapped { rider, .. }
            | Event::Replaced { rider, .. }
            | Event::Bumped { rider, .. }
            | Event::TookShortcut { rider, .. }
            | Event::StoryStop { rider, .. }
            | Event::DrawAgain { rider }
            | Event::MustLoseTurn { rider }
            | Event::TurnLost { rider }
            | Event::Home { rider, .. }
            | Event::Stayed { rider }
            | Event::Spent { rider }
            | Event::GameOver { rider } => rider,
        }
    }

    /// The keyword arguments that make this event.
    fn arguments<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let Facts {
            start,
            end,
            steps,
            other,
            stop,
            rank,
        } = self.facts();
        let texts = [
            ("start", start.map(|place| place.to_string())),
            ("end", end.map(|place| place.to_string())),
            ("other", other.map(|rider| rider.to_string())),
            ("stop", stop.map(|stop| stop.to_string())),
        ];
        let arguments = texts
            .into_iter()
            .filter_map(|(name, text)| Some((name, text?)))
            .into_py_dict(py)?;
        if steps != 0 {
            arguments.set_item("steps", steps)?;
        }
        if let Some(rank) = rank {
            arguments.set_item("rank", rank)?;
        }
        Ok(arguments)
    }
}

#[pymethods]
impl PyEvent {
    #[new]
    #[pyo3(signature = (kind, rider, *, start=None, end=None, steps=None, other=None, stop=None, rank=None))]
    #[pyo3(
        text_signature = "(kind, rider, *, start=None, end=None, steps=0, other=None, stop=None, rank=None)"
    )]
    #[expect(clippy::too_many_arguments, reason = "keyword arguments of a value")]
    fn new(
        kind: &Bound<'_, PyString>,
        rider: Name<Rider>,
        start: Option<&Bound<'_, PyString>>,
        end: Option<&Bound<'_, PyString>>,
        steps: Option<&Bound<'_, PyAny>>,
        other: Option<Name<Rider>>,
        stop: Option<Name<StoryStop>>,
        rank: Option<&Bound<'_, PyAny>>,
    ) -> Result<Self> {
        let place = |text: &Bound<'_, PyString>| {
            text.to_string_lossy()
                .parse::<Place>()
                .map_err(|error| Error::Value(error.to_string()))
        };
        let steps = steps.map_or(Ok(0), |steps| arguments::integer("steps", steps))?;
        let given = Facts {
            start: start.map(place).transpose()?,
            end: end.map(place).transpose()?,
            steps: i8::try_from(steps).map_err(|_| {
                Error::Value(format!(
                    "steps must be from {} to {}, not {}",
                    i8::MIN,
                    i8::MAX,
                    told(steps)
                ))
            })?,
            other: other.map(|other| other.0),
            stop: stop.map(|stop| stop.0),
            rank: rank
                .map(|rank| arguments::whole("rank", rank, 1, Rider::COUNT as u64))
                .transpose()?
                .map(|rank| rank as u8),
        };
        let kind = kind.to_string_lossy();
        let event = Self(given.event(&kind, rider.0)?);
        given.check_against(&kind, &event.facts())?;
        Ok(event)
    }

    /// What happened; see the class.
    #[getter]
    fn kind(&self) -> &'static str {
        match self.0 {
            Event::Moved { .. } => "moved",
            Event::Swapped { .. } => "swapped",
            Event::Replaced { .. } => "replaced",
            Event::Bumped { .. } => "bumped",
            Event::TookShortcut { .. } => "shortcut",
            Event::StoryStop { .. } => "story_stop",
            Event::DrawAgain { .. } => "draw_again",
            Event::MustLoseTurn { .. } => "must_lose_turn",
            Event::TurnLost { .. } => "turn_lost",
            Event::Home { .. } => "home",
            Event::Stayed { .. } => "stayed",
            Event::Spent { .. } => "spent",
            Event::GameOver { .. } => "game_over",
        }
    }

    /// The `Rider` to whom it happened: the mover, or who was bumped or passed a turn.
    #[getter]
    fn rider(&self) -> Name<Rider> {
        Name(self.the_rider())
    }

    /// The place before, such as `road 4`; None where nobody changed place.
    #[getter]
    fn start(&self) -> Option<String> {
        self.facts().start.map(|place| place.to_string())
    }

    /// The place after, before any shortcut, which is an event of its own; None where nobody changed place.
    #[getter]
    fn end(&self) -> Option<String> {
        self.facts().end.map(|place| place.to_string())
    }

    /// Spaces forward, or back where negative, of a `moved` event; 0 otherwise and for leaving the fair.
    #[getter]
    fn steps(&self) -> i8 {
        self.facts().steps
    }

    /// The places driven through by a `moved` or `shortcut` event, the start excluded and the end included.
    ///
    /// Leaving the fair has one place, the exit. Empty for the other kinds.
    #[getter]
    fn path(&self) -> Vec<String> {
        let places = match self.0 {
            Event::Moved { end, steps: 0, .. } => vec![end],
            Event::Moved {
                rider,
                start,
                steps,
                ..
            } => way(rider, start, steps).unwrap_or_default(),
            Event::TookShortcut { shortcut, .. } => (shortcut.triangle + 1..=shortcut.end)
                .map(Place::Road)
                .collect(),
            _ => Vec::new(),
        };
        places.iter().map(ToString::to_string).collect()
    }

    /// The other `Rider`: swapped with, replaced, or who did the bumping.
    #[getter]
    fn other(&self) -> Option<Name<Rider>> {
        self.facts().other.map(Name)
    }

    /// The `StoryStop` that was set off.
    #[getter]
    fn stop(&self) -> Option<Name<StoryStop>> {
        self.facts().stop.map(Name)
    }

    /// What the story stop does: `ahead N`, `back N`, `draw again` or `lose the next turn` (S1).
    #[getter]
    fn effect(&self) -> Option<String> {
        match self.0 {
            Event::StoryStop { effect, .. } => Some(effect.to_string()),
            _ => None,
        }
    }

    /// The finishing place of a `home` event, 1 to 4 (E1).
    #[getter]
    fn rank(&self) -> Option<u8> {
        self.facts().rank
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let given = [self.kind(), self.the_rider().name()];
        keywords::repr("Event", &given, &self.arguments(py)?)
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, (&'static str, &'static str))> {
        let make = keywords::maker::<Self>(&self.arguments(py)?)?;
        Ok((make, (self.kind(), self.the_rider().name())))
    }
}

impl fmt::Display for PyEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Event::Moved {
                rider,
                start,
                end,
                steps,
            } => match steps {
                0 => write!(f, "{rider} leaves the fair onto {end}"),
                1.. => write!(f, "{rider} moves forward {steps} from {start} to {end}"),
                _ => write!(
                    f,
                    "{rider} moves back {} from {start} to {end}",
                    steps.unsigned_abs()
                ),
            },
            Event::Swapped {
                rider,
                other,
                start,
                end,
            } => write!(
                f,
                "{rider} swaps places with {other}, from {start} to {end}"
            ),
            Event::Replaced { rider, other, end } => {
                write!(
                    f,
                    "{rider} comes from the fair and takes the space of {other}, {end}"
                )
            }
            Event::Bumped { rider, start, by } => {
                write!(
                    f,
                    "{rider} is bumped by {by}, from {start} back to the fair"
                )
            }
            Event::TookShortcut { rider, shortcut } => write!(
                f,
                "{rider} takes a shortcut from road {} to road {}",
                shortcut.triangle, shortcut.end
            ),
            Event::StoryStop {
                rider,
                stop,
                effect,
            } => write!(f, "{rider} makes a story stop, {stop}: {effect}"),
            Event::DrawAgain { rider } => write!(f, "{rider} draws again"),
            Event::MustLoseTurn { rider } => write!(f, "{rider} must lose the next turn"),
            Event::TurnLost { rider } => write!(f, "{rider} passes a lost turn"),
            Event::Home { rider, rank } => {
                let rank = ["1st", "2nd", "3rd", "4th"][usize::from(rank) - 1];
                write!(f, "{rider} gets home {rank}")
            }
            Event::Stayed { rider } => write!(f, "{rider} keeps the spot"),
            Event::Spent { rider } => write!(f, "{rider} spends the card: it has no legal move"),
            Event::GameOver { .. } => f.write_str("the game is over: all riders are home"),
        }
    }
}
