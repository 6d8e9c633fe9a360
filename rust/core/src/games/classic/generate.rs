//! The legal moves (K4 to K12, and what the other editions add).

use super::super::card::Card;
use super::board;
use super::moves::{Action, Move, Step};
use super::pawn::{Pawn, Pawns};
use super::place::Place;
use super::position::Position;
use super::rules::{back_steps, forward_steps};

impl Position {
    /// The legal moves, in the order in which they are offered; none where a card can only be spent, and none
    /// before the draw, but for the move of F8.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.each_move(&mut |mv| moves.push(mv));
        moves
    }

    /// Offers each legal move.
    #[inline]
    pub(super) fn each_move(&self, offer: &mut impl FnMut(Move)) {
        if self.turn.is_none() {
            return;
        }
        if self.rules.has_hands() {
            self.each_hand_move(offer);
        } else if self.rules.has_fire_and_ice() {
            self.each_fire_and_ice_move(offer);
        } else if let Some(card) = self.card {
            self.each_action(card, &mut |action| offer(Move::of(action)));
        }
    }

    /// Offers each legal action of a card for whoever is on turn.
    #[inline]
    pub(super) fn each_action(&self, card: Card, offer: &mut impl FnMut(Action)) {
        let movable = self.team() & !self.iced();
        let mut can_move = false;
        if self.rules.starts(card) {
            for pawn in movable & self.on(Place::START) {
                if self.lands(pawn, board::start_circle(pawn.colour())) {
                    can_move = true;
                    offer(Action::Start(self.own(pawn)));
                }
            }
        }
        if let Some(steps) = forward_steps(card) {
            self.each_forward(movable, steps, &mut |step| {
                can_move = true;
                offer(Action::Forward(step));
            });
        }
        if let Some(steps) = back_steps(card) {
            for pawn in movable {
                let at = board::back(pawn.colour(), self.place(pawn), steps);
                if self.lands(pawn, at) {
                    offer(Action::Back(steps, self.own(pawn)));
                }
            }
        }
        match card {
            Card::Seven => self.each_split(offer),
            Card::Eleven => self.each_swap(can_move, offer),
            Card::Sorry => {
                self.each_replacement(offer);
                if self.rules.has_fire_and_ice() {
                    self.each_forward(movable, 4, &mut |step| offer(Action::Forward(step)));
                }
            }
            _ => {}
        }
    }

    #[inline]
    fn each_forward(&self, movable: Pawns, steps: u8, offer: &mut impl FnMut(Step)) {
        for pawn in movable {
            let at = board::forward(pawn.colour(), self.place(pawn), steps);
            if self.lands(pawn, at) {
                self.each_step(pawn, steps, at, offer);
            }
        }
    }

    /// Offers going forward to this place, which has been found possible: alone, or bringing another pawn HOME
    /// along (F9, F10).
    #[inline]
    pub(super) fn each_step(&self, pawn: Pawn, steps: u8, at: Place, offer: &mut impl FnMut(Step)) {
        let own = self.own(pawn);
        offer(Step {
            steps,
            own,
            home: None,
        });
        for other in self.brought_home(pawn, at) {
            offer(Step {
                steps,
                own,
                home: Some(self.own(other)),
            });
        }
    }

    /// The pawns of which a pawn may bring one HOME along when it gets to this place (F9, F10).
    #[inline]
    pub(super) fn brought_home(&self, pawn: Pawn, at: Place) -> Pawns {
        if self.fire != Some(pawn) || at != Place::HOME {
            return Pawns::NONE;
        }
        let others = Pawns::of(pawn.colour()).without(pawn);
        others & self.under_way() & !self.iced()
    }

    /// Whether a pawn may end a move on this place, any slide included: not on a pawn of its own colour (K6)
    /// nor on the iced one (F6).
    #[inline]
    pub(super) fn lands(&self, pawn: Pawn, at: Place) -> bool {
        if at == Place::HOME {
            return true;
        }
        let blocking = Pawns::of(pawn.colour()) | self.iced();
        at != Place::NOWHERE && (self.on(at) & blocking).is_empty() && !self.is_end_iced(pawn, at)
    }

    /// Whether the slide that a pawn would take from here ends on the iced pawn (F6).
    #[inline]
    fn is_end_iced(&self, pawn: Pawn, at: Place) -> bool {
        self.ice
            .is_some_and(|iced| self.place(iced) == board::slide_end(pawn.colour(), at))
    }

    /// Swaps of an 11: with any pawn of an opponent (KT4); declining where nothing else can be done with it.
    fn each_swap(&self, can_move: bool, offer: &mut impl FnMut(Action)) {
        let on_track = self.on_track() & !self.iced();
        let mut can_swap = false;
        for pawn in on_track & self.team() {
            for other in on_track & !self.team() {
                if !self.is_end_iced(pawn, self.place(other)) {
                    can_swap = true;
                    offer(Action::Swap(self.own(pawn), other));
                }
            }
        }
        if can_swap && !can_move {
            offer(Action::Decline);
        }
    }

    /// Replacements of a Sorry!: of any pawn of another colour, the partner's included (KT4).
    fn each_replacement(&self, offer: &mut impl FnMut(Action)) {
        let on_track = self.on_track() & !self.iced();
        for pawn in self.on(Place::START) & self.team() {
            for other in on_track & !Pawns::of(pawn.colour()) {
                if !self.is_end_iced(pawn, self.place(other)) {
                    offer(Action::Replace(self.own(pawn), other));
                }
            }
        }
    }
}
