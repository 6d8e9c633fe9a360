"""The games that are kept: gone on with, or watched once more."""

import pygame

from sorry_people.session import load
from sorry_people.ui.panels.kept_games_panel import KeptGamesPanel
from tests.app.player import FAST, Player, act_by_keyboard, button, persons


def leave_a_game(player: Player, seed: int = 5):
    table = player.start(persons(4), seed)
    for _ in range(5):
        player.wait(lambda: player.is_asked)
        act_by_keyboard(player)
    player.wait(lambda: player.is_asked)
    player.flow.set_up()
    return table.save()


def open_kept(player: Player) -> KeptGamesPanel:
    player.rest()
    player.click_on(player.setup.panel.kept_button)
    (panel,) = (
        layer.root for layer in player.app.interface.shown() if isinstance(layer.root, KeptGamesPanel)
    )
    return panel


def test_there_is_no_way_to_kept_games_while_there_are_none(player):
    player.flow.set_up()
    assert not player.setup.panel.kept_button.visible


def test_a_game_that_was_left_goes_on_and_the_one_left_after_it_is_kept(player):
    left = leave_a_game(player)
    player.app.files.keep_unfinished()
    left_later = leave_a_game(player, seed=6)
    panel = open_kept(player)
    player.click_on(panel.buttons[0])
    assert player.play.table.save() == left
    assert player.app.files.game.read().save() == left
    (kept,) = player.app.files.finished.glob("*.json")
    assert load(kept).save() == left_later
    while player.play.table.save() == left:
        player.wait(lambda: player.is_asked)
        act_by_keyboard(player)


def test_a_finished_game_is_watched_again(player):
    table = player.start(persons(0))
    player.wait(lambda: player.has_ended)
    player.flow.set_up()
    panel = open_kept(player)
    player.click_on(panel.buttons[0])
    player.app.stage.speed = FAST
    again = player.play.table
    assert again.save() != table.save()
    player.wait(lambda: player.has_ended)
    assert again.game.ranking == table.game.ranking
    assert len(list(player.app.files.finished.glob("*.json"))) == 1


def test_a_game_that_cannot_be_read_is_told_of_and_kept(player):
    left = leave_a_game(player)
    player.app.files.keep_unfinished()
    broken = player.app.files.finished / "broken.json"
    broken.write_text("{ this is no save")
    player.flow.set_up()
    panel = open_kept(player)
    assert len(panel.buttons) == 1
    player.press(pygame.K_ESCAPE)
    assert broken.exists()
    player.click_on(button(player.setup.panel, "Start the evening"))
    player.press(pygame.K_SPACE)
    assert load(next(player.app.files.finished.glob("2*.json"))).save() == left
