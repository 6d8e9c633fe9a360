//! What a move does when the rider alone is looked at: the raw material of tables.

use std::ops::RangeInclusive;

use super::super::card::Card;
use super::event::{Event, Witness};
use super::moves::Move;
use super::place::Place;
use super::position::Position;
use super::rider::Rider;
use super::setup::Setup;

/// Everything that a move does which doesn't depend on where the others are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Where the rider ends, shortcuts and story stop included.
    pub end: Place,
    /// The road spaces from which any other rider is bumped; they overlap.
    pub bumped: Vec<RangeInclusive<u8>>,
    /// Whether a story stop or a 2 lets the rider draw again (T5).
    pub draws_again: bool,
    /// Whether a story stop takes the rider's next turn (T6).
    pub loses_next_turn: bool,
}

impl Witness for Outcome {
    fn see(&mut self, event: Event) {
        match event {
            Event::Moved {
                end: Place::Road(space),
                ..
            }
            | Event::Replaced {
                end: Place::Road(space),
                ..
            } => {
                self.bumped.push(space..=space);
            }
            Event::TookShortcut { shortcut, .. } => {
                self.bumped.push(shortcut.triangle..=shortcut.end);
            }
            Event::DrawAgain { .. } => self.draws_again = true,
            Event::MustLoseTurn { .. } => self.loses_next_turn = true,
            _ => {}
        }
    }
}

/// What this move of the rider does with this card; none where it isn't legal.
///
/// A move that needs another rider finds one wherever it must be: [`Move::Replace`] on `target`.
fn outcome(
    rider: Rider,
    from: Place,
    card: Card,
    mv: Option<Move>,
    target: Place,
) -> Option<Outcome> {
    let mut places = [Place::Fair; Rider::COUNT];
    places[rider.next().index()] = target;
    places[rider.index()] = from;
    let setup = Setup {
        places,
        loses_next_turn: [false; Rider::COUNT],
        ranking: Vec::new(),
        turn: Some(rider),
        card: Some(card),
        spent: super::super::census::Census::EMPTY,
    };
    let mut position = Position::try_from(&setup).ok()?;
    let mut outcome = Outcome {
        end: from,
        bumped: Vec::new(),
        draws_again: false,
        loses_next_turn: false,
    };
    position.play(mv, &mut outcome).ok()?;
    outcome.end = position.place(rider);
    Some(outcome)
}

/// What this move does that needs nobody else; none where it isn't legal.
#[must_use]
pub fn of_move(rider: Rider, from: Place, card: Card, mv: Option<Move>) -> Option<Outcome> {
    outcome(rider, from, card, mv, Place::Fair)
}

/// What landing on this road space by a swap or a Sorry! does.
///
/// # Panics
/// When there is no such road space.
#[must_use]
pub fn of_landing(rider: Rider, space: u8) -> Outcome {
    let replace = Some(Move::Replace(rider.next()));
    outcome(rider, Place::Fair, Card::Sorry, replace, Place::Road(space))
        .expect("a Sorry! from the fair may take any road space")
}

/// The moves of a card that need nobody else, legal or not, in the order in which they are offered.
#[must_use]
pub const fn lone_moves(card: Card) -> &'static [Move] {
    match card {
        Card::One => &[Move::Exit, Move::Forward(1)],
        Card::Two => &[Move::Exit, Move::Forward(2)],
        Card::Three => &[Move::Forward(3)],
        Card::Four => &[Move::Back(4)],
        Card::Five => &[Move::Forward(5)],
        Card::Seven => &[Move::Forward(7)],
        Card::Eight => &[Move::Forward(8)],
        Card::Ten => &[Move::Forward(10), Move::Back(1)],
        Card::Eleven => &[Move::Forward(11)],
        Card::Twelve => &[Move::Forward(12)],
        Card::Sorry => &[Move::Forward(4)],
    }
}
