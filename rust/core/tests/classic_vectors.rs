//! The shared vectors of Classic, Teams and 2013.

mod classic_dict;

use std::collections::HashSet;

use serde_json::Value;
use sorry_people_core::games::Playable;

/// The vectors stay where Python reads them too.
const VECTORS: &str = include_str!("../../../tests/vectors/editions.jsonl");

/// Sections 2 and 3, K11, F8: the positions that the legal moves lead to, none twice; and the dict's round trip.
#[test]
fn every_vector_holds() {
    let mut wrong = Vec::new();
    for (line, text) in VECTORS.lines().enumerate() {
        let vector: Value = serde_json::from_str(text).expect("JSON");
        let position = classic_dict::position(&vector["position"]);
        assert_eq!(classic_dict::dict(&position), vector["position"]);
        let results: Vec<String> = position.results().iter().map(text_of).collect();
        let distinct: HashSet<&String> = results.iter().collect();
        assert_eq!(
            distinct.len(),
            results.len(),
            "line {line}: one position twice"
        );
        let expected = vector["results"].as_array().expect("results");
        let expected: Vec<String> = expected.iter().map(Value::to_string).collect();
        let expected: HashSet<&String> = expected.iter().collect();
        if distinct != expected {
            let missing: Vec<_> = expected.difference(&distinct).collect();
            let surplus: Vec<_> = distinct.difference(&expected).collect();
            wrong.push(format!(
                "line {line}: {}\nmissing {missing:#?}\nsurplus {surplus:#?}",
                vector["position"]
            ));
        }
        if let Some(expected) = vector.get("fire_move_before_draw") {
            let found = position
                .fire_move()
                .map_or(Value::Null, |after| classic_dict::dict(&after));
            assert_eq!(&found, expected, "line {line}");
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn text_of(position: &sorry_people_core::games::classic::Position) -> String {
    classic_dict::dict(position).to_string()
}
