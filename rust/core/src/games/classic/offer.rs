//! Legal moves in bundles, so that one of many can be picked without listing all.

use super::super::card::Card;
use super::moves::{Action, Move, Step, Token};
use super::pawn::{Pawn, Pawns};
use super::position::Position;

/// Actions that differ in their pawns alone; there is at least one in it.
#[derive(Clone, Copy, Debug)]
pub(super) enum Bundle {
    /// Each of these pawns starts.
    Start(Pawns),
    /// Each of these pawns goes forward.
    Forward(u8, Pawns),
    /// Each of these pawns goes back.
    Back(u8, Pawns),
    /// The first part of a 7 with this pawn, the rest with each of these.
    Split(u8, Pawn, Pawns),
    /// Each of the first pawns with each of the second.
    Swap(Pawns, Pawns),
    /// Each of the first pawns with each of the second.
    Replace(Pawns, Pawns),
    /// A single action.
    One(Action),
}

impl Bundle {
    /// How many actions there are in it.
    #[inline]
    pub(super) const fn len(self) -> u32 {
        match self {
            Self::Start(pawns)
            | Self::Forward(_, pawns)
            | Self::Back(_, pawns)
            | Self::Split(_, _, pawns) => pawns.len(),
            Self::Swap(own, others) | Self::Replace(own, others) => own.len() * others.len(),
            Self::One(_) => 1,
        }
    }

    /// The same actions, but each only once of those with pawns of one colour that wait on START: they do the same.
    fn that_differ(self) -> Self {
        match self {
            Self::Start(pawns) => Self::Start(pawns.first_of_each_colour()),
            Self::Replace(pawns, others) => Self::Replace(pawns.first_of_each_colour(), others),
            others => others,
        }
    }

    /// The action at this index, for whoever is on turn.
    #[inline]
    fn at(self, index: u32, position: &Position) -> Action {
        let own = |pawns: Pawns, index| position.own(pawns.at(index));
        let step = |steps, pawn| Step {
            steps,
            own: position.own(pawn),
            home: None,
        };
        match self {
            Self::Start(pawns) => Action::Start(own(pawns, index)),
            Self::Forward(steps, pawns) => Action::Forward(step(steps, pawns.at(index))),
            Self::Back(steps, pawns) => Action::Back(steps, own(pawns, index)),
            Self::Split(steps, first, seconds) => {
                let rest = super::split::TOTAL - steps;
                Action::Split(step(steps, first), step(rest, seconds.at(index)))
            }
            Self::Swap(pawns, others) => {
                let (pawn, other) = (index / others.len(), index % others.len());
                Action::Swap(own(pawns, pawn), others.at(other))
            }
            Self::Replace(pawns, others) => {
                let (pawn, other) = (index / others.len(), index % others.len());
                Action::Replace(own(pawns, pawn), others.at(other))
            }
            Self::One(action) => action,
        }
    }
}

/// Legal moves that differ in their pawns alone; there is at least one in it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Offer {
    /// As in [`Move`].
    pub(super) card: Option<Card>,
    /// As in [`Move`].
    pub(super) token: Option<Token>,
    /// The actions; without any, a token alone is moved.
    pub(super) actions: Option<Bundle>,
}

impl Offer {
    /// Actions and nothing else.
    pub(super) const fn of(actions: Bundle) -> Self {
        Self {
            card: None,
            token: None,
            actions: Some(actions),
        }
    }

    /// How many moves there are in it.
    #[inline]
    pub(super) const fn len(&self) -> u32 {
        match self.actions {
            Some(actions) => actions.len(),
            None => 1,
        }
    }

    /// The move at this index, for whoever is on turn.
    #[inline]
    pub(super) fn at(&self, index: u32, position: &Position) -> Move {
        Move {
            card: self.card,
            token: self.token,
            action: self.actions.map(|actions| actions.at(index, position)),
        }
    }

    /// Every move in it, for whoever is on turn.
    #[inline]
    fn moves(self, position: &Position) -> impl Iterator<Item = Move> {
        (0..self.len()).map(move |index| self.at(index, position))
    }
}

/// All legal moves of a position, in bundles.
#[derive(Clone, Debug, Default)]
pub(super) struct Offers {
    /// Each with the number of moves in it and before it.
    offers: Vec<(u32, Offer)>,
    len: u32,
}

impl Offers {
    /// Replaces the moves by those of this position.
    #[inline]
    pub(super) fn fill(&mut self, position: &Position) {
        self.offers.clear();
        self.len = 0;
        position.each_offer(&mut |offer| {
            self.len += offer.len();
            self.offers.push((self.len, offer));
        });
    }

    /// How many moves there are.
    #[inline]
    pub(super) const fn len(&self) -> u32 {
        self.len
    }

    /// The move at this index.
    #[inline]
    pub(super) fn at(&self, index: u32, position: &Position) -> Move {
        let mut before = 0;
        for (end, offer) in &self.offers {
            if index < *end {
                return offer.at(index - before, position);
            }
            before = *end;
        }
        unreachable!("an index is below the number of moves")
    }

    /// Every move, in the order in which they are offered.
    pub(super) fn moves(&self, position: &Position) -> impl Iterator<Item = Move> {
        let offers = self.offers.iter().map(|&(_, offer)| offer);
        offers.flat_map(move |offer| offer.moves(position))
    }

    /// Every move but those that do what another, offered before, does with another pawn on START.
    #[inline]
    pub(super) fn moves_that_differ(&self, position: &Position) -> impl Iterator<Item = Move> {
        let that_differ = |&(_, offer): &(u32, Offer)| Offer {
            actions: offer.actions.map(Bundle::that_differ),
            ..offer
        };
        let offers = self.offers.iter().map(that_differ);
        offers.flat_map(move |offer| offer.moves(position))
    }
}
