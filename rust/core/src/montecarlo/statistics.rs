//! Shares and their margins of error.

/// The standard normal distribution's 97.5 % point: 95 % lie within so many deviations.
pub const Z_95: f64 = 1.959_963_984_540_054;

/// The chance at which something is said to be too frequent to have been missed.
const UNSEEN: f64 = 0.05;

/// A share of successes with its 95 % interval (Wilson's score interval, which holds near 0 and 1 too).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Share {
    /// Successes over trials.
    pub share: f64,
    /// Lower end of the interval.
    pub low: f64,
    /// Upper end of the interval.
    pub high: f64,
}

impl Share {
    /// The share of `successes` among `trials`; without trials nothing is known: 0 to 1.
    #[must_use]
    pub fn new(successes: u64, trials: u64) -> Self {
        if trials == 0 {
            return Self {
                share: 0.0,
                low: 0.0,
                high: 1.0,
            };
        }
        let n = trials as f64;
        let share = successes as f64 / n;
        let z2 = Z_95 * Z_95;
        let middle = (share + z2 / (2.0 * n)) / (1.0 + z2 / n);
        let half = Z_95 / (1.0 + z2 / n) * (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt();
        let low = if successes == 0 {
            0.0
        } else {
            (middle - half).max(0.0)
        };
        let high = if successes == trials {
            1.0
        } else {
            (middle + half).min(1.0)
        };
        Self { share, low, high }
    }

    /// The 95 % margin of error: how far the farther end of the interval is from the share.
    #[must_use]
    pub fn margin(&self) -> f64 {
        (self.high - self.share).max(self.share - self.low)
    }
}

/// The mean of some values with its 95 % margin of error.
///
/// The margin is by the normal distribution, but never less than what values not seen yet may come to: with 95 %
/// certainty they are no more frequent than 1 - 0.05^(1/n) after n values (for many, 3/n: the rule of three), and each
/// may be as far away as the range is wide. So the margin of one value, or of values that are all equal, is not 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mean {
    /// The mean; 0 of no values.
    pub mean: f64,
    /// The margin; of no values the whole range.
    pub margin: f64,
}

impl Mean {
    /// The mean from the sum and the sum of the squares of `trials` values that lie in a range of this width.
    #[must_use]
    pub fn new(sum: f64, squares: f64, trials: u64, range: f64) -> Self {
        if trials == 0 {
            return Self {
                mean: 0.0,
                margin: range,
            };
        }
        let n = trials as f64;
        let mean = sum / n;
        let variance = (squares / n - mean * mean).max(0.0);
        let unseen = 1.0 - libm::exp(libm::log(UNSEEN) / n);
        Self {
            mean,
            margin: (Z_95 * (variance / n).sqrt()).max(range * unseen),
        }
    }
}
