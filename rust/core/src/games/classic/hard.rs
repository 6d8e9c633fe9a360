//! Hard's judgement of a position (P2).
//!
//! A side is a player, or in Teams a partnership. Each pawn has a *worth* that grows with the way it has made;
//! a side's *standing* is the worth of its pawns, less what it stands to lose before its next turn: for each of
//! its pawns on the track, the worth times the chance that some opponent draws a card to bump it with. A side's
//! chance to win is taken to be its share of the exponentials of all standings, so that setting back the
//! leader gains more than setting back somebody far behind.
//!
//! Nothing is looked at but the pawns, the counts of unseen cards and, in Points, the player's own hand (KP3).

use std::sync::LazyLock;

use super::super::card::Card;
use super::super::census::Census;
use super::super::colour::Colour;
use super::board::{self, TRACK_SPACES};
use super::moves::Move;
use super::offer::Offers;
use super::pawn::{Pawn, Pawns};
use super::place::Place;
use super::position::Position;
use super::rules::{back_steps, forward_steps};

/// Worth of leaving START, in spaces.
const LEFT_START: f64 = 20.0;

/// Worth of being where nobody can bump, in spaces.
const SAFE: f64 = 6.0;

/// Worth of being HOME, on top of the way there and of being safe, in spaces.
const ARRIVED: f64 = 4.0;

/// Spaces from the circle to HOME (KB2).
const WAY: f64 = 64.0;

/// Standing over which a side's strength grows by a factor of e, in spaces.
const SPACES_TO_E: f64 = 50.0;

/// Worth of a further draw at once, in spaces.
const FURTHER_DRAW: f64 = 7.0;

/// Worth of having the Fire on a pawn, and loss of having the Ice on one, in spaces.
const FIRE: f64 = 8.0;
const ICE: f64 = 8.0;

/// In Points, the worth of cards kept in the hand, in spaces, by [`Card::ALL`].
const KEPT: [f64; Card::KINDS] = [6.0, 8.0, 1.0, 3.0, 1.0, 5.0, 2.0, 3.0, 5.0, 2.0, 10.0];

/// The chance that a card in a hand is of a kind, over that of a single draw, in Points.
const HAND_DRAWS: f64 = 3.0;

struct Tables {
    /// By colour and place, what a pawn there is worth.
    worth: [[f64; Place::COUNT]; Colour::COUNT],
    /// By colour, place and track space: the kinds of card (bit k: kind k) with which a pawn bumps from one to
    /// the other.
    reach: Box<[[[u16; TRACK_SPACES as usize]; Place::COUNT]; Colour::COUNT]>,
}

static TABLES: LazyLock<Tables> = LazyLock::new(|| Tables {
    worth: Colour::ALL.map(worths),
    reach: Box::new(Colour::ALL.map(reach)),
});

/// The first of the moves after which the mover's side stands best.
pub(super) fn choose(position: &Position, offers: &Offers) -> Move {
    let mut best = offers.at(0, position);
    let mut best_chance = f64::NEG_INFINITY;
    for mv in offers.moves(position) {
        let mut after = *position;
        after.play_unchecked(Some(mv), &mut ());
        let chance = judge(position, &after);
        if chance > best_chance {
            (best, best_chance) = (mv, chance);
        }
    }
    best
}

/// Whether the mover stands better after the move of F8.
pub(super) fn makes_fire_move(position: &Position) -> bool {
    let mut after = *position;
    after.play_unchecked(Some(Move::FIRE_MOVE), &mut ());
    judge(position, &after) > judge(position, position)
}

/// How good it is for whoever is on turn before to have come here: the odds of winning.
fn judge(before: &Position, after: &Position) -> f64 {
    let mover = before.turn().expect("somebody moves");
    if after.has_won(mover) {
        return f64::INFINITY;
    }
    let mut own = standing(after, mover) - danger(after, mover);
    if after.turn() == Some(mover) && before.card().is_some() {
        own += FURTHER_DRAW;
    }
    if after.rules().has_hands() {
        own += after
            .hand(mover)
            .cards()
            .map(|card| KEPT[card.index()])
            .sum::<f64>();
    }
    let team = after.rules().team_of(mover);
    let against: f64 = after
        .players()
        .filter(|&colour| (after.rules().pawns_of(colour) & team).is_empty())
        .map(|colour| strength(standing(after, colour)))
        .sum();
    strength(own) / against
}

fn strength(standing: f64) -> f64 {
    libm::exp(standing / SPACES_TO_E)
}

/// The worth of a side's pawns, and of the Fire and the Ice on them.
fn standing(position: &Position, colour: Colour) -> f64 {
    let team = position.rules().team_of(colour);
    let worth = |pawn: Pawn| TABLES.worth[pawn.colour().index()][position.place(pawn).index()];
    let mut standing: f64 = team.into_iter().map(worth).sum();
    if position.fire().is_some_and(|pawn| team.contains(pawn)) {
        standing += FIRE;
    }
    if position.ice().is_some_and(|pawn| team.contains(pawn)) {
        standing -= ICE;
    }
    standing
}

/// What a side stands to lose before its next turn.
fn danger(position: &Position, mover: Colour) -> f64 {
    let team = position.rules().team_of(mover);
    let unseen = unseen_by(position, mover);
    let draws = if position.rules().has_hands() {
        HAND_DRAWS
    } else {
        1.0
    };
    let each = draws / f64::from(unseen.total());
    let rivals = !position.on(Place::HOME) & !team;
    let mut danger = 0.0;
    for pawn in position.on_track() & team & !position.iced() {
        let place = position.place(pawn);
        let space = place.index();
        let mut chance = 0.0;
        for rival in position.players() {
            let mut kinds = 0;
            for hunter in rivals & Pawns::of(rival) {
                kinds |= TABLES.reach[rival.index()][position.place(hunter).index()][space];
            }
            chance += f64::from(count(&unseen, kinds)) * each;
        }
        danger += chance.min(1.0) * TABLES.worth[pawn.colour().index()][space];
    }
    danger
}

/// The cards that may be drawn by others, as far as the mover knows: in Points those in other hands too.
fn unseen_by(position: &Position, mover: Colour) -> Census {
    let mut seen = *position.spent();
    if position.rules().has_hands() {
        for card in position.hand(mover).cards() {
            seen.add(card);
        }
    } else if position.spent() == &position.rules().deck.cards() {
        seen = Census::EMPTY;
    }
    position
        .rules()
        .deck
        .cards()
        .without(&seen)
        .expect("a position never holds more cards of a kind than the deck")
}

fn count(cards: &Census, kinds: u16) -> u32 {
    let mut kinds = kinds;
    let mut count = 0;
    while kinds != 0 {
        count += u32::from(cards.count(Card::ALL[kinds.trailing_zeros() as usize]));
        kinds &= kinds - 1;
    }
    count
}

fn worths(colour: Colour) -> [f64; Place::COUNT] {
    let mut worths = [0.0; Place::COUNT];
    for place in Place::all() {
        worths[place.index()] = match board::to_home(colour, place) {
            None => 0.0,
            Some(0) => LEFT_START + WAY + SAFE + ARRIVED,
            Some(way) if place.is_track() => LEFT_START + WAY - f64::from(way),
            Some(way) => LEFT_START + WAY + SAFE - f64::from(way),
        };
    }
    worths
}

/// By place and track space, the kinds of card with which a pawn of this colour bumps somebody there.
fn reach(colour: Colour) -> [[u16; TRACK_SPACES as usize]; Place::COUNT] {
    let mut reach = [[0; TRACK_SPACES as usize]; Place::COUNT];
    for from in Place::all() {
        let kinds = &mut reach[from.index()];
        for card in Card::ALL {
            let bit = 1 << card.index();
            let start = matches!(card, Card::One | Card::Two) && from == Place::START;
            let ends = [
                forward_steps(card).map(|steps| board::forward(colour, from, steps)),
                back_steps(card).map(|steps| board::back(colour, from, steps)),
                start.then(|| board::start_circle(colour)),
            ];
            for end in ends.into_iter().flatten() {
                for space in bumped(colour, end) {
                    kinds[usize::from(space)] |= bit;
                }
            }
        }
        if from == Place::START {
            for space in kinds {
                *space |= 1 << Card::Sorry.index();
            }
        }
    }
    reach
}

/// The track spaces from which others are bumped when a pawn lands here.
fn bumped(colour: Colour, end: Place) -> std::ops::Range<u8> {
    let slide_end = board::slide_end(colour, end).track_space();
    match end.track_space() {
        Some(space) => space..slide_end.unwrap_or(space) + 1,
        None => 0..0,
    }
}
