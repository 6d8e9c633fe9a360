//! `ExpressEvent`.

use std::fmt;

use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyDict, PyString};
use sorry_people_core::games::colour::Colour;
use sorry_people_core::games::express::{Base, Event, Face, Source};

use crate::errors::Result;
use crate::express::facts::{ExpressFacts, source, source_text};
use crate::keywords;
use crate::names::Name;

/// One thing that happened in Express, as `ExpressGame.play` tells it, in order.
///
/// Events are values: they compare, hash, copy and pickle, and `str(event)` is a line of English. One can be made
/// by hand, for a test or a script; what doesn't fit its kind is refused.
///
/// | kind | what happened | further |
/// |---|---|---|
/// | `took` | took a pawn from START or a waiting area (X3) | `colour`, `source`; `other`: whose area |
/// | `sorry` | took a pawn from another's HOME wedge (X6) | `colour`, `other` |
/// | `home` | the pawn that was taken went on the wedge (X4) | `colour` |
/// | `slid` | turned a dial (X7) | `shown` before, `colour` now; `other`: whose, where not one's own |
/// | `passed` | turned no dial (X7) | |
/// | `nothing` | the face could not be followed (X3, X6) | `face` |
/// | `game_over` | `player`'s wedge holds four pawns (X8) | `winner` |
///
/// Args:
///     kind: See above.
///     player: Who did it.
///     other: The other player.
///     colour: The colour of the pawn, or which the dial shows now.
///     shown: The colour that the dial showed before.
///     source: `start`, `own` or the player from whose waiting area.
///     face: The face.
///
/// Raises:
///     ValueError: Something lacks, doesn't fit the kind, or can't be.
///
/// Examples:
///     >>> from sorry_people import ExpressEvent
///     >>> print(ExpressEvent("took", "Red", colour="Blue", source="Green"))
///     Red takes a Blue pawn from the waiting area of Green
#[pyclass(name = "ExpressEvent", module = "sorry_people", frozen, eq, hash, str)]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct PyExpressEvent(pub(crate) Event);

impl PyExpressEvent {
    fn the_player(&self) -> Colour {
        ExpressFacts::of(&self.0).0
    }

    fn facts(&self) -> ExpressFacts {
        ExpressFacts::of(&self.0).1
    }

    /// The keyword arguments that make this event.
    fn arguments<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let facts = self.facts();
        [
            ("other", facts.other.map(|other| other.to_string())),
            ("colour", facts.colour.map(|colour| colour.to_string())),
            ("shown", facts.shown.map(|shown| shown.to_string())),
            ("source", facts.source.map(source_text)),
            ("face", facts.face.map(|face| face.to_string())),
        ]
        .into_iter()
        .filter_map(|(name, text)| Some((name, text?)))
        .into_py_dict(py)
    }
}

#[pymethods]
impl PyExpressEvent {
    #[new]
    #[pyo3(signature = (kind, player, *, other=None, colour=None, shown=None, source=None, face=None))]
    fn new(
        kind: &Bound<'_, PyString>,
        player: Name<Colour>,
        other: Option<Name<Colour>>,
        colour: Option<Name<Colour>>,
        shown: Option<Name<Colour>>,
        source: Option<&Bound<'_, PyString>>,
        face: Option<Name<Face>>,
    ) -> Result<Self> {
        let given = ExpressFacts {
            other: other.map(|other| other.0),
            colour: colour.map(|colour| colour.0),
            shown: shown.map(|shown| shown.0),
            source: source
                .map(|text| self::source(&text.to_string_lossy()))
                .transpose()?,
            face: face.map(|face| face.0),
        };
        let kind = kind.to_string_lossy();
        let event = Self(given.event(&kind, player.0)?);
        given.check_against(&kind, &event.facts())?;
        Ok(event)
    }

    /// What happened; see the class.
    #[getter]
    fn kind(&self) -> &'static str {
        match self.0 {
            Event::Took { .. } => "took",
            Event::Sorry { .. } => "sorry",
            Event::Home { .. } => "home",
            Event::Slid { .. } => "slid",
            Event::Passed { .. } => "passed",
            Event::Nothing { .. } => "nothing",
            Event::GameOver { .. } => "game_over",
        }
    }

    /// The player who did it, a `Colour`; of `game_over` the winner.
    #[getter]
    fn player(&self) -> Name<Colour> {
        Name(self.the_player())
    }

    /// The other player, a `Colour`: from whom a pawn was taken, or whose dial was turned.
    #[getter]
    fn other(&self) -> Option<Name<Colour>> {
        self.facts().other.map(Name)
    }

    /// The `Colour` of the pawn, or which the dial shows now.
    #[getter]
    fn colour(&self) -> Option<Name<Colour>> {
        self.facts().colour.map(Name)
    }

    /// The `Colour` that the dial showed before it was turned.
    #[getter]
    fn shown(&self) -> Option<Name<Colour>> {
        self.facts().shown.map(Name)
    }

    /// Whence a pawn was taken: `start`, `own`, or the player from whose waiting area.
    #[getter]
    fn source(&self) -> Option<String> {
        self.facts().source.map(source_text)
    }

    /// The face that could not be followed.
    #[getter]
    fn face(&self) -> Option<&'static str> {
        self.facts().face.map(Face::name)
    }

    /// The `Colour` that has won (X8).
    #[getter]
    fn winner(&self) -> Option<Name<Colour>> {
        match self.0 {
            Event::GameOver { winner } => Some(Name(winner)),
            _ => None,
        }
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let given = [self.kind(), self.the_player().name()];
        keywords::repr("ExpressEvent", &given, &self.arguments(py)?)
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, (&'static str, &'static str))> {
        let make = keywords::maker::<Self>(&self.arguments(py)?)?;
        Ok((make, (self.kind(), self.the_player().name())))
    }
}

impl fmt::Display for PyExpressEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Event::Took {
                player,
                colour,
                source,
            } => {
                write!(f, "{player} takes a {colour} pawn from ")?;
                match source {
                    Source::Start => f.write_str("start"),
                    Source::Waiting(Base::Own) => f.write_str("their own waiting area"),
                    Source::Waiting(Base::Of(other)) => write!(f, "the waiting area of {other}"),
                }
            }
            Event::Sorry {
                player,
                other,
                colour,
            } => write!(f, "{player} takes a {colour} pawn from the home of {other}"),
            Event::Home { player, colour } => {
                write!(f, "the {colour} pawn goes on the home of {player}")
            }
            Event::Slid {
                player,
                turned,
                shown,
                colour,
            } => {
                if turned == player {
                    write!(f, "{player} turns their own dial from {shown} to {colour}")
                } else {
                    write!(
                        f,
                        "{player} turns the dial of {turned} from {shown} to {colour}"
                    )
                }
            }
            Event::Passed { player } => write!(f, "{player} turns no dial"),
            Event::Nothing { player, face } => write!(f, "{player} can't follow the face {face}"),
            Event::GameOver { winner } => write!(f, "the game is over: {winner} wins"),
        }
    }
}
