//! Points for adults (KP1 to KP5).

mod classic_dict;

use classic_dict::{after, legal_moves};
use proptest::prelude::*;
use serde_json::{Value, json};
use sorry_people_core::games::Level;
use sorry_people_core::games::card::Card;
use sorry_people_core::games::census::Census;
use sorry_people_core::games::classic::{
    Edition, Game, IllegalMove, Position, PositionError, Rules, Setup, Table,
};
use sorry_people_core::games::colour::Colour;
use sorry_people_core::games::table::PlainTable;
use sorry_people_core::games::tournament::Tournament;
use sorry_people_core::montecarlo::Stream;

const START: [&str; 4] = ["start"; 4];

/// Red, with this hand and these pawns, against Yellow with all on START.
fn hand(cards: &[&str], red: [&str; 4]) -> Value {
    json!({
        "edition": "points", "players": ["Red", "Yellow"],
        "pawns": {"Red": red, "Yellow": START},
        "fire": null, "ice": null, "turn": "Red", "card": null, "spent": {},
        "hands": {"Red": cards, "Yellow": ["3", "3", "4", "4", "5"]},
        "drawing": null, "stack_bonuses": false,
    })
}

/// KP1: five cards each; a turn plays one and draws back up to five before anything else.
#[test]
fn five_cards_are_dealt_and_drawn_back() {
    let mut game =
        Game::new(Rules::new(Edition::Points), &Colour::ALL, false, 1, None).expect("players");
    for colour in Colour::ALL {
        assert_eq!(game.position().hand(colour).total(), 5);
    }
    assert_eq!(game.position().unseen().total(), 25);
    let player = game.position().turn().expect("somebody begins");
    assert_eq!(game.draw(), Err(IllegalMove::NoDraw(player)));
    let mv = game.legal_moves()[0];
    game.play(Some(mv)).expect("a legal move");
    assert_eq!(game.position().drawing(), Some(player));
    assert_eq!(game.play(None), Err(IllegalMove::NoCard(player)));
    game.draw().expect("a draw is due");
    assert_eq!(game.position().drawing(), None);
    assert_eq!(game.position().hand(player).total(), 5);
}

/// KP2: playable cards are offered in card order; the others can't be played, nor anything discarded.
#[test]
fn a_playable_card_must_be_played() {
    let dict = hand(&["1", "3", "4", "12", "Sorry!"], START);
    let starts = [
        "play 1; start pawn 0",
        "play 1; start pawn 1",
        "play 1; start pawn 2",
        "play 1; start pawn 3",
    ];
    assert_eq!(legal_moves(&dict), starts);
    let found = after(&dict, starts[1]);
    assert_eq!(found.turn(), Some(Colour::Yellow));
    assert_eq!(found.drawing(), Some(Colour::Red));
    assert_eq!(found.hand(Colour::Red).count(Card::One), 0);
    assert_eq!(found.spent().count(Card::One), 1);
}

/// KP2: with nothing to play one card of any kind held is laid down, which ends the turn, on a 2 too.
#[test]
fn a_hand_without_a_move_lays_down_a_card() {
    let home = ["safety 5", "home", "home", "home"];
    let dict = hand(&["2", "3", "3", "12", "Sorry!"], home);
    assert_eq!(
        legal_moves(&dict),
        ["discard 2", "discard 3", "discard 12", "discard Sorry!"]
    );
    let found = after(&dict, "discard 2");
    assert_eq!(
        (found.turn(), found.drawing()),
        (Some(Colour::Yellow), Some(Colour::Red))
    );
    assert_eq!(found.spent().count(Card::Two), 1);
}

/// KP2: after a 2 the player draws up to five and plays again.
#[test]
fn a_two_plays_again() {
    let found = after(
        &hand(&["2", "3", "4", "12", "Sorry!"], START),
        "play 2; start pawn 0",
    );
    assert_eq!(
        (found.turn(), found.drawing()),
        (Some(Colour::Red), Some(Colour::Red))
    );
}

/// KP4: 5 for each own pawn HOME; the winner 5 for each opposing pawn not HOME and the highest bonus, or with the
/// option all that apply.
#[test]
fn scores() {
    let home = |count: usize| -> Vec<&str> {
        (0..4)
            .map(|at| if at < count { "home" } else { "start" })
            .collect()
    };
    // Pawns HOME of the two others; then Red's score, and that with all bonuses.
    let cases = [
        ([0, 0], 20 + 40 + 100, 20 + 40 + 175),
        ([1, 0], 20 + 35 + 50, 20 + 35 + 75),
        ([1, 1], 20 + 30 + 50, 20 + 30 + 75),
        ([2, 1], 20 + 25 + 25, 20 + 25 + 25),
        ([3, 0], 20 + 25, 20 + 25),
    ];
    for (others, highest, all) in cases {
        let mut dict = hand(&[], ["home"; 4]);
        dict["players"] = json!(["Red", "Blue", "Yellow"]);
        dict["pawns"]["Blue"] = json!(home(others[0]));
        dict["pawns"]["Yellow"] = json!(home(others[1]));
        dict["turn"] = Value::Null;
        let rest = [0, 5 * others[0] as i32, 5 * others[1] as i32, 0];
        for (stack, own) in [(false, highest), (true, all)] {
            dict["stack_bonuses"] = json!(stack);
            let mut expected = rest;
            expected[0] = own;
            assert_eq!(
                classic_dict::position(&dict).scores(),
                expected,
                "{others:?}"
            );
        }
    }
    // Nobody has won: pawns HOME alone.
    assert_eq!(
        classic_dict::position(&hand(
            &["1", "4", "5", "12", "Sorry!"],
            ["home", "home", "start", "start"]
        ))
        .scores(),
        [10, 0, 0, 0]
    );
}

/// KP1, KP3, K3: everybody holds five cards, but that who draws holds four; nobody else holds any.
#[test]
fn impossible_hands_are_refused() {
    let five = hand(&["1", "4", "5", "12", "Sorry!"], START);
    let four = hand(&["1", "4", "5", "12"], START);
    let refusal = |dict: &Value, drawing: Option<Colour>, change: &dyn Fn(&mut Setup)| {
        let mut setup = classic_dict::setup(dict);
        setup.drawing = drawing;
        change(&mut setup);
        Position::try_from(&setup).err()
    };
    let short = |colour, held| Some(PositionError::ShortHand(colour, held));
    let (red, yellow) = (Colour::Red, Colour::Yellow);
    let as_it_is = |_: &mut Setup| {};
    let empty = |setup: &mut Setup| setup.hands = [Census::EMPTY; Colour::COUNT];
    assert_eq!(refusal(&five, None, &as_it_is), None);
    assert_eq!(refusal(&four, Some(red), &as_it_is), None);
    assert_eq!(refusal(&four, None, &as_it_is), short(red, 4));
    assert_eq!(
        refusal(&hand(&["1", "4"], START), Some(red), &as_it_is),
        short(red, 2)
    );
    assert_eq!(refusal(&five, None, &empty), short(red, 0));
    assert_eq!(refusal(&five, Some(red), &empty), short(red, 0));
    let both = |setup: &mut Setup| assert!(setup.hands[2].remove(Card::Three));
    assert_eq!(refusal(&four, Some(red), &both), short(yellow, 4));
    let stranger = |setup: &mut Setup| setup.hands[1].add(Card::Two);
    assert_eq!(
        refusal(&five, None, &stranger),
        Some(PositionError::HandOfNobody(Colour::Blue))
    );
    // Five of a kind of which there are four.
    let twos = hand(&["2", "2", "2", "2", "2"], START);
    assert_eq!(
        refusal(&twos, None, &as_it_is),
        Some(PositionError::TooManyHeld(Card::Two, 4))
    );
}

/// T4: with hands out, only the spent cards are shuffled, and hands stay as they are.
#[test]
fn hands_stay_out_of_the_shuffle() {
    let mut game = Game::new(
        Rules::new(Edition::Points),
        &[Colour::Red, Colour::Blue],
        false,
        9,
        None,
    )
    .expect("players");
    let mut stream = Stream::new(9, 0);
    for _ in 0..200 {
        while game.position().drawing().is_some() {
            let held: u32 = Colour::ALL
                .map(|colour| game.position().hand(colour).total())
                .iter()
                .sum();
            game.draw().expect("a draw is due");
            let unseen = game.position().unseen().total();
            assert_eq!(unseen + game.position().spent().total() + held + 1, 45);
        }
        if game.position().is_over() {
            return;
        }
        let moves = game.legal_moves();
        game.play(Some(moves[stream.below(moves.len() as u32) as usize]))
            .expect("legal");
    }
}

/// Running scores of several rounds: the first at the target wins.
#[test]
fn rounds_add_up() {
    let mut tournament = Tournament::new(200);
    tournament.add(&[120, 5, 10, 0], Colour::Red);
    assert_eq!(
        (tournament.winner(), tournament.totals()),
        (None, &[120, 5, 10, 0])
    );
    tournament.add(&[90, 120, 205, 0], Colour::Yellow);
    assert_eq!(tournament.winner(), Some(Colour::Yellow));
    tournament.add(&[500, 0, 0, 0], Colour::Red);
    assert_eq!(tournament.totals(), &[210, 125, 215, 0]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// KP3: neither the computer nor the Oracle looks into other hands: with other cards in them, and those in the
    /// pile instead, they say the same.
    #[test]
    fn closed_hands_make_no_difference(seed: u64, plays in 0..60_usize) {
        let mut game = Game::new(Rules::new(Edition::Points), &[Colour::Red, Colour::Blue, Colour::Yellow], false, seed, None).expect("players");
        let mut stream = Stream::new(seed, 3);
        for _ in 0..plays {
            while game.position().drawing().is_some() {
                game.draw().expect("a draw is due");
            }
            let moves = game.legal_moves();
            if game.position().is_over() {
                break;
            }
            game.play(Some(moves[stream.below(moves.len() as u32) as usize])).expect("legal");
        }
        while game.position().drawing().is_some() {
            game.draw().expect("a draw is due");
        }
        let Some(player) = game.position().turn() else { return Ok(()) };
        let seen = *game.position();
        let mut setup = Setup::from(&seen);
        // Every other hand is exchanged for cards of the pile, as far as it goes.
        let mut pile: Vec<Card> = seen.unseen().cards().collect();
        for colour in player.others() {
            let count = seen.hand(colour).total() as usize;
            if pile.len() >= count {
                let mut hand = Census::EMPTY;
                pile.drain(..count).for_each(|card| hand.add(card));
                setup.hands[colour.index()] = hand;
            }
        }
        let other = Position::try_from(&setup).expect("a position");
        prop_assert_eq!(seen.legal_moves(), other.legal_moves());
        for level in Level::ALL {
            let choose = |position| Game::from_position(position, seed).choose(level);
            prop_assert_eq!(choose(seen), choose(other));
        }
        let table = Table { levels: [Level::Medium; Colour::COUNT], viewer: Some(player) };
        for index in 0..5 {
            let playout = |position| table.playout(position, &mut Stream::new(seed, index));
            prop_assert_eq!(playout(&seen), playout(&other));
        }
    }
}
