//! A game at the table: a position and the pile that nobody has seen.

use super::super::Level;
use super::super::card::Card;
use super::super::colour::Colour;
use super::super::seed::Seed;
use super::super::stock::Stock;
use super::choice;
use super::error::{IllegalMove, PositionError};
use super::event::Event;
use super::moves::Move;
use super::offer::Offers;
use super::position::Position;
use super::rules::Rules;
use super::setup::Setup;

/// A game that is being played.
///
/// Everything random in it comes from its seed: the first player, each shuffle, and each choice of a computer
/// player. These have streams of their own, so that asking what a computer player would do changes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    position: Position,
    stock: Stock,
    seed: Seed,
    plays: u64,
}

impl Game {
    /// A new game of these colours; the first player is drawn from the seed unless given (K3). In Points
    /// everybody is dealt five cards (KP1).
    ///
    /// # Errors
    /// When these colours can't play the edition together.
    ///
    /// # Panics
    /// Never: a start of legal players stands the checks.
    pub fn new(
        rules: Rules,
        players: &[Colour],
        quick_start: bool,
        seed: u64,
        first: Option<Colour>,
    ) -> Result<Self, PositionError> {
        // No players at all are refused below, whoever begins.
        let drawn = || Seed(seed).first(players).unwrap_or(Colour::Red);
        let first = first.unwrap_or_else(drawn);
        let setup = Setup::start(rules, players, quick_start, first);
        let mut game = Self::from_position(setup.with_any_hands()?, seed);
        if rules.has_hands() {
            game.deal(first);
        }
        Ok(game)
    }

    /// A game that goes on from a position; its unseen cards are shuffled by the seed.
    #[must_use]
    pub fn from_position(position: Position, seed: u64) -> Self {
        let seed = Seed(seed);
        Self {
            position,
            stock: Stock::new(seed, &position.unseen()),
            seed,
            plays: 0,
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
        plays: u64,
    ) -> Option<Self> {
        Some(Self {
            position,
            stock: Stock::restore(pile, shuffles, &position.unseen())?,
            seed: Seed(seed),
            plays,
        })
    }

    /// The position. In Points it holds all hands: show nobody more than their own (KP3).
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

    /// How often cards were shuffled.
    #[must_use]
    pub const fn shuffles(&self) -> u64 {
        self.stock.shuffles()
    }

    /// How many moves were made, and cards spent without one.
    #[must_use]
    pub const fn plays(&self) -> u64 {
        self.plays
    }

    /// Draws the next card, shuffling those that are spent into a new pile when there is none left (K4, T4).
    ///
    /// # Errors
    /// When no draw is due; nothing has changed then.
    ///
    /// # Panics
    /// Never: a draw is due only where there are cards.
    pub fn draw(&mut self) -> Result<Card, IllegalMove> {
        self.position.check_draw()?;
        let card = self.stock.draw(self.seed, &self.position.pile());
        self.position.draw_unchecked(card);
        Ok(card)
    }

    /// The legal moves.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        self.position.legal_moves()
    }

    /// Plays a move, or spends a card that has none; returns what happened.
    ///
    /// # Errors
    /// As [`Position::play`]; nothing has changed then.
    pub fn play(&mut self, mv: Option<Move>) -> Result<Vec<Event>, IllegalMove> {
        let mut events = Vec::new();
        self.position.play(mv, &mut events)?;
        self.plays += 1;
        Ok(events)
    }

    /// What a computer player of this level does now; none where there is no legal move. Before a draw that is
    /// the move of F8, or none to draw.
    ///
    /// Asked again, the answer is the same.
    ///
    /// # Errors
    /// When the game is over, or a draw is due and F8 allows nothing before it.
    pub fn choose(&self, level: Level) -> Result<Option<Move>, IllegalMove> {
        if self.position.is_over() {
            return Err(IllegalMove::GameOver);
        }
        let mut stream = self.seed.choice(self.plays);
        let mut offers = Offers::default();
        offers.fill(&self.position);
        match self.position.drawer() {
            Some(drawer) if offers.len() == 0 => Err(IllegalMove::NoCard(drawer)),
            Some(_) => Ok(choice::makes_fire_move(level, &self.position, &mut stream)
                .then_some(Move::FIRE_MOVE)),
            None => Ok(choice::choose(level, &self.position, &offers, &mut stream)),
        }
    }

    fn deal(&mut self, first: Colour) {
        let mut player = first;
        loop {
            while self.position.drawing() == Some(player) {
                // The deck has more cards than are dealt: none are shuffled here.
                let card = self.stock.draw(self.seed, &self.position.pile());
                self.position.draw_unchecked(card);
            }
            player = self.position.next_player(player);
            if player == first {
                return;
            }
            self.position.drawing = Some(player);
        }
    }
}
