"""A pinch in a real window: run with a display as `python -m tests.e2e.pinch`; fails with exit code 1."""

import tempfile
from math import hypot
from pathlib import Path

import pygame

from sorry_people.app.application import Application
from sorry_people.app.files import Files
from sorry_people.app.game_flow import GameFlow
from sorry_people.app.window import Window
from sorry_people.rules import Rider
from sorry_people.session import Seat, Start, Table

SIZE = (800, 600)
MIDDLE = (400, 280)


def pinch() -> None:
    """Two fingers go apart on the board of a game that waits for a person."""
    app = Application(Window(SIZE), Files.within(Path(tempfile.mkdtemp())), "lean")
    table = Table(Start(3, Rider.BUCKY), [Seat.person(rider) for rider in Rider])
    GameFlow(app).play(table)
    for _ in range(40):
        frame(app)
    app.stage.rig.settle()
    rig, viewport = app.stage.rig, app.stage.viewport
    before, turn, distance = table.save(), (rig.yaw, rig.pitch), rig.distance
    ground = rig.ground_at(MIDDLE, viewport)
    assert ground is not None, "the middle of the picture is on the ground"
    post(pygame.FINGERDOWN, 1, -30)
    post(pygame.FINGERDOWN, 2, 30)
    for spread in range(30, 120, 6):
        post(pygame.FINGERMOTION, 1, -spread)
        post(pygame.FINGERMOTION, 2, spread)
        frame(app)
    post(pygame.FINGERUP, 1, -120)
    post(pygame.FINGERUP, 2, 120)
    for _ in range(60):
        frame(app)
    x, y, _ = app.stage.camera.project(ground, viewport)
    moved = hypot(x - MIDDLE[0], y - MIDDLE[1])
    print(f"the anchor moved by {moved:.2f} pixels, the distance by {rig.distance / distance:.2f}")
    assert moved < 2.0
    assert rig.distance < 0.6 * distance
    assert (rig.yaw, rig.pitch) == turn
    assert table.save() == before
    app.close()


def post(kind: int, finger: int, aside: int) -> None:
    """A finger event as a screen would give it, `aside` pixels from the middle."""
    x, y = (MIDDLE[0] + aside) / SIZE[0], MIDDLE[1] / SIZE[1]
    pygame.event.post(
        pygame.event.Event(kind, touch_id=1, finger_id=finger, x=x, y=y, dx=0.0, dy=0.0, pressure=1.0)
    )


def frame(app: Application) -> None:
    """What the loop does, with a frame of a thirtieth of a second."""
    for event in pygame.event.get():
        app.handle(event)
    app.advance(1 / 30)
    app.draw()
    app.window.flip()


if __name__ == "__main__":
    pinch()
