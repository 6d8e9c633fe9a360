//! `SquareEvent`.

use std::fmt;

use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyDict, PyString};
use sorry_people_core::games::card::Card;
use sorry_people_core::games::classic::{Event, Pawn, Place};
use sorry_people_core::games::colour::Colour;

use crate::errors::{Error, Result};
use crate::keywords;
use crate::names::Name;
use crate::square::facts::SquareFacts;
use crate::square::way::way;

/// One thing that happened on the square board, as `SquareGame.play` tells it, in order.
///
/// Events are values: they compare, hash, copy and pickle, and `str(event)` is a line of English. One can be made
/// by hand, for a test or a script; what doesn't fit its kind is refused.
///
/// | kind | what happened | pawn | start, end | further |
/// |---|---|---|---|---|
/// | `played` `discarded` | a card left the hand (KP1, KP2) | – | – | `player`, `card` |
/// | `moved` | left START, went forward or back, or was brought HOME by the Fire | yes | both | `path` |
/// | `swapped` | exchanged its space (K10) | the mover's | both of the mover | `other` |
/// | `replaced` | came from START onto the space of another | yes | both | `other` |
/// | `bumped` | was sent back to START (K6, K8) | yes | both | `other`: by whom |
/// | `slid` | took a slide (K8) | yes | both | `path` |
/// | `home` | got HOME | yes | – | |
/// | `iced` `fired` | the Ice or the Fire went onto a pawn or, without one, off the board (F5, F7) | or None | – | |
/// | `draw_again` | the turn goes on | – | – | `player` |
/// | `declined` | a swap, or the Fire, was declined (K4, F7) | – | – | `player` |
/// | `spent` | the card had no legal move (K4), or an empty hand passed (KP5) | – | – | `player` |
/// | `game_over` | a player has every pawn HOME (K5, KT5) | – | – | `winner` |
///
/// Args:
///     kind: See above.
///     player: Who did it; of a pawn's event the pawn's colour, which needs not be given.
///     pawn: The pawn, such as `Red 2`.
///     other: The other pawn.
///     start: The place before, such as `track 4`.
///     end: The place after; of a move that goes on by a slide, the place before the slide.
///     card: The card.
///
/// Raises:
///     ValueError: Something lacks, doesn't fit the kind, or can't be.
///
/// Examples:
///     >>> from sorry_people import SquareEvent
///     >>> event = SquareEvent("moved", pawn="Red 0", start="track 1", end="safety 2")
///     >>> print(event)
///     Red 0 moves from track 1 to safety 2
///     >>> event.path
///     ['track 1', 'track 2', 'safety 1', 'safety 2']
#[pyclass(name = "SquareEvent", module = "sorry_people", frozen, eq, hash, str)]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct PySquareEvent(pub(crate) Event);

impl PySquareEvent {
    fn facts(&self) -> SquareFacts {
        SquareFacts::of(&self.0)
    }

    /// The keyword arguments that make this event.
    fn arguments<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let facts = self.facts();
        [
            ("player", facts.player.map(|player| player.to_string())),
            ("pawn", facts.pawn.map(|pawn| pawn.to_string())),
            ("other", facts.other.map(|pawn| pawn.to_string())),
            ("start", facts.start.map(|place| place.to_string())),
            ("end", facts.end.map(|place| place.to_string())),
            ("card", facts.card.map(|card| card.to_string())),
        ]
        .into_iter()
        .filter_map(|(name, text)| Some((name, text?)))
        .into_py_dict(py)
    }
}

#[pymethods]
impl PySquareEvent {
    #[new]
    #[pyo3(signature = (kind, player=None, *, pawn=None, other=None, start=None, end=None, card=None))]
    fn new(
        kind: &Bound<'_, PyString>,
        player: Option<Name<Colour>>,
        pawn: Option<&Bound<'_, PyString>>,
        other: Option<&Bound<'_, PyString>>,
        start: Option<&Bound<'_, PyString>>,
        end: Option<&Bound<'_, PyString>>,
        card: Option<Name<Card>>,
    ) -> Result<Self> {
        let given = SquareFacts {
            player: player.map(|player| player.0),
            pawn: pawn.map(parsed::<Pawn>).transpose()?,
            other: other.map(parsed::<Pawn>).transpose()?,
            start: start.map(parsed::<Place>).transpose()?,
            end: end.map(parsed::<Place>).transpose()?,
            card: card.map(|card| card.0),
        };
        let kind = kind.to_string_lossy();
        let event = Self(given.event(&kind)?);
        given.check_against(&kind, &event.facts())?;
        Ok(event)
    }

    /// What happened; see the class.
    #[getter]
    fn kind(&self) -> &'static str {
        match self.0 {
            Event::Played { .. } => "played",
            Event::Discarded { .. } => "discarded",
            Event::Moved { .. } => "moved",
            Event::Swapped { .. } => "swapped",
            Event::Replaced { .. } => "replaced",
            Event::Bumped { .. } => "bumped",
            Event::Slid { .. } => "slid",
            Event::Home { .. } => "home",
            Event::Iced { .. } => "iced",
            Event::Fired { .. } => "fired",
            Event::DrawAgain { .. } => "draw_again",
            Event::Declined { .. } => "declined",
            Event::Spent { .. } => "spent",
            Event::GameOver { .. } => "game_over",
        }
    }

    /// The `Colour` that did it, or that the pawn is of; None where Ice or Fire left the board.
    #[getter]
    fn player(&self) -> Option<Name<Colour>> {
        self.facts().player.map(Name)
    }

    /// The pawn to which it happened, such as `Red 2`.
    #[getter]
    fn pawn(&self) -> Option<String> {
        self.facts().pawn.map(|pawn| pawn.to_string())
    }

    /// The other pawn: swapped with, replaced, or which did the bumping.
    #[getter]
    fn other(&self) -> Option<String> {
        self.facts().other.map(|pawn| pawn.to_string())
    }

    /// The place before, such as `track 4`; None where no pawn changed place.
    #[getter]
    fn start(&self) -> Option<String> {
        self.facts().start.map(|place| place.to_string())
    }

    /// The place after, before any slide, which is an event of its own; None where no pawn changed place.
    #[getter]
    fn end(&self) -> Option<String> {
        self.facts().end.map(|place| place.to_string())
    }

    /// The places passed by a `moved` or `slid` event, start and end included; empty for the other kinds.
    ///
    /// Only these two where the pawn does not walk: out of START, and HOME with the Fire (F9).
    #[getter]
    fn path(&self) -> Vec<String> {
        let places = match self.0 {
            Event::Moved { pawn, start, end } => way(pawn, start, end),
            Event::Slid { slide, .. } => (slide.triangle..=slide.end).map(Place::track).collect(),
            _ => Vec::new(),
        };
        places.iter().map(ToString::to_string).collect()
    }

    /// The `Card` that left the hand, in Points.
    #[getter]
    fn card(&self) -> Option<Name<Card>> {
        self.facts().card.map(Name)
    }

    /// The `Colour` whose move ended the game; in Teams the partner has won too (KT5).
    #[getter]
    fn winner(&self) -> Option<Name<Colour>> {
        match self.0 {
            Event::GameOver { winner } => Some(Name(winner)),
            _ => None,
        }
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        keywords::repr("SquareEvent", &[self.kind()], &self.arguments(py)?)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (&'static str,))> {
        let make = keywords::maker::<Self>(&self.arguments(py)?)?;
        Ok((make, (self.kind(),)))
    }
}

/// A pawn or place.
fn parsed<T: std::str::FromStr<Err: fmt::Display>>(text: &Bound<'_, PyString>) -> Result<T> {
    text.to_string_lossy()
        .parse()
        .map_err(|error: T::Err| Error::Value(error.to_string()))
}

impl fmt::Display for PySquareEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Event::Played { player, card } => write!(f, "{player} plays the card {card}"),
            Event::Discarded { player, card } => write!(f, "{player} discards the card {card}"),
            Event::Moved { pawn, start, end } => {
                if start == Place::START {
                    write!(f, "{pawn} starts onto {end}")
                } else {
                    write!(f, "{pawn} moves from {start} to {end}")
                }
            }
            Event::Swapped {
                pawn,
                other,
                start,
                end,
            } => write!(f, "{pawn} swaps places with {other}, from {start} to {end}"),
            Event::Replaced { pawn, other, end } => {
                write!(
                    f,
                    "{pawn} comes from start and takes the space of {other}, {end}"
                )
            }
            Event::Bumped { pawn, start, by } => {
                write!(f, "{pawn} is bumped by {by}, from {start} back to start")
            }
            Event::Slid { pawn, slide } => write!(
                f,
                "{pawn} slides from track {} to track {}",
                slide.triangle, slide.end
            ),
            Event::Home { pawn } => write!(f, "{pawn} gets home"),
            Event::Iced { pawn: Some(pawn) } => write!(f, "the ice goes onto {pawn}"),
            Event::Iced { pawn: None } => f.write_str("the ice leaves the board"),
            Event::Fired { pawn: Some(pawn) } => write!(f, "the fire goes onto {pawn}"),
            Event::Fired { pawn: None } => f.write_str("the fire leaves the board"),
            Event::DrawAgain { player } => write!(f, "{player} goes on"),
            Event::Declined { player } => write!(f, "{player} declines"),
            Event::Spent { player } => write!(f, "{player} has no legal move and passes"),
            Event::GameOver { winner } => write!(f, "the game is over: {winner} wins"),
        }
    }
}
