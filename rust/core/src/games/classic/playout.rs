//! Playing a game to its end.

use super::super::Level;
use super::super::census::Census;
use super::super::colour::Colour;
use super::super::pile::Pile;
use super::choice;
use super::moves::Move;
use super::offer::Offers;
use super::place::Place;
use super::position::Position;
use crate::montecarlo::Stream;

/// Plays the rest of a game with these computer players; returns the last position and the cards drawn.
///
/// The unseen cards are shuffled by the stream (T4). In Points the hands are played as they are.
#[must_use]
pub fn playout(
    mut position: Position,
    levels: [Level; Colour::COUNT],
    stream: &mut Stream,
) -> (Position, u32) {
    let mut source = Source::new(&position);
    let mut offers = Offers::default();
    let mut draws = 0;
    while let Some(player) = position.turn() {
        let level = levels[player.index()];
        if position.drawer().is_some() {
            if position.fire().is_some()
                && position.fire_space() != Place::NOWHERE
                && choice::makes_fire_move(level, &position, stream)
            {
                position.play_unchecked(Some(Move::FIRE_MOVE), &mut ());
            }
            let card = source.pile(&position).draw(stream);
            position.draw_unchecked(card);
            draws += 1;
            continue;
        }
        offers.fill(&position);
        let mv = choice::choose(level, &position, &offers, stream);
        position.play_unchecked(mv, &mut ());
    }
    (position, draws)
}

/// Where the cards of a playout come from.
struct Source(Pile);

impl Source {
    fn new(position: &Position) -> Self {
        let all = position.rules().deck.cards();
        Self(if position.rules().has_hands() {
            let unseen = position.unseen();
            Pile::new(&unseen, &unseen)
        } else {
            Pile::new(&all, &position.unseen())
        })
    }

    /// The pile to draw from, made anew where it is empty and some cards are in hands: those stay out of it.
    #[inline]
    fn pile(&mut self, position: &Position) -> &mut Pile {
        if position.rules().has_hands() && position.unseen() == Census::EMPTY {
            let shuffled = position.pile();
            self.0 = Pile::new(&shuffled, &shuffled);
        }
        &mut self.0
    }
}
