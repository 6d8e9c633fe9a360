//! A game at the table: a position and the pile that nobody has seen.

use super::super::card::Card;
use super::super::census::Census;
use super::super::seed::Seed;
use super::super::stock::Stock;
use super::error::IllegalMove;
use super::event::Event;
use super::level::Level;
use super::moves::{Move, Moves};
use super::position::Position;
use super::rider::Rider;

/// A game that is being played.
///
/// Everything random in it comes from its seed: the first rider, each shuffle, and each choice of a computer
/// player. These have streams of their own, so that asking what a computer player would do changes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    position: Position,
    stock: Stock,
    seed: Seed,
    draws: u64,
}

impl Game {
    /// A new game; the first rider is drawn from the seed unless given (T2). `deck` lists cards that come
    /// first; the rest of the deck follows, shuffled.
    ///
    /// # Errors
    /// The kind of which `deck` lists more cards than there are.
    ///
    /// # Panics
    /// Never: there are riders.
    pub fn new(seed: u64, first: Option<Rider>, deck: &[Card]) -> Result<Self, Card> {
        let seed = Seed(seed);
        let first = first.or_else(|| seed.first(&Rider::ALL));
        let mut rest = Census::STANDARD;
        if let Some(&card) = deck.iter().find(|&&card| !rest.remove(card)) {
            return Err(card);
        }
        let mut stock = Stock::new(seed, &rest);
        stock.put_on_top(deck);
        Ok(Self {
            position: Position::start(first.expect("there are riders")),
            stock,
            seed,
            draws: 0,
        })
    }

    /// A game that goes on from a position; its unseen cards are shuffled by the seed.
    #[must_use]
    pub fn from_position(position: Position, seed: u64) -> Self {
        let seed = Seed(seed);
        Self {
            position,
            stock: Stock::new(seed, &position.unseen()),
            seed,
            draws: 0,
        }
    }

    /// A game with exactly this state, as [`Game::pile`] and its neighbours tell it; none when the pile holds
    /// anything but the unseen cards.
    #[must_use]
    pub fn restore(
        position: Position,
        pile: Vec<Card>,
        seed: u64,
        shuffles: u64,
        draws: u64,
    ) -> Option<Self> {
        Some(Self {
            position,
            stock: Stock::restore(pile, shuffles, &position.unseen())?,
            seed: Seed(seed),
            draws,
        })
    }

    /// The position: all that the players can see.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The seed.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.seed.0
    }

    /// The cards still to be drawn, the next one last: for saving a game, not for playing it (T4).
    #[must_use]
    pub fn pile(&self) -> &[Card] {
        self.stock.cards()
    }

    /// How often the cards were shuffled.
    #[must_use]
    pub const fn shuffles(&self) -> u64 {
        self.stock.shuffles()
    }

    /// How many cards were drawn.
    #[must_use]
    pub const fn draws(&self) -> u64 {
        self.draws
    }

    /// Draws the next card, shuffling all cards into a new pile when there is none left (T3, T4).
    ///
    /// # Errors
    /// When a card waits already or the game is over; nothing has changed then.
    ///
    /// # Panics
    /// Never: a new pile has cards.
    pub fn draw(&mut self) -> Result<Card, IllegalMove> {
        let rider = self.position.turn().ok_or(IllegalMove::GameOver)?;
        if let Some(card) = self.position.card() {
            return Err(IllegalMove::CardWaits(rider, card));
        }
        let card = self.stock.draw(self.seed, &Census::STANDARD);
        self.position.draw_unchecked(card);
        self.draws += 1;
        Ok(card)
    }

    /// The legal moves of the waiting card.
    #[must_use]
    pub fn legal_moves(&self) -> Moves {
        self.position.legal_moves()
    }

    /// Plays a move, or spends a card that has none; returns what happened.
    ///
    /// # Errors
    /// As [`Position::play`]; nothing has changed then.
    pub fn play(&mut self, mv: Option<Move>) -> Result<Vec<Event>, IllegalMove> {
        let mut events = Vec::new();
        self.position.play(mv, &mut events)?;
        Ok(events)
    }

    /// What a computer player of this level does with the waiting card; none when it has no legal move.
    ///
    /// Asked again, the answer is the same.
    ///
    /// # Errors
    /// When no card waits.
    pub fn choose(&self, level: Level) -> Result<Option<Move>, IllegalMove> {
        let rider = self.position.turn().ok_or(IllegalMove::GameOver)?;
        if self.position.card().is_none() {
            return Err(IllegalMove::NoCard(rider));
        }
        let mut stream = self.seed.choice(self.draws);
        Ok(level.choose(&self.position, &self.position.legal_moves(), &mut stream))
    }
}
