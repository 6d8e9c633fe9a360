"""Pictures of the county as it lies there tonight, for the pages of How to Play."""

from __future__ import annotations

from math import radians
from typing import TYPE_CHECKING

import pygame

from sorry_people.app.tour_flight import setting_of
from sorry_people.rules import Rider, StoryStop, shortcuts
from sorry_people.scene import Camera3D
from sorry_people.story import Shot, View
from sorry_people.world import layout

if TYPE_CHECKING:
    from sorry_people.app.application import Application
    from sorry_people.scene.vectors import Vector

SIZE = (456, 288)

WHOLE_ROAD = ((0.0, 74.0, 54.0), (0.0, 0.0, 5.0))
"""Where the eye is and what it looks at, for the picture of the road."""

FOV = radians(50.0)
"""Wider than the tour's: the picture is less wide than most windows."""


class Photographs:
    """Takes pictures with the game's own renderer, and keeps them."""

    def __init__(self, app: Application) -> None:
        self._app = app
        self._taken: dict[str, pygame.Surface] = {}

    def of(self, name: str) -> pygame.Surface:
        """An opaque picture of `SIZE` pixels, of a story stop, "road", "exit", "shortcut" or "driveway".

        Raises:
            ValueError: There is no picture of that name.
        """
        if name not in self._taken:
            eye, aim = self._setting(name)
            camera = Camera3D(position=eye, fov=FOV)
            camera.look_at(aim)
            self._taken[name] = _cut_to_size(self._app.photograph(camera))
        return self._taken[name]

    def _setting(self, name: str) -> tuple[Vector, Vector]:
        rider = Rider.BETHANY
        board = self._app.stage.board
        match name:
            case "road":
                return WHOLE_ROAD
            case "exit":
                shot = setting_of(Shot(View.GATE, 1.0, "", rider), board)
            case "shortcut":
                lane = [lane for lane in shortcuts() if lane.rider == rider][1]
                middle = layout.road_pose((lane.triangle + lane.end) / 2)
                return middle.moved(ahead=-8.0, right=6.0, up=10.0).position, middle.position
            case "driveway":
                way = layout.place_pose("driveway 2", rider)
                return way.moved(ahead=-9.0, right=4.0, up=7.0).position, way.moved(ahead=3.0).position
            case _:
                shot = setting_of(Shot(View.STOP, 1.0, "", StoryStop(name)), board)
        return shot.eye, shot.aim


def _cut_to_size(picture: pygame.Surface) -> pygame.Surface:
    """The middle of a picture, in the shape of `SIZE`."""
    shape = pygame.Rect((0, 0), SIZE).fit(picture.get_rect())
    return pygame.transform.smoothscale(picture.subsurface(shape), SIZE)
