//! numpy arrays.

use numpy::ndarray::Dimension;
use numpy::{Element, PyArray, PyArrayMethods};
use pyo3::prelude::*;

/// The same array, which nobody can write to any more.
pub(crate) fn read_only<T: Element, D: Dimension>(
    array: Bound<'_, PyArray<T, D>>,
) -> Bound<'_, PyArray<T, D>> {
    array.readwrite().make_nonwriteable();
    array
}
