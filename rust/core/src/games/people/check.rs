//! From a setup to a position: the checks.

use super::super::census::Census;
use super::error::PositionError;
use super::place::Place;
use super::position::Position;
use super::rider::Rider;
use super::setup::Setup;

impl TryFrom<&Setup> for Position {
    type Error = PositionError;

    fn try_from(setup: &Setup) -> Result<Self, PositionError> {
        check_places(setup)?;
        check_ranking(setup)?;
        check_turn(setup)?;
        check_cards(setup)?;
        let mut position = Self::start(Rider::Bucky);
        position.places = setup.places;
        position.loses_next_turn = setup.loses_next_turn;
        position.ranking[..setup.ranking.len()].copy_from_slice(&setup.ranking);
        position.ranked = setup.ranking.len() as u8;
        position.turn = setup.turn;
        position.card = setup.card;
        position.spent = setup.spent;
        Ok(position)
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        Self {
            places: position.places,
            loses_next_turn: position.loses_next_turn,
            ranking: position.ranking().to_vec(),
            turn: position.turn,
            card: position.card,
            spent: position.spent,
        }
    }
}

fn check_places(setup: &Setup) -> Result<(), PositionError> {
    for rider in Rider::ALL {
        let place = setup.places[rider.index()];
        if !place.exists() {
            return Err(PositionError::UnknownPlace(place.to_string()));
        }
        let shares = |other: &Rider| place.road().is_some() && setup.places[other.index()] == place;
        if let Some(other) = rider.others().find(shares) {
            return Err(PositionError::SharedSpace(rider, other, place));
        }
    }
    Ok(())
}

fn check_ranking(setup: &Setup) -> Result<(), PositionError> {
    for (rank, &rider) in setup.ranking.iter().enumerate() {
        if setup.ranking[..rank].contains(&rider) {
            return Err(PositionError::RankedTwice(rider));
        }
        let place = setup.places[rider.index()];
        if place != Place::Home {
            return Err(PositionError::RankedNotHome(rider, place));
        }
    }
    let unranked = |rider: &Rider| {
        setup.places[rider.index()] == Place::Home && !setup.ranking.contains(rider)
    };
    match Rider::ALL.into_iter().find(unranked) {
        Some(rider) => Err(PositionError::HomeNotRanked(rider)),
        None => Ok(()),
    }
}

fn check_turn(setup: &Setup) -> Result<(), PositionError> {
    let is_home = |rider: Rider| setup.places[rider.index()] == Place::Home;
    if let Some(rider) = Rider::ALL
        .into_iter()
        .find(|&rider| is_home(rider) && setup.loses_next_turn[rider.index()])
    {
        return Err(PositionError::HomeLosesTurn(rider));
    }
    match setup.turn {
        Some(rider) if is_home(rider) => Err(PositionError::TurnOfHome(rider)),
        Some(_) => Ok(()),
        None => match Rider::ALL.into_iter().find(|&rider| !is_home(rider)) {
            Some(rider) => Err(PositionError::NoTurn(rider)),
            None => Ok(()),
        },
    }
}

fn check_cards(setup: &Setup) -> Result<(), PositionError> {
    let left = Census::STANDARD
        .without(&setup.spent)
        .map_err(|card| PositionError::TooManySpent(card, u32::from(setup.spent.count(card))))?;
    match setup.card {
        Some(card) if setup.turn.is_none() => Err(PositionError::CardAfterEnd(card)),
        Some(card) if left.count(card) == 0 => Err(PositionError::CardAllSpent(card)),
        _ => Ok(()),
    }
}
