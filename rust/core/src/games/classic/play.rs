//! What each move makes of a position.

use super::super::card::Card;
use super::super::colour::Colour;
use super::board::{self, Slide};
use super::error::IllegalMove;
use super::event::{Event, Witness};
use super::moves::{Action, Move, Step, Token};
use super::pawn::{Pawn, Pawns};
use super::position::Position;
use super::way::Way;

impl Position {
    /// Plays a move, or spends a card that has none, and tells what happens.
    ///
    /// # Errors
    /// When a draw is due, when the game is over, or when the move is not legal; the position is then unchanged.
    pub fn play(
        &mut self,
        mv: Option<Move>,
        witness: &mut impl Witness,
    ) -> Result<(), IllegalMove> {
        let player = self.turn.ok_or(IllegalMove::GameOver)?;
        let legal = self.legal_moves();
        if let Some(drawer) = self.drawer()
            && (legal.is_empty() || mv.is_none())
        {
            return Err(IllegalMove::NoCard(drawer));
        }
        let allowed = match mv {
            Some(mv) => legal.contains(&mv),
            None => legal.is_empty(),
        };
        if !allowed {
            return Err(IllegalMove::NotLegal {
                asked: mv,
                player,
                card: self.card,
                legal,
            });
        }
        self.play_unchecked(mv, witness);
        Ok(())
    }

    /// [`Position::play`] without its checks: the move must be one of [`Position::legal_moves`], or none when
    /// there is none and no draw is due.
    ///
    /// # Panics
    /// When the game is over.
    #[inline]
    pub fn play_unchecked(&mut self, mv: Option<Move>, witness: &mut impl Witness) {
        let player = self.turn.expect("the game is not over");
        let action = mv.and_then(|mv| mv.action);
        if matches!(action, Some(Action::FireMove)) {
            self.act(player, Action::FireMove, witness);
            return;
        }
        let card = match mv {
            Some(mv) if mv.card.is_some() => mv.card,
            _ => self.card.take(),
        };
        if self.rules.has_hands()
            && let Some(card) = card
        {
            self.leave_hand(player, card, action, witness);
        }
        match &mv {
            Some(mv) => self.move_pawns(player, mv, witness),
            None => witness.see(Event::Spent { player }),
        }
        if let Some(card) = card {
            self.spent.add(card);
        }
        let again = card.is_some_and(|card| self.rules.draws_again(card))
            && !matches!(action, Some(Action::Discard));
        self.end_play(player, again, witness);
    }

    /// In Points, the card leaves the hand (KP1).
    fn leave_hand(
        &mut self,
        player: Colour,
        card: Card,
        action: Option<Action>,
        witness: &mut impl Witness,
    ) {
        let held = self.hands[player.index()].remove(card);
        debug_assert!(held, "a card is played from the hand");
        witness.see(match action {
            Some(Action::Discard) => Event::Discarded { player, card },
            _ => Event::Played { player, card },
        });
    }

    /// Ends the game, or goes on with the same player or the next (K4, K5, K13, KP1, KP2).
    #[inline]
    fn end_play(&mut self, player: Colour, again: bool, witness: &mut impl Witness) {
        if self.has_won(player) {
            self.turn = None;
            witness.see(Event::GameOver { winner: player });
            return;
        }
        if again {
            witness.see(Event::DrawAgain { player });
        } else {
            self.turn = Some(self.next_player(player));
        }
        if self.rules.has_hands() {
            self.drawing = self.owed_card(player);
        }
    }

    fn make_fire_move(&mut self, witness: &mut impl Witness) {
        let pawn = self.fire.expect("a fire move has a pawn on Fire");
        self.go(pawn, self.fire_space(), witness);
        self.fire_moved = true;
    }

    fn move_token(&mut self, token: Token, witness: &mut impl Witness) {
        match token {
            Token::Ice(pawn) => self.set_ice(Some(pawn), witness),
            Token::IceOff => self.set_ice(None, witness),
            Token::Fire(own) => self.set_fire(Some(self.pawn(own)), witness),
        }
    }

    fn set_ice(&mut self, pawn: Option<Pawn>, witness: &mut impl Witness) {
        self.ice = pawn;
        witness.see(Event::Iced { pawn });
    }

    fn set_fire(&mut self, pawn: Option<Pawn>, witness: &mut impl Witness) {
        self.fire = pawn;
        witness.see(Event::Fired { pawn });
    }

    /// What a move does on the board: the token first, then the pawns. Cards and the turn stay as they are.
    #[inline]
    pub(super) fn move_pawns(&mut self, player: Colour, mv: &Move, witness: &mut impl Witness) {
        if let Some(token) = mv.token {
            self.move_token(token, witness);
        }
        if let Some(action) = mv.action {
            self.act(player, action, witness);
        }
    }

    #[inline]
    fn act(&mut self, player: Colour, action: Action, witness: &mut impl Witness) {
        match action {
            Action::Start(own) => {
                let pawn = self.pawn(own);
                self.go(pawn, Way::CIRCLE, witness);
            }
            Action::Forward(step) => self.step(step, witness),
            Action::Back(steps, own) => {
                let pawn = self.pawn(own);
                let end = self.way(pawn).behind(steps);
                self.go(pawn, end, witness);
            }
            Action::Split(first, second) => {
                self.step(first, witness);
                self.step(second, witness);
            }
            Action::Swap(own, other) => self.exchange(self.pawn(own), other, witness),
            Action::Replace(own, other) => {
                let (pawn, end) = (self.pawn(own), self.place(other));
                witness.see(Event::Replaced { pawn, other, end });
                self.land(pawn, Way::from(pawn.colour(), end), witness);
            }
            Action::Decline => witness.see(Event::Declined { player }),
            Action::Discard => {}
            Action::FireMove => self.make_fire_move(witness),
        }
    }

    /// A pawn goes forward, and on Fire may bring another HOME along (F9).
    #[inline]
    pub(super) fn step(&mut self, step: Step, witness: &mut impl Witness) {
        let pawn = self.pawn(step.own);
        let end = self.way(pawn).ahead(step.steps);
        self.go(pawn, end, witness);
        if end == Way::HOME && self.fire == Some(pawn) {
            if let Some(home) = step.home {
                let other = self.pawn(home);
                self.go(other, Way::HOME, witness);
            }
            self.set_fire(None, witness);
        }
    }

    /// A pawn and one of another colour exchange their spaces; the first then lands on its new one (K10).
    pub(super) fn exchange(&mut self, pawn: Pawn, other: Pawn, witness: &mut impl Witness) {
        let (start, end) = (self.place(pawn), self.place(other));
        witness.see(Event::Swapped {
            pawn,
            other,
            start,
            end,
        });
        self.places.put(pawn, Way::NOWHERE);
        self.places.put(other, Way::from(other.colour(), start));
        self.land(pawn, Way::from(pawn.colour(), end), witness);
    }

    #[inline]
    fn go(&mut self, pawn: Pawn, way: Way, witness: &mut impl Witness) {
        let (start, end) = (self.place(pawn), way.place(pawn.colour()));
        witness.see(Event::Moved { pawn, start, end });
        self.land(pawn, way, witness);
    }

    /// Ends a move here: bumps who is there (K6) and takes a slide that begins there (K8).
    #[inline]
    pub(super) fn land(&mut self, pawn: Pawn, way: Way, witness: &mut impl Witness) {
        let colour = pawn.colour();
        // No two pawns are ever put on one space, not for a moment.
        self.bump(self.places.on_spaces(way.space(colour)), pawn, witness);
        if way.is_triangle() {
            self.slide(pawn, way, witness);
            return;
        }
        self.places.put(pawn, way);
        if way == Way::HOME {
            witness.see(Event::Home { pawn });
        }
    }

    /// Takes a slide, from triangle to end: every other pawn on it goes back to START, but for the iced one
    /// (K8, F6).
    fn slide(&mut self, pawn: Pawn, triangle: Way, witness: &mut impl Witness) {
        let (colour, way) = (pawn.colour(), triangle.after_slide());
        let (from, to) = (triangle.place(colour), way.place(colour));
        if let (Some(from), Some(to)) = (from.track_space(), to.track_space()) {
            let slide = Slide {
                colour: Colour::ALL[usize::from(from / board::SIDE)],
                triangle: from,
                end: to,
            };
            witness.see(Event::Slid { pawn, slide });
        }
        // The pawn itself may come from further along the slide.
        self.places.put(pawn, Way::NOWHERE);
        let on_slide = self.places.on_spaces(triangle.swept(colour));
        self.bump(on_slide & !self.iced(), pawn, witness);
        self.places.put(pawn, way);
    }

    /// Sends these pawns back to START; one on Fire loses it, or hands it on by the option (F11).
    #[inline]
    fn bump(&mut self, bumped: Pawns, by: Pawn, witness: &mut impl Witness) {
        for pawn in bumped {
            let start = self.place(pawn);
            self.places.put(pawn, Way::START);
            witness.see(Event::Bumped { pawn, start, by });
            if self.fire == Some(pawn) {
                let next = self.rules.fire_transfers.then_some(by);
                self.set_fire(next, witness);
            }
        }
    }
}
