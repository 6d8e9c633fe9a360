"""What `sorry-people bench` measures; each measurement asserts its answer."""

import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from sorry_people.cli.bench_positions import positions
from sorry_people.cli.chosen_edition import ChosenEdition
from sorry_people.cli.counted import counted
from sorry_people.cli.machine import cores
from sorry_people.cli.oracle_driver import winners_of
from sorry_people.rules import Driver, Oracle, simulate
from sorry_people.session import Edition

GAMES = 200_000
PLAYOUTS = 50_000
SIMPLE_GAMES = 20_000
EDITION_SHARE = 10
"""An older edition, whose games are longer, is measured with so many times fewer games and playouts."""
SURFACE_GAMES = 100
SEED = 1


@dataclass(frozen=True, slots=True)
class Measurement:
    """A figure and what it says."""

    what: str
    figure: float
    unit: str


def measure(repeats: int, chosen: ChosenEdition) -> Iterator[Measurement]:
    """All measurements of an edition, one by one; a time is the best of so many."""
    is_people = chosen.edition is Edition.PEOPLE
    for level in (Driver.EASY, Driver.HARD):
        yield from _games(chosen, level, repeats)
    if is_people:
        for level in (Driver.EASY, Driver.HARD):
            yield from _simple_and_fast(level, repeats)
    for name, game in positions(chosen):
        yield from _oracle(name, game, _share(chosen, PLAYOUTS), repeats)
    yield _surface(chosen, repeats)
    if is_people and sys.platform != "win32":  # which has no `resource`
        yield _memory(chosen)


def _games(chosen: ChosenEdition, level: Driver, repeats: int) -> Iterator[Measurement]:
    games = _share(chosen, GAMES)
    one = _best(repeats, partial(_simulate, chosen, level, games, threads=1))
    many = _best(repeats, partial(_simulate, chosen, level, games, threads=cores()))
    who = f"{_COUNTS[len(chosen.players)]} {level}"
    yield Measurement(f"{who} from the start, 1 thread", games / one, "games/s")
    yield Measurement(f"{who} from the start, {counted(cores(), 'thread')}", games / many, "games/s")
    yield Measurement(f"{who}: {counted(cores(), 'thread')} against 1", one / many, "times")


_COUNTS = {2: "two", 3: "three", 4: "four"}


def _simulate(chosen: ChosenEdition, level: Driver, games: int, *, threads: int) -> None:
    drivers = dict.fromkeys(chosen.players, level)
    start = chosen.simulation_start(SEED, 0)
    result = simulate(games, drivers=drivers, seed=SEED, threads=threads, start=start)
    assert result.finishes[:, 0].sum() == games * len(chosen.team(chosen.players[0])), "each game is won"


def _simple_and_fast(level: Driver, repeats: int) -> Iterator[Measurement]:
    play = partial(simulate, SIMPLE_GAMES, drivers=[level] * 4, seed=SEED, threads=1)
    simple, fast = play(simple=True), play()
    assert simple == fast, "the fast playout must play the game of the simple one"
    slow_seconds = _best(repeats, partial(play, simple=True))
    seconds = _best(repeats, play)
    yield Measurement(f"four {level}: simple playout", 1e9 * slow_seconds / simple.draws, "ns a draw")
    yield Measurement(f"four {level}: fast playout", 1e9 * seconds / fast.draws, "ns a draw")
    yield Measurement(f"four {level}: fast against simple", slow_seconds / seconds, "times")


def _share(chosen: ChosenEdition, count: int) -> int:
    return count if chosen.edition is Edition.PEOPLE else count // EDITION_SHARE


def _oracle(
    name: str,
    game: Any,  # noqa: ANN401 - of any edition
    playouts: int,
    repeats: int,
) -> Iterator[Measurement]:
    answers: list[Any] = []
    moves = len(game.legal_moves())
    for threads in sorted({1, cores()}):
        oracle = Oracle(playouts=playouts, threads=threads, seed=SEED)
        seconds = _best(repeats, partial(oracle.advise, game))
        answers.append(oracle.advise(game))
        assert len(answers[-1].moves) == moves, "the Oracle weighs every legal move (O1)"
        what = f"Oracle, {moves} moves x {playouts:,}, {name}, on {threads} of {counted(cores(), 'core')}"
        yield Measurement(what, 1e3 * seconds, "ms")
    assert all(answer == answers[0] for answer in answers), "the answer must not depend on the threads (O5)"


def _surface(chosen: ChosenEdition, repeats: int) -> Measurement:
    plies = 0

    def play_games() -> None:
        nonlocal plies
        plies = 0
        for seed in range(SURFACE_GAMES):
            game = chosen.game(seed)
            deal = game.roll if chosen.edition is Edition.EXPRESS else game.draw
            while not game.is_over:
                if game.needs_draw:
                    deal()
                else:
                    moves = game.legal_moves()
                    game.play(moves[0] if moves else None)
                    plies += 1
            assert winners_of(game), "a game that is over has been won"

    seconds = _best(repeats, play_games)
    assert plies > SURFACE_GAMES, "no game is over at once"
    deals = "roll" if chosen.edition is Edition.EXPRESS else "draw"
    return Measurement(f"{deals}, legal_moves and play from Python", 1e6 * seconds / plies, "µs")


def _memory(chosen: ChosenEdition) -> Measurement:
    game = next(game for _, game in positions(chosen))
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


def _best(repeats: int, work: Callable[[], object]) -> float:
    """The shortest time of several, in seconds: what the machine can do when nothing else disturbs it."""
    times = []
    for _ in range(repeats):
        started = time.perf_counter()
        work()
        times.append(time.perf_counter() - started)
    return min(times)
