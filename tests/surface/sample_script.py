"""A script as a user would write it; a strict type checker reads it, and the tests run it."""

from typing import TYPE_CHECKING

import sorry_people as sp

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


def play_a_game(seed: int) -> list[sp.Rider]:
    """One game, Bucky by the Oracle and the rest by the computers."""
    oracle = sp.Oracle(playouts=50, threads=1, seed=seed)
    game = sp.Game(seed=seed, deck=["2", sp.Card.ELEVEN])
    while (turn := game.turn) is not None:
        card: sp.Card = game.draw()
        moves: list[sp.Move] = game.legal_moves()
        chosen: sp.Move | None = game.choose("medium")
        if turn is sp.Rider.BUCKY and len(moves) > 1:
            advice = oracle.advise(
                game, drivers={"Bucky": "person", "Terrence": "hard", "Bethany": "medium", "Chuck": "easy"}
            )
            chosen = advice.best
            shares: NDArray[np.float64] = advice.moves[0].places
            assert card == advice.card
            assert shares.shape == (4,)
        events: list[sp.Event] = game.play(chosen)
        assert events[0].rider in sp.Rider
    return game.ranking


def print_progress(done: int, rate: float) -> None:
    """Tells how far it is."""
    print(f"{done} games, {rate:.0f} a second")


def first_places(games: int) -> dict[sp.Rider, float]:
    """How often each rider wins."""
    result = sp.simulate(games, drivers=[sp.Driver.HARD] * 4, seed=1, threads=1, progress=print_progress)
    return {rider: float(result.finishes[row, 0]) / result.games for row, rider in enumerate(sp.Rider)}


def refused() -> str:
    """What an impossible move is told."""
    try:
        sp.Game(seed=1).play("exit")
    except sp.IllegalMoveError as error:
        return str(error)
    raise AssertionError("there is no card yet")


if __name__ == "__main__":
    print(play_a_game(7), first_places(400), refused(), sep="\n")
