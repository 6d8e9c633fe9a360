"""Pictures of the game's scenes, made without a window: for people, the README and tests."""

from __future__ import annotations

import tempfile
from math import radians
from pathlib import Path
from typing import TYPE_CHECKING

from sorry_people.app.application import Application
from sorry_people.app.contact_sheet import SIDES, contact_sheet
from sorry_people.app.editions.scenes import EDITION_SCENES
from sorry_people.app.end_screen import EndScreen
from sorry_people.app.files import Files
from sorry_people.app.headless import Headless
from sorry_people.app.play_screen import PlayScreen
from sorry_people.app.run_until import run_until
from sorry_people.app.screen import Screen
from sorry_people.app.setup_screen import SetupScreen
from sorry_people.app.tour_flight import setting_of
from sorry_people.app.tour_screen import TourScreen
from sorry_people.render import PRESETS, choose_quality
from sorry_people.render.probe import probe_ms
from sorry_people.rules import Driver, Rider, StoryStop
from sorry_people.session import Need, Seat, Start, Table
from sorry_people.story import Moment, Occasion, Shot, Storyteller, View
from sorry_people.ui.callbacks import ignore
from sorry_people.ui.contact_sheets import SHEETS
from sorry_people.world.catalogue import CATALOGUE

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

PERSON = "Anna"


class BareScreen(Screen):
    """The world and nothing over it, seen from where the camera is held."""

    @property
    def title(self) -> str:
        """Nothing: it is never in a window."""
        return ""

    def enter(self) -> None:
        """Holds the camera."""
        self.app.stage.hold_camera(True)

    def leave(self) -> None:
        """Gives it back."""
        self.app.stage.hold_camera(False)


def scenes() -> list[str]:
    """The names of all scenes."""
    return [*_SCENES, *_landmarks(), *_vehicles()]


def screenshot(scene: str, size: tuple[int, int], quality: str | None, seed: int) -> pygame.Surface:
    """A picture of a scene.

    Args:
        scene: One of `scenes()`, a group of the catalogue's models for a contact sheet of them, or one of
            the sheets of the interface, "cards", "panels" and "controls".
        size: Width and height in pixels; of a contact sheet, of four looks by four.
        quality: "lean" or "full"; by the machine when not given.
        seed: Of the game that is shown.

    Raises:
        ValueError: There is no such scene.
    """
    if scene in SHEETS:
        return SHEETS[scene](size)
    if scene in CATALOGUE:
        return _contact_sheet(scene, size, quality)
    if scene not in scenes():
        raise ValueError(f'"{scene}" is no scene: they are {", ".join([*scenes(), *CATALOGUE, *SHEETS])}')
    with tempfile.TemporaryDirectory() as folder:
        app = Application(Headless(size), Files.within(Path(folder)), quality)
        try:
            show(app, scene, seed)
            app.draw()
            while app.is_refining:
                app.draw()
            return app.picture()
        finally:
            app.close()


def _contact_sheet(group: str, size: tuple[int, int], quality: str | None) -> pygame.Surface:
    canvas = Headless(size)
    try:
        drawn = PRESETS.get(quality or "") or choose_quality(
            str(canvas.ctx.info["GL_RENDERER"]), probe_ms(canvas.ctx)
        )
        return contact_sheet(canvas.ctx, group, (size[0] // SIDES, size[1] // SIDES), drawn)
    finally:
        canvas.close()


def show(app: Application, scene: str, seed: int) -> None:
    """Brings the application to one of `scenes()`, wherever it was before."""
    app.leave()
    for rider in Rider:
        app.stage.board.stand(rider, "fair")
    app.stage.board.set_evening(0.0)
    app.stage.rest(True)
    if scene in _SCENES:
        _SCENES[scene](app, seed)
    elif scene in _landmarks():
        _show_landmark(app, _landmarks()[scene])
    else:
        _show_vehicle(app, _vehicles()[scene])
    app.interface.process(1.0)


def _landmarks() -> dict[str, StoryStop]:
    return {stop.lower().replace("'", "").replace(" ", "-"): stop for stop in StoryStop}


def _vehicles() -> dict[str, Rider]:
    return {rider.lower(): rider for rider in Rider}


def _setup(app: Application, seed: int) -> None:
    app.go(SetupScreen(app, on_start=ignore, on_continue=ignore, seed=str(seed)))
    run_until(app, lambda: not app.screen.wants_frame)


def _tour(app: Application, seed: int) -> None:  # noqa: ARG001 - the tour is the same for every game
    screen = TourScreen(app, on_end=ignore)
    app.go(screen)
    run_until(app, lambda: screen.flight.player.current_position >= 7.0)


def _rules(app: Application, seed: int) -> None:
    screen = SetupScreen(app, on_start=ignore, on_continue=ignore, seed=str(seed))
    app.go(screen)
    screen.menus.open_how_to_play()


def _board(app: Application, seed: int) -> None:
    screen = _play(app, seed)
    panels = screen.hud.panels
    run_until(app, lambda: panels.card.visible and panels.card.progress == 1.0)


def _choice(app: Application, seed: int) -> None:
    screen = _play(app, seed)
    run_until(app, lambda: screen.chooser.is_open)
    screen.chooser.show(0)
    app.advance(0.0)


def _oracle(app: Application, seed: int) -> None:
    screen = _play(app, seed)
    screen.use("oracle")
    run_until(app, lambda: screen.chooser.is_open)
    screen.oracle.wait()
    screen.chooser.show(0)
    app.advance(0.0)


def _bubbles(app: Application, seed: int) -> None:
    screen = _play(app, seed)
    run_until(app, lambda: screen.chooser.is_open)
    story = Storyteller(seed)
    for rider in Rider:
        screen.speech.say(story.bubble(Moment(rider, Occasion.DREW_WELL)))


def _end(app: Application, seed: int) -> None:
    table = Table(Start.drawn(seed), _seats())
    while table.need is not Need.NOTHING:
        _step(table)
    for rider in Rider:
        app.stage.board.stand(rider, "home")
    app.go(EndScreen(app, table, on_play_again=ignore, on_setup=ignore))
    run_until(app, lambda: not app.screen.wants_frame)


def _play(app: Application, seed: int) -> PlayScreen:
    """A game in which a person has to choose next, with others on the road to be bumped or swapped with."""
    table = Table(Start.drawn(seed), _seats())
    while table.need is not Need.NOTHING and not _is_worth_showing(table):
        _step(table)
    screen = PlayScreen(app, table, on_end=ignore, on_setup=ignore, is_saved=False, oracle_seed=seed)
    app.go(screen)
    app.stage.rig.settle()
    return screen


def _is_worth_showing(table: Table) -> bool:
    on_road = sum(place.startswith("road") for place in table.game.places.values())
    return table.need is Need.MOVE and len(table.game.legal_moves()) > 2 and on_road > 2


def _step(table: Table) -> None:
    table.step(Driver.HARD)


def _seats() -> list[Seat]:
    return [Seat.person(rider, PERSON) for rider in Rider]


def _show_landmark(app: Application, stop: StoryStop) -> None:
    app.go(BareScreen(app))
    setting = setting_of(Shot(View.STOP, 1.0, "", stop), app.stage.board)
    app.stage.camera.position = setting.eye
    app.stage.camera.look_at(setting.aim)


def _show_vehicle(app: Application, rider: Rider) -> None:
    app.go(BareScreen(app))
    vehicle = app.stage.board.vehicles[rider]
    yaw = vehicle.rotation[1] + radians(150.0)
    app.stage.rig.look((vehicle.position[0], 1.2, vehicle.position[2]), yaw=yaw, pitch=0.22, distance=7.5)
    app.stage.rig.settle()


_SCENES: dict[str, Callable[[Application, int], None]] = {
    "setup": _setup,
    "tour": _tour,
    "board": _board,
    "choice": _choice,
    "oracle": _oracle,
    "bubbles": _bubbles,
    "end": _end,
    "rules": _rules,
    **EDITION_SCENES,
}
