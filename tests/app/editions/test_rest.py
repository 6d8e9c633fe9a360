"""While a person is asked nothing moves, so no frame is drawn; colors and text may change meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from sorry_people.session import Edition
from tests.app.editions.games import EDITIONS, is_asked, late, play, table, tags, wait_for_choice
from tests.app.player import resize

if TYPE_CHECKING:
    from tests.app.player import Player

PERSONS = ("Red", "Blue", "Yellow", "Green")


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_frame_is_wanted_while_somebody_is_asked(player: Player, edition: Edition) -> None:
    shown = play(player, late(table(edition, PERSONS), 0.5))
    player.wait(lambda: is_asked(shown))
    player.draw_to_rest()
    assert not player.app.wants_frame
    wait_for_choice_or_press(player)
    player.draw_to_rest()
    assert not player.app.wants_frame


def wait_for_choice_or_press(player: Player) -> None:
    """On to the next thing that is asked."""
    question = player.app.screen.hud.question  # type: ignore[attr-defined]  # of an edition
    if question is not None:
        question.answers[0].press()
    player.app.advance(0.0)


@pytest.mark.parametrize("edition", [Edition.CLASSIC, Edition.EXPRESS])
def test_colors_change_in_the_middle_of_a_choice(player: Player, edition: Edition) -> None:
    shown = play(player, late(table(edition, PERSONS), 0.5))
    wait_for_choice(player)
    before = tags(shown)
    player.set_view(color_blind=True)
    player.rest()
    marks = shown.board.board.targets if edition is Edition.CLASSIC else shown.board.table.marks
    assert marks.liveries is player.app.stage.liveries
    assert len(tags(shown)) == len(before)
    player.set_view(color_blind=False)


def test_marks_stay_with_their_pawns_in_another_window(player: Player) -> None:
    shown = play(player, late(table(Edition.CLASSIC, PERSONS), 0.5))
    before = player.app.window.size
    wait_for_choice(player)
    try:
        resize(player, (1280, 600))
        player.rest()
        assert all(0 <= x < 1280 and 0 <= y < 600 for x, y in tags(shown))
    finally:
        resize(player, before)


def test_reduced_motion_plays_on(player: Player) -> None:
    player.set_view(reduced_motion=True)
    shown = play(player, late(table(Edition.CLASSIC), 0.97))
    player.wait(lambda: player.app.screen is not shown)
    player.set_view(reduced_motion=False)


@pytest.mark.parametrize("edition", [Edition.POINTS, Edition.FIRE_AND_ICE, Edition.EXPRESS])
@pytest.mark.parametrize(
    ("size", "text_size"), [((800, 600), 100), ((1280, 720), 150), ((3440, 1440), 100), ((600, 900), 100)]
)
def test_what_can_be_picked_is_clear_of_every_panel(
    player: Player, edition: Edition, size: tuple[int, int], text_size: int
) -> None:
    before = player.app.window.size
    player.set_view(text_size=text_size)
    player.flow.set_up()
    try:
        resize(player, size)
        shown = play(player, late(table(edition, PERSONS), 0.5))
        wait_for_choice(player)
        if edition is Edition.POINTS:
            shown.chooser.pick_card(min(shown.chooser.cards))
        for opened in ("", "o", "l", "d"):
            for key in opened:
                player.press(ord(key))
            player.rest()
            window, panels = pygame.Rect((0, 0), size), shown.hud.layout.keep_out()
            for place in (*shown.marks.places(), *shown.board.outline()):
                x, y, _ = shown.app.stage.camera.project(place, shown.app.stage.viewport)
                assert window.collidepoint(x, y), (opened, place)
                assert not any(panel.collidepoint(x, y) for panel in panels), (opened, place)
            for key in opened:
                player.press(ord(key))
    finally:
        resize(player, before)
