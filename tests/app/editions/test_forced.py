"""A choice that leaves just one move is made by Space or Enter, or by itself where that is wished."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest

from sorry_people.app.editions.selection import is_forced
from sorry_people.app.editions.square_ways import square_ways
from sorry_people.session import COLORS, Edition
from tests.app.editions.games import play, table, until, wait_for_choice

if TYPE_CHECKING:
    from sorry_people.app.editions.screen import EditionScreen
    from tests.app.player import Player

SQUARE = [Edition.CLASSIC, Edition.TEAMS, Edition.POINTS, Edition.FIRE_AND_ICE]


def forced(edition: Edition) -> Any:
    """A table at which just one move can be made."""
    return until(table(edition, COLORS), lambda at: is_forced(square_ways(at.game)))


def has_played(shown: EditionScreen, before: int) -> bool:
    return len(shown.table.plays) > before


@pytest.mark.parametrize("edition", SQUARE)
@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_RETURN])
def test_space_and_enter_make_the_only_move(player: Player, edition: Edition, key: int) -> None:
    at = forced(edition)
    before = len(at.plays)
    shown = play(player, at)
    wait_for_choice(player)
    assert not has_played(shown, before)
    assert len(shown.chooser.options) == 1
    assert shown.board.board.preview.children or shown.chooser.options[0].kind in {"discard", "stay"}
    player.press(key)
    player.app.advance(0.0)
    assert has_played(shown, before)


@pytest.mark.parametrize("edition", [Edition.CLASSIC, Edition.POINTS])
def test_the_only_move_goes_by_itself_where_that_is_wished(player: Player, edition: Edition) -> None:
    player.set_view(auto_forced=True)
    try:
        at = forced(edition)
        before = len(at.plays)
        shown = play(player, at)
        player.wait(lambda: shown.chooser.is_open or shown.hud.question is not None)
        if shown.hud.question is not None:
            shown.hud.question.answers[0].press()
        player.wait(lambda: has_played(shown, before))
    finally:
        player.set_view(auto_forced=False)
