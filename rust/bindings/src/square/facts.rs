//! What an event of the square board tells, and the making of an event from it.

use sorry_people_core::games::card::Card;
use sorry_people_core::games::classic::board::{self, Slide};
use sorry_people_core::games::classic::{Event, Pawn, Place};
use sorry_people_core::games::colour::Colour;
use sorry_people_core::games::named::shortened;

use crate::errors::{Error, Result};
use crate::keywords;

/// What an event tells beside its kind.
#[derive(Default)]
pub(crate) struct SquareFacts {
    pub(crate) player: Option<Colour>,
    pub(crate) pawn: Option<Pawn>,
    pub(crate) other: Option<Pawn>,
    pub(crate) start: Option<Place>,
    pub(crate) end: Option<Place>,
    pub(crate) card: Option<Card>,
}

impl SquareFacts {
    /// The facts of an event.
    pub(crate) fn of(event: &Event) -> Self {
        match *event {
            Event::Played { player, card } | Event::Discarded { player, card } => Self {
                card: Some(card),
                ..Self::of_player(player)
            },
            Event::Moved { pawn, start, end } => Self::of_move(pawn, None, start, end),
            Event::Swapped {
                pawn,
                other,
                start,
                end,
            } => Self::of_move(pawn, Some(other), start, end),
            Event::Replaced { pawn, other, end } => {
                Self::of_move(pawn, Some(other), Place::START, end)
            }
            Event::Bumped { pawn, start, by } => Self::of_move(pawn, Some(by), start, Place::START),
            Event::Slid { pawn, slide } => Self::of_move(
                pawn,
                None,
                Place::track(slide.triangle),
                Place::track(slide.end),
            ),
            Event::Home { pawn } => Self::of_pawn(Some(pawn)),
            Event::Iced { pawn } | Event::Fired { pawn } => Self::of_pawn(pawn),
            Event::DrawAgain { player }
            | Event::Declined { player }
            | Event::Spent { player }
            | Event::GameOver { winner: player } => Self::of_player(player),
        }
    }

    fn of_player(player: Colour) -> Self {
        Self {
            player: Some(player),
            ..Self::default()
        }
    }

    fn of_pawn(pawn: Option<Pawn>) -> Self {
        Self {
            player: pawn.map(Pawn::colour),
            pawn,
            ..Self::default()
        }
    }

    fn of_move(pawn: Pawn, other: Option<Pawn>, start: Place, end: Place) -> Self {
        Self {
            other,
            start: Some(start),
            end: Some(end),
            ..Self::of_pawn(Some(pawn))
        }
    }

    /// The event of this kind.
    pub(crate) fn event(&self, kind: &str) -> Result<Event> {
        let lacks = |name: &str| Error::Value(format!("an event {kind:?} needs {name}"));
        let player = || self.player.ok_or_else(|| lacks("player"));
        let pawn = || self.pawn.ok_or_else(|| lacks("pawn"));
        let other = || self.other.ok_or_else(|| lacks("other"));
        let start = || self.start.ok_or_else(|| lacks("start"));
        let end = || self.end.ok_or_else(|| lacks("end"));
        let card = || self.card.ok_or_else(|| lacks("card"));
        Ok(match kind {
            "played" => Event::Played {
                player: player()?,
                card: card()?,
            },
            "discarded" => Event::Discarded {
                player: player()?,
                card: card()?,
            },
            "moved" => Event::Moved {
                pawn: pawn()?,
                start: start()?,
                end: end()?,
            },
            "swapped" => Event::Swapped {
                pawn: pawn()?,
                other: other()?,
                start: start()?,
                end: end()?,
            },
            "replaced" => Event::Replaced {
                pawn: pawn()?,
                other: other()?,
                end: end()?,
            },
            "bumped" => Event::Bumped {
                pawn: pawn()?,
                start: start()?,
                by: other()?,
            },
            "slid" => Event::Slid {
                pawn: pawn()?,
                slide: slide(pawn()?, start()?)?,
            },
            "home" => Event::Home { pawn: pawn()? },
            "iced" => Event::Iced { pawn: self.pawn },
            "fired" => Event::Fired { pawn: self.pawn },
            "draw_again" => Event::DrawAgain { player: player()? },
            "declined" => Event::Declined { player: player()? },
            "spent" => Event::Spent { player: player()? },
            "game_over" => Event::GameOver { winner: player()? },
            _ => {
                return Err(Error::Value(format!(
                    "unknown kind {:?}: the kinds are played, discarded, moved, swapped, replaced, bumped, slid, \
                     home, iced, fired, draw_again, declined, spent and game_over",
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
                (
                    "player",
                    self.player.is_some() && self.player != right.player,
                ),
                ("pawn", self.pawn.is_some() && self.pawn != right.pawn),
                ("other", self.other.is_some() && self.other != right.other),
                ("start", self.start.is_some() && self.start != right.start),
                ("end", self.end.is_some() && self.end != right.end),
                ("card", self.card.is_some() && self.card != right.card),
            ],
        )
    }
}

/// The slide that this pawn takes from here (K8).
fn slide(pawn: Pawn, start: Place) -> Result<Slide> {
    board::slides()
        .into_iter()
        .find(|slide| Some(slide.triangle) == start.track_space() && slide.colour != pawn.colour())
        .ok_or_else(|| Error::Value(format!("{pawn} takes no slide from {start}")))
}
