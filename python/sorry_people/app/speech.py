"""Speech bubbles over the vehicles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sorry_people.app.floating import Floating
from sorry_people.ui.panels.bubble import TAIL, Bubble
from sorry_people.ui.panels.bubble_placement import place_bubbles

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pygame

    from sorry_people.app.stage import Stage
    from sorry_people.rules import Rider
    from sorry_people.story import Bubble as Line
    from sorry_people.ui.interface import Interface

SECONDS = 1.6
SECONDS_PER_WORD = 0.32
FADE_SECONDS = 0.15


@dataclass(slots=True)
class Saying:
    """What a rider is saying.

    Attributes:
        left: Seconds until it goes.
        sheet: Where it lies; None while there is no room for it.
    """

    line: Line
    bubble: Bubble
    left: float
    sheet: Floating | None = None


class Speech:
    """At most one bubble a rider; a new one takes the place of the old one."""

    def __init__(
        self,
        stage: Stage,
        interface: Interface,
        anchor: Callable[[Rider], tuple[float, float]],
        keep_out: Callable[[], Sequence[pygame.Rect]],
        panels: Callable[[], Sequence[pygame.Rect]],
    ) -> None:
        """Nobody speaks yet.

        Args:
            stage: Whose time passes.
            interface: Whose window the bubbles are laid over.
            anchor: The pixel that a rider's bubble points at.
            keep_out: What the bubbles leave free.
            panels: What hides a rider, whose bubble then tells the name.
        """
        self._stage = stage
        self._anchor = anchor
        self._interface = interface
        self._keep_out = keep_out
        self._panels = panels
        self._sayings: dict[Rider, Saying] = {}

    def say(self, line: Line) -> None:
        """Shows a line for as long as it takes to read it."""
        seconds = SECONDS + SECONDS_PER_WORD * len(line.text.split())
        self._sayings[line.rider] = Saying(line, self._bubble(line), seconds)

    def hush(self) -> None:
        """Everybody falls silent."""
        self._sayings.clear()

    def lay_out(self) -> None:
        """Draws all bubbles anew, for another size of window or text."""
        for saying in self._sayings.values():
            saying.bubble = self._bubble(saying.line)

    def advance(self, delta: float) -> None:
        """Lets time pass."""
        # Real time, whatever the speed of the game: reading takes as long as ever, within reason.
        for rider, saying in list(self._sayings.items()):
            saying.left -= delta * max(1.0, self._stage.pace / 2.0)
            if saying.left <= 0.0:
                del self._sayings[rider]

    @property
    def is_shown(self) -> bool:
        """Whether anybody says anything."""
        return bool(self._sayings)

    def sheets(self) -> list[Floating]:
        """The bubbles where there is room for them, none over another or over a panel."""
        sayings = list(self._sayings.values())
        anchors = self._anchors()
        for saying, place, anchor in zip(sayings, self._places(anchors), anchors, strict=True):
            saying.sheet = None if place is None else self._sheet(saying, place, anchor)
        return [saying.sheet for saying in sayings if saying.sheet is not None]

    def places(self) -> list[pygame.Rect]:
        """Where the bodies of the bubbles lie that there is room for."""
        return [place for place in self._places(self._anchors()) if place is not None]

    def _anchors(self) -> list[tuple[float, float]]:
        """Where the bubbles point; one whose rider is out of sight now, or in sight again, is made anew."""
        panels = self._panels()
        anchors = []
        for rider, saying in self._sayings.items():
            anchor = self._anchor(rider)
            is_seen = self._interface.window.collidepoint(anchor)
            is_named = not is_seen or any(panel.collidepoint(anchor) for panel in panels)
            if is_named != saying.bubble.is_named:
                saying.bubble = self._bubble(saying.line, is_named=is_named)
            anchors.append(anchor)
        return anchors

    def _places(self, anchors: Sequence[tuple[float, float]]) -> list[pygame.Rect | None]:
        theme = self._interface.theme
        window = self._interface.window.inflate(-2 * theme.space(3), -2 * theme.space(3))
        sizes = [saying.bubble.size for saying in self._sayings.values()]
        return place_bubbles(window, sizes, anchors, self._keep_out(), gap=theme.px(TAIL))

    def _bubble(self, line: Line, *, is_named: bool = False) -> Bubble:
        theme, window = self._interface.theme, self._interface.window
        return Bubble(line.rider, line.text, theme, window.size, is_named=is_named)

    @staticmethod
    def _sheet(saying: Saying, place: pygame.Rect, anchor: tuple[float, float]) -> Floating:
        surface, position = saying.bubble.at(place, anchor)
        opacity = min(1.0, saying.left / FADE_SECONDS)
        sheet = saying.sheet
        if sheet is None:
            return Floating(surface, position, 0, opacity)
        if surface is not sheet.surface:
            sheet.surface = surface
            sheet.version += 1
        sheet.position, sheet.opacity = position, opacity
        return sheet
