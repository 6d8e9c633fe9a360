//! The position, and what each move makes of it.

use super::super::card::Card;
use super::super::census::Census;
use super::board;
use super::error::IllegalMove;
use super::event::{Event, Witness};
use super::moves::{Move, Moves};
use super::place::Place;
use super::rider::Rider;
use super::story::{Effect, StoryStop};

/// A position that can be: made by [`Position::start`] or from a [`Setup`](super::Setup) that stood the checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) places: [Place; Rider::COUNT],
    pub(super) loses_next_turn: [bool; Rider::COUNT],
    pub(super) ranking: [Rider; Rider::COUNT],
    pub(super) ranked: u8,
    pub(super) turn: Option<Rider>,
    pub(super) card: Option<Card>,
    pub(super) spent: Census,
}

impl Position {
    /// Everybody at the fair, all cards in the pile, and this rider draws.
    #[must_use]
    pub const fn start(first: Rider) -> Self {
        Self {
            places: [Place::Fair; Rider::COUNT],
            loses_next_turn: [false; Rider::COUNT],
            ranking: Rider::ALL,
            ranked: 0,
            turn: Some(first),
            card: None,
            spent: Census::EMPTY,
        }
    }

    /// Where a rider is.
    #[must_use]
    pub const fn place(&self, rider: Rider) -> Place {
        self.places[rider.index()]
    }

    /// Whether a rider must pass their next turn (T6).
    #[must_use]
    pub const fn loses_next_turn(&self, rider: Rider) -> bool {
        self.loses_next_turn[rider.index()]
    }

    /// Who is home, 1st first.
    #[must_use]
    pub fn ranking(&self) -> &[Rider] {
        &self.ranking[..usize::from(self.ranked)]
    }

    /// Who draws or plays next; none when all are home.
    #[must_use]
    pub const fn turn(&self) -> Option<Rider> {
        self.turn
    }

    /// The card that waits to be played.
    #[must_use]
    pub const fn card(&self) -> Option<Card> {
        self.card
    }

    /// The cards played from the present pile.
    #[must_use]
    pub const fn spent(&self) -> &Census {
        &self.spent
    }

    /// The cards still in the pile: neither spent nor waiting (T4).
    #[must_use]
    pub fn unseen(&self) -> Census {
        let mut seen = self.spent;
        if let Some(card) = self.card {
            seen.add(card);
        }
        // A position never holds more cards of a kind than the deck.
        Census::STANDARD.without(&seen).unwrap_or_default()
    }

    /// The pile from which the next card comes: the unseen cards or, when there are none, the whole deck (T4).
    #[must_use]
    pub fn pile(&self) -> Census {
        let unseen = self.unseen();
        if unseen == Census::EMPTY {
            Census::STANDARD
        } else {
            unseen
        }
    }

    /// Whether all riders are home.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.turn.is_none()
    }

    /// The rider whose turn it is and the waiting card.
    fn playable(&self) -> Result<(Rider, Card), IllegalMove> {
        let rider = self.turn.ok_or(IllegalMove::GameOver)?;
        let card = self.card.ok_or(IllegalMove::NoCard(rider))?;
        Ok((rider, card))
    }

    /// Takes this card from the pile; it then waits to be played.
    ///
    /// # Errors
    /// When a card waits already, when the game is over, or when none of this kind is in the pile.
    pub fn draw(&mut self, card: Card) -> Result<(), IllegalMove> {
        let rider = self.turn.ok_or(IllegalMove::GameOver)?;
        if let Some(waiting) = self.card {
            return Err(IllegalMove::CardWaits(rider, waiting));
        }
        if self.pile().count(card) == 0 {
            return Err(IllegalMove::NotInPile(card));
        }
        self.draw_unchecked(card);
        Ok(())
    }

    /// [`Position::draw`] without its checks; the pile is shuffled anew when it was empty (T4).
    pub fn draw_unchecked(&mut self, card: Card) {
        if self.spent == Census::STANDARD {
            self.spent = Census::EMPTY;
        }
        self.card = Some(card);
    }

    /// The legal moves of the waiting card, in the order in which they are offered; none without a card.
    #[must_use]
    pub fn legal_moves(&self) -> Moves {
        let mut moves = Moves::new();
        let (Some(rider), Some(card)) = (self.turn, self.card) else {
            return moves;
        };
        let place = self.place(rider);
        let at_fair = place == Place::Fair;
        let can_go = |steps| board::forward(rider, place, steps).is_some();
        let on_road = |other: &Rider| self.place(*other).road().is_some();
        let forward = match card {
            Card::One => 1,
            Card::Two => 2,
            Card::Three => 3,
            Card::Five => 5,
            Card::Seven => 7,
            Card::Eight => 8,
            Card::Ten => 10,
            Card::Eleven => 11,
            Card::Twelve => 12,
            Card::Four | Card::Sorry => 4,
        };
        match card {
            Card::One | Card::Two if at_fair => moves.push(Move::Exit),
            Card::Sorry if at_fair => {
                rider
                    .others()
                    .filter(on_road)
                    .for_each(|other| moves.push(Move::Replace(other)));
            }
            Card::Four if board::back(rider, place, forward).is_some() => {
                moves.push(Move::Back(forward));
            }
            Card::Four => {}
            _ if can_go(forward) => moves.push(Move::Forward(forward)),
            _ => {}
        }
        if card == Card::Ten && board::back(rider, place, 1).is_some() {
            moves.push(Move::Back(1));
        }
        if card == Card::Eleven && place.road().is_some() {
            let must_swap = moves.is_empty();
            rider
                .others()
                .filter(on_road)
                .for_each(|other| moves.push(Move::Swap(other)));
            if must_swap && !moves.is_empty() {
                moves.push(Move::Stay);
            }
        }
        moves
    }

    /// Plays a move, or spends a card that has none, and tells what happens.
    ///
    /// # Errors
    /// When no card waits, when the game is over, or when the move is not legal; the position is then unchanged.
    pub fn play(
        &mut self,
        mv: Option<Move>,
        witness: &mut impl Witness,
    ) -> Result<(), IllegalMove> {
        let (rider, card) = self.playable()?;
        let legal = self.legal_moves();
        let allowed = match mv {
            Some(mv) => legal.contains(&mv),
            None => legal.is_empty(),
        };
        if !allowed {
            return Err(IllegalMove::NotLegal {
                asked: mv,
                rider,
                card,
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
    /// When no card waits.
    pub fn play_unchecked(&mut self, mv: Option<Move>, witness: &mut impl Witness) {
        let (rider, card) = self.playable().expect("a card waits");
        let draws_again = if let Some(mv) = mv {
            self.make_move(rider, mv, witness)
        } else {
            witness.see(Event::Spent { rider });
            false
        };
        self.spent.add(card);
        self.card = None;
        if (draws_again || card == Card::Two) && self.place(rider) != Place::Home {
            witness.see(Event::DrawAgain { rider });
        } else {
            self.pass_turn(rider, witness);
        }
    }

    /// Moves the rider; tells whether a story stop lets them draw again.
    fn make_move(&mut self, rider: Rider, mv: Move, witness: &mut impl Witness) -> bool {
        let start = self.place(rider);
        let end = match mv {
            Move::Exit => {
                let end = Place::Road(board::exit_space(rider));
                witness.see(Event::Moved {
                    rider,
                    start,
                    end,
                    steps: 0,
                });
                end
            }
            Move::Forward(steps) => self.go(rider, steps as i8, witness),
            Move::Back(steps) => self.go(rider, -(steps as i8), witness),
            Move::Swap(other) => {
                let end = self.place(other);
                witness.see(Event::Swapped {
                    rider,
                    other,
                    start,
                    end,
                });
                self.places[other.index()] = start;
                end
            }
            Move::Replace(other) => {
                let end = self.place(other);
                witness.see(Event::Replaced { rider, other, end });
                end
            }
            Move::Stay => {
                witness.see(Event::Stayed { rider });
                return false;
            }
        };
        self.land(rider, end, witness);
        let stop = self.place(rider).road().and_then(StoryStop::at);
        stop.is_some_and(|stop| self.story_stop(rider, stop, witness))
    }

    /// Where so many steps lead, forward or back; the way has been found possible.
    fn go(&self, rider: Rider, steps: i8, witness: &mut impl Witness) -> Place {
        let start = self.place(rider);
        let end = if steps > 0 {
            board::forward(rider, start, steps.unsigned_abs())
        } else {
            board::back(rider, start, steps.unsigned_abs())
        }
        .expect("a legal move has a place to end");
        witness.see(Event::Moved {
            rider,
            start,
            end,
            steps,
        });
        end
    }

    /// Sets off a story stop (S1); tells whether the rider draws again. Its own move sets off no other (S2).
    fn story_stop(&mut self, rider: Rider, stop: StoryStop, witness: &mut impl Witness) -> bool {
        let effect = stop.effect(rider);
        witness.see(Event::StoryStop {
            rider,
            stop,
            effect,
        });
        let end = match effect {
            Effect::Ahead(steps) => self.go(rider, steps as i8, witness),
            Effect::Back(steps) => self.go(rider, -(steps as i8), witness),
            Effect::DrawAgain => return true,
            Effect::LoseNextTurn => {
                self.loses_next_turn[rider.index()] = true;
                witness.see(Event::MustLoseTurn { rider });
                return false;
            }
        };
        self.land(rider, end, witness);
        false
    }

    /// Ends a move on this place: bumps who is there (M7) and takes a shortcut that begins there (M8).
    fn land(&mut self, rider: Rider, end: Place, witness: &mut impl Witness) {
        self.places[rider.index()] = end;
        match end {
            Place::Road(space) => {
                self.bump(rider, space, space, witness);
                if let Some(shortcut) = board::shortcut_from(space, rider) {
                    witness.see(Event::TookShortcut { rider, shortcut });
                    self.places[rider.index()] = Place::Road(shortcut.end);
                    self.bump(rider, shortcut.triangle, shortcut.end, witness);
                }
            }
            Place::Home => {
                self.ranking[usize::from(self.ranked)] = rider;
                self.ranked += 1;
                self.loses_next_turn[rider.index()] = false;
                witness.see(Event::Home {
                    rider,
                    rank: self.ranked,
                });
            }
            Place::Fair | Place::Driveway(_) => {}
        }
    }

    /// Sends every other rider on these road spaces, both included, back to their gate.
    fn bump(&mut self, by: Rider, first: u8, last: u8, witness: &mut impl Witness) {
        for rider in by.others() {
            let start = self.place(rider);
            if start
                .road()
                .is_some_and(|space| first <= space && space <= last)
            {
                self.places[rider.index()] = Place::Fair;
                witness.see(Event::Bumped { rider, start, by });
            }
        }
    }

    /// The turn goes to the next rider who is not home and has no turn to lose (T2, T6).
    fn pass_turn(&mut self, rider: Rider, witness: &mut impl Witness) {
        if usize::from(self.ranked) == Rider::COUNT {
            self.turn = None;
            witness.see(Event::GameOver { rider });
            return;
        }
        let mut next = rider.next();
        loop {
            if self.place(next) == Place::Home {
            } else if std::mem::take(&mut self.loses_next_turn[next.index()]) {
                witness.see(Event::TurnLost { rider: next });
            } else {
                break;
            }
            next = next.next();
        }
        self.turn = Some(next);
    }
}
