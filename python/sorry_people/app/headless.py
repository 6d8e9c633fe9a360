"""Stands for the window where nothing is to be seen: for pictures."""

import moderngl
import pygame


class Headless:
    """An OpenGL context without a window; frames are read back with `Application.picture`.

    Attributes:
        ctx: The context.
        size: Width and height of the picture in pixels.
    """

    def __init__(self, size: tuple[int, int]) -> None:
        pygame.font.init()
        self.size = size
        self.ctx = _standalone_context()

    @property
    def screen(self) -> None:
        """None: the renderer draws into a framebuffer of its own."""
        return

    def set_fullscreen(self, fullscreen: bool) -> None:
        """There is no screen to fill."""

    def set_title(self, title: str) -> None:
        """There is no frame to say anything."""

    def flip(self) -> None:
        """There is nothing to show."""

    def close(self) -> None:
        """Gives the context back."""
        self.ctx.release()


def _standalone_context() -> moderngl.Context:
    try:
        # The annotation wants a dictionary for each setting; what it takes is their values.
        return moderngl.create_standalone_context(require=330, backend="egl")  # type: ignore[arg-type]
    except Exception:
        return moderngl.create_standalone_context(require=330)
