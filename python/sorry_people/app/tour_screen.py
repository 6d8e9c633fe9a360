"""The tour before a new game, with captions, to be skipped at any point of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.app.screen import Screen
from sorry_people.app.tour_flight import Setting, TourFlight
from sorry_people.rules import Rider
from sorry_people.story import tour
from sorry_people.ui.panels.caption import Caption
from sorry_people.ui.words import words

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from sorry_people.app.application import Application
    from sorry_people.ui.kit.widget import Widget


class TourScreen(Screen):
    """Flies over the county; `on_end` is called after the last shot or a skip."""

    def __init__(self, app: Application, *, on_end: Callable[[], object]) -> None:
        super().__init__(app)
        self._on_end = on_end

    @property
    def title(self) -> str:
        """The tour."""
        return words("window.tour")

    def enter(self) -> None:
        """Takes off."""
        stage = self.app.stage
        for rider in Rider:
            stage.board.stand(rider, "fair")
        self.shots = tour()
        self.flight = TourFlight(
            stage.camera, stage.board, self.shots, self._last_setting(), cuts=stage.is_calm
        )
        self.caption = Caption("", self.shots[0].caption, self.skip)
        self._layer = self.app.interface.add(self.caption, self._place, modal=True, on_cancel=self.skip)
        self.flight.told.connect(self._tell)
        self.flight.finished.connect(self.skip)
        # The flight has its own pace, however fast the game goes.
        stage.speed = 1.0
        stage.rest(False)
        stage.hold_camera(True)
        stage.root.add_child(self.flight)

    def leave(self) -> None:
        """Lands."""
        stage = self.app.stage
        self.app.interface.remove(self._layer)
        stage.root.remove_child(self.flight)
        stage.hold_camera(False)
        stage.speed = float(self.app.settings.view.speed)

    def skip(self) -> None:
        """Goes on to the game at once."""
        self._on_end()

    def _last_setting(self) -> Setting:
        """The view of the whole board, from a little farther off to where the game is played from."""
        stage = self.app.stage
        stage.show_whole_board()
        stage.rig.settle()
        eye, aim = stage.camera.position, stage.rig.target
        farther = tuple(at + 0.15 * (at - to) for at, to in zip(eye, aim, strict=True))
        return Setting((farther[0], farther[1], farther[2]), eye, aim, aim)

    def _tell(self, number: int) -> None:
        self.caption.show("", self.shots[number].caption)

    def _place(self, window: pygame.Rect, root: Widget) -> pygame.Rect:
        theme = self.app.interface.theme
        margin = theme.space(5)
        width = min(theme.text_px(760), window.width - 2 * margin)
        rect = window.copy()
        rect.size = (width, root.preferred_height(width))
        rect.midbottom = (window.centerx, window.bottom - margin)
        return rect
