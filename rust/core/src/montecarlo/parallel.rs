//! Spreading playouts over threads.

use std::num::NonZeroUsize;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Duration;

use super::tally::Merge;

/// How often the calling thread looks after its workers.
const WATCH: Duration = Duration::from_millis(50);

/// The work was stopped before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cancelled;

impl std::fmt::Display for Cancelled {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the playouts were cancelled")
    }
}

impl std::error::Error for Cancelled {}

/// How a run is spread and stopped.
#[derive(Clone, Copy)]
pub struct Workers<'a> {
    /// How many threads play.
    pub threads: NonZeroUsize,
    /// Set by anybody, it stops the work within a block.
    pub cancel: &'a AtomicBool,
}

/// Runs `work` over all the indices in blocks, on worker threads, and adds up what it counted.
///
/// Which worker takes which block is a matter of chance; since counts are added and every index has its own
/// random stream, the sum is not. The calling thread meanwhile calls `watch` about every 50 ms with what is
/// counted so far; when that returns `false`, the work stops.
///
/// # Errors
/// When the work was stopped by `watch` or by the cancel flag.
pub fn run<C: Merge + Clone + Send + Sync>(
    workers: Workers<'_>,
    indices: Range<u64>,
    block: u64,
    empty: &C,
    work: impl Fn(Range<u64>, &mut C) + Sync,
    mut watch: impl FnMut(&C) -> bool,
) -> Result<C, Cancelled> {
    let next = AtomicU64::new(indices.start);
    let counted = Mutex::new(empty.clone());
    let busy = Mutex::new(workers.threads.get());
    let finished = Condvar::new();
    let stopped = || workers.cancel.load(Ordering::Relaxed);
    let worker = || {
        let _done = Done {
            busy: &busy,
            finished: &finished,
        };
        while !stopped() {
            let first = next.fetch_add(block, Ordering::Relaxed);
            if first >= indices.end {
                break;
            }
            let mut counts = empty.clone();
            work(first..indices.end.min(first + block), &mut counts);
            lock(&counted).merge(&counts);
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..workers.threads.get() {
            scope.spawn(worker);
        }
        loop {
            let (still_busy, _) = finished
                .wait_timeout_while(lock(&busy), WATCH, |busy| *busy > 0)
                .unwrap_or_else(PoisonError::into_inner);
            let done = *still_busy == 0;
            drop(still_busy);
            if done {
                break;
            }
            let snapshot = lock(&counted).clone();
            if !watch(&snapshot) {
                workers.cancel.store(true, Ordering::Relaxed);
            }
        }
    });
    if stopped() {
        return Err(Cancelled);
    }
    Ok(counted.into_inner().unwrap_or_else(PoisonError::into_inner))
}

/// A panic in a worker is passed on by the scope; a lock that it held is no reason for a second one.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Tells the calling thread that a worker has ended, however it did.
struct Done<'a> {
    busy: &'a Mutex<usize>,
    finished: &'a Condvar,
}

impl Drop for Done<'_> {
    fn drop(&mut self) {
        *lock(self.busy) -= 1;
        self.finished.notify_one();
    }
}
