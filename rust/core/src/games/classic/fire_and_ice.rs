//! What Fire and Ice add to the legal moves (F5 to F10).

use super::super::card::Card;
use super::moves::{Action, Move, Token};
use super::offer::{Bundle, Offer};
use super::pawn::{Pawn, Pawns};
use super::position::Position;
use super::way::Way;

impl Position {
    /// Offers each legal move of the 2013 edition.
    pub(super) fn each_fire_and_ice_move(&self, offer: &mut impl FnMut(Offer)) {
        match self.card {
            None if self.fire_space() != Way::NOWHERE => offer(one(Action::FireMove)),
            None => {}
            Some(Card::One) => self.each_ice_move(offer),
            Some(Card::Two) => self.each_fire_move(offer),
            Some(card) => self.each_action(card, &mut |actions| offer(Offer::of(actions))),
        }
    }

    /// The position after the optional move of F8; none where there is no such move.
    ///
    /// The position returned doesn't say that the move was made, so that it compares equal to one that came
    /// about otherwise; [`Position::play`] of [`Move::FIRE_MOVE`] keeps that in mind.
    #[must_use]
    pub fn fire_move(&self) -> Option<Self> {
        let before_draw = Self {
            card: None,
            ..*self
        };
        if before_draw.fire_space() == Way::NOWHERE {
            return None;
        }
        let mut after = before_draw;
        after.play_unchecked(Some(Move::FIRE_MOVE), &mut ());
        after.fire_moved = false;
        Some(after)
    }

    /// Where the pawn on Fire may go before the draw; else nowhere (F8, F10).
    pub(super) fn fire_space(&self) -> Way {
        let is_own = |pawn: &Pawn| Some(pawn.colour()) == self.turn;
        match self.fire.filter(is_own) {
            Some(pawn) if !self.fire_moved && self.ice != self.fire => {
                let at = self.way(pawn).next_corner();
                if self.lands(pawn, at) {
                    at
                } else {
                    Way::NOWHERE
                }
            }
            _ => Way::NOWHERE,
        }
    }

    /// A 1: the Ice first, then a pawn by the position after that (F5).
    fn each_ice_move(&self, offer: &mut impl FnMut(Offer)) {
        let targets = self.on_track() & !self.team() & !self.iced();
        for pawn in targets {
            let iced = Self {
                ice: Some(pawn),
                ..*self
            };
            iced.offer_with(Some(Token::Ice(pawn)), Card::One, offer);
        }
        if targets.is_empty() {
            let token = self.ice.map(|_| Token::IceOff);
            let free = Self { ice: None, ..*self };
            free.offer_with(token, Card::One, offer);
        }
    }

    /// A 2: the Fire may be moved first, then a pawn (F7).
    fn each_fire_move(&self, offer: &mut impl FnMut(Offer)) {
        let lit = self.fire.map_or(Pawns::NONE, Pawns::only);
        let targets = self.team() & self.under_way() & !lit;
        let mut can_move = false;
        self.each_action(Card::Two, &mut |actions| {
            can_move = true;
            offer(Offer::of(actions));
        });
        for pawn in targets {
            let burning = Self {
                fire: Some(pawn),
                ..*self
            };
            let token = Token::Fire(self.own(pawn));
            burning.offer_with(Some(token), Card::Two, offer);
        }
        if !can_move && !targets.is_empty() {
            offer(one(Action::Decline));
        }
    }

    /// Offers each action of the card after the token is moved; the token alone where there is none.
    fn offer_with(&self, token: Option<Token>, card: Card, offer: &mut impl FnMut(Offer)) {
        let mut can_move = false;
        self.each_action(card, &mut |actions| {
            can_move = true;
            offer(Offer {
                token,
                ..Offer::of(actions)
            });
        });
        if !can_move && token.is_some() {
            offer(Offer {
                card: None,
                token,
                actions: None,
            });
        }
    }
}

const fn one(action: Action) -> Offer {
    Offer::of(Bundle::One(action))
}
