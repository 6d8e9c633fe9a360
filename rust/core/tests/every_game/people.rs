//! Sorry People.

use sorry_people_core::games::Level;
use sorry_people_core::games::census::Census;
use sorry_people_core::games::people::{Game, Move, Place, Position, Rider, Setup, Table, table};
use sorry_people_core::montecarlo::{self, Aim, Stream};

use crate::registered::{Registered, parsed};

pub(crate) struct People;

impl Registered for People {
    type Game = Game;
    type Position = Position;
    type Move = Move;

    fn new_game(options: &mut Stream) -> Game {
        let first = Rider::ALL.get(options.below(5) as usize).copied();
        Game::new(options.next_u64(), first, &[]).expect("no cards are asked for")
    }

    fn from_position(position: Position, seed: u64) -> Game {
        Game::from_position(position, seed)
    }

    fn restored(game: &Game) -> Option<Game> {
        let pile = game.pile().to_vec();
        let (seed, shuffles, draws) = (game.seed(), game.shuffles(), game.draws());
        Game::restore(*game.position(), pile, seed, shuffles, draws)
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

    /// T1: always 45 cards. M7: never two on a road space. E1: the ranking lists who is home.
    fn check_census(position: &Position) {
        let mut cards = position.unseen();
        let waiting = position.card().into_iter();
        waiting
            .chain(position.spent().cards())
            .for_each(|card| cards.add(card));
        assert_eq!(cards, Census::STANDARD);
        for rider in Rider::ALL {
            let place = position.place(rider);
            let is_shared = |other| place.road().is_some() && position.place(other) == place;
            assert!(!rider.others().any(is_shared));
            assert_eq!(position.ranking().contains(&rider), place == Place::Home);
        }
    }

    fn check_end(position: &Position) {
        assert_eq!(position.ranking().len(), Rider::COUNT);
    }

    fn attempts() -> Vec<Move> {
        let fixed = ["exit", "stay"].map(str::to_owned);
        let steps =
            (1..=12).flat_map(|steps| [format!("forward {steps}"), format!("back {steps}")]);
        let others = Rider::ALL
            .into_iter()
            .flat_map(|rider| [format!("swap {rider}"), format!("replace {rider}")]);
        parsed(fixed.into_iter().chain(steps).chain(others))
    }

    fn table(level: Level, _: &Position) -> impl montecarlo::Game<Position = Position> {
        Table {
            levels: [level; Rider::COUNT],
        }
    }

    fn aim(position: &Position) -> Option<Aim> {
        table::aim(position)
    }
}
