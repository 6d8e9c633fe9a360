//! A game at the table: a position and the pile that nobody has seen.

use super::super::card::Card;
use super::super::census::Census;
use super::error::IllegalMove;
use super::event::Event;
use super::level::Level;
use super::moves::{Move, Moves};
use super::position::Position;
use super::rider::Rider;
use crate::montecarlo::Stream;

/// A game that is being played.
///
/// Everything random in it comes from its seed: the first rider, each shuffle, and each choice of a computer
/// player. These have streams of their own, so that asking what a computer player would do changes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    position: Position,
    /// The cards still to be drawn, the next one last.
    pile: Vec<Card>,
    seed: u64,
    shuffles: u64,
    draws: u64,
}

/// What a stream of the game's seed is for.
enum Purpose {
    First,
    Shuffle(u64),
    Choice(u64),
}

impl Game {
    /// A new game; the first rider is drawn from the seed unless given (T2). `deck` lists cards that come
    /// first; the rest of the deck follows, shuffled.
    ///
    /// # Errors
    /// The kind of which `deck` lists more cards than there are.
    pub fn new(seed: u64, first: Option<Rider>, deck: &[Card]) -> Result<Self, Card> {
        let first = first.unwrap_or_else(|| {
            Rider::ALL[stream(seed, &Purpose::First).below(Rider::COUNT as u32) as usize]
        });
        let mut rest = Census::STANDARD;
        if let Some(&card) = deck.iter().find(|&&card| !rest.remove(card)) {
            return Err(card);
        }
        let mut game = Self {
            position: Position::start(first),
            pile: Vec::new(),
            seed,
            shuffles: 0,
            draws: 0,
        };
        game.shuffle(&rest);
        game.pile.extend(deck.iter().rev());
        Ok(game)
    }

    /// A game that goes on from a position; its unseen cards are shuffled by the seed.
    #[must_use]
    pub fn from_position(position: Position, seed: u64) -> Self {
        let mut game = Self {
            position,
            pile: Vec::new(),
            seed,
            shuffles: 0,
            draws: 0,
        };
        game.shuffle(&position.unseen());
        game
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
        let mut left = position.unseen();
        let holds_unseen = pile.iter().all(|&card| left.remove(card)) && left == Census::EMPTY;
        holds_unseen.then_some(Self {
            position,
            pile,
            seed,
            shuffles,
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
        self.seed
    }

    /// The cards still to be drawn, the next one last: for saving a game, not for playing it (T4).
    #[must_use]
    pub fn pile(&self) -> &[Card] {
        &self.pile
    }

    /// How often the cards were shuffled.
    #[must_use]
    pub const fn shuffles(&self) -> u64 {
        self.shuffles
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
        if self.pile.is_empty() {
            self.shuffle(&Census::STANDARD);
        }
        let card = self.pile.pop().expect("a new pile has cards");
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
        let mut stream = stream(self.seed, &Purpose::Choice(self.draws));
        Ok(level.choose(&self.position, &self.position.legal_moves(), &mut stream))
    }

    fn shuffle(&mut self, cards: &Census) {
        self.pile = cards.cards().collect();
        stream(self.seed, &Purpose::Shuffle(self.shuffles)).shuffle(&mut self.pile);
        self.shuffles += 1;
    }
}

fn stream(seed: u64, purpose: &Purpose) -> Stream {
    // Three families of streams from one seed: the index's lowest bits tell them apart.
    Stream::new(
        seed,
        match purpose {
            Purpose::First => 0,
            Purpose::Shuffle(number) => number * 2 + 1,
            Purpose::Choice(draw) => draw * 2 + 2,
        },
    )
}
