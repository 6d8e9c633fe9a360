//! Who sits at the table of a game, and how its end is counted.

use sorry_people_core::games::classic::{self, Rules};
use sorry_people_core::games::colour::Colour;
use sorry_people_core::games::people::Rider;
use sorry_people_core::montecarlo::game::SEATS;

use crate::edition::Edition;
use crate::player::Player;

/// An edition and who plays it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Seating {
    pub(crate) edition: Edition,
    /// By seat, whether somebody plays there.
    playing: [bool; SEATS],
}

impl Seating {
    /// The four riders.
    pub(crate) const RIDERS: Self = Self {
        edition: Edition::People,
        playing: [true; SEATS],
    };

    pub(crate) fn of_colours(edition: Edition, players: impl Iterator<Item = Colour>) -> Self {
        let mut playing = [false; SEATS];
        players.for_each(|player| playing[player.index()] = true);
        Self { edition, playing }
    }

    /// Who plays, in the order of play.
    pub(crate) fn players(&self) -> Vec<Player> {
        let plays = |player: &Player| self.playing[player.seat()];
        let all = match self.edition {
            Edition::People => Rider::ALL.map(Player::Rider),
            _ => Colour::ALL.map(Player::Colour),
        };
        all.into_iter().filter(plays).collect()
    }

    pub(crate) const fn plays(&self, seat: usize) -> bool {
        self.playing[seat]
    }

    /// Whether play goes on until everybody has a place of their own (E1); else the first winner ends it.
    pub(crate) fn has_ranks(&self) -> bool {
        self.edition == Edition::People
    }

    /// Whether games are scored (KP4, X10).
    pub(crate) fn is_scored(&self) -> bool {
        matches!(
            self.edition,
            Edition::Express | Edition::Square(classic::Edition::Points)
        )
    }

    /// The seats that win together (KT1).
    pub(crate) fn partners(&self) -> Vec<[usize; 2]> {
        let Edition::Square(edition) = self.edition else {
            return Vec::new();
        };
        let rules = Rules::new(edition);
        let pairs = [Colour::Red, Colour::Blue].map(|colour| [colour, colour.opposite()]);
        pairs
            .into_iter()
            .filter(|&[one, other]| rules.are_partners(one, other))
            .map(|pair| pair.map(Colour::index))
            .collect()
    }
}
