//! A state that several threads of Python may use.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// A state behind a lock.
pub(crate) struct Shared<T>(Mutex<T>);

impl<T: Clone + PartialEq> Shared<T> {
    pub(crate) fn new(state: T) -> Self {
        Self(Mutex::new(state))
    }

    pub(crate) fn lock(&self) -> MutexGuard<'_, T> {
        // Nothing of Python runs while the lock is held, and a call that fails has changed nothing.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn snapshot(&self) -> T {
        self.lock().clone()
    }

    pub(crate) fn equals(&self, other: &Self) -> bool {
        // One lock at a time: two threads may compare two states both ways round.
        let other = other.snapshot();
        *self.lock() == other
    }
}
