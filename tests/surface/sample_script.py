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


def play_an_older_edition(seed: int) -> dict[sp.Colour, int]:
    """A round of Points, Red by the Oracle; what everybody scores."""
    oracle = sp.Oracle(playouts=5, threads=1, seed=seed)
    game = sp.Game("points", players=["Red", sp.Colour.BLUE], stack_bonuses=True, seed=seed)
    while (turn := game.turn) is not None:
        if game.needs_draw:
            card: sp.Card = game.draw()
            assert card in game.hand(game.players[0]) + game.hand(game.players[1])
            continue
        moves: list[sp.SquareMove] = game.legal_moves()
        chosen: sp.SquareMove | None = game.choose("hard")
        if turn is sp.Colour.RED and len(moves) < 4:
            advice: sp.Advice[sp.Colour, sp.SquareMove] = oracle.advise(
                game, drivers={"Red": "hard", "Blue": "easy"}
            )
            chosen = advice.best
        events: list[sp.SquareEvent] = game.play(chosen)
        assert events
    return game.scores


def follow(game: sp.Game) -> str:
    """One step of a game of any edition."""
    if game.needs_draw:
        return ", ".join(game.roll()) if isinstance(game, sp.ExpressGame) else str(game.draw())
    for move in game.legal_moves():
        for event in game.play(move):
            return str(event)
    return "nothing"


def wins(edition: str) -> dict[str, int]:
    """Who wins how often."""
    result = sp.simulate(20, start=sp.Game(edition, seed=1), threads=1, seed=1)
    return {str(player): int(result.finishes[row, 0]) for row, player in enumerate(result.players)}


def tournament(seed: int) -> sp.Colour | None:
    """Who is first to ten points."""
    rounds = sp.Tournament(["Red", "Green"], target=10)
    while rounds.winner is None:
        game = sp.ExpressGame(players=rounds.players, seed=seed)
        seed += 1
        while not game.is_over:
            if game.needs_draw:
                game.roll()
            game.play(game.choose("easy"))
        rounds.record(game)
    return rounds.winner


if __name__ == "__main__":
    print(play_a_game(7), first_places(400), refused(), sep="\n")
    print(play_an_older_edition(7), tournament(1), wins("classic"), sep="\n")
    print(follow(sp.Game("2013", seed=1)), follow(sp.Game("express", seed=1)))
