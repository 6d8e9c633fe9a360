//! `MoveOdds`.

use numpy::PyArray1;
use pyo3::prelude::*;
use sorry_people_core::games::people::Move;
use sorry_people_core::montecarlo::statistics::Share;

use crate::arrays::read_only;
use crate::errors::{Error, Result};
use crate::mv::{AnyMove, PyMove};

/// What the playouts after one move came to, for the rider who asks (O3).
///
/// A value: it compares, hashes, copies and pickles.
#[pyclass(module = "sorry_people", frozen, eq, hash)]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct MoveOdds {
    pub(crate) mv: Option<Move>,
    /// How often the rider finished 1st to 4th.
    pub(crate) counts: [u64; 4],
    /// The best place still open, 0 for 1st.
    pub(crate) place: usize,
}

impl MoveOdds {
    pub(crate) fn share(&self) -> Share {
        Share::new(self.counts[self.place], self.total())
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
    /// The `Move`; None for spending a card that has no legal move (O1).
    #[getter]
    #[pyo3(name = "move")]
    fn get_move(&self) -> Option<PyMove> {
        self.mv.map(PyMove)
    }

    /// The share of playouts, 0 to 1, in which the rider reached the best place still open: 1st, until that is
    /// taken (O3).
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
    #[getter]
    fn places<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<f64>> {
        read_only(PyArray1::from_vec(py, self.shares().to_vec()))
    }

    /// How often the rider finished 1st to 4th: a new read-only int64 array of shape (4,).
    #[getter]
    fn counts<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i64>> {
        let counts = self.counts.map(|count| count as i64).to_vec();
        read_only(PyArray1::from_vec(py, counts))
    }

    /// How many playouts are counted.
    #[getter]
    fn playouts(&self) -> u64 {
        self.total()
    }

    fn __repr__(&self) -> String {
        format!(
            "<MoveOdds {}: {:.2} % ± {:.2} % of {} playouts>",
            self.text(),
            self.first() * 100.0,
            self.margin() * 100.0,
            self.total()
        )
    }

    /// Odds with exactly these counts, for pickle.
    #[staticmethod]
    fn _restore(r#move: Option<AnyMove>, counts: [u64; 4], place: usize) -> Result<Self> {
        if place >= counts.len() {
            return Err(Error::Value(format!(
                "place must be from 0 to 3, not {place}"
            )));
        }
        Ok(Self {
            mv: r#move.map(|mv| mv.0),
            counts,
            place,
        })
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let restore = py.get_type::<Self>().getattr("_restore")?;
        let state = (self.mv.map(|mv| mv.to_string()), self.counts, self.place);
        Ok((restore, state.into_pyobject(py)?.into_any()))
    }
}
