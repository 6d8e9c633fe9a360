//! What an event of Express tells, and the making of an event from it.

use sorry_people_core::games::colour::Colour;
use sorry_people_core::games::express::{Base, Event, Face, Source};
use sorry_people_core::games::named::shortened;

use crate::errors::{Error, Result};
use crate::keywords;

/// What an event tells beside its kind and its player.
#[derive(Clone, Copy, Default, PartialEq)]
pub(crate) struct ExpressFacts {
    pub(crate) other: Option<Colour>,
    pub(crate) colour: Option<Colour>,
    pub(crate) shown: Option<Colour>,
    pub(crate) source: Option<Source>,
    pub(crate) face: Option<Face>,
}

impl ExpressFacts {
    /// The player of an event, and its facts.
    pub(crate) fn of(event: &Event) -> (Colour, Self) {
        let nothing = Self::default();
        match *event {
            Event::Took {
                player,
                colour,
                source,
            } => {
                let other = match source {
                    Source::Waiting(Base::Of(other)) => Some(other),
                    Source::Waiting(Base::Own) | Source::Start => None,
                };
                let facts = Self {
                    other,
                    colour: Some(colour),
                    source: Some(source),
                    ..nothing
                };
                (player, facts)
            }
            Event::Sorry {
                player,
                other,
                colour,
            } => {
                let facts = Self {
                    other: Some(other),
                    colour: Some(colour),
                    ..nothing
                };
                (player, facts)
            }
            Event::Home { player, colour } => {
                let facts = Self {
                    colour: Some(colour),
                    ..nothing
                };
                (player, facts)
            }
            Event::Slid {
                player,
                turned,
                shown,
                colour,
            } => {
                let facts = Self {
                    other: (turned != player).then_some(turned),
                    colour: Some(colour),
                    shown: Some(shown),
                    ..nothing
                };
                (player, facts)
            }
            Event::Nothing { player, face } => {
                let facts = Self {
                    face: Some(face),
                    ..nothing
                };
                (player, facts)
            }
            Event::Passed { player } | Event::GameOver { winner: player } => (player, nothing),
        }
    }

    /// The event of this kind.
    pub(crate) fn event(&self, kind: &str, player: Colour) -> Result<Event> {
        let lacks = |name: &str| Error::Value(format!("an event {kind:?} needs {name}"));
        let other = || self.other.ok_or_else(|| lacks("other"));
        let colour = || self.colour.ok_or_else(|| lacks("colour"));
        Ok(match kind {
            "took" => Event::Took {
                player,
                colour: colour()?,
                source: self.source.ok_or_else(|| lacks("source"))?,
            },
            "sorry" => Event::Sorry {
                player,
                other: other()?,
                colour: colour()?,
            },
            "home" => Event::Home {
                player,
                colour: colour()?,
            },
            "slid" => Event::Slid {
                player,
                turned: self.other.unwrap_or(player),
                shown: self.shown.ok_or_else(|| lacks("shown"))?,
                colour: colour()?,
            },
            "passed" => Event::Passed { player },
            "nothing" => Event::Nothing {
                player,
                face: self.face.ok_or_else(|| lacks("face"))?,
            },
            "game_over" => Event::GameOver { winner: player },
            _ => {
                return Err(Error::Value(format!(
                    "unknown kind {:?}: the kinds are took, sorry, home, slid, passed, nothing and game_over",
                    shortened(kind)
                )));
            }
        })
    }

    /// Refuses whatever was given and is not what the event has.
    pub(crate) fn check_against(&self, kind: &str, right: &Self) -> Result<()> {
        keywords::refuse_unfit(
            kind,
            &[
                ("other", self.other.is_some() && self.other != right.other),
                (
                    "colour",
                    self.colour.is_some() && self.colour != right.colour,
                ),
                ("shown", self.shown.is_some() && self.shown != right.shown),
                (
                    "source",
                    self.source.is_some() && self.source != right.source,
                ),
                ("face", self.face.is_some() && self.face != right.face),
            ],
        )
    }
}

/// Whence a pawn is taken, as text: `start`, `own` or a player's name.
pub(crate) fn source_text(source: Source) -> String {
    match source {
        Source::Start => "start".to_owned(),
        Source::Waiting(base) => base.to_string(),
    }
}

/// The source that a text names.
pub(crate) fn source(text: &str) -> Result<Source> {
    if text == "start" {
        return Ok(Source::Start);
    }
    text.parse().map(Source::Waiting).map_err(|_| {
        Error::Value(format!(
            "unknown source {:?}: the sources are start, own, Red, Blue, Yellow and Green",
            shortened(text)
        ))
    })
}
