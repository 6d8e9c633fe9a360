//! The legal moves (K4 to K12, and what the other editions add).

use super::super::card::Card;
use super::super::colour::Colour;
use super::edition::Edition;
use super::moves::{Action, Move, Step};
use super::offer::{Bundle, Offer, Offers};
use super::pawn::{Pawn, Pawns};
use super::places::{Going, OfColour};
use super::position::Position;
use super::rules::{back_steps, forward_steps};
use super::way::Way;

impl Position {
    /// The legal moves, in the order in which they are offered; none where a card can only be spent, and none
    /// before the draw, but for the move of F8.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut offers = Offers::default();
        offers.fill(self);
        offers.moves(self).collect()
    }

    /// Offers the legal moves.
    #[inline]
    pub(super) fn each_offer(&self, offer: &mut impl FnMut(Offer)) {
        if self.turn.is_none() {
            return;
        }
        if self.rules.has_hands() {
            self.each_hand_move(offer);
        } else if self.rules.has_fire_and_ice() {
            self.each_fire_and_ice_move(offer);
        } else if let Some(card) = self.card {
            self.each_action(card, &mut |actions| offer(Offer::of(actions)));
        }
    }

    /// Offers the legal actions of a card for whoever is on turn.
    #[inline]
    pub(super) fn each_action(&self, card: Card, offer: &mut impl FnMut(Bundle)) {
        let movable = self.team() & !self.iced();
        if (movable & self.under_way()).is_empty()
            && !self.rules.starts(card)
            && card != Card::Sorry
        {
            // Most draws of a game are such: all pawns wait on START for another card.
            return;
        }
        let mut can_move = false;
        if self.rules.starts(card) {
            let starting = self.going(movable, OfColour::out);
            if !starting.is_empty() {
                can_move = true;
                offer(Bundle::Start(starting));
            }
        }
        if let Some(steps) = forward_steps(card) {
            self.each_forward(movable, steps, &mut |actions| {
                can_move = true;
                offer(actions);
            });
        }
        if let Some(steps) = back_steps(card) {
            let going = self.going(movable, |own| own.back(steps));
            if !going.is_empty() {
                offer(Bundle::Back(steps, going));
            }
        }
        match card {
            Card::Seven => self.each_split(offer),
            Card::Eleven => self.each_swap(can_move, offer),
            Card::Sorry => {
                self.each_replacement(offer);
                if self.rules.has_fire_and_ice() {
                    self.each_forward(movable, 4, offer);
                }
            }
            _ => {}
        }
    }

    /// The pawns among these that may go.
    #[inline]
    fn going(&self, movable: Pawns, going: impl Fn(OfColour) -> Going) -> Pawns {
        let mut pawns = Pawns::NONE;
        for colour in self.team_colours() {
            let of_colour = going(self.places.of_colour(colour));
            pawns = pawns | Pawns::numbered(colour, of_colour.numbers());
            if self.ice.is_some() {
                for pawn in pawns & Pawns::of(colour) {
                    if self.is_iced(colour, of_colour.end(pawn.number())) {
                        pawns = pawns.without(pawn);
                    }
                }
            }
        }
        pawns & movable
    }

    #[inline]
    fn each_forward(&self, movable: Pawns, steps: u8, offer: &mut impl FnMut(Bundle)) {
        let going = self.going(movable, |own| own.forward(steps));
        if going.is_empty() {
            return;
        }
        if self.fire.is_some_and(|pawn| going.contains(pawn)) {
            for pawn in going {
                let end = self.way(pawn).ahead(steps);
                self.each_step(pawn, steps, end, &mut |step| {
                    offer(Bundle::One(Action::Forward(step)));
                });
            }
        } else {
            offer(Bundle::Forward(steps, going));
        }
    }

    /// Offers going forward to this place, which has been found possible: alone, or bringing another pawn HOME
    /// along (F9, F10).
    pub(super) fn each_step(&self, pawn: Pawn, steps: u8, at: Way, offer: &mut impl FnMut(Step)) {
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
    pub(super) fn brought_home(&self, pawn: Pawn, at: Way) -> Pawns {
        if self.fire != Some(pawn) || at != Way::HOME {
            return Pawns::NONE;
        }
        let others = Pawns::of(pawn.colour()).without(pawn);
        others & self.under_way() & !self.iced()
    }

    /// Whether a pawn may end a move on this place, any slide included: not on a pawn of its own colour (K6)
    /// nor on the iced one (F6).
    #[inline]
    pub(super) fn lands(&self, pawn: Pawn, at: Way) -> bool {
        if at == Way::HOME {
            return true;
        }
        at != Way::NOWHERE
            && !self.places.of_colour(pawn.colour()).hold(at)
            && !self.is_iced(pawn.colour(), at)
    }

    /// Whether the iced pawn is here, or at the end of the slide that a pawn of this colour takes from here (F6).
    #[inline]
    fn is_iced(&self, colour: Colour, at: Way) -> bool {
        self.ice.is_some_and(|iced| {
            let iced = self.place(iced);
            iced == at.place(colour) || iced == at.after_slide().place(colour)
        })
    }

    /// The pawns of other colours whose space a pawn of this colour may come to stand on, by a swap or a
    /// Sorry! (K9, F6).
    #[inline]
    fn targets(&self, colour: Colour) -> Pawns {
        let mut targets = self.on_track() & !Pawns::of(colour);
        if self.ice.is_some() {
            for pawn in targets {
                if self.is_iced(colour, Way::from(colour, self.place(pawn))) {
                    targets = targets.without(pawn);
                }
            }
        }
        targets
    }

    /// Swaps of an 11: with any pawn of an opponent (KT4); declining where nothing else can be done with it.
    #[inline]
    fn each_swap(&self, can_move: bool, offer: &mut impl FnMut(Bundle)) {
        let mut can_swap = false;
        for colour in self.team_colours() {
            let pawns = self.on_track() & Pawns::of(colour) & !self.iced();
            let others = self.targets(colour) & !self.team();
            if !pawns.is_empty() && !others.is_empty() {
                can_swap = true;
                offer(Bundle::Swap(pawns, others));
            }
        }
        if can_swap && !can_move {
            offer(Bundle::One(Action::Decline));
        }
    }

    /// Replacements of a Sorry!: of any pawn of another colour, the partner's included (KT4).
    #[inline]
    fn each_replacement(&self, offer: &mut impl FnMut(Bundle)) {
        for colour in self.team_colours() {
            let pawns = self.at(Way::START) & Pawns::of(colour);
            let others = self.targets(colour);
            if !pawns.is_empty() && !others.is_empty() {
                offer(Bundle::Replace(pawns, others));
            }
        }
    }

    /// The colours whose pawns whoever is on turn may move, clockwise from Red (KT2).
    #[inline]
    fn team_colours(&self) -> impl Iterator<Item = Colour> + use<> {
        let turn = self.turn;
        let partner = turn
            .map(Colour::opposite)
            .filter(|_| self.rules.edition == Edition::Teams);
        let (first, second) = match (turn, partner) {
            (Some(turn), Some(partner)) if partner < turn => (Some(partner), Some(turn)),
            either => either,
        };
        first.into_iter().chain(second)
    }
}
