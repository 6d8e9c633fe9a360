"""Scenes of the older editions, for pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sorry_people.app.editions.screen import EditionScreen
from sorry_people.app.run_until import run_until
from sorry_people.rules import Driver
from sorry_people.session import COLORS, Edition, EditionChoice, Need, SeatChoice, open_table, resume
from sorry_people.ui.callbacks import ignore

if TYPE_CHECKING:
    from collections.abc import Callable

    from sorry_people.app.application import Application

PERSONS = ("Anna", "Ben", "Carla", "Dan")


def _classic(app: Application, seed: int) -> None:
    screen = _choosing(app, Edition.CLASSIC, seed, _on_track)
    screen.chooser.point_at(0)


def _teams(app: Application, seed: int) -> None:
    screen = _choosing(app, Edition.TEAMS, seed, _on_track)
    screen.chooser.point_at(0)


def _points(app: Application, seed: int) -> None:
    screen = _game(app, Edition.POINTS, seed, _on_track)
    run_until(app, lambda: screen.hud.question is not None)
    run_until(app, lambda: not app.stage.is_moving)


def _points_hand(app: Application, seed: int) -> None:
    screen = _choosing(app, Edition.POINTS, seed, _on_track)
    screen.chooser.pick_card(min(screen.chooser.cards))


def _2013(app: Application, seed: int) -> None:
    _choosing(app, Edition.FIRE_AND_ICE, seed, _tokens)


def _express(app: Application, seed: int) -> None:
    screen = _choosing(app, Edition.EXPRESS, seed, _home)
    screen.chooser.point_at(0)


def _split(app: Application, seed: int) -> None:
    screen = _choosing(app, Edition.CLASSIC, seed, _splits)
    screen.chooser.choose(0)
    app.advance(0.0)
    app.stage.rig.settle()
    screen.chooser.point_at(1)


EDITION_SCENES: dict[str, Callable[[Application, int], None]] = {
    "classic": _classic,
    "teams": _teams,
    "points": _points,
    "points-hand": _points_hand,
    "2013": _2013,
    "express": _express,
    "split": _split,
}


def _choosing(app: Application, edition: Edition, seed: int, interest: Callable[[Any], int]) -> EditionScreen:
    """A game in which a person chooses, the screen in hand."""
    screen = _game(app, edition, seed, interest)
    run_until(app, lambda: screen.hud.question is not None or screen.chooser.is_open)
    if screen.hud.question is not None:
        screen.hud.question.answers[0].press()
    run_until(app, lambda: screen.chooser.is_open)
    run_until(app, lambda: not app.stage.is_moving)
    return screen


def _game(app: Application, edition: Edition, seed: int, interest: Callable[[Any], int]) -> EditionScreen:
    """A game of four persons at its most interesting choice."""
    seats = (SeatChoice(color, Driver.PERSON, person) for color, person in zip(COLORS, PERSONS, strict=True))
    table: Any = open_table(EditionChoice(edition, tuple(seats), seed=seed))
    best, most = table.save(), -1
    while table.need is not Need.NOTHING:
        if table.need is Need.MOVE and len(table.game.legal_moves()) > 1:
            found = interest(table.game)
            best, most = (table.save(), found) if found > most else (best, most)
        table.step(Driver.HARD)
    screen = EditionScreen(
        app, resume(best), on_end=ignore, on_setup=ignore, is_saved=False, oracle_seed=seed
    )
    app.go(screen)
    app.stage.rig.settle()
    return screen


def _on_track(game: Any) -> int:  # noqa: ANN401 - of any edition on the square board
    """How many pawns are under way."""
    return sum(place.startswith("track") for places in game.pawns.values() for place in places)


def _tokens(game: Any) -> int:  # noqa: ANN401 - of 2013
    """Whether Fire and Ice are on the board, and after that how many pawns are under way."""
    return 100 * sum(pawn is not None for pawn in (game.fire, game.ice)) + _on_track(game)


def _splits(game: Any) -> int:  # noqa: ANN401 - of any edition on the square board
    """How many ways there are to split a 7."""
    return sum(move.kind == "split" for move in game.legal_moves())


def _home(game: Any) -> int:  # noqa: ANN401 - of Express
    """How full the wedges are."""
    return int(sum(game.home.values()))
