"""The positions that the Oracle is timed on."""

from collections.abc import Iterator
from typing import Any

from sorry_people.cli.chosen_edition import ChosenEdition
from sorry_people.rules import Driver, Game, Rider
from sorry_people.session import Edition

SEED = 1
CHOICES = 4
"""The least number of moves to weigh."""
MID_GAME = 60
"""So many choices are made before the middle of a game of an older edition."""


def eleven(places: tuple[str, str, str, str], spent: dict[str, int]) -> dict[str, Any]:
    """A position in which Bucky, on the road like all others, has drawn an 11: four legal moves."""
    return {
        "edition": "people",
        "places": dict(zip(map(str, Rider), places, strict=True)),
        "loses_next_turn": [],
        "ranking": [],
        "turn": "Bucky",
        "card": "11",
        "spent": spent,
    }


OPENING = eleven(("road 4", "road 34", "road 64", "road 95"), {"1": 2, "2": 2})
MIDDLE = eleven(
    ("road 60", "road 100", "road 20", "road 75"),
    {"1": 2, "2": 2, "3": 3, "4": 2, "5": 2, "7": 1, "8": 2, "10": 2, "11": 1, "12": 2, "Sorry!": 2},
)


def positions(chosen: ChosenEdition) -> Iterator[tuple[str, Game]]:
    """An opening and a middle, each with its name."""
    if chosen.edition is Edition.PEOPLE:
        yield "opening", Game.from_dict(OPENING, seed=SEED)
        yield "mid-game", Game.from_dict(MIDDLE, seed=SEED)
    else:
        yield "opening", _after(chosen, 0)
        yield "mid-game", _after(chosen, MID_GAME)


def _after(chosen: ChosenEdition, choices: int) -> Game:
    """The first position after so many choices by hard players that offers `CHOICES` moves."""
    seed = SEED
    while True:
        game: Any = chosen.game(seed)
        made = 0
        while not game.is_over:
            if game.needs_draw:
                game.roll() if chosen.edition is Edition.EXPRESS else game.draw()
                continue
            if made >= choices and len(game.legal_moves()) >= CHOICES:
                return game  # type: ignore[no-any-return]
            game.play(game.choose(Driver.HARD))
            made += 1
        seed += 1  # this game was over before
