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

WORTH_MOVING = 0.88
"""A view is left for one in which this share of its size is larger; otherwise the camera keeps still."""

PITCHES = (BOARD_PITCH, *(radians(pitch) for pitch in (38.0, 45.0, 60.0, 70.0)))
"""Flat for wide windows, steep for tall ones."""

USUAL = 1.12
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
        self._fitted_to: list[PixelRect] | None = None
        self._view: ClearView | None = None
        # The same few panels come and go all game long, and a view takes longer to find than a frame has.
        self._found: dict[tuple[PixelRect, ...], tuple[Subject, ClearView | None]] = {}

    def fit(self) -> None:
        """Goes to the nearest view of everything, unless the player has taken the camera elsewhere."""
        if not self._stage.shows_whole_board:
            return
        self._interface.shown()  # so that the panels are where they belong
        self._view = None
        self._found = {}
        self._fitted_to = self._rects()
        self._go(self._fitted_to)

    def keep_clear(self) -> None:
        """Once a frame: fits anew when something would be hidden now, or much more could be seen."""
        if not self._stage.shows_whole_board:
            return
        covered = self._rects()
        if covered != self._fitted_to:
            self._fitted_to = covered
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

    def _go(self, covered: Sequence[PixelRect]) -> None:
        key = tuple(covered)
        if key not in self._found:
            self._found[key] = self._search(covered)
        subject, best = self._found[key]
        now, self._view = self._view, best
        if best is None:
            # No room at all beside the panels: they cover some of it.
            self._stage.show_whole_board()
        elif now is not None and best.size * WORTH_MOVING < now.size and shows(now, subject, covered):
            self._view = now
        else:
            self._look(best)

    def _search(self, covered: Sequence[PixelRect]) -> tuple[Subject, ClearView | None]:
        """The best view, and what is in view in it."""
        subject = self._subject(self._interface.theme.scale)
        best = self._best(subject, covered)
        if best is None:  # in a window full of panels the bare places have to do
            subject = subject.bare
            best = self._best(subject, covered)
        return subject, best

    def _best(self, subject: Subject, covered: Sequence[PixelRect]) -> ClearView | None:
        views = [clear_view(subject, self._lens(BOARD_YAW, pitch), covered) for pitch in PITCHES]
        return max(filter(None, views), key=_worth, default=None)

    def _look(self, view: ClearView) -> None:
        lens = view.lens
        self._stage.rig.look(view.target, yaw=lens.yaw, pitch=lens.pitch, distance=view.distance)


def _worth(view: ClearView) -> float:
    """How large the board looks in a view, and a bonus for the usual direction."""
    return view.size * (USUAL if view.lens.pitch == BOARD_PITCH else 1.0)
