"""What `sorry-people bench` measures; each measurement asserts its answer."""

import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from sorry_people.cli.machine import cores
from sorry_people.rules import Driver, Game, Oracle, Rider, simulate

GAMES = 200_000
SIMPLE_GAMES = 20_000
PLAYOUTS = 50_000
SEED = 1


@dataclass(frozen=True, slots=True)
class Measurement:
    """A figure and what it says."""

    what: str
    figure: float
    unit: str


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
MID_GAME = eleven(
    ("road 60", "road 100", "road 20", "road 75"),
    {"1": 2, "2": 2, "3": 3, "4": 2, "5": 2, "7": 1, "8": 2, "10": 2, "11": 1, "12": 2, "Sorry!": 2},
)


def measure(repeats: int) -> Iterator[Measurement]:
    """All measurements, one by one; a time is the best of so many."""
    for level in (Driver.EASY, Driver.HARD):
        yield from _games(level, repeats)
    for level in (Driver.EASY, Driver.HARD):
        yield from _simple_and_fast(level, repeats)
    for name, position in (("opening", OPENING), ("mid-game", MID_GAME)):
        yield from _oracle(name, position, repeats)
    yield _surface(repeats)
    if sys.platform != "win32":  # which has no `resource`
        yield _memory()


def _games(level: Driver, repeats: int) -> Iterator[Measurement]:
    one = _best(repeats, partial(_simulate, level, GAMES, threads=1))
    many = _best(repeats, partial(_simulate, level, GAMES, threads=cores()))
    yield Measurement(f"four {level} from the start, 1 thread", GAMES / one, "games/s")
    yield Measurement(f"four {level} from the start, {cores()} threads", GAMES / many, "games/s")
    yield Measurement(f"four {level}: {cores()} threads against 1", one / many, "times")


def _simple_and_fast(level: Driver, repeats: int) -> Iterator[Measurement]:
    simple = simulate(SIMPLE_GAMES, drivers=[level] * 4, seed=SEED, threads=1, simple=True)
    fast = simulate(SIMPLE_GAMES, drivers=[level] * 4, seed=SEED, threads=1)
    assert simple == fast, "the fast playout must play the game of the simple one"
    slow_seconds = _best(repeats, partial(_simulate, level, SIMPLE_GAMES, threads=1, simple=True))
    seconds = _best(repeats, partial(_simulate, level, SIMPLE_GAMES, threads=1))
    yield Measurement(f"four {level}: simple playout", 1e9 * slow_seconds / simple.draws, "ns a draw")
    yield Measurement(f"four {level}: fast playout", 1e9 * seconds / fast.draws, "ns a draw")
    yield Measurement(f"four {level}: fast against simple", slow_seconds / seconds, "times")


def _oracle(name: str, position: dict[str, Any], repeats: int) -> Iterator[Measurement]:
    game = Game.from_dict(position, seed=SEED)
    answers = []
    for threads in sorted({1, cores()}):
        oracle = Oracle(playouts=PLAYOUTS, threads=threads, seed=SEED)
        seconds = _best(repeats, partial(oracle.advise, game))
        answers.append(oracle.advise(game))
        assert len(answers[-1].moves) == 4, "an 11 on the road weighs four moves here"
        what = f"Oracle, 4 moves x {PLAYOUTS:,}, {name}, on {threads} of {cores()} cores"
        yield Measurement(what, 1e3 * seconds, "ms")
    assert all(answer == answers[0] for answer in answers), "the answer must not depend on the threads (O5)"


def _surface(repeats: int) -> Measurement:
    plies = 0

    def play_games() -> None:
        nonlocal plies
        plies = 0
        for seed in range(100):
            game = Game(seed=seed)
            while not game.is_over:
                game.draw()
                moves = game.legal_moves()
                game.play(moves[0] if moves else None)
                plies += 1

    seconds = _best(repeats, play_games)
    assert plies > 100 * 4, "four riders can't get home in so few cards"
    return Measurement("draw, legal_moves and play from Python", 1e6 * seconds / plies, "µs")


def _memory() -> Measurement:
    game = Game.from_dict(OPENING, seed=SEED)
    Oracle(playouts=PLAYOUTS, seed=SEED).advise(game)
    before = _peak_memory()
    advice = Oracle(playouts=20 * PLAYOUTS, seed=SEED).advise(game)
    assert advice.playouts == 20 * PLAYOUTS
    return Measurement("more memory for 20 times the playouts", (_peak_memory() - before) / 2**20, "MB")


def _peak_memory() -> int:
    """The most memory that this process ever had, in bytes."""
    import resource  # noqa: PLC0415  not on every system

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024


def _simulate(level: Driver, games: int, *, threads: int, simple: bool = False) -> None:
    simulate(games, drivers=[level] * 4, seed=SEED, threads=threads, simple=simple)


def _best(repeats: int, work: Callable[[], object]) -> float:
    """The shortest time of several, in seconds: what the machine can do when nothing else disturbs it."""
    times = []
    for _ in range(repeats):
        started = time.perf_counter()
        work()
        times.append(time.perf_counter() - started)
    return min(times)
