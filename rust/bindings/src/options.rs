//! The keyword arguments of a new game.

use pyo3::prelude::*;
use pyo3::types::{PyBool, PyBoolMethods};
use sorry_people_core::games::classic::Deck;
use sorry_people_core::games::colour::Colour;
use sorry_people_core::games::express::{Face, Faces};

use crate::arguments::{self, items};
use crate::edition::Edition;
use crate::errors::{Error, Result};
use crate::names::{Name, Word};

type Argument<'a, 'py> = Option<&'a Bound<'py, PyAny>>;

/// With which options a new game is made.
pub(crate) struct Options<'a, 'py> {
    pub(crate) edition: Edition,
    pub(crate) players: Argument<'a, 'py>,
    pub(crate) deck: Argument<'a, 'py>,
    pub(crate) quick_start: Argument<'a, 'py>,
    pub(crate) stack_bonuses: Argument<'a, 'py>,
    pub(crate) fire_transfers: Argument<'a, 'py>,
    pub(crate) faces: Argument<'a, 'py>,
    pub(crate) seed: Argument<'a, 'py>,
    pub(crate) first: Argument<'a, 'py>,
}

impl<'a, 'py> Options<'a, 'py> {
    /// No options but these.
    pub(crate) fn of(edition: Edition, seed: Argument<'a, 'py>, first: Argument<'a, 'py>) -> Self {
        Self {
            edition,
            players: None,
            deck: None,
            quick_start: None,
            stack_bonuses: None,
            fire_transfers: None,
            faces: None,
            seed,
            first,
        }
    }

    /// Refuses an option that the edition hasn't; one that is off is not given.
    pub(crate) fn check(&self) -> Result<()> {
        let given = [
            ("players", self.players.is_some()),
            ("deck", self.deck.is_some()),
            ("quick_start", flag("quick_start", self.quick_start)?),
            ("stack_bonuses", flag("stack_bonuses", self.stack_bonuses)?),
            (
                "fire_transfers",
                flag("fire_transfers", self.fire_transfers)?,
            ),
            ("faces", self.faces.is_some()),
        ];
        let allowed = self.edition.options();
        for (name, given) in given {
            if given && !allowed.contains(&name) {
                let plural = if allowed.len() == 1 {
                    "its option is"
                } else {
                    "its options are"
                };
                return Err(Error::Value(format!(
                    "the edition \"{}\" has no option {name}: {plural} {}",
                    self.edition,
                    listed(allowed)
                )));
            }
        }
        Ok(())
    }

    pub(crate) fn seed(&self, py: Python<'py>) -> Result<u64> {
        arguments::seed(py, self.seed)
    }

    /// Who plays first, where it is said.
    pub(crate) fn first<T: Word>(&self) -> Result<Option<T>> {
        self.first
            .map(|first| Ok(first.extract::<Name<T>>()?.0))
            .transpose()
    }

    /// The colours that play.
    pub(crate) fn players(&self) -> Result<Vec<Colour>> {
        let Some(players) = self.players else {
            return Ok(Colour::ALL.to_vec());
        };
        items("players must be a sequence of colours", players)?
            .iter()
            .map(|player| Ok(player.extract::<Name<Colour>>()?.0))
            .collect()
    }

    /// The colour that plays first, where it is said, of these.
    pub(crate) fn first_of(&self, players: &[Colour]) -> Result<Option<Colour>> {
        let first = self.first::<Colour>()?;
        if let Some(first) = first.filter(|first| !players.contains(first)) {
            let names: Vec<&str> = players.iter().map(|player| player.name()).collect();
            return Err(Error::position(
                "first",
                format!(
                    "first is {first}, who is not among the players {}",
                    listed(&names)
                ),
            ));
        }
        Ok(first)
    }

    /// The deck by name (K2).
    pub(crate) fn deck(&self) -> Result<Deck> {
        self.deck.map_or(Ok(Deck::Standard), |deck| {
            Ok(deck.extract::<Name<Deck>>()?.0)
        })
    }

    pub(crate) fn quick_start(&self) -> Result<bool> {
        flag("quick_start", self.quick_start)
    }

    pub(crate) fn stack_bonuses(&self) -> Result<bool> {
        flag("stack_bonuses", self.stack_bonuses)
    }

    pub(crate) fn fire_transfers(&self) -> Result<bool> {
        flag("fire_transfers", self.fire_transfers)
    }

    /// The dice (X9).
    pub(crate) fn faces(&self) -> Result<Faces> {
        self.faces.map_or(Ok(Faces::STANDARD), faces)
    }
}

/// Three dice of six faces each.
pub(crate) fn faces(value: &Bound<'_, PyAny>) -> Result<Faces> {
    let right = "faces must be a sequence of three dice, each a sequence of six faces";
    let wrong = |what: String| Error::Value(format!("{right}, not {what}"));
    let dice = items(right, value)?;
    let mut faces = Faces::STANDARD;
    if dice.len() != Faces::DICE {
        return Err(wrong(format!("{} dice", dice.len())));
    }
    for (die, given) in faces.0.iter_mut().zip(&dice) {
        let given = items(right, given)?;
        if given.len() != Faces::SIDES {
            return Err(wrong(format!("a die of {}", given.len())));
        }
        for (face, given) in die.iter_mut().zip(&given) {
            *face = given.extract::<Name<Face>>()?.0;
        }
    }
    Ok(faces)
}

fn flag(name: &str, value: Argument<'_, '_>) -> Result<bool> {
    let Some(value) = value else {
        return Ok(false);
    };
    match value.cast::<PyBool>() {
        Ok(flag) => Ok(flag.is_true()),
        Err(_) => Err(Error::Type(format!(
            "{name} must be True or False, not {}",
            value.get_type().name()?
        ))),
    }
}

/// `players, deck and quick_start`.
fn listed(names: &[&str]) -> String {
    match names {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [others @ .., last] => format!("{} and {last}", others.join(", ")),
    }
}
