//! Points for adults: hands and scores (KP1 to KP5).

use super::super::card::Card;
use super::super::census::Census;
use super::super::colour::Colour;
use super::super::pile::Pile;
use super::moves::Action;
use super::offer::{Bundle, Offer};
use super::position::Position;
use super::way::Way;
use crate::montecarlo::Stream;

/// Points for each own pawn HOME and, to the winner, for each opposing pawn not HOME (KP4).
const EACH_PAWN: i32 = 5;

/// The winner's bonuses by the number of pawns that no opponent has exceeded HOME, the highest first (KP4).
const BONUSES: [(u32, i32); 3] = [(0, 100), (1, 50), (2, 25)];

impl Position {
    /// Offers each playable card of the hand with each of its moves; where there is none, discarding each
    /// card (KP2). Nothing while somebody draws.
    pub(super) fn each_hand_move(&self, offer: &mut impl FnMut(Offer)) {
        let Some(player) = self.turn.filter(|_| self.drawing.is_none()) else {
            return;
        };
        let kinds = || self.hand(player).iter().map(|(card, _)| card);
        let mut can_play = false;
        for card in kinds() {
            self.each_action(card, &mut |actions| {
                can_play = true;
                offer(Offer {
                    card: Some(card),
                    ..Offer::of(actions)
                });
            });
        }
        if !can_play {
            kinds().for_each(|card| offer(discard(card)));
        }
    }

    /// Each player's score as the pawns stand: 5 for each own pawn HOME, and the winner's extra (KP4).
    #[must_use]
    pub fn scores(&self) -> [i32; Colour::COUNT] {
        let home = |colour: Colour| (self.at(Way::HOME) & self.rules.pawns_of(colour)).len();
        let mut scores = Colour::ALL.map(|colour| EACH_PAWN * home(colour) as i32);
        if let Some(winner) = self.winners().next() {
            let opponents = || self.players().filter(|&colour| colour != winner);
            let not_home: u32 = opponents()
                .map(|colour| self.rules.pawns_each() as u32 - home(colour))
                .sum();
            let most_home = opponents().map(home).max().unwrap_or(0);
            let mut bonuses = BONUSES
                .iter()
                .filter(|&&(limit, _)| most_home <= limit)
                .map(|&(_, bonus)| bonus);
            let bonus = if self.rules.stack_bonuses {
                bonuses.sum()
            } else {
                bonuses.next().unwrap_or(0)
            };
            scores[winner.index()] += EACH_PAWN * not_home as i32 + bonus;
        }
        scores
    }

    /// The most that a player can score: every own pawn HOME, no other, and all that is given for that (KP4).
    pub(super) fn most_points(&self) -> u32 {
        let pawns = self.players().count() * self.rules.pawns_each();
        let bonuses = BONUSES.map(|(_, bonus)| bonus);
        let bonus = if self.rules.stack_bonuses {
            bonuses.iter().sum()
        } else {
            bonuses[0]
        };
        (EACH_PAWN * pawns as i32 + bonus).unsigned_abs()
    }

    /// The same position with every hand but this colour's taken from the unseen cards, as many as before
    /// (KP3).
    pub(super) fn with_hands_dealt_afresh(&self, but: Option<Colour>, stream: &mut Stream) -> Self {
        let mut dealt = *self;
        let others = || {
            Colour::ALL
                .into_iter()
                .filter(|&colour| Some(colour) != but)
        };
        for colour in others() {
            dealt.hands[colour.index()] = Census::EMPTY;
        }
        let hidden = dealt.unseen();
        let mut pile = Pile::new(&hidden, &hidden);
        for colour in others() {
            for _ in 0..self.hand(colour).total() {
                dealt.hands[colour.index()].add(pile.draw(stream));
            }
        }
        dealt
    }
}

/// Laying down a card that can't be played.
const fn discard(card: Card) -> Offer {
    Offer {
        card: Some(card),
        ..Offer::of(Bundle::One(Action::Discard))
    }
}
