//! The position: all that is on the table, and the hands.

use super::super::card::Card;
use super::super::census::Census;
use super::super::colour::Colour;
use super::error::IllegalMove;
use super::moves::Own;
use super::pawn::{Pawn, Pawns};
use super::place::Place;
use super::places::Places;
use super::rules::Rules;
use super::way::Way;

/// A position that can be: made from a [`Setup`](super::Setup) that stood the checks.
///
/// In Points it holds all hands; who plays by it must look at none but their own (KP3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) places: Places,
    pub(super) rules: Rules,
    pub(super) playing: [bool; Colour::COUNT],
    pub(super) fire: Option<Pawn>,
    pub(super) ice: Option<Pawn>,
    pub(super) fire_moved: bool,
    pub(super) turn: Option<Colour>,
    pub(super) card: Option<Card>,
    pub(super) drawing: Option<Colour>,
    pub(super) spent: Census,
    pub(super) hands: [Census; Colour::COUNT],
}

impl Position {
    /// The edition and its options.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Whether a colour plays (K3).
    #[must_use]
    pub const fn plays(&self, colour: Colour) -> bool {
        self.playing[colour.index()]
    }

    /// The colours that play, clockwise from Red (K3).
    pub fn players(&self) -> impl Iterator<Item = Colour> {
        let playing = self.playing;
        Colour::ALL
            .into_iter()
            .filter(move |colour| playing[colour.index()])
    }

    /// Where a pawn is.
    ///
    /// A pawn that doesn't play (K3, F1) is nowhere.
    #[must_use]
    #[inline]
    pub const fn place(&self, pawn: Pawn) -> Place {
        self.places.way(pawn).place(pawn.colour())
    }

    /// Where a colour's pawns are, by number; none where the colour doesn't play.
    #[must_use]
    pub fn pawns(&self, colour: Colour) -> Vec<Place> {
        let count = if self.plays(colour) {
            self.rules.pawns_each()
        } else {
            0
        };
        let numbers = 0..count as u8;
        numbers
            .map(|number| self.place(Pawn::new(colour, number)))
            .collect()
    }

    /// The pawn on Fire (F7).
    #[must_use]
    pub const fn fire(&self) -> Option<Pawn> {
        self.fire
    }

    /// The pawn on Ice (F5).
    #[must_use]
    pub const fn ice(&self) -> Option<Pawn> {
        self.ice
    }

    /// Whether the move of F8 was made this turn, the card being still to be drawn.
    #[must_use]
    pub const fn fire_moved(&self) -> bool {
        self.fire_moved
    }

    /// Whose turn it is; nobody's when the game is over.
    #[must_use]
    pub const fn turn(&self) -> Option<Colour> {
        self.turn
    }

    /// The card that waits to be played; none in Points.
    #[must_use]
    pub const fn card(&self) -> Option<Card> {
        self.card
    }

    /// The cards played from the present pile.
    #[must_use]
    pub const fn spent(&self) -> &Census {
        &self.spent
    }

    /// The cards that a colour holds, in Points.
    #[must_use]
    pub const fn hand(&self, colour: Colour) -> &Census {
        &self.hands[colour.index()]
    }

    /// Who draws back up to five before anything else, in Points (KP1).
    #[must_use]
    pub const fn drawing(&self) -> Option<Colour> {
        self.drawing
    }

    /// Whether the game is over (K5, KT5, KP4).
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.turn.is_none()
    }

    /// The colours that have won: one or none, in Teams two or none.
    pub fn winners(&self) -> impl Iterator<Item = Colour> + '_ {
        self.players().filter(|&colour| self.has_won(colour))
    }

    /// Whether every pawn of a colour, and in Teams of its partner, is HOME.
    #[inline]
    pub(super) fn has_won(&self, colour: Colour) -> bool {
        let pawns = (1 << self.rules.pawns_each()) - 1;
        let is_home = |colour| self.places.of_colour(colour).are_home(pawns);
        let partner = colour.opposite();
        is_home(colour) && (!self.rules.are_partners(colour, partner) || is_home(partner))
    }

    /// The cards still in the pile: not spent, not waiting and in nobody's hand (T4).
    ///
    /// # Panics
    /// Never: a position holds no more cards of a kind than the deck.
    #[must_use]
    pub fn unseen(&self) -> Census {
        let mut seen = self.spent;
        if let Some(card) = self.card {
            seen.add(card);
        }
        self.not_in_hands()
            .without(&seen)
            .expect("a position never holds more cards of a kind than the deck")
    }

    /// The pile from which the next card comes: the unseen cards or, when there are none, all cards but those
    /// in hands (T4).
    #[must_use]
    pub fn pile(&self) -> Census {
        let unseen = self.unseen();
        if unseen == Census::EMPTY {
            self.not_in_hands()
        } else {
            unseen
        }
    }

    fn not_in_hands(&self) -> Census {
        let mut cards = self.rules.deck.cards();
        if self.rules.has_hands() {
            for hand in &self.hands {
                cards = cards
                    .without(hand)
                    .expect("hands hold no more than the deck");
            }
        }
        cards
    }

    /// How many cards are not in hands.
    #[inline]
    fn not_in_hands_total(&self) -> u32 {
        let held: u32 = self.hands.iter().map(Census::total).sum();
        self.rules.deck.cards().total() - held
    }

    /// Who must draw a card before anything else is played.
    #[must_use]
    #[inline]
    pub fn drawer(&self) -> Option<Colour> {
        if self.rules.has_hands() {
            self.drawing
        } else if self.card.is_none() {
            self.turn
        } else {
            None
        }
    }

    /// Takes this card from the pile; it then waits to be played or, in Points, is in the drawer's hand.
    ///
    /// # Errors
    /// When no draw is due, or when none of this kind is in the pile; nothing has changed then.
    pub fn draw(&mut self, card: Card) -> Result<(), IllegalMove> {
        self.check_draw()?;
        if self.pile().count(card) == 0 {
            return Err(IllegalMove::NotInPile(card));
        }
        self.draw_unchecked(card);
        Ok(())
    }

    /// Whether a draw is due.
    pub(super) fn check_draw(&self) -> Result<(), IllegalMove> {
        let player = self.turn.ok_or(IllegalMove::GameOver)?;
        if let Some(card) = self.card {
            return Err(IllegalMove::CardWaits(player, card));
        }
        match self.drawer() {
            Some(_) => Ok(()),
            None => Err(IllegalMove::NoDraw(player)),
        }
    }

    /// [`Position::draw`] without its checks; the pile is shuffled anew when it was empty (T4).
    ///
    /// # Panics
    /// When no draw is due, in Points.
    #[inline]
    pub fn draw_unchecked(&mut self, card: Card) {
        if self.rules.has_hands() {
            if self.spent.total() == self.not_in_hands_total() {
                self.spent = Census::EMPTY;
            }
            let drawer = self.drawing.expect("a draw is due");
            self.hands[drawer.index()].add(card);
            self.drawing = self.owed_card(drawer);
        } else {
            if self.spent == self.rules.deck.cards() {
                self.spent = Census::EMPTY;
            }
            self.card = Some(card);
            self.fire_moved = false;
        }
    }

    /// The player, where they hold fewer than five cards and there are any to draw (KP1, KP5).
    pub(super) fn owed_card(&self, player: Colour) -> Option<Colour> {
        let is_short = self.hand(player).total() < Rules::HAND;
        (is_short && self.not_in_hands_total() > 0).then_some(player)
    }

    /// How far a pawn has to go.
    #[inline]
    pub(super) const fn way(&self, pawn: Pawn) -> Way {
        self.places.way(pawn)
    }

    /// How far each of a colour's four pawns has to go.
    #[inline]
    pub(super) fn ways(&self, colour: Colour) -> [Way; Pawn::EACH] {
        let word = self.places.of_colour(colour).word();
        word.to_le_bytes().map(Way::from_number)
    }

    /// The pawns that have this way.
    #[inline]
    pub(super) fn at(&self, way: Way) -> Pawns {
        self.places.between(way, way)
    }

    /// The pawns on the track.
    #[inline]
    pub(super) fn on_track(&self) -> Pawns {
        self.places.between(Way::TURN_OFF, Way::FARTHEST)
    }

    /// The pawns on the track or in a safety zone.
    #[inline]
    pub(super) fn under_way(&self) -> Pawns {
        self.places.between(Way::from_number(1), Way::FARTHEST)
    }

    /// The pawns that whoever is on turn may move, iced or not (KT2).
    #[inline]
    pub(super) fn team(&self) -> Pawns {
        self.turn
            .map_or(Pawns::NONE, |colour| self.rules.team_of(colour))
    }

    /// The pawn on Ice, as a set (F6).
    #[inline]
    pub(super) fn iced(&self) -> Pawns {
        self.ice.map_or(Pawns::NONE, Pawns::only)
    }

    /// How whoever is on turn calls one of the pawns that they may move.
    #[inline]
    pub(super) fn own(&self, pawn: Pawn) -> Own {
        let colour = match self.rules.edition {
            super::Edition::Teams => Some(pawn.colour()),
            _ => None,
        };
        Own {
            colour,
            number: pawn.number(),
        }
    }

    /// The pawn that whoever is on turn calls so.
    ///
    /// # Panics
    /// When the game is over, for a name without a colour.
    #[must_use]
    #[inline]
    pub fn pawn(&self, own: Own) -> Pawn {
        let colour = own.colour.or(self.turn).expect("somebody is on turn");
        Pawn::new(colour, own.number)
    }

    /// The next colour clockwise that plays (K3).
    #[inline]
    pub(super) fn next_player(&self, colour: Colour) -> Colour {
        (1..=Colour::COUNT)
            .map(|sides| colour.clockwise(sides))
            .find(|&next| self.plays(next))
            .expect("somebody plays")
    }
}
