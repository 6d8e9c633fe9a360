//! Counts of playouts, as messages tell them and as pickle brings them back.

use sorry_people_core::montecarlo::game::SEATS;
use sorry_people_core::montecarlo::{Aim, Measure, Tally, Weighing};

use crate::any_position::AnyPosition;
use crate::arguments::MOST_GAMES;
use crate::errors::{Error, Result};
use crate::seating::Seating;

/// So many things: `1 playout`, `2 playouts`.
pub(crate) fn counted(count: u64, thing: &str) -> String {
    let ending = if count == 1 { "" } else { "s" };
    format!("{count} {thing}{ending}")
}

/// A tally on its way through pickle: playouts, finishes, points, squares of the points, draws.
pub(crate) type TallyCounts = (u64, [[u64; SEATS]; SEATS], [i64; SEATS], [u64; SEATS], u64);

/// The most points that a game can score: four pawns HOME, twelve that are not, and all bonuses (KP4).
const MOST_POINTS: u64 = 4 * 5 + 12 * 5 + 25 + 50 + 100;

pub(crate) fn of_tally(tally: &Tally) -> TallyCounts {
    (
        tally.playouts,
        tally.finishes,
        tally.points,
        tally.squares,
        tally.draws,
    )
}

/// A tally of these counts, if games at this table can come to them.
pub(crate) fn tally(seating: Seating, given: TallyCounts) -> Result<Tally> {
    let (playouts, finishes, points, squares, draws) = given;
    for at in 0..SEATS {
        check_sum(playouts, finishes[at])?;
        if seating.has_ranks() {
            // In each playout every rider has one place and every place one rider.
            check_sum(playouts, finishes.map(|places| places[at]))?;
        }
    }
    if !seating.has_ranks() {
        check_winners(seating, playouts, &finishes)?;
    }
    check_points(seating, playouts, &points, &squares)?;
    if i64::try_from(draws).is_err() {
        return Err(Error::value("draws must be less than 2**63"));
    }
    Ok(Tally {
        playouts,
        finishes,
        points,
        squares,
        draws,
    })
}

/// Refuses counts by which not just the winners were 1st and all others who play 2nd.
fn check_winners(seating: Seating, playouts: u64, finishes: &[[u64; SEATS]; SEATS]) -> Result<()> {
    let mut first = 0;
    for (seat, places) in finishes.iter().enumerate() {
        let right = if seating.plays(seat) {
            places[0] + places[1] == playouts
        } else {
            places[SEATS - 1] == playouts
        };
        if !right {
            return Err(Error::Value(format!(
                "the finishes {places:?} are of a game that goes on after a win"
            )));
        }
        first += places[0];
    }
    let partners = seating.partners();
    let are_even = partners
        .iter()
        .all(|&[one, other]| finishes[one] == finishes[other]);
    let winners = if partners.is_empty() { 1 } else { 2 };
    if are_even && first == winners * playouts {
        Ok(())
    } else {
        Err(Error::value("each game has just one side that wins"))
    }
}

/// Refuses sums of points that no games come to.
fn check_points(
    seating: Seating,
    playouts: u64,
    points: &[i64; SEATS],
    squares: &[u64; SEATS],
) -> Result<()> {
    let most = if seating.is_scored() { MOST_POINTS } else { 0 };
    let fits = points.iter().zip(squares).all(|(&points, &squares)| {
        let highest = u128::from(playouts) * u128::from(most);
        let Ok(sum) = u128::try_from(points) else {
            return false;
        };
        // The mean of squares is no less than the square of the mean.
        sum <= highest
            && u128::from(squares) <= sum * u128::from(most)
            && sum * sum <= u128::from(squares) * u128::from(playouts)
    });
    if fits {
        Ok(())
    } else {
        Err(Error::value("no games come to these sums of points"))
    }
}

/// Refuses counts that don't add up to a number of playouts, or to one that can't be.
pub(crate) fn check_sum(playouts: u64, counts: [u64; SEATS]) -> Result<()> {
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
pub(crate) fn ranks_fit(weighing: &Weighing, position: &AnyPosition) -> bool {
    let AnyPosition::People(position) = position else {
        return true;
    };
    weighing.tallies().iter().all(|tally| {
        position
            .ranking()
            .iter()
            .enumerate()
            .all(|(place, rider)| tally.finishes[rider.index()][place] == tally.playouts)
    })
}

/// Whether two moves can both have been worth what is said of each pair of them.
pub(crate) fn pairs_fit(weighing: &Weighing, aim: Aim) -> bool {
    let both = weighing.both();
    (0..both.len()).all(|one| {
        (0..both.len()).all(|other| {
            let range = if one < other {
                pair_range(weighing, aim, one, other)
            } else {
                (0, 0)
            };
            (range.0..=range.1).contains(&both[one][other])
        })
    })
}

/// The least and the most that two moves can both have been worth.
fn pair_range(weighing: &Weighing, aim: Aim, one: usize, other: usize) -> (u64, u64) {
    match aim.measure {
        Measure::Score => {
            let squares = |at: usize| weighing.tallies()[at].squares[aim.seat];
            (0, squares(one).midpoint(squares(other)))
        }
        Measure::Place => {
            let (first, second) = (weighing.successes(one, aim), weighing.successes(other, aim));
            let of_all = [one, other].into_iter().all(|at| weighing.is_full(at));
            let least = (first + second).saturating_sub(weighing.playouts());
            (if of_all { least } else { 0 }, first.min(second))
        }
    }
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
