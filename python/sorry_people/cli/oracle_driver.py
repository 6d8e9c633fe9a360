"""A player that takes the Oracle's best move, against hard ones."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from sorry_people.cli.chosen_edition import ChosenEdition
from sorry_people.cli.derived_seed import derived_seed
from sorry_people.cli.machine import cores
from sorry_people.rules import Driver, Oracle
from sorry_people.session import Edition


def oracle_against_hard(
    chosen: ChosenEdition, games: int, playouts: int, seed: int, threads: int | None = None
) -> Iterator[bool]:
    """Plays games, number `n` with the seed `derived_seed(seed, n)`; yields whether the Oracle won each.

    The Oracle plays each rider or colour in turn, and each begins in turn; in Teams it plays for both.

    Args:
        chosen: The edition.
        games: How many.
        playouts: The Oracle's playouts for each move.
        seed: That of the run.
        threads: How many games are played at once; one a core when not given.
    """
    with ThreadPoolExecutor(threads or cores()) as pool:
        try:
            yield from pool.map(partial(_wins, chosen=chosen, playouts=playouts, seed=seed), range(games))
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _wins(number: int, chosen: ChosenEdition, playouts: int, seed: int) -> bool:
    players = chosen.players
    player = players[number % len(players)]
    first = players[number // len(players) % len(players)]
    game = chosen.game(derived_seed(seed, number), first)
    # The games are what is spread over the cores, so each asks on one thread.
    oracle = Oracle(playouts=playouts, threads=1, seed=seed)
    team = chosen.team(player)
    while not (winners := winners_of(game)):
        moves = game.legal_moves()
        if game.needs_draw and not moves:
            game.roll() if chosen.edition is Edition.EXPRESS else game.draw()
            continue
        move = _best(oracle, game) if game.turn in team else game.choose(Driver.HARD)
        if move is None and game.needs_draw:
            game.draw()  # without the move of F8
        else:
            game.play(move)
    return player in winners


def winners_of(game: Any) -> list[str]:  # noqa: ANN401 - a game of any edition
    """Who has won: the first rider home (E1), or the winners of an older edition; nobody yet is empty."""
    return list(game.ranking[:1]) if game.edition == Edition.PEOPLE else list(game.winners)


def _best(oracle: Oracle, game: Any) -> Any:  # noqa: ANN401 - a game of any edition and its move
    moves = game.legal_moves()
    if len(moves) < 2 and not game.needs_draw:  # nothing to weigh
        return moves[0] if moves else None
    advice: Any = oracle.advise(game, drivers=dict.fromkeys(game.players, Driver.HARD))
    if advice.measure == "score":
        return max(advice.moves, key=lambda odds: odds.score).move
    return max(advice.moves, key=lambda odds: odds.first).move
