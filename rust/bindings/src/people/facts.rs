//! What an event of each kind tells, and the making of an event from it.

use sorry_people_core::games::named::shortened;
use sorry_people_core::games::people::board;
use sorry_people_core::games::people::story::StoryStop;
use sorry_people_core::games::people::{Event, Place, Rider};

use crate::errors::{Error, Result};
use crate::keywords;

/// What an event tells beside its kind and its rider.
#[derive(Default)]
pub(crate) struct Facts {
    pub(crate) start: Option<Place>,
    pub(crate) end: Option<Place>,
    pub(crate) steps: i8,
    pub(crate) other: Option<Rider>,
    pub(crate) stop: Option<StoryStop>,
    pub(crate) rank: Option<u8>,
}

impl Facts {
    /// The facts of an event.
    pub(crate) fn of(event: &Event) -> Self {
        let nothing = Self::default();
        match *event {
            Event::Moved {
                start, end, steps, ..
            } => Self {
                start: Some(start),
                end: Some(end),
                steps,
                ..nothing
            },
            Event::Swapped {
                other, start, end, ..
            } => Self {
                start: Some(start),
                end: Some(end),
                other: Some(other),
                ..nothing
            },
            Event::Replaced { other, end, .. } => Self {
                start: Some(Place::Fair),
                end: Some(end),
                other: Some(other),
                ..nothing
            },
            Event::Bumped { start, by, .. } => Self {
                start: Some(start),
                end: Some(Place::Fair),
                other: Some(by),
                ..nothing
            },
            Event::TookShortcut { shortcut, .. } => Self {
                start: Some(Place::Road(shortcut.triangle)),
                end: Some(Place::Road(shortcut.end)),
                ..nothing
            },
            Event::StoryStop { stop, .. } => Self {
                stop: Some(stop),
                ..nothing
            },
            Event::Home { rank, .. } => Self {
                rank: Some(rank),
                ..nothing
            },
            Event::DrawAgain { .. }
            | Event::MustLoseTurn { .. }
            | Event::TurnLost { .. }
            | Event::Stayed { .. }
            | Event::Spent { .. }
            | Event::GameOver { .. } => nothing,
        }
    }

    /// The event of this kind.
    pub(crate) fn event(&self, kind: &str, rider: Rider) -> Result<Event> {
        let lacks = |name: &str| Error::Value(format!("an event {kind:?} needs {name}"));
        let start = || self.start.ok_or_else(|| lacks("start"));
        let end = || self.end.ok_or_else(|| lacks("end"));
        let other = || self.other.ok_or_else(|| lacks("other"));
        Ok(match kind {
            "moved" => {
                let (start, end, steps) = (start()?, end()?, self.steps);
                let leads_there = match start {
                    Place::Fair => steps == 0 && end == Place::Road(board::exit_space(rider)),
                    _ => way(rider, start, steps).is_some_and(|way| way.last() == Some(&end)),
                };
                if !leads_there {
                    return Err(Error::Value(format!(
                        "{steps} steps don't lead {rider} from {start} to {end}"
                    )));
                }
                Event::Moved {
                    rider,
                    start,
                    end,
                    steps,
                }
            }
            "swapped" => Event::Swapped {
                rider,
                other: other()?,
                start: start()?,
                end: end()?,
            },
            "replaced" => Event::Replaced {
                rider,
                other: other()?,
                end: end()?,
            },
            "bumped" => Event::Bumped {
                rider,
                start: start()?,
                by: other()?,
            },
            "shortcut" => {
                let start = start()?;
                let shortcut = start
                    .road()
                    .and_then(|space| board::shortcut_from(space, rider))
                    .ok_or_else(|| {
                        Error::Value(format!("{rider} takes no shortcut from {start}"))
                    })?;
                Event::TookShortcut { rider, shortcut }
            }
            "story_stop" => {
                let stop = self.stop.ok_or_else(|| lacks("stop"))?;
                let effect = stop.effect(rider);
                Event::StoryStop {
                    rider,
                    stop,
                    effect,
                }
            }
            "draw_again" => Event::DrawAgain { rider },
            "must_lose_turn" => Event::MustLoseTurn { rider },
            "turn_lost" => Event::TurnLost { rider },
            "home" => Event::Home {
                rider,
                rank: self.rank.ok_or_else(|| lacks("rank"))?,
            },
            "stayed" => Event::Stayed { rider },
            "spent" => Event::Spent { rider },
            "game_over" => Event::GameOver { rider },
            _ => {
                return Err(Error::Value(format!(
                    "unknown kind {:?}: the kinds are moved, swapped, replaced, bumped, shortcut, story_stop, \
                     draw_again, must_lose_turn, turn_lost, home, stayed, spent and game_over",
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
                ("start", self.start.is_some() && self.start != right.start),
                ("end", self.end.is_some() && self.end != right.end),
                ("steps", self.steps != 0 && self.steps != right.steps),
                ("other", self.other.is_some() && self.other != right.other),
                ("stop", self.stop.is_some() && self.stop != right.stop),
                ("rank", self.rank.is_some() && self.rank != right.rank),
            ],
        )
    }
}

/// The places that a rider drives through, one step at a time; none where there is no such way.
pub(crate) fn way(rider: Rider, start: Place, steps: i8) -> Option<Vec<Place>> {
    let step = if steps > 0 {
        board::forward
    } else {
        board::back
    };
    let mut here = start;
    (0..steps.unsigned_abs())
        .map(|_| {
            here = step(rider, here, 1)?;
            Some(here)
        })
        .collect()
}
