"""The player's hand on the camera."""

from math import hypot, isclose

import pygame
import pytest

from sorry_people.rules import Rider
from tests.app.player import Player, persons


@pytest.fixture
def playing(player: Player) -> Player:
    player.set_view(hand_over=False)  # whose question would lie where the tests drag
    player.start(persons(4))
    player.wait(lambda: player.is_asked)
    player.rest()
    return player


def seen_at(player: Player, ground) -> tuple[float, float]:
    stage = player.app.stage
    x, y, _ = stage.camera.project(ground, stage.viewport)
    return x, y


def finger(player: Player, kind: int, number: int, point: tuple[float, float]) -> None:
    width, height = player.app.window.size
    player.post(
        kind, touch_id=1, finger_id=number, x=point[0] / width, y=point[1] / height, dx=0, dy=0, pressure=1
    )


def test_dragging_turns_and_tilts(playing):
    rig = playing.app.stage.rig
    yaw, pitch = rig.yaw, rig.pitch
    playing.drag((400, 300), [(20, 0)] * 5 + [(0, 10)] * 3)
    playing.rest()
    assert rig.yaw < yaw
    assert rig.pitch > pitch


def test_a_drag_is_no_click(playing):
    table = playing.play.table
    pile = playing.play.hud.panels.pile
    before = table.save()
    playing.drag((400, 300), [(pile.rect.centerx - 400, pile.rect.centery - 300)])
    assert table.save() == before


def test_the_camera_never_goes_under_the_ground(playing):
    playing.drag((400, 300), [(0, -300)] * 20)
    playing.rest()
    assert playing.app.stage.camera.global_position[1] > 0.5
    playing.drag((400, 300), [(0, 300)] * 20)
    playing.rest()
    assert playing.app.stage.rig.pitch < 1.571


@pytest.mark.parametrize("mod", [0, pygame.KMOD_CTRL])
def test_the_wheel_zooms_about_the_pointer(playing, mod):
    rig, viewport = playing.app.stage.rig, playing.app.stage.viewport
    point = (560, 260)
    ground = rig.ground_at(point, viewport)
    distance = rig.distance
    pygame.key.set_mods(mod)
    playing.post(pygame.MOUSEWHEEL, x=0, y=2, precise_x=0.0, precise_y=2.0, flipped=False, pos=point)
    pygame.key.set_mods(0)
    playing.rest()
    assert rig.distance < distance
    x, y = seen_at(playing, ground)
    assert hypot(x - point[0], y - point[1]) < 2.0


def test_a_pinch_zooms_about_its_middle_turns_nothing_and_plays_nothing(playing):
    rig, viewport = playing.app.stage.rig, playing.app.stage.viewport
    table = playing.play.table
    before, yaw, pitch, distance = table.save(), rig.yaw, rig.pitch, rig.distance
    middle = (500, 280)
    ground = rig.ground_at(middle, viewport)
    finger(playing, pygame.FINGERDOWN, 1, (470, 280))
    playing.post(pygame.MOUSEBUTTONDOWN, pos=(470, 280), button=1, touch=True)
    finger(playing, pygame.FINGERDOWN, 2, (530, 280))
    for spread in range(30, 90, 4):
        finger(playing, pygame.FINGERMOTION, 1, (500 - spread, 280))
        playing.post(pygame.MOUSEMOTION, pos=(500 - spread, 280), rel=(-4, 0), buttons=(1, 0, 0), touch=True)
        finger(playing, pygame.FINGERMOTION, 2, (500 + spread, 280))
    playing.post(pygame.MOUSEBUTTONUP, pos=(412, 280), button=1, touch=True)
    finger(playing, pygame.FINGERUP, 1, (412, 280))
    finger(playing, pygame.FINGERUP, 2, (588, 280))
    playing.rest()
    assert rig.distance < distance * 0.5
    assert isclose(rig.yaw, yaw)
    assert isclose(rig.pitch, pitch)
    x, y = seen_at(playing, ground)
    assert hypot(x - middle[0], y - middle[1]) < 2.0
    assert table.save() == before


def test_two_fingers_never_press_a_button_that_the_first_was_on(playing):
    table, pile = playing.play.table, playing.play.hud.panels.pile
    before, point = table.save(), pile.rect.center
    finger(playing, pygame.FINGERDOWN, 1, point)
    playing.post(pygame.MOUSEBUTTONDOWN, pos=point, button=1, touch=True)
    finger(playing, pygame.FINGERDOWN, 2, (500, 200))
    playing.post(pygame.MOUSEBUTTONUP, pos=point, button=1, touch=True)
    finger(playing, pygame.FINGERUP, 1, point)
    finger(playing, pygame.FINGERUP, 2, (500, 200))
    playing.app.advance(1.0)
    assert table.save() == before
    playing.post(pygame.MOUSEBUTTONDOWN, pos=point, button=1, touch=True)
    playing.post(pygame.MOUSEBUTTONUP, pos=point, button=1, touch=True)
    playing.app.advance(0.1)
    assert table.save() != before


def test_one_finger_is_a_click(playing):
    table, pile = playing.play.table, playing.play.hud.panels.pile
    before = table.save()
    finger(playing, pygame.FINGERDOWN, 1, pile.rect.center)
    playing.post(pygame.MOUSEBUTTONDOWN, pos=pile.rect.center, button=1, touch=True)
    playing.post(pygame.MOUSEBUTTONUP, pos=pile.rect.center, button=1, touch=True)
    finger(playing, pygame.FINGERUP, 1, pile.rect.center)
    playing.app.advance(0.1)
    assert table.save() != before


def test_keys_turn_and_zoom(playing):
    rig = playing.app.stage.rig
    yaw, distance = rig.yaw, rig.distance
    playing.press(pygame.K_LEFT)
    playing.press(pygame.K_PLUS)
    playing.rest()
    assert rig.yaw != yaw
    assert rig.distance < distance


def test_the_whole_board_comes_back(playing):
    rig = playing.app.stage.rig
    playing.press(pygame.K_b)
    playing.rest()
    view = rig.target, rig.pitch, rig.distance
    playing.press(pygame.K_PLUS)
    playing.drag((400, 300), [(30, 10)] * 5)
    playing.rest()
    playing.press(pygame.K_b)
    playing.rest()
    assert rig.target == pytest.approx(view[0], abs=0.05)
    assert rig.distance == pytest.approx(view[2], rel=1e-3)


def test_all_homes_and_vehicles_are_in_view_of_the_whole_board(playing):
    width, height = playing.app.window.size
    for rider in Rider:
        vehicle = playing.app.stage.board.vehicles[rider]
        x, y = seen_at(playing, vehicle.global_position)
        assert 0 < x < width
        assert 0 < y < height


def test_follow_rides_along(playing):
    playing.press(pygame.K_f)
    rider = playing.play.table.game.turn
    playing.rest()
    stage = playing.app.stage
    vehicle = stage.board.vehicles[rider]
    assert stage.rig.target == pytest.approx(vehicle.global_position, abs=0.1)
    playing.press(pygame.K_f)
    playing.rest()
    assert stage.rig.followed is None
