#![allow(missing_docs)]
use sorry_people_core::games::people::*;
use sorry_people_core::montecarlo::Stream;
use std::time::Instant;
fn main() {
    use Level::*;
    let n: u64 = std::env::args()
        .nth(1)
        .map_or(20_000, |s| s.parse().unwrap());
    for l in [[Easy; 4], [Hard; 4]] {
        let starts: Vec<_> = Rider::ALL
            .iter()
            .map(|&r| fast::Start::new(&Position::start(r), l))
            .collect();
        let mut bf = 1e9f64;
        let mut bs = 1e9f64;
        for _ in 0..15 {
            let t = Instant::now();
            let mut d = 0u64;
            starts[0].playouts(7, 0..n, |_, f| d += f.draws as u64);
            bf = bf.min(t.elapsed().as_secs_f64() * 1e9 / d as f64);
            let m = n / 5;
            let t = Instant::now();
            let mut d = 0;
            for i in 0..m {
                d += playout::playout(
                    Position::start(Rider::ALL[(i % 4) as usize]),
                    l,
                    &mut Stream::new(7, i),
                )
                .draws as u64;
            }
            bs = bs.min(t.elapsed().as_secs_f64() * 1e9 / d as f64);
        }
        println!(
            "{:?} fast {bf:.2} ns/draw  simple {bs:.2} ratio {:.2}",
            l[0],
            bs / bf
        );
    }
}
