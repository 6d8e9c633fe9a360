"""Choosing on the board: pawns and places, tags, keys, and taking a pick back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest

from sorry_people.session import Edition
from sorry_people.story import pawn_name
from sorry_people.ui.panels.move_row import MoveRow
from tests.app.editions.games import pixel, play, table, tags, until, wait_for_choice, where_to_press

if TYPE_CHECKING:
    from collections.abc import Callable

    from sorry_people.app.editions.screen import EditionScreen
    from tests.app.player import Player


def has(kind: str) -> Any:
    return lambda table: any(move.kind == kind for move in table.game.legal_moves())


def begin(player: Player, edition: Edition, kind: str) -> EditionScreen:
    """A person may choose a move of a kind."""
    persons = ("Red", "Blue", "Yellow", "Green")
    shown = play(player, until(table(edition, persons), has(kind)))
    wait_for_choice(player)
    return shown


@pytest.mark.parametrize("backwards", [False, True])
def test_a_seven_is_split_by_clicking_two_pawns_in_either_order(player: Player, backwards: bool) -> None:
    shown = begin(player, Edition.CLASSIC, "split")
    ways = [way for way in shown.controller.ways() if way.move.kind == "split"]
    way = ways[-1]
    first, second = way.move.parts
    turn = str(shown.table.game.turn)
    order = (second, first) if backwards else (first, second)
    wanted = [option_way for option_way in ways if option_way.move == way.move]
    if backwards and len(wanted) == 1:
        pytest.skip("the other order is another move here")
    steps = wanted[-1 if backwards else 0].steps
    assert steps[0].text == pawn_name(f"{turn} {order[0].pawn}")
    for step in steps:
        if shown.chooser.is_open and step in shown.chooser.options:
            player.click(where_to_press(shown, step))
            player.app.advance(0.0)
            player.app.stage.rig.settle()
    player.wait(lambda: bool(shown.table.plays) and shown.table.plays[-1].move == way.move)


def test_a_pick_is_taken_back_by_backspace_esc_and_the_right_button(player: Player) -> None:
    shown = begin(player, Edition.CLASSIC, "split")
    before = shown.chooser.options
    take_back: list[Callable[[], object]] = [
        lambda: player.press(pygame.K_BACKSPACE),
        lambda: player.press(pygame.K_ESCAPE),
        lambda: right_click(player),
        lambda: player.press(pygame.K_1 + len(shown.chooser.options)),
    ]
    for take in take_back:
        player.press(pygame.K_1)
        assert shown.chooser.is_open
        assert shown.chooser.options != before
        take()
        assert shown.chooser.options == before
    assert not shown.menus.is_open


def right_click(player: Player) -> None:
    at = (player.app.window.size[0] // 3, player.app.window.size[1] // 2)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        player.post(kind, pos=at, button=pygame.BUTTON_RIGHT, touch=False)


def test_pointing_at_a_place_shows_the_move_and_its_row(player: Player) -> None:
    shown = begin(player, Edition.CLASSIC, "split")
    while not any(_is_one(shown, index) for index in range(len(shown.chooser.options))):
        player.press(pygame.K_1)
    index = next(index for index in range(len(shown.chooser.options)) if _is_one(shown, index))
    player.move(tags(shown)[index])
    assert shown.board.board.preview.children
    row = [each for each in shown.hud.panels.moves.walk() if isinstance(each, MoveRow)][index]
    assert row.marked
    player.move((5, player.app.window.size[1] // 2))
    assert not shown.board.board.preview.children


def _is_one(shown: EditionScreen, index: int) -> bool:
    """Whether an option leaves just one move, so that it can be shown."""
    each = shown.chooser.options[index]
    picked = len(shown.chooser.picked)
    left = {way.index for way in shown.controller.ways() if way.steps[picked : picked + 1] == (each,)}
    return each.spot is not None and len(left) == 1


@pytest.mark.parametrize("kind", ["swap", "replace"])
def test_a_swap_or_a_sorry_is_chosen_by_clicking_both_pawns(player: Player, kind: str) -> None:
    shown = begin(player, Edition.CLASSIC, kind)
    way = next(way for way in shown.controller.ways() if way.move.kind == kind)
    for step in way.steps:
        if shown.chooser.is_open and step in shown.chooser.options:
            player.click(tags(shown)[list(shown.chooser.options).index(step)])
    assert last_kind(player, shown) == kind


def test_wedges_and_blocks_of_express_are_pressed_anywhere(player: Player) -> None:
    shown = begin(player, Edition.EXPRESS, "slide")
    way = next(way for way in shown.controller.ways() if way.move.kind == "slide")
    for step in way.steps:
        if shown.chooser.is_open and step in shown.chooser.options:
            player.click(pixel(shown, step))
    assert last_kind(player, shown) == "slide"


def last_kind(player: Player, shown: EditionScreen) -> str:
    """The kind of the move that was chosen."""
    player.app.advance(0.0)
    move = shown.table.plays[-1].move
    assert move is not None
    return move.kind


def test_what_can_be_picked_is_brought_into_view_where_the_camera_rides_along(player: Player) -> None:
    shown = begin(player, Edition.CLASSIC, "split")
    player.press(pygame.K_f)
    player.app.stage.rig.look((60.0, 0.0, 60.0), distance=30.0)
    player.app.stage.rig.settle()
    player.press(pygame.K_1)
    player.rest()
    window = pygame.Rect((0, 0), player.app.window.size)
    covered = shown.hud.layout.keep_out()
    for option in shown.chooser.options:
        at = pixel(shown, option) if option.spot is not None else None
        assert at is None or (window.collidepoint(at) and not any(rect.collidepoint(at) for rect in covered))


def test_the_question_mark_opens_the_rules_of_the_edition(player: Player) -> None:
    shown = begin(player, Edition.EXPRESS, "take")
    player.post(pygame.KEYDOWN, key=pygame.K_SLASH, mod=pygame.KMOD_SHIFT, unicode="?", scancode=0)
    assert shown.menus.is_open
    assert shown.menus.edition == Edition.EXPRESS


def test_the_row_of_what_is_pointed_at_scrolls_into_view(player: Player) -> None:
    player.set_view(text_size=200)
    shown = begin(player, Edition.CLASSIC, "split")
    player.press(pygame.K_1)
    player.rest()
    last = len(tags(shown)) - 1
    panel = shown.hud.panels.moves
    row = [each for each in panel.walk() if isinstance(each, MoveRow)][last]
    player.app.interface.layers()
    assert row.rect.bottom > panel.rect.bottom
    player.move(tags(shown)[last])
    player.app.interface.layers()
    assert panel.rect.contains(row.rect)
    player.set_view(text_size=100)
