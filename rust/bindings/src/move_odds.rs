//! `MoveOdds`.

use numpy::PyArray1;
use pyo3::prelude::*;
use sorry_people_core::montecarlo::statistics::{Mean, Share};

use crate::any_move::AnyMove;
use crate::arrays::read_only;
use crate::counts::{self, counted};
use crate::errors::{Error, Result};

/// What the playouts after one move came to, for the player who asks (O3).
///
/// A value: it compares, hashes, copies and pickles.
#[pyclass(module = "sorry_people", frozen, eq, hash, generic)]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct MoveOdds {
    pub(crate) mv: Option<AnyMove>,
    /// How often the player finished 1st to 4th.
    pub(crate) counts: [u64; 4],
    /// The best place still open, 0 for 1st.
    pub(crate) place: usize,
    /// The sums of the points and of their squares, and the most that a game can score, where the edition is scored.
    pub(crate) points: Option<(i64, u64, u32)>,
}

impl MoveOdds {
    pub(crate) fn share(&self) -> Share {
        Share::new(self.counts[self.place], self.total())
    }

    fn mean(&self) -> Option<Mean> {
        let (sum, squares, most) = self.points?;
        let most = f64::from(most);
        Some(Mean::new(sum as f64, squares as f64, self.total(), most))
    }

    fn total(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// The share of each place; all 0 without playouts.
    pub(crate) fn shares(&self) -> [f64; 4] {
        let total = self.total().max(1) as f64;
        self.counts.map(|count| count as f64 / total)
    }

    /// The move's text, or what is done without one.
    pub(crate) fn text(&self) -> String {
        self.mv
            .map_or_else(|| "no move".to_owned(), |mv| mv.to_string())
    }
}

#[pymethods]
impl MoveOdds {
    /// The `Move`, `SquareMove` or `ExpressMove`; None for going on without one, where a card or face has no legal
    /// move (O1), or before the draw of 2013 (F8).
    #[getter]
    #[pyo3(name = "move")]
    fn get_move(&self) -> Option<AnyMove> {
        self.mv
    }

    /// The share of playouts, 0 to 1, in which the player reached the best place still open: 1st, which in the
    /// older editions is to win, and in Sorry People the next best once that is taken (O3).
    #[getter]
    fn first(&self) -> f64 {
        self.share().share
    }

    /// The 95 % margin of error of `first`: how far the farther end of `interval` is from it.
    #[getter]
    fn margin(&self) -> f64 {
        self.share().margin()
    }

    /// The 95 % interval of `first`, low and high end (Wilson's score interval).
    #[getter]
    fn interval(&self) -> (f64, f64) {
        let share = self.share();
        (share.low, share.high)
    }

    /// The shares of finishing 1st to 4th: a new read-only float64 array of shape (4,).
    ///
    /// In the older editions the winners are 1st and all others 2nd.
    #[getter]
    fn places<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<f64>> {
        read_only(PyArray1::from_vec(py, self.shares().to_vec()))
    }

    /// How often the player finished 1st to 4th: a new read-only int64 array of shape (4,).
    #[getter]
    fn counts<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i64>> {
        let counts = self.counts.map(|count| count as i64).to_vec();
        read_only(PyArray1::from_vec(py, counts))
    }

    /// The mean of the points that the player scored, in Points (KP4) and Express (X10); else None.
    #[getter]
    pub(crate) fn score(&self) -> Option<f64> {
        self.mean().map(|mean| mean.mean)
    }

    /// The 95 % margin of error of `score`.
    #[getter]
    pub(crate) fn score_margin(&self) -> Option<f64> {
        self.mean().map(|mean| mean.margin)
    }

    /// How many playouts are counted: fewer than the full number for a move that can hardly be best of many.
    #[getter]
    pub(crate) fn playouts(&self) -> u64 {
        self.total()
    }

    fn __repr__(&self) -> String {
        format!(
            "<MoveOdds {}: {:.2} % ± {:.2} % of {}>",
            self.text(),
            self.first() * 100.0,
            self.margin() * 100.0,
            counted(self.total(), "playout")
        )
    }

    /// Odds with exactly these counts, for pickle.
    #[staticmethod]
    fn _restore(
        r#move: Option<AnyMove>,
        counts: [u64; 4],
        place: usize,
        points: Option<(i64, u64, u32)>,
    ) -> Result<Self> {
        if place >= counts.len() {
            return Err(Error::Value(format!(
                "place must be from 0 to 3, not {place}"
            )));
        }
        if counts[..place].iter().any(|&count| count > 0) {
            return Err(Error::value(
                "no playout can reach a place better than the best still open",
            ));
        }
        let total = counts
            .iter()
            .fold(0, |sum: u64, &count| sum.saturating_add(count));
        counts::check_sum(total, counts)?;
        Ok(Self {
            mv: r#move,
            counts,
            place,
            points,
        })
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let restore = py.get_type::<Self>().getattr("_restore")?;
        let state = (self.mv, self.counts, self.place, self.points);
        Ok((restore, state.into_pyobject(py)?.into_any()))
    }
}
