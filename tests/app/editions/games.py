"""Games of the older editions for tests, and hands on their screen."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from sorry_people.app.editions.screen import EditionScreen
from sorry_people.rules import Driver
from sorry_people.session import (
    COLORS,
    Edition,
    EditionChoice,
    EditionOptions,
    Need,
    SeatChoice,
    open_table,
    resume,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from sorry_people.app.editions.option import Option
    from tests.app.player import Player

EDITIONS = [edition for edition in Edition if edition is not Edition.PEOPLE]
FAST = 100.0
SHORT = 26
"""The seed of games that computers play to the end in fewer turns than most."""

HEAD = 2.0
"""Units above the ground at which a pawn is pressed."""


def table(
    edition: Edition,
    persons: tuple[str, ...] = (),
    *,
    players: tuple[str, ...] = COLORS,
    seed: int = SHORT,
    options: EditionOptions | None = None,
) -> Any:
    """A table before its first draw."""
    seats = tuple(SeatChoice(color, "person" if color in persons else "easy") for color in players)
    return open_table(EditionChoice(edition, seats, options or EditionOptions(), seed))


def until(table: Any, is_there: Callable[[Any], bool]) -> Any:
    """The table at the first choice at which something is the case, or some way before the end."""
    while table.need is not Need.NOTHING:
        if table.need is Need.MOVE and is_there(table):
            return resume(table.save())
        table.step(Driver.EASY)
    raise AssertionError("it never came to that: take another seed")


def late(table: Any, share: float) -> Any:
    """The table after a share of a game of computers, from which persons can go on."""
    whole = resume(table.save())
    while whole.need is not Need.NOTHING:
        whole.step(Driver.EASY)
    save = whole.save()
    return resume(replace(save, actions=save.actions[: int(len(save.actions) * share)]))


def play(player: Player, table: Any) -> EditionScreen:
    """A table on the screen."""
    player.flow.play(table)
    player.app.stage.speed = FAST
    return screen(player)


def screen(player: Player) -> EditionScreen:
    shown = player.app.screen
    assert isinstance(shown, EditionScreen)
    return shown


def is_asked(screen: EditionScreen) -> bool:
    """Whether a person has to do something."""
    return not screen.script.is_processing


def tags(screen: EditionScreen) -> list[tuple[int, int]]:
    """The middles of the numbers on the board, in their order."""
    return [tag.surface.get_rect(topleft=tag.position).center for tag in screen.marks.sheets()]


def pixel(screen: EditionScreen, option: Option, up: float = 0.0) -> tuple[int, int]:
    """Where an option's pawn or place is seen, `up` units above the ground."""
    x, y, z = screen.marks.ring_at(list(screen.chooser.options).index(option))
    seen = screen.app.stage.camera.project((x, y + up, z), screen.app.stage.viewport)
    return round(seen[0]), round(seen[1])


def where_to_press(screen: EditionScreen, option: Option) -> tuple[int, int]:
    """On a pawn itself, not on its ring; of a place the number, as several may be there."""
    if option.kind == "pawn":
        return pixel(screen, option, HEAD)
    return tags(screen)[list(screen.chooser.options).index(option)]


def wait_for_person(player: Player) -> None:
    """Frames until a person has to do something, and everything stands still."""
    shown = screen(player)
    player.wait(lambda: is_asked(shown))
    player.rest()


def wait_for_choice(player: Player) -> None:
    """Does what is asked until there is something to choose."""
    shown = screen(player)
    player.wait(lambda: is_asked(shown))
    while not shown.chooser.is_open:
        if shown.hud.question is not None:
            shown.hud.question.answers[0].press()
        elif not shown.controller.go_on():
            shown.controller.deal()
        player.app.advance(0.0)
        player.wait(lambda: is_asked(shown))
    player.rest()
