//! A game at the table: a position and the dice.

use super::super::Level;
use super::super::colour::Colour;
use super::super::seed::Seed;
use super::choice;
use super::error::{IllegalMove, PositionError};
use super::event::Event;
use super::face::Face;
use super::faces::Faces;
use super::moves::Move;
use super::position::Position;
use super::setup::Setup;

/// A game that is being played.
///
/// Everything random in it comes from its seed: the first player, each roll, and each choice of a computer
/// player. These have streams of their own, so that asking what a computer player would do changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    position: Position,
    seed: Seed,
    rolls: u64,
    plays: u64,
}

impl Game {
    /// A new game of these players with these dice; the first player is drawn from the seed unless given.
    ///
    /// # Errors
    /// When there are too few players, one is named twice, or the dice can't end a game.
    pub fn new(
        players: &[Colour],
        faces: Faces,
        seed: u64,
        first: Option<Colour>,
    ) -> Result<Self, PositionError> {
        // No players at all are refused below, whoever begins.
        let drawn = || Seed(seed).first(players).unwrap_or(Colour::Red);
        let setup = Setup::start(players, faces, first.unwrap_or_else(drawn));
        Ok(Self::from_position(Position::try_from(&setup)?, seed))
    }

    /// A game that goes on from a position.
    #[must_use]
    pub const fn from_position(position: Position, seed: u64) -> Self {
        Self::restore(position, seed, 0, 0)
    }

    /// A game with exactly this state, as [`Game::rolls`] and its neighbours tell it.
    #[must_use]
    pub const fn restore(position: Position, seed: u64, rolls: u64, plays: u64) -> Self {
        Self {
            position,
            seed: Seed(seed),
            rolls,
            plays,
        }
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

    /// How often the dice were rolled.
    #[must_use]
    pub const fn rolls(&self) -> u64 {
        self.rolls
    }

    /// How many moves were made, and faces passed without one.
    #[must_use]
    pub const fn plays(&self) -> u64 {
        self.plays
    }

    /// Rolls the dice; returns the faces die by die (X2).
    ///
    /// # Errors
    /// When faces are still to be followed or the game is over; nothing has changed then.
    pub fn roll(&mut self) -> Result<[Face; Faces::DICE], IllegalMove> {
        self.position.check_roll()?;
        let mut stream = self.seed.chance(self.rolls);
        let faces = self.position.faces().roll(&mut stream);
        self.position.roll_unchecked(faces);
        self.rolls += 1;
        Ok(faces)
    }

    /// The legal moves of the face to be followed.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        self.position.legal_moves()
    }

    /// Plays a move, or passes a face that has none; returns what happened.
    ///
    /// # Errors
    /// As [`Position::play`]; nothing has changed then.
    pub fn play(&mut self, mv: Option<Move>) -> Result<Vec<Event>, IllegalMove> {
        let mut events = Vec::new();
        self.position.play(mv, &mut events)?;
        self.plays += 1;
        Ok(events)
    }

    /// What a computer player of this level does with the face; none when it has no legal move.
    ///
    /// Asked again, the answer is the same.
    ///
    /// # Errors
    /// When the dice are to be rolled or the game is over.
    pub fn choose(&self, level: Level) -> Result<Option<Move>, IllegalMove> {
        let player = self.position.turn().ok_or(IllegalMove::GameOver)?;
        if self.position.face().is_none() {
            return Err(IllegalMove::NoRoll(player));
        }
        let mut stream = self.seed.choice(self.plays);
        Ok(choice::choose(
            level,
            &self.position,
            &self.legal_moves(),
            &mut stream,
        ))
    }
}
