//! Lines of play, counted (`perft`): a table that any other engine of the rules must reproduce.

mod common;

use sorry_people_core::games::perft;

/// Section 1, counted: each row is a position of the vectors by its line, and the counts by depth.
#[test]
fn counts_are_those_of_the_table() {
    let vectors: Vec<&str> = include_str!("../../../tests/vectors/people.jsonl")
        .lines()
        .collect();
    let table = include_str!("../../../tests/perft/people.txt");
    let rows = table.lines().filter(|line| !line.starts_with('#'));
    let mut checked = 0;
    for row in rows {
        let mut numbers = row
            .split_whitespace()
            .map(|number| number.parse::<u64>().expect("a number"));
        let line = numbers.next().expect("a line number");
        let row: serde_json::Value =
            serde_json::from_str(vectors[line as usize]).expect("a line of JSON");
        let position = common::position(&row["position"]);
        for (depth, count) in numbers.enumerate() {
            assert_eq!(
                perft(&position, depth as u32),
                count,
                "line {line}, depth {depth}"
            );
            checked += 1;
        }
    }
    assert!(checked >= 40);
}
