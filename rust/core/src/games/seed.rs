//! The seed of a game at the table.

use crate::montecarlo::Stream;

/// The one number from which everything random in a game comes.
///
/// Who begins, each chance (a shuffle or a roll) and each choice of a computer player have streams of their own, so
/// that asking what a computer player would do changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Seed(pub(super) u64);

// Three families of streams: the index's lowest bits tell them apart.
impl Seed {
    /// One of those who may begin, each as likely; none where there are none.
    pub(super) fn first<T: Copy>(self, players: &[T]) -> Option<T> {
        let choices = (players.len() as u32).max(1);
        let at = Stream::new(self.0, 0).below(choices) as usize;
        players.get(at).copied()
    }

    /// The stream of the shuffle or roll with this number.
    pub(super) const fn chance(self, number: u64) -> Stream {
        Stream::new(self.0, number * 2 + 1)
    }

    /// The stream of the choice with this number.
    pub(super) const fn choice(self, number: u64) -> Stream {
        Stream::new(self.0, number * 2 + 2)
    }
}
