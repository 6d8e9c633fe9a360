//! Spreading playouts over threads.

use std::num::NonZeroUsize;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};
use std::thread::Builder;
use std::time::{Duration, Instant};

use super::tally::Merge;

/// How often the calling thread looks after its workers.
const WATCH: Duration = Duration::from_millis(50);

/// How long a block of work is to take, about: so long the work goes on after it was told to stop, and so old is what
/// `watch` is shown. A worker doubles its blocks while they take less than half of that, and halves those that take
/// longer, so that neither a slow game is late nor a fast one interrupted for nothing.
const BLOCK_TIME: Duration = Duration::from_millis(20);

/// The most indices in a block: what is counted of each fits in a cache.
const MOST_IN_BLOCK: u64 = 8192;

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
    /// How many threads may play.
    pub threads: NonZeroUsize,
    /// Set by anybody, it stops the work within a block.
    pub cancel: &'a AtomicBool,
}

/// Runs `work` over all the indices in blocks, on worker threads, and adds up what it counted.
///
/// How long the blocks are, and which worker takes which, is a matter of chance; since counts are added and every
/// index has its own random stream, the sum is not. The calling thread meanwhile calls `watch` about every 50 ms with what is
/// counted so far; when that returns `false`, the work stops.
///
/// # Errors
/// When the work was stopped by `watch` or by the cancel flag.
pub fn run<C: Merge + Clone + Send + Sync>(
    workers: Workers<'_>,
    indices: Range<u64>,
    empty: &C,
    work: impl Fn(Range<u64>, &mut C) + Sync,
    mut watch: impl FnMut(&C) -> bool,
) -> Result<C, Cancelled> {
    let next = AtomicU64::new(indices.start);
    let counted = Mutex::new(empty.clone());
    let busy = Mutex::new(0);
    let finished = Condvar::new();
    let stopped = || workers.cancel.load(Ordering::Relaxed);
    let do_a_block = |block: &mut u64| {
        let begun = Instant::now();
        let first = next.fetch_add(*block, Ordering::Relaxed);
        if first >= indices.end || stopped() {
            return false;
        }
        let mut counts = empty.clone();
        work(first..indices.end.min(first + *block), &mut counts);
        lock(&counted).merge(&counts);
        *block = next_block(*block, begun.elapsed());
        true
    };
    let worker = || {
        let _done = Done {
            busy: &busy,
            finished: &finished,
        };
        let mut block = 1;
        while do_a_block(&mut block) {}
    };
    let mut look = || {
        let snapshot = lock(&counted).clone();
        if !watch(&snapshot) {
            workers.cancel.store(true, Ordering::Relaxed);
        }
    };
    std::thread::scope(|scope| {
        let _unwinding = StopOnUnwind(workers.cancel);
        let mut started = 0;
        for _ in 0..useful(workers.threads) {
            *lock(&busy) += 1;
            if Builder::new().spawn_scoped(scope, worker).is_err() {
                // The machine has no more threads to give: those that there are do the work.
                *lock(&busy) -= 1;
                break;
            }
            started += 1;
        }
        let mut block = 1;
        while started == 0 && do_a_block(&mut block) {
            look();
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
            look();
        }
    });
    if stopped() {
        return Err(Cancelled);
    }
    Ok(counted.into_inner().unwrap_or_else(PoisonError::into_inner))
}

/// How many indices to take after so many took so long.
fn next_block(block: u64, took: Duration) -> u64 {
    if took > BLOCK_TIME {
        (block / 2).max(1)
    } else if took < BLOCK_TIME / 2 {
        (2 * block).min(MOST_IN_BLOCK)
    } else {
        block
    }
}

/// How many of these threads to start: on more than twice the cores, each would wait for the others to finish a
/// block before it saw that it is to stop.
fn useful(threads: NonZeroUsize) -> usize {
    let cores = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    threads.get().min(2 * cores)
}

/// Stops the workers when the calling thread panics, so that the panic need not wait for the end of the work.
struct StopOnUnwind<'a>(&'a AtomicBool);

impl Drop for StopOnUnwind<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.store(true, Ordering::Relaxed);
        }
    }
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
