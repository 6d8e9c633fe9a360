//! The simple playout: the yardstick of the fast one, written to be read.

use super::super::census::Census;
use super::super::pile::Pile;
use super::level::Level;
use super::position::Position;
use super::rider::Rider;
use crate::montecarlo::Stream;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Finish {
    /// The riders, 1st first.
    pub ranking: [Rider; Rider::COUNT],
    /// Cards drawn in the playout.
    pub draws: u32,
}

/// Plays the rest of a game with these computer players, until three are home and the ranks are settled (E1).
///
/// The waiting card, if any, is played first. The unseen cards are shuffled by the stream (T4).
#[must_use]
pub fn playout(
    mut position: Position,
    levels: [Level; Rider::COUNT],
    stream: &mut Stream,
) -> Finish {
    let mut pile = Pile::new(&Census::STANDARD, &position.unseen());
    let mut draws = 0;
    while let Some(rider) = position
        .turn()
        .filter(|_| position.ranking().len() + 1 < Rider::COUNT)
    {
        if position.card().is_none() {
            position.draw_unchecked(pile.draw(stream));
            draws += 1;
        }
        let moves = position.legal_moves();
        let mv = levels[rider.index()].choose(&position, &moves, stream);
        position.play_unchecked(mv, &mut ());
    }
    Finish {
        ranking: settled(position.ranking()),
        draws,
    }
}

/// The ranking of all four from that of those who are home: the one still out, if any, is last.
pub(super) fn settled(home: &[Rider]) -> [Rider; Rider::COUNT] {
    let mut ranking = Rider::ALL;
    ranking[..home.len()].copy_from_slice(home);
    let out = Rider::ALL.into_iter().find(|rider| !home.contains(rider));
    if let Some(rider) = out {
        ranking[Rider::COUNT - 1] = rider;
    }
    ranking
}
