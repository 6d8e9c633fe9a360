//! Advice as a small table of text.

use std::fmt;

use sorry_people_core::montecarlo::{Measure, Verdict};

use crate::advice::Advice;
use crate::counts::counted;
use crate::driver::Driver;
use crate::move_odds::MoveOdds;

/// The names of the finishing places.
const PLACES: [&str; 4] = ["1st", "2nd", "3rd", "4th"];

impl Advice {
    /// Who asks, and what about.
    pub(crate) fn asked(&self) -> String {
        let position = &self.question.position;
        let player = self.question.player();
        if let Some(card) = position.card() {
            format!("{player} with {card}")
        } else if let Some(face) = position.face() {
            format!("{player} with {face}")
        } else {
            player.to_string()
        }
    }

    fn write_heading(&self, f: &mut fmt::Formatter<'_>, aim: &str, width: usize) -> fmt::Result {
        let asked = self.asked();
        if self.question.position.seating().has_ranks() {
            writeln!(f, "{asked}. Chance to finish {aim}, and all places, in %:")?;
        } else {
            writeln!(f, "{asked}. Chance to win, in %:")?;
        }
        write!(f, "{:width$}  {aim:>6}  {:>6}", "move", "±")?;
        if self.question.position.seating().has_ranks() {
            for place in PLACES {
                write!(f, "  {place:>5}")?;
            }
        }
        if self.question.position.seating().is_scored() {
            write!(f, "  {:>6}  {:>5}", "points", "±")?;
        }
        writeln!(f)
    }

    fn write_odds(&self, f: &mut fmt::Formatter<'_>, odds: &MoveOdds, width: usize) -> fmt::Result {
        let percent = |share: f64| share * 100.0;
        let share = odds.share();
        write!(
            f,
            "{:width$}  {:6.2}  {:6.2}",
            odds.text(),
            percent(share.share),
            percent(share.margin())
        )?;
        if self.question.position.seating().has_ranks() {
            for share in odds.shares() {
                write!(f, "  {:5.1}", percent(share))?;
            }
        }
        if let (Some(score), Some(margin)) = (odds.score(), odds.score_margin()) {
            write!(f, "  {score:6.2}  {margin:5.2}")?;
        }
        if odds.playouts() < self.done() {
            write!(f, "  after {} only", counted(odds.playouts(), "playout"))?;
        }
        writeln!(f)
    }

    fn write_verdict(
        &self,
        f: &mut fmt::Formatter<'_>,
        verdict: &Verdict,
        odds: &[MoveOdds],
    ) -> fmt::Result {
        let aim = self.question.aim();
        let best = odds[verdict.best].text();
        match verdict.runner_up {
            Some(_) if self.question.position.seating().has_ranks() && aim.is_settled() => {
                writeln!(
                    f,
                    "the place is settled: {} finishes {} by any move",
                    self.question.player(),
                    PLACES[aim.place]
                )
            }
            Some(second) => {
                let other = odds[second.at].text();
                if second.too_close {
                    writeln!(f, "too close to call between {best} and {other}")?;
                } else {
                    writeln!(f, "recommends {best}")?;
                }
                let (scale, unit) = match aim.measure {
                    Measure::Place => (100.0, ""),
                    Measure::Score => (1.0, " points"),
                };
                writeln!(
                    f,
                    "{best} over {other} on the same cards: {:+.2} ± {:.2}{unit}",
                    second.lead * scale,
                    second.paired_margin * scale
                )
            }
            None if odds.len() > 1 => {
                writeln!(f, "recommends {best}: all legal moves come to the same")
            }
            None if odds[verdict.best].mv.is_some() => {
                writeln!(f, "recommends {best}, the only legal move")
            }
            None => writeln!(f, "there is no legal move"),
        }
    }
}

impl fmt::Display for Advice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let odds = self.odds();
        let width = odds.iter().map(|odds| odds.text().len()).max();
        let width = width.unwrap_or(0).max("move".len());
        self.write_heading(f, PLACES[self.question.aim().place], width)?;
        for odds in &odds {
            self.write_odds(f, odds, width)?;
        }
        self.write_verdict(f, &self.verdict(), &odds)?;
        writeln!(
            f,
            "{} a move, seed {}, {:.2} s",
            counted(self.done(), "playout"),
            self.question.seed,
            self.seconds
        )?;
        let players = self.question.position.seating().players().into_iter();
        let policies = players.map(|player| {
            let driver = self.question.drivers[player.seat()];
            let person = if driver == Driver::Person {
                " (person)"
            } else {
                ""
            };
            format!("{player} {}{person}", driver.played())
        });
        write!(f, "policies: {}", policies.collect::<Vec<_>>().join(", "))
    }
}
