//! Classic, Teams, Points and 2013, with all their options.

use sorry_people_core::games::Level;
use sorry_people_core::games::card::Card;
use sorry_people_core::games::classic::{
    Deck, Edition, Game, Move, Position, Rules, Setup, Table, table,
};
use sorry_people_core::games::colour::Colour;
use sorry_people_core::montecarlo::{self, Aim, Stream};

use crate::registered::{Registered, parsed};

/// The edition at this index of [`Edition::ALL`].
pub(crate) struct Square<const EDITION: usize>;

pub(crate) type Classic = Square<0>;
pub(crate) type Teams = Square<1>;
pub(crate) type Points = Square<2>;
pub(crate) type FireAndIce = Square<3>;

impl<const EDITION: usize> Registered for Square<EDITION> {
    type Game = Game;
    type Position = Position;
    type Move = Move;

    fn new_game(options: &mut Stream) -> Game {
        let edition = Edition::ALL[EDITION];
        let mut toss = || options.below(2) == 0;
        let rules = Rules {
            edition,
            deck: Deck::Standard,
            fire_transfers: toss(),
            stack_bonuses: toss(),
        };
        let quick_start = toss();
        let rules = Rules {
            deck: Deck::ALL[options.below(3) as usize],
            ..rules
        };
        let mut players = Colour::ALL.to_vec();
        if edition != Edition::Teams {
            options.shuffle(&mut players);
            players.truncate(2 + options.below(3) as usize);
            players.sort_unstable();
        }
        let game = Game::new(rules, &players, quick_start, options.next_u64(), None);
        game.expect("these colours can play")
    }

    fn from_position(position: Position, seed: u64) -> Game {
        Game::from_position(position, seed)
    }

    fn restored(game: &Game) -> Option<Game> {
        let pile = game.pile().to_vec();
        let (seed, shuffles, plays) = (game.seed(), game.shuffles(), game.plays());
        Game::restore(*game.position(), pile, seed, shuffles, plays)
    }

    fn position(game: &Game) -> Position {
        *game.position()
    }

    fn chance(game: &mut Game) -> Result<(), String> {
        game.draw().map(drop).map_err(|error| error.to_string())
    }

    fn play(game: &mut Game, mv: Option<Move>) -> Result<(), String> {
        game.play(mv).map(drop).map_err(|error| error.to_string())
    }

    fn choose(game: &Game, level: Level) -> Result<Option<Move>, String> {
        game.choose(level).map_err(|error| error.to_string())
    }

    fn by_setup(position: &Position) -> Result<Position, String> {
        Position::try_from(&Setup::from(position)).map_err(|error| error.to_string())
    }

    /// T1, T4, K2: every card of the deck is in one place. K6: so is every pawn; that no space holds two, the checks
    /// of a setup say.
    fn check_census(position: &Position) {
        let mut cards = position.unseen();
        let hands = Colour::ALL.map(|colour| *position.hand(colour));
        for census in hands.iter().chain([position.spent()]) {
            census.cards().for_each(|card| cards.add(card));
        }
        position.card().into_iter().for_each(|card| cards.add(card));
        assert_eq!(cards, position.rules().deck.cards());
        for colour in Colour::ALL {
            let each = position.rules().pawns_each();
            let pawns = if position.plays(colour) { each } else { 0 };
            assert_eq!(position.pawns(colour).len(), pawns);
        }
    }

    fn check_end(position: &Position) {
        let is_teams = position.rules().edition == Edition::Teams;
        assert_eq!(position.winners().count(), if is_teams { 2 } else { 1 });
    }

    fn attempts() -> Vec<Move> {
        let own = |number: u8| {
            [
                format!("pawn {number}"),
                format!("Red {number}"),
                format!("Green {number}"),
            ]
        };
        let mut texts = ["decline", "fire move", "ice off"]
            .map(str::to_owned)
            .to_vec();
        for one in (0..4).flat_map(own) {
            texts.push(format!("start {one}"));
            texts.push(format!("fire {one}; forward 2 {one}"));
            texts.push(format!("ice Blue 1; start {one}"));
            for steps in [1, 2, 3, 4, 5, 7, 8, 10, 11, 12] {
                texts.push(format!("forward {steps} {one}"));
                texts.push(format!("play {steps}; forward {steps} {one}"));
            }
            texts.push(format!("back 4 {one}"));
            texts.push(format!("back 1 {one}"));
            for other in (0..4).flat_map(own) {
                texts.push(format!("split 3 {one}, 4 {other}"));
                texts.push(format!("forward 5 {one} and home {other}"));
            }
            for other in ["Red 0", "Blue 1", "Yellow 2"] {
                texts.push(format!("swap {one} {other}"));
                texts.push(format!("replace {one} {other}"));
            }
        }
        texts.extend(Card::ALL.map(|card| format!("discard {card}")));
        parsed(texts)
    }

    fn table(level: Level, position: &Position) -> impl montecarlo::Game<Position = Position> {
        Table {
            levels: [level; Colour::COUNT],
            viewer: position.turn(),
        }
    }

    fn aim(position: &Position) -> Option<Aim> {
        table::aim(position)
    }
}
