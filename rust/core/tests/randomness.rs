//! The random numbers are what they claim to be: chi-square tests with fixed seeds, so that they fail only when
//! the code changes for the worse.

use sorry_people_core::games::card::Card;
use sorry_people_core::games::census::Census;
use sorry_people_core::games::pile::Pile;
use sorry_people_core::montecarlo::{Stream, Streams};

/// Chi-square of counts that should all be the same, less its degrees of freedom, in standard deviations.
fn deviations(counts: &[u64]) -> f64 {
    let expected = counts.iter().sum::<u64>() as f64 / counts.len() as f64;
    let chi_square: f64 = counts
        .iter()
        .map(|&count| (count as f64 - expected).powi(2) / expected)
        .sum();
    let freedom = counts.len() as f64 - 1.0;
    (chi_square - freedom) / (2.0 * freedom).sqrt()
}

/// Neither too uneven nor too even.
fn assert_even(counts: &[u64]) {
    let deviations = deviations(counts);
    assert!(
        deviations.abs() < 4.0,
        "{deviations} standard deviations from even: {counts:?}"
    );
}

#[test]
fn a_bounded_draw_is_even() {
    for bound in [2, 3, 5, 7, 45, 1000] {
        let mut counts = vec![0; bound as usize];
        let mut stream = Stream::new(1, u64::from(bound));
        (0..bound * 2000).for_each(|_| counts[stream.below(bound) as usize] += 1);
        assert_even(&counts);
    }
}

/// The first number of each of many streams, and the same number of neighbouring seeds.
#[test]
fn neighbouring_streams_are_unrelated() {
    let mut by_index = vec![0; 45];
    let mut by_seed = vec![0; 45];
    let mut pairs = vec![0; 64];
    for number in 0..90_000 {
        by_index[Stream::new(7, number).below(45) as usize] += 1;
        by_seed[Stream::new(number, 7).below(45) as usize] += 1;
        let pair = Stream::new(7, number).below(8) * 8 + Stream::new(7, number + 1).below(8);
        pairs[pair as usize] += 1;
    }
    assert_even(&by_index);
    assert_even(&by_seed);
    assert_even(&pairs);
}

/// T4: each card is as likely at each place of the order.
#[test]
fn a_shuffle_is_even() {
    const CARDS: usize = 9;
    let mut counts = vec![0; CARDS * CARDS];
    let mut stream = Stream::new(3, 0);
    for _ in 0..40_000 {
        let mut cards: [usize; CARDS] = std::array::from_fn(|card| card);
        stream.shuffle(&mut cards);
        cards
            .iter()
            .enumerate()
            .for_each(|(place, card)| counts[place * CARDS + card] += 1);
    }
    assert_even(&counts);
}

/// T4: all orders of three cards are as likely, not only each card at each place.
#[test]
fn all_orders_are_as_likely() {
    let mut counts = vec![0; 27];
    let mut stream = Stream::new(4, 0);
    for _ in 0..60_000 {
        let mut cards = [0, 1, 2];
        stream.shuffle(&mut cards);
        counts[cards[0] * 9 + cards[1] * 3 + cards[2]] += 1;
    }
    counts.retain(|&count| count > 0);
    assert_eq!(counts.len(), 6);
    assert_even(&counts);
}

/// T1, T4: a pile that is ordered as it is drawn gives each kind its share at every draw, in the first pile and
/// in the next.
#[test]
fn a_pile_is_even() {
    let mut unseen = Census::STANDARD;
    assert!(unseen.remove(Card::Sorry) && unseen.remove(Card::One));
    let singles: Vec<Card> = unseen.cards().collect();
    let draws = singles.len() + 5;
    let mut counts = vec![[0_u64; Card::KINDS]; draws];
    for index in 0..50_000 {
        let mut pile = Pile::new(&Census::STANDARD, &unseen);
        let mut stream = Stream::new(5, index);
        for counts in &mut counts {
            counts[pile.draw(&mut stream).index()] += 1;
        }
    }
    for (draw, counts) in counts.iter().enumerate() {
        let from = if draw < singles.len() {
            unseen
        } else {
            Census::STANDARD
        };
        // A share each of a 44th or so of the deck, by kind.
        let expected =
            |card: Card| 50_000.0 * f64::from(from.count(card)) / f64::from(from.total());
        let chi_square: f64 = Card::ALL
            .into_iter()
            .map(|card| (counts[card.index()] as f64 - expected(card)).powi(2) / expected(card))
            .sum();
        let freedom = Card::KINDS as f64 - 1.0;
        assert!(
            (chi_square - freedom) / (2.0 * freedom).sqrt() < 5.0,
            "draw {draw}: {chi_square}"
        );
    }
}

/// Streams side by side give the numbers of each alone, the rare rejected ones included.
#[test]
fn streams_in_step_are_the_same_streams() {
    const LANES: usize = 4;
    let mut streams = Streams::<LANES>::new();
    let mut alone: [Stream; LANES] = std::array::from_fn(|lane| Stream::new(9, lane as u64));
    (0..LANES).for_each(|lane| *streams.lane(lane) = alone[lane].clone());
    // A bound just over half of 2^32 has nearly every second number rejected.
    for bounds in [[1, 2, 45, 7], [0x8000_0001, 3, 0xffff_ffff, 45]] {
        for _ in 0..2000 {
            let together = streams.below(&bounds);
            let apart: [u32; LANES] = std::array::from_fn(|lane| alone[lane].below(bounds[lane]));
            assert_eq!(together, apart);
        }
    }
}
