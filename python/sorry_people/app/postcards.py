"""The pictures of the README, made from one seeded game, so that they stay true."""

from __future__ import annotations

import tempfile
from importlib import import_module
from importlib.util import find_spec
from math import atan2, dist
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from sorry_people.app.application import Application
from sorry_people.app.files import Files
from sorry_people.app.headless import Headless
from sorry_people.app.play_screen import PlayScreen
from sorry_people.app.run_until import FRAME, MOST_FRAMES
from sorry_people.app.screenshots import BareScreen, show
from sorry_people.app.tour_flight import setting_of
from sorry_people.rules import Driver, Rider
from sorry_people.session import Seat, Start, Table
from sorry_people.story import Shot, View
from sorry_people.ui.callbacks import ignore
from sorry_people.world import layout
from sorry_people.world.effects import SkidMarks

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from sorry_people.world.riders.vehicle import Vehicle

SEED = 7
RACE_SEED = 1
"""Of the game whose first shortcut is seen from where the fair is behind it, and no building before it."""

SIZE = (1280, 720)
FILM_SIZE = (560, 315)
DRAWN_SIZE = (840, 473)  # before it is made smaller: small panels on a small picture
QUALITY = "full"
FILM = "bump.webp"

_BEFORE, _AFTER = 26, 30  # frames of the film before and after the moment that it is about
_FILM_QUALITY = 62
_ASIDE, _PITCH, _DISTANCE = 0.25, 0.3, 14.0
_IN_THE_AIR = 3.0  # units above the ground
_GATE = 6.0  # units round a gate
_WHEELIE = 0.3  # radians


def take_postcards(folder: Path) -> Iterator[Path]:
    """Makes every picture, tells each as soon as it is written.

    Args:
        folder: Where; made when it is missing.

    Raises:
        ValueError: Pillow, which writes the animated one, is not installed.
        OSError: A picture can't be written.
    """
    if find_spec("PIL") is None:  # told before the long work, not after it
        raise ValueError("Pillow writes the animated picture: `pip install --group dev` brings it")
    film = import_module("PIL.Image")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept:
        yield from _stills(folder, Files.within(Path(kept)))
        path = folder / FILM
        frames = [
            film.frombytes("RGB", picture.get_size(), pygame.image.tobytes(picture, "RGB"))
            for picture in _film(Files.within(Path(kept)))
        ]
        frames[0].save(
            path,
            save_all=True,
            append_images=frames[1:],
            duration=round(1000 * FRAME),
            loop=0,
            quality=_FILM_QUALITY,
            method=6,
        )
        yield path


def _stills(folder: Path, files: Files) -> Iterator[Path]:
    app = Application(Headless(SIZE), files, QUALITY)
    try:
        for name, pose in STILLS.items():
            pose(app)
            app.draw()
            while app.is_refining:
                app.draw()
            path = folder / f"{name}.jpg"
            pygame.image.save(app.picture(), path)
            yield path
    finally:
        app.close()


def _film(files: Files) -> Iterator[pygame.Surface]:
    """A ride that ends with somebody in the air, frame by frame."""
    app = Application(Headless(DRAWN_SIZE), files, QUALITY)
    try:
        moment = _run(app, _watched(app, SEED), _is_bump)
        app.leave()
        screen = _watched(app, SEED)
        for frame in range(moment + _AFTER):
            app.advance(FRAME)
            _ride_along(app, screen)
            if frame >= moment - _BEFORE:
                app.draw()
                yield pygame.transform.smoothscale(app.picture(), FILM_SIZE)
    finally:
        app.close()


def _watched(app: Application, seed: int) -> PlayScreen:
    """Four computers at the table, the camera with whoever moves."""
    for rider in Rider:
        app.stage.board.stand(rider, "fair")
    app.stage.board.set_evening(0.0)
    table = Table(Start.drawn(seed), [Seat.computer(rider, Driver.HARD) for rider in Rider])
    screen = PlayScreen(app, table, on_end=ignore, on_setup=ignore, is_saved=False)
    app.go(screen)
    return screen


def _ride_along(app: Application, screen: PlayScreen) -> None:
    """The camera goes with whoever has the wheel, outside the road, with the fair behind."""
    x, y, z = app.stage.board.vehicles[screen.hud.rider].position
    app.stage.rig.look((x, y + 1.0, z), yaw=atan2(x, z) + _ASIDE, pitch=_PITCH, distance=_DISTANCE)


def _run(app: Application, screen: PlayScreen, is_there: Callable[[Application, Vehicle], bool]) -> int:
    """Runs frames until the vehicle of whoever has the wheel is in a state; tells how many."""
    for frame in range(MOST_FRAMES):
        app.advance(FRAME)
        _ride_along(app, screen)
        if is_there(app, app.stage.board.vehicles[screen.hud.rider]):
            return frame
    raise AssertionError(f"nothing of the kind happens in {screen.table.start}; take another seed")


def _is_bump(app: Application, mover: Vehicle) -> bool:
    """Whether the mover has come down the road to a space from which somebody is flying off."""
    at_gate = dist(mover.position, layout.place_pose("fair", mover.owner).position) < _GATE
    others = [vehicle for vehicle in app.stage.board.vehicles.values() if vehicle is not mover]
    return not at_gate and mover.position[1] < 1.0 and any(one.position[1] > _IN_THE_AIR for one in others)


def _is_race(app: Application, mover: Vehicle) -> bool:
    """Whether the mover goes down a shortcut, its front in the air."""
    races = any(isinstance(node, SkidMarks) for node in app.stage.board.children)
    return races and mover.body.rotation[0] > _WHEELIE


def _shortcut(app: Application) -> None:
    app.leave()
    _run(app, _watched(app, RACE_SEED), _is_race)


def _fair(app: Application) -> None:
    """The first look of the tour, and nothing over it."""
    app.go(BareScreen(app))
    setting = setting_of(Shot(View.FAIR, 1.0, ""), app.stage.board)
    app.stage.camera.position = setting.drifted
    app.stage.camera.look_at(setting.panned)


def _scene(name: str) -> Callable[[Application], object]:
    return lambda app: show(app, name, SEED)


STILLS: dict[str, Callable[[Application], object]] = {
    "fair": _fair,
    "tour": _scene("tour"),
    "oracle": _scene("oracle"),
    "shortcut": _shortcut,
}
