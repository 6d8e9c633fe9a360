"""A player that takes the Oracle's best move, against three hard ones."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from sorry_people.cli.machine import cores
from sorry_people.rules import Driver, Game, Move, Oracle, Rider


def oracle_against_hard(games: int, playouts: int, seed: int, threads: int | None = None) -> Iterator[bool]:
    """Plays games with the seeds `seed`, `seed + 1` and so on; yields whether the Oracle's rider won each.

    The Oracle drives each rider in turn, and each rider starts in turn.

    Args:
        games: How many.
        playouts: The Oracle's playouts for each move.
        seed: The first seed.
        threads: How many games are played at once; one a core when not given.
    """
    with ThreadPoolExecutor(threads or cores()) as pool:
        try:
            yield from pool.map(partial(_wins, playouts=playouts, seed=seed), range(games))
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _wins(number: int, playouts: int, seed: int) -> bool:
    riders = list(Rider)
    rider = riders[number % len(riders)]
    first = riders[number // len(riders) % len(riders)]
    game = Game(seed=(seed + number) % 2**64, first=first)
    # The games are what is spread over the cores, so each asks on one thread.
    oracle = Oracle(playouts=playouts, threads=1, seed=seed)
    while not game.ranking:
        game.draw()
        game.play(_best(oracle, game) if game.turn is rider else game.choose(Driver.HARD))
    return game.ranking[0] is rider


def _best(oracle: Oracle, game: Game) -> Move | None:
    moves = game.legal_moves()
    if len(moves) < 2:  # nothing to weigh
        return moves[0] if moves else None
    advice = oracle.advise(game, drivers=dict.fromkeys(Rider, Driver.HARD))
    return max(advice.moves, key=lambda odds: odds.first).move
