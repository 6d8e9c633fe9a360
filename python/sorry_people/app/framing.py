"""Keeps what matters in view, clear of the panels over it."""

from __future__ import annotations

from math import radians
from typing import TYPE_CHECKING

from sorry_people.app.clear_view import ClearView, Lens, clear_view, shows
from sorry_people.app.stage import BOARD_PITCH, BOARD_YAW

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pygame

    from sorry_people.app.clear_view import PixelRect, Subject
    from sorry_people.app.stage import Stage
    from sorry_people.ui.interface import Interface

WORTH_MOVING = 0.12
"""The share of the window that panels must free before the camera goes nearer; until then it keeps still."""

PITCHES = (BOARD_PITCH, *(radians(pitch) for pitch in (38.0, 45.0, 60.0, 70.0)))
"""Flat for wide windows, steep for tall ones."""

USUAL = 1.2
"""What the usual pitch is worth: another one is taken where the board looks larger by more than this."""


class Framing:
    """Fits the whole board between the panels, and anew when a panel comes that would hide some of it."""

    def __init__(
        self,
        stage: Stage,
        interface: Interface,
        subject: Callable[[float], Subject],
        covered: Callable[[], Sequence[pygame.Rect]],
    ) -> None:
        """A framing that changes nothing before `fit`.

        Args:
            stage: Whose camera is moved.
            interface: Whose window is looked through.
            subject: What is to be in view, given the pixels for a design pixel.
            covered: What hides it, in pixels of the window.
        """
        self._stage = stage
        self._interface = interface
        self._subject = subject
        self._covered = covered
        self._covered_before: list[PixelRect] = []
        self._covered_area = 0
        self._seen = subject(interface.theme.scale)
        self._view: ClearView | None = None

    def fit(self) -> None:
        """Goes to the nearest view of everything, unless the player has taken the camera elsewhere."""
        if self._stage.shows_whole_board:
            self._interface.shown()  # so that the panels are where they belong
            self._go(self._rects())

    def keep_clear(self) -> None:
        """Once a frame: fits anew when something would be hidden now, or much more could be seen."""
        if not self._stage.shows_whole_board:
            return
        covered = self._rects()
        if covered == self._covered_before:
            return
        self._covered_before = covered
        freed = (self._covered_area - _area(covered)) / (self._stage.viewport[0] * self._stage.viewport[1])
        if freed > WORTH_MOVING or not self._shows(covered):
            self._go(covered)

    def show(self, subject: Subject) -> None:
        """Brings something into view that is hidden or elsewhere; the camera keeps its direction."""
        self._interface.shown()
        rig, covered = self._stage.rig, self._rects()
        lens = self._lens(rig.yaw, rig.pitch)
        if shows(ClearView(lens, rig.target, rig.distance), subject, covered):
            return
        view = clear_view(subject, lens, covered)
        if view is not None:
            self._look(view)

    def _rects(self) -> list[PixelRect]:
        return [(rect.left, rect.top, rect.right, rect.bottom) for rect in self._covered()]

    def _lens(self, yaw: float, pitch: float) -> Lens:
        return Lens(yaw, pitch, self._stage.camera.fov, self._stage.viewport)

    def _shows(self, covered: Sequence[PixelRect]) -> bool:
        """Whether all of the subject can be seen in the view that was gone to last."""
        return self._view is not None and shows(self._view, self._seen, covered)

    def _go(self, covered: list[PixelRect]) -> None:
        self._covered_before, self._covered_area = covered, _area(covered)
        self._seen = self._subject(self._interface.theme.scale)
        self._view = self._best(self._seen, covered)
        if self._view is None:  # in a window full of panels the bare places have to do
            self._seen = self._seen.bare
            self._view = self._best(self._seen, covered)
        if self._view is None:
            self._stage.show_whole_board()
        else:
            self._look(self._view)

    def _best(self, subject: Subject, covered: Sequence[PixelRect]) -> ClearView | None:
        views = [clear_view(subject, self._lens(BOARD_YAW, pitch), covered) for pitch in PITCHES]
        return max(filter(None, views), key=_worth, default=None)

    def _look(self, view: ClearView) -> None:
        lens = view.lens
        self._stage.rig.look(view.target, yaw=lens.yaw, pitch=lens.pitch, distance=view.distance)


def _worth(view: ClearView) -> float:
    """How large the board looks in a view, and a bonus for the usual direction."""
    return view.size * (USUAL if view.lens.pitch == BOARD_PITCH else 1.0)


def _area(covered: Sequence[PixelRect]) -> int:
    return sum((right - left) * (bottom - top) for left, top, right, bottom in covered)
