//! From a setup to a position: the checks, and the start of a game.

use super::super::colour::Colour;
use super::error::PositionError;
use super::face::Face;
use super::faces::Faces;
use super::position::{PAWNS, Position, in_order};
use super::setup::Setup;

impl Setup {
    /// The start of a game: all pawns on START, everyone's dial on the colour by which they are named (X1).
    #[must_use]
    pub fn start(players: &[Colour], faces: Faces, first: Colour) -> Self {
        Self {
            players: players.to_vec(),
            start: [PAWNS; Colour::COUNT],
            dial: Colour::ALL.map(|player| players.contains(&player).then_some(player)),
            home: [0; Colour::COUNT],
            waiting: [[0; Colour::COUNT]; Colour::COUNT],
            rolled: Vec::new(),
            turn: Some(first),
            faces,
        }
    }
}

impl TryFrom<&Setup> for Position {
    type Error = PositionError;

    fn try_from(setup: &Setup) -> Result<Self, PositionError> {
        check_players(setup)?;
        check_pawns(setup)?;
        let mut rolled = [Face::Slide; Faces::DICE];
        let left = setup.rolled.len();
        if left > Faces::DICE {
            return Err(PositionError::Rolled(setup.rolled.clone()));
        }
        rolled[..left].copy_from_slice(&setup.rolled);
        let mut position = Self {
            playing: Colour::ALL.map(|player| setup.players.contains(&player)),
            start: setup.start,
            dial: Colour::ALL.map(|player| setup.dial[player.index()].unwrap_or(player)),
            home: setup.home,
            waiting: setup.waiting,
            rolled,
            left: left as u8,
            turn: setup.turn,
            faces: setup.faces,
        };
        // The unused places hold the face that comes last in any case.
        position.rolled = in_order(position.rolled);
        position.rolled.rotate_left(Faces::DICE - left);
        check_turn(&position)?;
        check_dice(&position)?;
        check_rolled(&position)?;
        Ok(position)
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        Self {
            players: position.players().collect(),
            start: position.start,
            dial: Colour::ALL.map(|player| position.plays(player).then(|| position.dial(player))),
            home: position.home,
            waiting: position.waiting,
            rolled: position.rolled().collect(),
            turn: position.turn,
            faces: position.faces,
        }
    }
}

fn check_players(setup: &Setup) -> Result<(), PositionError> {
    for (at, &player) in setup.players.iter().enumerate() {
        if setup.players[..at].contains(&player) {
            return Err(PositionError::PlayerTwice(player));
        }
    }
    if setup.players.len() < 2 {
        return Err(PositionError::PlayerCount(setup.players.len()));
    }
    for player in Colour::ALL {
        let at = player.index();
        let has_dial = setup.dial[at].is_some();
        let has_pawns = setup.home[at] > 0 || setup.waiting[at].iter().any(|&count| count > 0);
        match setup.players.contains(&player) {
            true if !has_dial => return Err(PositionError::NoDial(player)),
            false if has_dial || has_pawns => return Err(PositionError::BaseOfNobody(player)),
            _ => {}
        }
    }
    Ok(())
}

fn check_pawns(setup: &Setup) -> Result<(), PositionError> {
    for colour in Colour::ALL {
        let at = colour.index();
        let on_wedges: u32 = Colour::ALL
            .into_iter()
            .filter(|player| setup.dial[player.index()] == Some(colour))
            .map(|player| u32::from(setup.home[player.index()]))
            .sum();
        let waiting: u32 = setup.waiting.iter().map(|area| u32::from(area[at])).sum();
        let count = u32::from(setup.start[at]) + on_wedges + waiting;
        if count != u32::from(PAWNS) {
            return Err(PositionError::PawnCount(colour, count));
        }
        if let Some(player) = Colour::ALL.into_iter().find(|player| {
            setup.dial[player.index()] == Some(colour) && setup.waiting[player.index()][at] > 0
        }) {
            return Err(PositionError::WaitingShown(player, colour));
        }
    }
    Ok(())
}

fn check_turn(position: &Position) -> Result<(), PositionError> {
    let mut winners = position
        .players()
        .filter(|&player| position.home(player) == PAWNS);
    let winner = winners.next();
    if let (Some(one), Some(other)) = (winner, winners.next()) {
        return Err(PositionError::TwoWinners(one, other));
    }
    match (position.turn, winner) {
        (Some(turn), Some(_)) => Err(PositionError::Turn(turn, winner)),
        (Some(turn), None) if !position.plays(turn) => Err(PositionError::Turn(turn, None)),
        (None, None) => Err(PositionError::NoTurn),
        _ => Ok(()),
    }
}

/// Refuses dice with which a game need never end (X9). Nothing counts but the faces and, where no SLIDE can ever change
/// them, the dials: what is accepted at the beginning of a game is accepted all through it.
///
/// With SLIDE, any colour that is on the dice can be gathered in a waiting area, where it is safe from SORRY!, and shown
/// then. Without, somebody must be able to take the colour that they show. When somebody else shows it too, each may
/// hold some for good, unless SORRY! takes them; and where a die shows nothing but SORRY!, every turn takes what the
/// others have gained.
fn check_dice(position: &Position) -> Result<(), PositionError> {
    let faces = &position.faces;
    let takes = |face: &Face| matches!(face, Face::Colour(_) | Face::Wild);
    if !faces.0.iter().flatten().any(takes) {
        return Err(PositionError::NoPawnOnDice);
    }
    if faces.have(Face::Slide) {
        return Ok(());
    }
    if faces.0.contains(&[Face::Sorry; Faces::SIDES]) {
        return Err(PositionError::AlwaysSorry);
    }
    let can_win = |player: Colour| {
        let shown = position.dial(player);
        let mut rivals = position.players().filter(|&other| other != player);
        let can_gather =
            faces.have(Face::Sorry) || rivals.all(|other| position.dial(other) != shown);
        can_gather && (faces.have(Face::Wild) || faces.have(Face::Colour(shown)))
    };
    if position.players().any(can_win) {
        Ok(())
    } else {
        Err(PositionError::NoWinOnDice)
    }
}

fn check_rolled(position: &Position) -> Result<(), PositionError> {
    let rolled: Vec<Face> = position.rolled().collect();
    if !position.faces.can_show(&rolled) || (position.is_over() && !rolled.is_empty()) {
        return Err(PositionError::Rolled(rolled));
    }
    Ok(())
}
