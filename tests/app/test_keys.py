"""What Esc closes, and what no key opens behind a menu."""

import pygame

from tests.app.player import Player, persons


def test_esc_closes_what_is_open_before_it_opens_the_menu(player: Player) -> None:
    player.start(persons(1), 1)
    for key in (pygame.K_o, pygame.K_l):
        player.press(key)
    panels = player.play.hud.panels
    assert panels.oracle.visible
    assert panels.log.visible
    player.press(pygame.K_ESCAPE)
    assert panels.oracle.visible
    assert not panels.log.visible
    player.press(pygame.K_ESCAPE)
    assert not panels.oracle.visible
    assert not player.play.menus.is_open
    player.press(pygame.K_ESCAPE)
    assert player.play.menus.is_open


def test_no_panel_opens_behind_the_menu(player: Player) -> None:
    player.start(persons(1), 1)
    player.press(pygame.K_ESCAPE)
    for key in (pygame.K_l, pygame.K_d, pygame.K_o):
        player.press(key)
    panels = player.play.hud.panels
    assert not any(panel.visible for panel in (panels.log, panels.deck, panels.oracle))
