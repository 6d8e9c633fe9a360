//! Playing a game to its end.

use super::super::Level;
use super::super::colour::Colour;
use super::super::pile::Pile;
use super::choice;
use super::edition::Edition;
use super::moves::Move;
use super::offer::Offers;
use super::position::Position;
use super::quick;
use super::way::Way;
use crate::montecarlo::Stream;

/// Plays the rest of a game with these computer players; returns the last position and the cards drawn.
///
/// The unseen cards are shuffled by the stream (T4). In Points the hands are played as they are.
#[must_use]
pub fn playout(
    position: Position,
    levels: [Level; Colour::COUNT],
    stream: &mut Stream,
) -> (Position, u32) {
    let is_classic = position.rules().edition == Edition::Classic;
    let is_quick = is_classic && levels.iter().all(|&level| level == Level::Easy);
    play_out(position, levels, stream, is_quick)
}

/// [`playout`], as soon as no card waits in the quick way or not; the game is the same.
#[inline]
fn play_out(
    mut position: Position,
    levels: [Level; Colour::COUNT],
    stream: &mut Stream,
    is_quick: bool,
) -> (Position, u32) {
    let mut source = Source::new(&position);
    let mut offers = Offers::default();
    let mut draws = 0;
    while let Some(player) = position.turn() {
        let level = levels[player.index()];
        if position.drawer().is_some() {
            if is_quick {
                return quick::playout(position, &mut source.0, stream);
            }
            if position.fire().is_some()
                && position.fire_space() != Way::NOWHERE
                && choice::makes_fire_move(level, &position, stream)
            {
                position.play_unchecked(Some(Move::FIRE_MOVE), &mut ());
            }
            position.draw_unchecked(source.pile(&position).draw(stream));
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
        if position.rules().has_hands() && self.0.left == 0 {
            let shuffled = position.pile();
            self.0 = Pile::new(&shuffled, &shuffled);
        }
        &mut self.0
    }
}

#[cfg(test)]
mod tests {
    use super::super::rules::Rules;
    use super::super::setup::Setup;
    use super::*;

    /// The quick way plays the game of the other, draw by draw: the same pawns at the end, by the same numbers.
    #[test]
    fn both_ways_play_the_same_game() {
        for index in 0..3000 {
            let players = &Colour::ALL[..2 + index as usize % 3];
            let rules = Rules::new(Edition::Classic);
            let setup = Setup::start(rules, players, index % 2 == 0, Colour::Blue);
            let start = Position::try_from(&setup).expect("a start");
            let play = |is_quick| {
                let mut stream = Stream::new(1, index);
                let (end, draws) = play_out(start, [Level::Easy; 4], &mut stream, is_quick);
                (end.places, end.turn, draws, stream)
            };
            assert_eq!(play(true), play(false), "game {index}");
        }
    }
}
