//! Express.

use sorry_people_core::games::Level;
use sorry_people_core::games::colour::Colour;
use sorry_people_core::games::express::{Faces, Game, Move, Position, Setup, Table, table};
use sorry_people_core::montecarlo::{self, Aim, Stream};

use crate::registered::{Registered, parsed};

pub(crate) struct Express;

impl Registered for Express {
    type Game = Game;
    type Position = Position;
    type Move = Move;

    fn new_game(options: &mut Stream) -> Game {
        let mut players = Colour::ALL.to_vec();
        options.shuffle(&mut players);
        players.truncate(2 + options.below(3) as usize);
        let mut faces = Faces::STANDARD;
        if options.below(2) == 0 {
            // X9: the faces are data; here two dice are alike.
            faces.0[2] = faces.0[0];
        }
        let game = Game::new(&players, faces, options.next_u64(), None);
        game.expect("these colours can play")
    }

    fn from_position(position: Position, seed: u64) -> Game {
        Game::from_position(position, seed)
    }

    fn restored(game: &Game) -> Option<Game> {
        let (seed, rolls, plays) = (game.seed(), game.rolls(), game.plays());
        Some(Game::restore(*game.position(), seed, rolls, plays))
    }

    fn position(game: &Game) -> Position {
        *game.position()
    }

    fn chance(game: &mut Game) -> Result<(), String> {
        game.roll().map(drop).map_err(|error| error.to_string())
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

    /// X1: four pawns of each colour, wherever they are.
    fn check_census(position: &Position) {
        for colour in Colour::ALL {
            let mut pawns = position.start(colour);
            for player in position.players() {
                pawns += position.waiting(player, colour);
                if position.dial(player) == colour {
                    pawns += position.home(player);
                }
            }
            assert_eq!(pawns, 4);
        }
    }

    fn check_end(position: &Position) {
        let winner = position.winner().expect("somebody has won");
        assert_eq!(position.scores()[winner.index()], 5);
    }

    fn attempts() -> Vec<Move> {
        let mut texts = vec!["pass".to_owned()];
        let colours = Colour::ALL.map(Colour::name);
        for one in colours {
            texts.push(format!("take {one}"));
            texts.push(format!("sorry {one}"));
            for base in colours.into_iter().chain(["own"]) {
                texts.push(format!("take {one} from {base}"));
                texts.push(format!("slide {base} {one}"));
            }
        }
        parsed(texts)
    }

    fn table(level: Level, _: &Position) -> impl montecarlo::Game<Position = Position> {
        Table {
            levels: [level; Colour::COUNT],
        }
    }

    fn aim(position: &Position) -> Option<Aim> {
        table::aim(position)
    }
}
