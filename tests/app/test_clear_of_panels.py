"""Nothing of the board lies under a panel, whatever is open, in any window and at any text size."""

import itertools
from collections.abc import Mapping

import pygame
import pytest

from sorry_people.app.foresight import foresee
from sorry_people.session import Need
from sorry_people.ui.panels.question_panel import QuestionPanel
from sorry_people.world import layout
from tests.app.player import Player, act_by_keyboard, persons, resize

SIZES = [(640, 480), (800, 600), (1280, 720), (1920, 1080), (3440, 1440), (600, 900)]
TEXT_SIZES = [100, 150, 200]
OPEN = ["", "o", "l", "d", "ol"]
CHOICES = 2


def opaque(player: Player) -> list[pygame.Rect]:
    """What is shown on the board's sheet, but a question: it is asked when nothing is to be seen."""
    roots = [layer.root for layer in player.app.interface.shown() if not layer.passive]
    return [root.rect for root in roots if not isinstance(root, QuestionPanel)]


def hidden(player: Player, places: Mapping[str, tuple[str, str]]) -> list[str]:
    """The places of riders, a place each by a name, that cannot be seen."""
    # The Oracle's panel grows with what it knows, and the camera makes room for it a frame later.
    player.wait(lambda: not player.play.oracle.is_working)
    player.app.advance(0.0)
    player.app.advance(0.0)
    stage = player.app.stage
    stage.rig.settle()
    window = pygame.Rect((0, 0), player.app.window.size)
    panels = opaque(player)
    unseen = []
    for name, (rider, place) in places.items():
        x, y, _ = stage.camera.project(layout.place_pose(place, rider).position, stage.viewport)
        point = (round(x), round(y))
        if not window.collidepoint(point) or any(panel.collidepoint(point) for panel in panels):
            unseen.append(f"{name} at {point}")
    return unseen


def places_that_matter(player: Player) -> dict[str, tuple[str, str]]:
    """Where everybody is, where each legal move ends and whom it bumps."""
    game = player.play.table.game
    places: dict[str, tuple[str, str]] = {str(rider): (rider, place) for rider, place in game.places.items()}
    for move in game.legal_moves() if game.card is not None else ():
        seen = foresee(game, move)
        places[f"the end of {move}"] = (seen.rider, seen.end)
        places |= {f"{rider}, bumped by {move}": (rider, place) for rider, place in seen.bumped}
    return places


@pytest.mark.parametrize(
    ("seed", "size", "text_size"),
    [(seed, *shape) for seed, shape in enumerate(itertools.product(SIZES, TEXT_SIZES))],
)
def test_every_target_and_rider_is_clear_of_every_panel(player, seed, size, text_size):
    before = player.app.window.size
    player.set_view(text_size=text_size)
    player.flow.set_up()
    try:
        resize(player, size)
        table = player.start(persons(4), seed)
        for _ in range(CHOICES):
            while table.need is not Need.MOVE or len(table.game.legal_moves()) < 2:
                act_by_keyboard(player)
                player.wait(lambda: player.is_asked)
                player.rest()
                assert hidden(player, places_that_matter(player)) == [], len(table.actions)
            for opened in OPEN:
                for key in opened:
                    player.press(ord(key))
                player.rest()
                assert hidden(player, places_that_matter(player)) == [], opened
                for key in opened:
                    player.press(ord(key))
            act_by_keyboard(player)
            player.wait(lambda: player.is_asked)
    finally:
        resize(player, before)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("opened", OPEN)
def test_the_whole_road_all_driveways_and_homes_are_clear_of_every_panel(player, size, opened):
    before = player.app.window.size
    player.start(persons(4), 1)
    try:
        resize(player, size)
        player.wait_for_choice()
        for key in opened:
            player.press(ord(key))
        player.rest()
        places = {f"{rider}'s {name}": (rider, name) for rider in player.play.table.seats for name in ALL}
        assert hidden(player, places) == []
    finally:
        resize(player, before)


ALL = [
    "fair",
    "home",
    *(f"road {space}" for space in range(120)),
    *(f"driveway {space}" for space in range(1, 6)),
]


def test_riding_along_every_move_on_offer_is_in_view(player):
    player.start(persons(4), 6)
    player.wait_for_choice()
    player.press(pygame.K_f)
    act_by_keyboard(player)
    player.wait_for_choice()
    assert player.play.board.follows
    assert hidden(player, ends_of_moves(player)) == []
    act_by_keyboard(player)
    player.wait(lambda: player.app.stage.rig.followed is not None)


def test_a_move_shown_by_the_oracle_is_in_view_wherever_the_camera_is(player):
    player.start(persons(4), 6)
    player.wait_for_choice()
    player.press(pygame.K_o)
    for _ in range(12):
        player.press(pygame.K_PLUS)
    player.rest()
    assert hidden(player, ends_of_moves(player))
    player.press(pygame.K_1)
    player.rest()
    (first, *_) = ends_of_moves(player).items()
    assert hidden(player, dict([first])) == []


def ends_of_moves(player: Player) -> dict[str, tuple[str, str]]:
    return {name: at for name, at in places_that_matter(player).items() if "end of" in name}
