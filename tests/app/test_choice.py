"""Choosing on the board, in the list and with the Oracle."""

import pygame

from sorry_people.app.foresight import foresee
from sorry_people.world import layout
from tests.app.player import Player, persons


def target_of(player: Player, index: int) -> tuple[int, int]:
    """The pixel of the place where a move ends."""
    game = player.play.table.game
    move = foresee(game, game.legal_moves()[index])
    stage = player.app.stage
    x, y, _ = stage.camera.project(layout.place_pose(move.end, move.rider).position, stage.viewport)
    return round(x), round(y)


def choosing(player: Player):
    table = player.start(persons(4))
    player.wait_for_choice()
    return table


def test_pointing_at_the_board_marks_the_list(player):
    choosing(player)
    player.move(target_of(player, 1))
    assert [row.marked for row in player.rows][:2] == [False, True]
    player.move((5, player.app.window.size[1] // 2))
    assert not any(row.marked for row in player.rows)


def test_pointing_at_the_list_shows_the_move_on_the_board(player):
    choosing(player)
    player.app.interface.layers()
    player.move(player.rows[1].rect.center)
    assert player.play.preview.marked == 1


def test_a_click_on_the_board_plays_the_move_that_ends_there(player):
    table = choosing(player)
    move = table.game.legal_moves()[1]
    played = len(table.actions)
    player.click(target_of(player, 1))
    player.wait(lambda: len(table.actions) > played)
    assert table.actions[played].move == move


def test_a_number_plays_the_move(player):
    table = choosing(player)
    move = table.game.legal_moves()[1]
    played = len(table.actions)
    player.press(pygame.K_2)
    player.wait(lambda: len(table.actions) > played)
    assert table.actions[played].move == move


def test_the_oracle_shows_a_move_then_plays_it(player):
    table = choosing(player)
    before = table.save()
    player.press(pygame.K_o)
    player.wait(lambda: not player.play.oracle.is_working)
    assert table.save() == before  # O6: it never acts
    rows = player.rows
    assert len(rows) == len(table.game.legal_moves())
    player.click_on(rows[1])
    assert table.save() == before
    assert player.play.preview.marked == 1
    move = table.game.legal_moves()[1]
    player.click_on(rows[1])
    player.wait(lambda: table.save() != before)
    assert table.actions[-1].move == move


def test_the_oracle_stays_on_duty_until_it_is_closed(player):
    table = choosing(player)
    player.press(pygame.K_o)
    cards = len(table.actions)
    player.press(pygame.K_1)
    player.press(pygame.K_1)
    player.wait(lambda: player.is_asked and len(table.actions) > cards)
    player.press(pygame.K_SPACE)
    player.wait(lambda: player.is_asked and table.game.card is not None)
    player.wait(lambda: not player.play.oracle.is_working)
    assert player.rows
    player.press(pygame.K_o)
    assert not player.play.oracle.is_on_duty


def test_more_can_be_asked_of_the_oracle(player):
    choosing(player)
    player.press(pygame.K_o)
    player.wait(lambda: not player.play.oracle.is_working)
    playouts = player.play.oracle.advice.playouts
    player.play.oracle.extend()
    player.wait(lambda: not player.play.oracle.is_working)
    assert player.play.oracle.advice.playouts == 2 * playouts


def test_no_frame_waits_for_the_oracle(player):
    choosing(player)
    player.press(pygame.K_o)
    # Frames go on while it works, whether it is done by the next one or not.
    player.app.advance(0.0)
    assert player.play.hud.panels.oracle.visible
    player.press(pygame.K_o)
    assert not player.play.oracle.is_working
