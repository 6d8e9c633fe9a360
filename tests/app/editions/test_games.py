"""Whole games of every edition, by computers and by persons who press whatever is offered."""

from __future__ import annotations

import random
from functools import partial
from typing import TYPE_CHECKING

import pytest

from sorry_people.app.editions.end_screen import EditionEndScreen
from sorry_people.app.editions.screen import EditionScreen
from sorry_people.app.game_flow import GameFlow
from sorry_people.session import COLORS, Edition, EditionChoice, EditionOptions, SeatChoice
from sorry_people.ui.kit.pressable import Pressable
from sorry_people.ui.panels.move_row import MoveRow

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.app.player import Player

EDITIONS = [edition for edition in Edition if edition is not Edition.PEOPLE]
LONGEST = 40_000
"""Frames; games take some thousands at most."""


def begin(player: Player, edition: Edition, persons: tuple[str, ...], **options: object) -> EditionScreen:
    """A game of an edition on the screen, its persons' hands free."""
    seats = tuple(SeatChoice(color, "person" if color in persons else "easy") for color in COLORS)
    chosen = EditionChoice(edition, seats, EditionOptions(**options), seed=11)  # type: ignore[arg-type]  # by name
    GameFlow(player.app).begin_edition(chosen)
    player.app.stage.speed = 100.0
    assert isinstance(player.app.screen, EditionScreen)
    return player.app.screen


@pytest.mark.parametrize("edition", EDITIONS)
def test_computers_play_a_whole_game(player: Player, edition: Edition) -> None:
    screen = begin(player, edition, ())
    for _ in range(LONGEST):
        player.app.advance(0.5)
        if player.app.screen is not screen:
            break
    assert isinstance(player.app.screen, EditionEndScreen)
    assert screen.table.winners


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_person_presses_whatever_is_offered_and_the_game_ends(player: Player, edition: Edition) -> None:
    screen = begin(player, edition, ("Red", "Yellow"))
    chance = random.Random(5)
    for _ in range(LONGEST):
        player.app.advance(0.5)
        if player.app.screen is not screen:
            break
        press_something(screen, chance)
    assert isinstance(player.app.screen, EditionEndScreen)


def press_something(screen: EditionScreen, chance: random.Random) -> None:
    """Whatever a person could press now: a row, a mark on the board, a card, the pile, a button."""
    panels, hand, pile = screen.hud.panels, screen.hud.hand, screen.hud.panels.pile
    buttons: list[Callable[[], object]] = []
    if isinstance(pile, Pressable) and pile.enabled:
        buttons.append(pile.press)
    if hand.visible and hand.reveal_button.visible:
        buttons.append(hand.reveal_button.press)
    if hand.visible:
        buttons += [card.press for card in hand.cards if card.enabled]
    if screen.hud.card.visible and screen.hud.card.go_on.visible:
        buttons.append(screen.hud.card.go_on.press)
    if panels.moves.visible:
        buttons += [row.press for row in panels.moves.walk() if isinstance(row, MoveRow)]
    buttons += [partial(screen.click, at) for at in marked(screen)]
    if buttons:
        chance.choice(buttons)()


def marked(screen: EditionScreen) -> list[tuple[int, int]]:
    """Where the numbers stand on the board."""
    if not screen.chooser.is_open:
        return []
    tags = screen.marks.sheets()
    below = screen.app.interface.theme.px(13)
    return [(tag.position[0] + tag.surface.get_width() // 2, tag.position[1] - below) for tag in tags]
