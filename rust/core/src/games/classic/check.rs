//! From a setup to a position: the checks, and the start of a game.

use super::super::card::Card;
use super::super::census::Census;
use super::super::colour::Colour;
use super::board::{SIDE, start_circle};
use super::error::PositionError;
use super::pawn::Pawn;
use super::place::Place;
use super::places::Places;
use super::position::Position;
use super::rules::Rules;
use super::setup::Setup;
use super::way::Way;

impl Setup {
    /// The start of a game of these colours: every pawn on START or, by quick start, pawn 0 of each on its
    /// circle (K1); nobody holds cards yet, and the first player draws.
    #[must_use]
    pub fn start(rules: Rules, players: &[Colour], quick_start: bool, first: Colour) -> Self {
        let pawns = Colour::ALL.map(|colour| {
            if !players.contains(&colour) {
                return Vec::new();
            }
            let mut pawns = vec![Place::START; rules.pawns_each()];
            if quick_start {
                pawns[0] = start_circle(colour);
            }
            pawns
        });
        Self {
            rules,
            players: players.to_vec(),
            pawns,
            fire: None,
            ice: None,
            fire_moved: false,
            turn: Some(first),
            card: None,
            spent: Census::EMPTY,
            hands: [Census::EMPTY; Colour::COUNT],
            drawing: rules.has_hands().then_some(first),
        }
    }
}

impl TryFrom<&Setup> for Position {
    type Error = PositionError;

    fn try_from(setup: &Setup) -> Result<Self, PositionError> {
        let position = setup.with_any_hands()?;
        check_hands(&position)?;
        Ok(position)
    }
}

impl Setup {
    /// The position, when it is one but for the hands, which may be too small: before the deal they are.
    pub(super) fn with_any_hands(&self) -> Result<Position, PositionError> {
        let setup = self;
        check_players(setup)?;
        check_places(setup)?;
        let mut places = Places::NOWHERE;
        for colour in Colour::ALL {
            for (number, &place) in setup.pawns[colour.index()].iter().enumerate() {
                places.put(Pawn::new(colour, number as u8), Way::from(colour, place));
            }
        }
        let position = Position {
            places,
            rules: setup.rules,
            playing: Colour::ALL.map(|colour| setup.players.contains(&colour)),
            fire: setup.fire,
            ice: setup.ice,
            fire_moved: setup.fire_moved,
            turn: setup.turn,
            card: setup.card,
            drawing: setup.drawing,
            spent: setup.spent,
            hands: setup.hands,
        };
        check_turn(&position)?;
        check_tokens(&position)?;
        check_cards(&position)?;
        Ok(position)
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        Self {
            rules: position.rules,
            players: position.players().collect(),
            pawns: Colour::ALL.map(|colour| position.pawns(colour)),
            fire: position.fire,
            ice: position.ice,
            fire_moved: position.fire_moved,
            turn: position.turn,
            card: position.card,
            spent: position.spent,
            hands: position.hands,
            drawing: position.drawing,
        }
    }
}

fn check_players(setup: &Setup) -> Result<(), PositionError> {
    let count = setup.players.len();
    let fewest = match setup.rules.edition {
        super::Edition::Teams => Colour::COUNT,
        _ => 2,
    };
    for (at, &colour) in setup.players.iter().enumerate() {
        if setup.players[..at].contains(&colour) {
            return Err(PositionError::PlayerTwice(colour));
        }
    }
    if count < fewest {
        return Err(PositionError::PlayerCount(setup.rules.edition, count));
    }
    for colour in Colour::ALL {
        let pawns = setup.pawns[colour.index()].len();
        if !setup.players.contains(&colour) {
            if pawns > 0 {
                return Err(PositionError::PawnsOfNobody(colour));
            }
        } else if pawns != setup.rules.pawns_each() {
            return Err(PositionError::PawnCount(
                colour,
                pawns,
                setup.rules.pawns_each(),
            ));
        }
    }
    Ok(())
}

fn check_places(setup: &Setup) -> Result<(), PositionError> {
    let mut seen: Vec<(Pawn, Place)> = Vec::new();
    for colour in Colour::ALL {
        for (number, &place) in setup.pawns[colour.index()].iter().enumerate() {
            if place == Place::NOWHERE {
                return Err(PositionError::UnknownPlace(place.to_string()));
            }
            let pawn = Pawn::new(colour, number as u8);
            let shares = |&&(other, at): &&(Pawn, Place)| {
                at == place && (place.is_track() || other.colour() == colour)
            };
            if let Some(&(other, _)) = seen.iter().find(shares) {
                return Err(PositionError::SharedSpace(other, pawn, place));
            }
            if place.is_under_way() {
                seen.push((pawn, place));
            }
        }
    }
    Ok(())
}

fn check_turn(position: &Position) -> Result<(), PositionError> {
    let mut winners = position.winners();
    let winner = winners.next();
    if let (Some(one), Some(other)) = (winner, winners.next())
        && !position.rules.are_partners(one, other)
    {
        return Err(PositionError::TwoWinners(one, other));
    }
    match (position.turn, winner) {
        (Some(turn), Some(_)) => Err(PositionError::Turn(turn, winner)),
        (Some(turn), None) if !position.plays(turn) => Err(PositionError::Turn(turn, None)),
        (None, None) => Err(PositionError::NoTurn),
        _ => Ok(()),
    }
}

fn check_tokens(position: &Position) -> Result<(), PositionError> {
    let (fire, ice) = (position.fire, position.ice);
    if !position.rules.has_fire_and_ice() {
        return if fire.is_some() || ice.is_some() || position.fire_moved {
            Err(PositionError::NoFireAndIce(position.rules.edition))
        } else {
            Ok(())
        };
    }
    if let Some(pawn) = fire.filter(|&pawn| !position.place(pawn).is_under_way()) {
        return Err(PositionError::Token("fire", pawn, position.place(pawn)));
    }
    if let Some(pawn) = ice.filter(|&pawn| !position.place(pawn).is_track()) {
        return Err(PositionError::Token("ice", pawn, position.place(pawn)));
    }
    let may_have_moved = |pawn: Pawn| {
        let space = position.place(pawn).track_space();
        Some(pawn.colour()) == position.turn && space.is_some_and(|space| space % SIDE == 0)
    };
    let can_have_moved = position.card.is_none() && fire.is_some_and(may_have_moved);
    if position.fire_moved && !can_have_moved {
        return Err(PositionError::FireMoved);
    }
    Ok(())
}

fn check_cards(position: &Position) -> Result<(), PositionError> {
    if let Some(card) = position.card
        && (position.is_over() || position.rules.has_hands())
    {
        return Err(PositionError::CardWaits(card));
    }
    let deck = position.rules.deck.cards();
    let too_many = |card: Card| PositionError::TooManyCards(card, deck.count(card));
    let mut left = deck.without(&position.spent).map_err(too_many)?;
    let mut not_held = deck;
    for hand in &position.hands {
        let too_many_held = |card: Card| PositionError::TooManyHeld(card, deck.count(card));
        not_held = not_held.without(hand).map_err(too_many_held)?;
    }
    for hand in &position.hands {
        left = left.without(hand).map_err(too_many)?;
    }
    match position.card {
        Some(card) if left.count(card) == 0 => Err(PositionError::CardAllSpent(card)),
        _ => Ok(()),
    }
}

/// KP1: while the game is on everybody holds five cards, but that who played last and still draws holds one fewer.
/// KP5 never comes to that: the smallest deck has more cards than four hands.
fn check_hands(position: &Position) -> Result<(), PositionError> {
    let has_hands = position.rules.has_hands();
    for colour in Colour::ALL {
        let held = position.hand(colour).total();
        if held > 0 && !position.plays(colour) {
            return Err(PositionError::HandOfNobody(colour));
        }
        if held > if has_hands { Rules::HAND } else { 0 } {
            return Err(PositionError::Hand(colour, held));
        }
    }
    if let Some(colour) = position.drawing
        && (!has_hands
            || !position.plays(colour)
            || position.is_over()
            || position.owed_card(colour).is_none())
    {
        return Err(PositionError::Drawing(colour));
    }
    let must_hold = has_hands && !position.is_over();
    for colour in position.players().filter(|_| must_hold) {
        let held = position.hand(colour).total();
        if held + u32::from(position.drawing == Some(colour)) < Rules::HAND {
            return Err(PositionError::ShortHand(colour, held));
        }
    }
    Ok(())
}
