"""The tour before a game."""

import pygame
import pytest

from sorry_people.app.play_screen import PlayScreen
from sorry_people.app.tour_screen import TourScreen
from sorry_people.rules import Rider
from sorry_people.session import Start, Table
from sorry_people.ui.kit.label import Label
from tests.app.player import Player, button, persons


@pytest.fixture
def touring(player: Player) -> Player:
    player.flow.begin(Table(Start(1, Rider.BUCKY), persons(4)))
    return player


@pytest.mark.parametrize("seconds", [0.0, 1.0, 20.0, 58.0])
@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_SPACE])
def test_it_is_skipped_at_any_point_of_it(touring, seconds, key):
    touring.wait(lambda: touring.tour.flight.player.current_position >= seconds)
    touring.press(key)
    assert isinstance(touring.app.screen, PlayScreen)
    assert not touring.play.menus.is_open


def test_a_button_skips_it_too(touring):
    touring.click_on(button(touring.tour.caption, "Skip"))
    assert isinstance(touring.app.screen, PlayScreen)


def test_every_shot_is_told_and_then_the_game_begins(touring):
    screen = touring.tour
    told: list[str] = []

    def is_over() -> bool:
        if touring.app.screen is not screen:
            return True
        captions = {shot.caption for shot in screen.shots}
        told.extend(
            label.text
            for label in screen.caption.walk()
            if isinstance(label, Label) and label.text in captions and label.text not in told
        )
        assert touring.app.stage.camera.position[1] > 1.0
        return False

    touring.wait(is_over)
    assert told == [shot.caption for shot in screen.shots]
    assert isinstance(touring.app.screen, PlayScreen)


def test_it_goes_at_its_own_pace_however_fast_the_game_is(player):
    player.set_view(speed=8)
    player.flow.begin(Table(Start(1, Rider.BUCKY), persons(4)))
    player.app.advance(1.0)
    assert player.tour.flight.player.current_position == pytest.approx(1.0)
    player.press(pygame.K_SPACE)
    assert player.app.stage.speed == 8.0


def test_with_less_motion_the_camera_jumps_and_keeps_still_in_between(player):
    player.set_view(reduced_motion=True)
    player.flow.begin(Table(Start(1, Rider.BUCKY), persons(4)))
    seen = []

    def is_over() -> bool:
        if not isinstance(player.app.screen, TourScreen):
            return True
        if player.app.stage.camera.position not in seen:
            seen.append(player.app.stage.camera.position)
        return False

    shots = player.tour.shots
    player.wait(is_over)
    assert len(seen) == len(shots)
