//! Counts of playouts, as messages tell them and as pickle brings them back.

use sorry_people_core::games::people::Rider;
use sorry_people_core::montecarlo::{Aim, Tally, Weighing};

use crate::arguments::MOST_GAMES;
use crate::errors::{Error, Result};

/// So many things: `1 playout`, `2 playouts`.
pub(crate) fn counted(count: u64, thing: &str) -> String {
    let ending = if count == 1 { "" } else { "s" };
    format!("{count} {thing}{ending}")
}

/// A tally of these counts, if playouts can come to them.
///
/// In each playout every rider has one place and every place one rider.
pub(crate) fn tally(playouts: u64, finishes: [[u64; 4]; 4], draws: u64) -> Result<Tally> {
    for at in 0..finishes.len() {
        check_sum(playouts, finishes[at])?;
        check_sum(playouts, finishes.map(|places| places[at]))?;
    }
    if i64::try_from(draws).is_err() {
        return Err(Error::value("draws must be less than 2**63"));
    }
    Ok(Tally {
        playouts,
        finishes,
        draws,
        ..Tally::default()
    })
}

/// Refuses counts that don't add up to a number of playouts, or to one that can't be.
pub(crate) fn check_sum(playouts: u64, counts: [u64; 4]) -> Result<()> {
    if !(1..=MOST_GAMES).contains(&playouts) {
        return Err(Error::Value(format!(
            "the playouts must be from 1 to {MOST_GAMES}, not {playouts}"
        )));
    }
    // Each at most so many, and the sum can't overflow.
    let sum = counts
        .iter()
        .map(|&count| count.min(MOST_GAMES + 1))
        .sum::<u64>();
    if sum == playouts {
        Ok(())
    } else {
        Err(Error::Value(format!(
            "the finishes {counts:?} must add up to {}",
            counted(playouts, "playout")
        )))
    }
}

/// Whether the riders who are home have kept their places in every playout.
pub(crate) fn ranks_fit(weighing: &Weighing, ranking: &[Rider]) -> bool {
    weighing.tallies().iter().all(|tally| {
        ranking
            .iter()
            .enumerate()
            .all(|(place, rider)| tally.finishes[rider.index()][place] == tally.playouts)
    })
}

/// Whether two moves can both have reached the aim as often as is said of each pair of them.
pub(crate) fn pairs_fit(weighing: &Weighing, aim: Aim) -> bool {
    let playouts = weighing.tallies()[0].playouts;
    let both = weighing.both();
    (0..both.len()).all(|one| {
        (0..both.len()).all(|other| {
            let (first, second) = (weighing.successes(one, aim), weighing.successes(other, aim));
            let most = if one < other { first.min(second) } else { 0 };
            let least = if one < other {
                (first + second).saturating_sub(playouts)
            } else {
                0
            };
            (least..=most).contains(&both[one][other])
        })
    })
}

/// Seconds that work can have taken.
pub(crate) fn seconds(seconds: f64) -> Result<f64> {
    if seconds.is_finite() && seconds >= 0.0 {
        Ok(seconds)
    } else {
        Err(Error::Value(format!(
            "seconds must be a finite number, 0 or more, not {seconds}"
        )))
    }
}
