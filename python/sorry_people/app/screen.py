"""What every screen of the game is: something on the interface over the world, and a way on."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from sorry_people.app.application import Application
    from sorry_people.render import Sheet


class Screen:
    """One of set-up, tour, play and end. The application enters it, runs it and leaves it.

    Attributes:
        camera_is_free: Whether the player may move the camera.
    """

    camera_is_free = False

    def __init__(self, app: Application) -> None:
        self.app = app

    @property
    def title(self) -> str:
        """What the window's frame says."""
        raise NotImplementedError

    def enter(self) -> None:
        """Comes on."""

    def leave(self) -> None:
        """Goes, and takes everything along that it brought."""

    def handle(self, event: pygame.event.Event) -> bool:  # noqa: ARG002 - the base hears nothing
        """Hears an event that the interface had no use for; True when it was meant for this screen."""
        return False

    def click(self, point: tuple[int, int]) -> None:
        """The world was clicked, not dragged."""

    def take_back(self) -> None:
        """The world was clicked with the right button: the last pick was not meant."""

    def hover(self, point: tuple[int, int] | None) -> None:
        """The pointer is over the world, or (None) no more."""

    def advance(self, delta: float) -> None:
        """Lets `delta` seconds of life pass, after the scene's."""

    @property
    def wants_frame(self) -> bool:
        """Whether it would look different in the next frame, the scene and the interface left aside."""
        return False

    @property
    def is_speaking(self) -> bool:
        """Whether somebody says something, so that all else should be less loud."""
        return False

    def sheets(self) -> Sequence[Sheet]:
        """What it lays over the world and below the interface."""
        return ()

    def resized(self) -> None:
        """The window has another size, or the theme has changed."""
