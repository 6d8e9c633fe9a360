use sorry_people_core::games::people::*;
use sorry_people_core::montecarlo::Stream;
use std::time::Instant;
fn wins(levels: [Level; 4], n: u64) -> ([u64; 4], u64) {
    let mut w = [0; 4];
    let mut d = 0;
    let starts: Vec<_> = Rider::ALL
        .iter()
        .map(|&r| fast::Start::new(&Position::start(r), levels))
        .collect();
    for i in 0..n {
        let f = starts[(i % 4) as usize].playout(&mut Stream::new(7, i));
        w[f.ranking[0].index()] += 1;
        d += f.draws as u64;
    }
    (w, d)
}
fn main() {
    use Level::*;
    let n: u64 = std::env::args()
        .nth(1)
        .map_or(200_000, |s| s.parse().unwrap());
    for l in [[Easy; 4], [Hard; 4]] {
        let t = Instant::now();
        let (w, d) = wins(l, n);
        let e = t.elapsed().as_secs_f64();
        println!(
            "{l:?} {:?} draws/game {:.1} {:.2} ns/draw {:.0} games/s",
            w.map(|x| x as f64 / n as f64),
            d as f64 / n as f64,
            e * 1e9 / d as f64,
            n as f64 / e
        );
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
        let e = t.elapsed().as_secs_f64();
        println!("   simple {:.2} ns/draw", e * 1e9 / d as f64);
    }
    let avg = |a: Level, b: Level| {
        let mut s = 0;
        for k in 0..4 {
            let mut l = [b; 4];
            l[k] = a;
            s += wins(l, n / 4).0[k];
        }
        s as f64 / (n as f64)
    };
    println!(
        "H v 3E {:.4}  E v 3H {:.4}  M v 3H {:.4}",
        avg(Hard, Easy),
        avg(Easy, Hard),
        avg(Medium, Hard)
    );
}
