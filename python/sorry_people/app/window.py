"""The window: opened once, asked for its size, filled with frames."""

import os
import warnings

import moderngl
import pygame

from sorry_people.app.least_size import LEAST_SIZE
from sorry_people.app.window_error import WindowError

DRIVERS_WITHOUT_SCREEN = ("offscreen", "dummy")
NO_DISPLAY = (
    "there is no display to open a window on ({reason}); "
    "`sorry-people watch --text` and `sorry-people play --text` do without one"
)
NO_OPENGL = (
    "the window needs OpenGL 3.3, and this machine's graphics do not give it ({reason}); "
    "`sorry-people play --text` does without"
)


class Window:
    """A resizable window with an OpenGL 3.3 context.

    Attributes:
        ctx: The context that draws into it.
    """

    def __init__(self, size: tuple[int, int], *, fullscreen: bool = False, vsync: bool = True) -> None:
        """Opens the window.

        Raises:
            WindowError: There is no display, or no OpenGL 3.3.
        """
        _start_pygame()
        _ask_for_opengl()
        flags = pygame.OPENGL | pygame.DOUBLEBUF | pygame.RESIZABLE
        try:
            _open(_fitting(size), flags, vsync=vsync)
            self.ctx = moderngl.create_context(require=330)
        except (pygame.error, Exception) as error:  # moderngl raises bare exceptions
            pygame.quit()
            raise WindowError(NO_OPENGL.format(reason=error)) from error
        _keep_at_least(LEAST_SIZE)
        self._is_fullscreen = False
        self.set_fullscreen(fullscreen)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels; pygame's surface and the context's screen are stale after a resize."""
        width, height = pygame.display.get_window_size()
        return max(width, 1), max(height, 1)

    @property
    def screen(self) -> moderngl.Framebuffer:
        """What is shown at the next `flip`."""
        return self.ctx.screen

    def set_fullscreen(self, fullscreen: bool) -> None:
        """Fills the screen, or goes back to a window."""
        if fullscreen != self._is_fullscreen:
            self._is_fullscreen = fullscreen
            pygame.display.toggle_fullscreen()

    def set_title(self, title: str) -> None:
        """What the window's frame says."""
        if title != pygame.display.get_caption()[0]:
            pygame.display.set_caption(title)

    def flip(self) -> None:
        """Shows what was drawn."""
        pygame.display.flip()

    def close(self) -> None:
        """Closes the window; twice does no harm."""
        pygame.quit()


def _start_pygame() -> None:
    if not getattr(pygame, "IS_CE", False):
        raise WindowError("the old pygame hides pygame-ce here; `pip uninstall pygame` and install pygame-ce")
    try:
        pygame.display.init()
    except pygame.error as error:
        raise WindowError(NO_DISPLAY.format(reason=error)) from error
    driver = pygame.display.get_driver()
    if driver in DRIVERS_WITHOUT_SCREEN and os.environ.get("SDL_VIDEODRIVER") != driver:
        # SDL falls back on a driver that shows nothing; nobody asked for that.
        pygame.quit()
        raise WindowError(NO_DISPLAY.format(reason="no screen answers"))
    pygame.font.init()
    pygame.key.set_repeat(350, 40)


def _ask_for_opengl() -> None:
    for attribute, value in (
        (pygame.GL_CONTEXT_MAJOR_VERSION, 3),
        (pygame.GL_CONTEXT_MINOR_VERSION, 3),
        (pygame.GL_CONTEXT_PROFILE_MASK, pygame.GL_CONTEXT_PROFILE_CORE),
        (pygame.GL_CONTEXT_FLAGS, pygame.GL_CONTEXT_FORWARD_COMPATIBLE_FLAG),
        (pygame.GL_MULTISAMPLEBUFFERS, 0),
        (pygame.GL_DEPTH_SIZE, 0),
    ):
        pygame.display.gl_set_attribute(attribute, value)


def _fitting(size: tuple[int, int]) -> tuple[int, int]:
    """The size, or what of it fits the desktop."""
    if pygame.display.get_driver() in DRIVERS_WITHOUT_SCREEN:
        return size
    desktop = pygame.display.get_desktop_sizes()[0]
    return min(size[0], desktop[0]), min(size[1], desktop[1])


def _keep_at_least(size: tuple[int, int]) -> None:
    """Has the desktop refuse a smaller window, where it can."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # `set_mode` gives no other way to its window
        window = pygame.Window.from_display_module()
    desktop = pygame.display.get_desktop_sizes()[0]
    window.minimum_size = (min(size[0], desktop[0]), min(size[1], desktop[1]))


def _open(size: tuple[int, int], flags: int, *, vsync: bool) -> None:
    if vsync:
        try:
            pygame.display.set_mode(size, flags, vsync=1)
        except pygame.error:
            vsync = False  # not every driver can wait for the screen
    if not vsync:
        pygame.display.set_mode(size, flags)
