"""Whole games of every edition, by computers and by persons who press whatever is offered."""

from __future__ import annotations

import random
from functools import partial
from typing import TYPE_CHECKING

import pytest

from sorry_people.app.editions.end_screen import EditionEndScreen
from sorry_people.session import COLORS, Edition, EditionOptions
from sorry_people.ui.kit.pressable import Pressable
from sorry_people.ui.panels.move_row import MoveRow
from tests.app.editions.games import EDITIONS, FAST, late, play, table, tags

if TYPE_CHECKING:
    from collections.abc import Callable

    from sorry_people.app.editions.screen import EditionScreen
    from tests.app.player import Player

LONGEST = 20_000
"""Frames; games take some hundreds."""

LATE = 0.9


@pytest.mark.parametrize("edition", EDITIONS)
def test_computers_play_a_whole_game(player: Player, edition: Edition) -> None:
    # The second half of Teams, which needs four players, is as long as a game of two.
    watched = late(table(edition), 0.5) if edition is Edition.TEAMS else table(edition, players=COLORS[::2])
    player.flow.watch(watched, speed=FAST, quits=False)
    player.wait(lambda: isinstance(player.app.screen, EditionEndScreen))
    assert watched.winners


@pytest.mark.parametrize("edition", EDITIONS)
def test_persons_press_whatever_is_offered_and_the_game_ends(player: Player, edition: Edition) -> None:
    options = EditionOptions(fire_transfers=True, stack_bonuses=True)
    screen = play(player, late(table(edition, ("Red", "Yellow"), options=options), LATE))
    chance = random.Random(5)
    for _ in range(LONGEST):
        player.app.advance(0.5)
        if player.app.screen is not screen:
            break
        press_something(screen, chance)
    assert isinstance(player.app.screen, EditionEndScreen)


def press_something(screen: EditionScreen, chance: random.Random) -> None:
    """Whatever a person could press: an answer, a row, a mark on the board, a card, the pile, a button."""
    if screen.hud.question is not None:
        screen.hud.question.answers[0].press()
        return
    panels, hand, pile = screen.hud.panels, screen.hud.hand, screen.hud.panels.pile
    buttons: list[Callable[[], object]] = []
    if isinstance(pile, Pressable) and pile.enabled:
        buttons.append(pile.press)
    if hand.visible:
        buttons += [card.press for card in hand.cards if card.enabled]
    if screen.hud.card.visible and screen.hud.card.go_on.visible:
        buttons.append(screen.hud.card.go_on.press)
    if panels.moves.visible:
        buttons += [row.press for row in panels.moves.walk() if isinstance(row, MoveRow)]
    if screen.chooser.is_open:
        buttons += [partial(screen.click, at) for at in tags(screen)]
    if buttons:
        chance.choice(buttons)()
