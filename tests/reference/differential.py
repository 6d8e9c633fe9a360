"""The package and the reference play the same random games, card by card.

`python -m tests.reference.differential --games 2000` plays so many games of every edition and option and
tells how much was compared; `--edition 2013` or `--case "points, four"` plays those alone.
"""

import argparse
import json
import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any, NamedTuple

import sorry_people as sp
from tests.reference import Position, cards, express, fire_move, outcomes, playouts, points

ODD_FACES = [
    ["Red", "Red", "Wild", "SORRY!", "SLIDE", "SLIDE"],
    ["Green", "Yellow", "Wild", "Wild", "SORRY!", "Blue"],
    ["SORRY!", "SLIDE", "Blue", "Blue", "Blue", "Yellow"],
]

CASES: dict[str, tuple[str, dict[str, Any]]] = {
    "people": ("people", {}),
    "classic, four": ("classic", {}),
    "classic, seats 0 and 2": ("classic", {"players": ["Red", "Yellow"]}),
    "classic, two, 44 cards, quick start": (
        "classic",
        {"players": ["Blue", "Yellow"], "deck": "first", "quick_start": True},
    ),
    "classic, three, 55 cards": (
        "classic",
        {"players": ["Blue", "Yellow", "Green"], "deck": "waddingtons"},
    ),
    "teams": ("teams", {}),
    "teams, 44 cards, quick start": ("teams", {"deck": "first", "quick_start": True}),
    "points, four": ("points", {}),
    "points, two, bonuses stacked, quick start": (
        "points",
        {"players": ["Red", "Blue"], "stack_bonuses": True, "quick_start": True},
    ),
    "points, three, 55 cards": (
        "points",
        {"players": ["Red", "Yellow", "Green"], "deck": "waddingtons"},
    ),
    "2013, four": ("2013", {}),
    "2013, fire transfers": ("2013", {"fire_transfers": True}),
    "2013, two, quick start": ("2013", {"players": ["Red", "Blue"], "quick_start": True}),
    "2013, three, fire transfers": (
        "2013",
        {"players": ["Blue", "Yellow", "Green"], "fire_transfers": True},
    ),
    "express, four": ("express", {}),
    "express, three": ("express", {"players": ["Red", "Yellow", "Green"]}),
    "express, two": ("express", {"players": ["Yellow", "Green"]}),
    "express, odd faces": ("express", {"players": ["Red", "Blue"], "faces": ODD_FACES}),
}

ROUND_TRIPS = 50  # one step in so many is read from its dict again


class Compared(NamedTuple):
    """How much was compared, and found alike."""

    games: int = 0
    draws: int = 0
    plays: int = 0
    moves: int = 0
    results: int = 0

    def plus(self, other: "Compared") -> "Compared":
        return Compared(*(one + more for one, more in zip(self, other, strict=True)))


def compare_game(name: str, seed: int) -> Compared:
    """One game of a case from the first card to the last.

    In every second game half of the moves are those of Hard, which brings pawns home sooner; all others
    are random.

    Raises:
        AssertionError: the package and the reference differ; the message tells where.
    """
    edition, options = CASES[name]
    rng = random.Random(f"{name} {seed}")
    game = sp.Game(edition, seed=rng.randrange(2**64), **options)
    position = start_of(game, options)
    steps: Iterator[Compared] = compare_steps(game, position, rng, hard=seed % 2 * 0.5)
    compared = Compared(games=1)
    try:
        for step in steps:
            compared = compared.plus(step)
    except AssertionError as error:
        error.add_note(f"in game {seed} of {name!r}: {json.dumps(game.to_dict())}")
        raise
    return compared


def start_of(game: sp.Game, options: dict[str, Any]) -> Position:
    """K1, K2, KP1, X1: the reference's start, with the first player and the hands that the package drew."""
    position = game.to_dict()
    assert position == playouts.start(game.edition, position["turn"], position.get("hands"), **options)
    return position


def compare_steps(game: sp.Game, position: Position, rng: random.Random, hard: float) -> Iterator[Compared]:
    """Every draw, roll and move; yields what each compared."""
    while position["turn"] is not None:
        possible = outcomes(position)
        distinct = compare_moves(game, position, possible)
        if rng.randrange(ROUND_TRIPS) == 0:
            compare_round_trip(game, position, rng)
        before_draw = position["edition"] == "2013" and position["card"] is None
        moves = len([move for move in possible if move is not None])
        if not possible or (before_draw and rng.random() < 0.5):
            position = chance(game, position)
            yield Compared(draws=1, moves=moves, results=distinct)
        else:
            chosen = game.choose("hard") if rng.random() < hard else rng.choice(list(possible))
            if chosen is None and before_draw:
                continue  # Hard draws without the move of F8; the next time around it may be made.
            game.play(chosen)
            position = possible[None if chosen is None else str(chosen)].position
            yield Compared(plays=1, moves=moves, results=distinct)
        assert game.to_dict() == position
    compare_end(game, position)


def compare_moves(game: sp.Game, position: Position, possible: dict[str | None, Any]) -> int:
    """The texts of the legal moves in their order, the distinct positions that they lead to, and what is due.

    Returns:
        How many distinct positions there are.
    """
    assert [str(move) for move in game.legal_moves()] == [move for move in possible if move is not None]
    distinct: list[Position] = []
    for outcome in possible.values():
        if outcome.position not in distinct:
            distinct.append(outcome.position)
    assert game.results() == distinct
    if position["edition"] == "2013":
        assert isinstance(game, sp.SquareGame)
        assert game.fire_move() == fire_move(position)
    assert game.needs_draw == (not possible or possible.keys() == {"fire move"})
    return len(distinct)


def compare_round_trip(game: sp.Game, position: Position, rng: random.Random) -> None:
    """The dict is read again, whatever the order of its keys."""
    keys = list(position)
    rng.shuffle(keys)
    again = sp.Game.from_dict({key: position[key] for key in keys}, seed=1)
    assert again.to_dict() == position
    assert again.legal_moves() == game.legal_moves()


def chance(game: sp.Game, position: Position) -> Position:
    """The draw or roll that the package makes, made by the reference."""
    if position["edition"] == "express":
        return express.roll(position, game.roll())
    assert isinstance(game, sp.PeopleGame | sp.SquareGame)
    pile = {str(card): count for card, count in game.unseen.items() if count}
    assert not pile or pile == cards.unseen(position)  # T4: the reference tells of the next pile.
    draw = points.draw if position["edition"] == "points" else cards.draw
    return draw(position, str(game.draw()))


def compare_end(game: sp.Game, position: Position) -> None:
    """E1, K5, KT5, KP4, X8, X10: what the end comes to."""
    assert game.is_over
    assert not game.needs_draw
    assert not game.legal_moves()
    assert not game.results()
    if isinstance(game, sp.PeopleGame):
        return
    assert isinstance(game, sp.SquareGame | sp.ExpressGame)
    if position["edition"] == "express":
        assert game.scores == express.scores(position)
    elif position["edition"] == "points":
        assert game.scores == points.scores(position)
    assert game.winners == game.ranking
    assert len(game.winners) == (2 if position["edition"] == "teams" else 1)


def compare(name: str, seeds: range, each: Callable[..., Any] = map) -> Compared:
    """So many games of a case."""
    total = Compared()
    for compared in each(partial(compare_game, name), seeds):
        total = total.plus(compared)
    return total


def main() -> None:
    """Plays the games that the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, help="of each case")
    parser.add_argument("--edition", choices=sorted({edition for edition, _ in CASES.values()}))
    parser.add_argument("--case", choices=list(CASES), help="one of the editions with its options")
    parser.add_argument("--seed", type=int, default=0, help="the first game's")
    parser.add_argument("--processes", type=int, default=1)
    options = parser.parse_args()
    names = [
        name
        for name, (edition, _) in CASES.items()
        if options.edition in (None, edition) and options.case in (None, name)
    ]
    print(f"{'case':42} {'games':>6} {'draws':>9} {'plays':>9} {'moves':>9} {'results':>9} {'seconds':>8}")
    total = Compared()
    with ProcessPoolExecutor(options.processes) as pool:
        for name in names:
            started = time.perf_counter()
            seeds = range(options.seed, options.seed + options.games)
            compared = compare(name, seeds, partial(pool.map, chunksize=10))
            total = total.plus(compared)
            figures = " ".join(f"{figure:>9}" for figure in compared[1:])
            seconds = time.perf_counter() - started
            print(f"{name:42} {compared.games:>6} {figures} {seconds:>8.0f}", flush=True)
    print(f"{total.games} games, {total.draws + total.plays} steps: all alike")


if __name__ == "__main__":
    main()
