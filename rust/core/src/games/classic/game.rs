//! A game at the table: a position and the pile that nobody has seen.

use super::super::Level;
use super::super::card::Card;
use super::super::census::Census;
use super::super::colour::Colour;
use super::choice;
use super::error::{IllegalMove, PositionError};
use super::event::Event;
use super::moves::Move;
use super::offer::Offers;
use super::position::Position;
use super::rules::Rules;
use super::setup::Setup;
use crate::montecarlo::Stream;

/// A game that is being played.
///
/// Everything random in it comes from its seed: the first player, each shuffle, and each choice of a computer
/// player. These have streams of their own, so that asking what a computer player would do changes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    position: Position,
    /// The cards still to be drawn, the next one last.
    pile: Vec<Card>,
    seed: u64,
    shuffles: u64,
    plays: u64,
}

/// What a stream of the game's seed is for.
enum Purpose {
    First,
    Shuffle(u64),
    Choice(u64),
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
        let drawn = |players: &[Colour]| {
            let choices = (players.len() as u32).max(1);
            let at = stream(seed, &Purpose::First).below(choices) as usize;
            players.get(at).copied().unwrap_or(Colour::Red)
        };
        let first = first.unwrap_or_else(|| drawn(players));
        let setup = Setup::start(rules, players, quick_start, first);
        let mut game = Self::from_position(Position::try_from(&setup)?, seed);
        if rules.has_hands() {
            game.deal(first);
        }
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
            plays: 0,
        };
        game.shuffle(&position.unseen());
        game
    }

    /// The position. In Points it holds all hands: show nobody more than their own (KP3).
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The seed.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.seed
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
        if self.pile.is_empty() {
            self.shuffle(&self.position.pile());
        }
        let card = self.pile.pop().expect("a new pile has cards");
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
        let mut stream = stream(self.seed, &Purpose::Choice(self.plays));
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
                let card = self
                    .pile
                    .pop()
                    .expect("the deck has more cards than are dealt");
                self.position.draw_unchecked(card);
            }
            player = self.position.next_player(player);
            if player == first {
                return;
            }
            self.position.drawing = Some(player);
        }
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
            Purpose::Choice(play) => play * 2 + 2,
        },
    )
}
