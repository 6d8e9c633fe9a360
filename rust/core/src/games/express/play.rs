//! What each move makes of a position.

use super::super::colour::Colour;
use super::error::IllegalMove;
use super::event::{Event, Witness};
use super::moves::{Base, Move, Source};
use super::position::{PAWNS, Position, owner};

impl Position {
    /// Plays a move, or passes a face that has none, and tells what happens.
    ///
    /// # Errors
    /// When a roll is due, when the game is over, or when the move is not legal; the position is then unchanged.
    pub fn play(
        &mut self,
        mv: Option<Move>,
        witness: &mut impl Witness,
    ) -> Result<(), IllegalMove> {
        let player = self.turn.ok_or(IllegalMove::GameOver)?;
        let face = self.face().ok_or(IllegalMove::NoRoll(player))?;
        let legal = self.legal_moves();
        let allowed = match mv {
            Some(mv) => legal.contains(&mv),
            None => legal.is_empty(),
        };
        if !allowed {
            return Err(IllegalMove::NotLegal {
                asked: mv,
                player,
                face,
                legal,
            });
        }
        self.play_unchecked(mv, witness);
        Ok(())
    }

    /// [`Position::play`] without its checks: the move must be one of [`Position::legal_moves`], or none when
    /// there is none.
    ///
    /// # Panics
    /// When the game is over or no face is to be followed.
    #[inline]
    pub fn play_unchecked(&mut self, mv: Option<Move>, witness: &mut impl Witness) {
        let player = self.turn.expect("the game is not over");
        let face = self.face().expect("a face is to be followed");
        match mv {
            Some(Move::Take(colour, source)) => self.take(player, colour, source, witness),
            Some(Move::Sorry(other)) => self.sorry(player, other, witness),
            Some(Move::Slide(base, colour)) => self.slide(player, base, colour, witness),
            Some(Move::Pass) => witness.see(Event::Passed { player }),
            None => witness.see(Event::Nothing { player, face }),
        }
        self.left -= 1;
        if let Some(winner) = self.winner() {
            self.turn = None;
            self.left = 0;
            witness.see(Event::GameOver { winner });
        } else if self.left == 0 {
            self.turn = Some(self.next_player(player));
        }
        self.forget_followed();
    }

    /// Faces followed are put at rest, so that equal positions are equal.
    fn forget_followed(&mut self) {
        for (at, face) in self.rolled.iter_mut().enumerate() {
            if at >= usize::from(self.left) {
                *face = super::Face::Slide;
            }
        }
    }

    fn next_player(&self, player: Colour) -> Colour {
        (1..=Colour::COUNT)
            .map(|sides| player.clockwise(sides))
            .find(|&next| self.plays(next))
            .expect("somebody plays")
    }

    fn take(&mut self, player: Colour, colour: Colour, source: Source, witness: &mut impl Witness) {
        let from = match source {
            Source::Start => &mut self.start[colour.index()],
            Source::Waiting(base) => &mut self.waiting[owner(base, player).index()][colour.index()],
        };
        *from -= 1;
        witness.see(Event::Took {
            player,
            colour,
            source,
        });
        self.receive(player, colour, witness);
    }

    fn sorry(&mut self, player: Colour, other: Colour, witness: &mut impl Witness) {
        self.home[other.index()] -= 1;
        let colour = self.dial(other);
        witness.see(Event::Sorry {
            player,
            other,
            colour,
        });
        self.receive(player, colour, witness);
    }

    /// Puts a pawn on the wedge if it has the colour shown there, else into the waiting area (X4).
    fn receive(&mut self, player: Colour, colour: Colour, witness: &mut impl Witness) {
        if self.dial(player) == colour {
            self.home[player.index()] += 1;
            debug_assert!(self.home(player) <= PAWNS);
            witness.see(Event::Home { player, colour });
        } else {
            self.waiting[player.index()][colour.index()] += 1;
        }
    }

    /// Turns a dial: the pawns of the old wedge wait, those of the new colour go on the wedge (X7).
    fn slide(&mut self, player: Colour, base: Base, colour: Colour, witness: &mut impl Witness) {
        let turned = owner(base, player);
        let shown = self.dial(turned);
        let waiting = &mut self.waiting[turned.index()];
        waiting[shown.index()] += self.home[turned.index()];
        self.home[turned.index()] = std::mem::take(&mut waiting[colour.index()]);
        self.dial[turned.index()] = colour;
        witness.see(Event::Slid {
            player,
            turned,
            shown,
            colour,
        });
    }
}
