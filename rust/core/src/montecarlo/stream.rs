//! Streams of random numbers.

/// The increment of `SplitMix64`: 2^64 over the golden ratio, made odd.
const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

/// The output function of `SplitMix64` (Steele, Lea and Flood, 2014): every 64-bit number once.
const fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// A stream of random numbers: `SplitMix64`, which is quick to begin, so that every playout has its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stream(u64);

impl Stream {
    /// The stream with this index of this seed. Neighbouring seeds and indices give unrelated streams.
    #[must_use]
    pub const fn new(seed: u64, index: u64) -> Self {
        Self(mix(
            mix(seed.wrapping_add(GOLDEN)) ^ index.wrapping_mul(GOLDEN)
        ))
    }

    /// The next 64 random bits.
    #[inline(always)]
    pub const fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(GOLDEN);
        mix(self.0)
    }

    /// A number from 0 to `bound - 1`, each exactly as likely (Lemire's multiplication with rejection).
    ///
    /// `bound` must not be 0.
    #[inline(always)]
    pub const fn below(&mut self, bound: u32) -> u32 {
        loop {
            let product = (self.next_u64() >> 32) * bound as u64;
            let fraction = product as u32;
            // Only a fraction below `bound` can be one of the 2^32 mod `bound` surplus ones: once in 10^8 draws.
            if fraction >= bound || fraction >= bound.wrapping_neg() % bound {
                return (product >> 32) as u32;
            }
        }
    }

    /// Puts the items into an order, each exactly as likely (Fisher and Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

/// Several streams side by side, in step.
#[derive(Clone, Debug)]
pub struct Streams<const N: usize>([Stream; N]);

impl<const N: usize> Streams<N> {
    /// Streams to be replaced by [`Streams::lane`].
    #[must_use]
    pub fn new() -> Self {
        Self([const { Stream::new(0, 0) }; N])
    }

    /// One of the streams.
    #[inline(always)]
    pub const fn lane(&mut self, lane: usize) -> &mut Stream {
        &mut self.0[lane]
    }

    /// [`Stream::below`] of each stream with its own bound.
    #[inline(always)]
    pub fn below(&mut self, bounds: &[u32; N]) -> [u32; N] {
        let mut numbers = [0; N];
        let mut doubtful = [false; N];
        let mut any_doubtful = false;
        for lane in 0..N {
            let product = (self.0[lane].next_u64() >> 32) * u64::from(bounds[lane]);
            numbers[lane] = (product >> 32) as u32;
            doubtful[lane] = (product as u32) < bounds[lane];
            any_doubtful |= doubtful[lane];
        }
        if any_doubtful {
            self.draw_doubtful_again(&doubtful, bounds, &mut numbers);
        }
        numbers
    }

    /// Once more from where the streams were, this time with the exact test.
    #[cold]
    fn draw_doubtful_again(
        &mut self,
        doubtful: &[bool; N],
        bounds: &[u32; N],
        numbers: &mut [u32; N],
    ) {
        for lane in (0..N).filter(|&lane| doubtful[lane]) {
            self.0[lane].0 = self.0[lane].0.wrapping_sub(GOLDEN);
            numbers[lane] = self.0[lane].below(bounds[lane]);
        }
    }
}

impl<const N: usize> Default for Streams<N> {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outputs_are_those_of_the_published_generator() {
        // The first outputs of SplitMix64 from state 1234567, as listed by its authors.
        let mut stream = Stream(1_234_567);
        let outputs = [(); 5].map(|()| stream.next_u64());
        assert_eq!(
            outputs,
            [
                6_457_827_717_110_365_317,
                3_203_168_211_198_807_973,
                9_817_491_932_198_370_423,
                4_593_380_528_125_082_431,
                16_408_922_859_458_223_821,
            ]
        );
    }
}
