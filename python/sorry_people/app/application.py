"""The running game: the window, the world, the interface, and which screen is on."""

from __future__ import annotations

import gc
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from sorry_people.app.camera_control import CameraControl
from sorry_people.app.least_size import LEAST_SIZE
from sorry_people.app.portraits import Portraits
from sorry_people.app.sound import Soundscape, silent_soundscape
from sorry_people.app.stage import Stage
from sorry_people.render import FULL, LEAN, Quality, Renderer, choose_quality
from sorry_people.render.probe import probe_ms
from sorry_people.ui.interface import Interface
from sorry_people.ui.rider_palette import COLOR_BLIND_SAFE, STANDARD
from sorry_people.ui.theme import Theme

if TYPE_CHECKING:
    from collections.abc import Callable

    from sorry_people.app.files import Files
    from sorry_people.app.headless import Headless
    from sorry_people.app.screen import Screen
    from sorry_people.app.settings import Settings
    from sorry_people.app.window import Window
    from sorry_people.scene import Camera3D

RESIZED = frozenset({pygame.WINDOWRESIZED, pygame.WINDOWSIZECHANGED})
HURRY_KEY = pygame.K_h


class Application:
    """Owns everything that outlives a screen.

    Attributes:
        window: What is drawn into.
        files: Where settings and games are kept.
        stage: The world.
        interface: The panels.
        camera: The player's hand on the camera.
        sound: What is heard.
        is_running: False once the game shall close.
    """

    def __init__(
        self,
        window: Window | Headless,
        files: Files,
        quality: str | None = None,
        sound: Callable[[Stage], Soundscape] = silent_soundscape,
    ) -> None:
        self.window = window
        self.files = files
        self._asked_quality = quality
        self._settings = files.settings.read()
        self.stage = Stage(window.size)
        self.sound = sound(self.stage)
        self.interface = Interface(self._panel_size, self._theme())
        self.interface.on_press = self.sound.press
        self._portraits: Portraits | None = None
        self._apply_settings()
        self._renderer = self._make_renderer()
        self.camera = CameraControl(self.stage, self.interface)
        self.is_running = True
        self._screen: Screen | None = None
        self._is_stale = True

    # Screens

    @property
    def screen(self) -> Screen:
        """What is on; `LookupError` before the first."""
        if self._screen is None:
            raise LookupError("no screen is on yet: use `go`")
        return self._screen

    def go(self, screen: Screen) -> None:
        """Leaves the present screen for another one."""
        if self._screen is not None:
            self._screen.leave()
        self._screen = screen
        self.camera.let_go()
        screen.enter()
        self._is_stale = True

    def quit(self) -> None:
        """Closes the game after this frame."""
        self.is_running = False

    def leave(self) -> None:
        """Leaves the screen; none is on then."""
        if self._screen is not None:
            self._screen.leave()
            self._screen = None

    def close(self) -> None:
        """Leaves the screen and closes the window; the application is of no use then."""
        self.leave()
        self.sound.close()
        # Now, while their context is current: freed later, they would take another context's things along.
        self._portraits = None
        del self._renderer
        gc.collect()
        self.window.close()

    # Settings

    @property
    def settings(self) -> Settings:
        """What the player has set; setting it applies and keeps it."""
        return self._settings

    @settings.setter
    def settings(self, settings: Settings) -> None:
        before, self._settings = self._settings, settings
        if settings == before:
            return
        self.files.settings.write(settings)
        is_repainted = self._apply_settings()
        if is_repainted or settings.view.quality != before.view.quality:
            self._renderer = self._make_renderer()
        if self._theme() != self.interface.theme:
            self._lay_out()

    def _apply_settings(self) -> bool:
        """Hands the settings round; True where the world has to be drawn with another renderer."""
        view = self._settings.view
        self.stage.speed = float(view.speed)
        self.stage.is_calm = self._settings.reduced_motion
        is_repainted = self.stage.wear(self._theme().riders.liveries)
        self.sound.set_volume(view.volume, is_muted=view.muted)
        self.window.set_fullscreen(view.fullscreen)
        return is_repainted

    def _theme(self) -> Theme:
        view = self._settings.view
        riders = COLOR_BLIND_SAFE if view.color_blind else STANDARD
        return Theme.for_window(
            self._panel_size, view.text_size / 100, riders, reduced_motion=self._settings.reduced_motion
        )

    @property
    def _panel_size(self) -> tuple[int, int]:
        """What the panels are laid out for: in a window below the least size they are cut off."""
        width, height = self.window.size
        return max(width, LEAST_SIZE[0]), max(height, LEAST_SIZE[1])

    @property
    def quality(self) -> Quality:
        """The preset that is drawn with."""
        return self._renderer.quality

    @property
    def portraits(self) -> Portraits:
        """Pictures of the riders."""
        if self._portraits is None:
            self._portraits = Portraits(self.window.ctx)
        return self._portraits

    def _make_renderer(self) -> Renderer:
        wanted = self._asked_quality or self._settings.view.quality
        name = str(self.window.ctx.info["GL_RENDERER"])
        quality = {"lean": LEAN, "full": FULL}.get(wanted) or choose_quality(name, probe_ms(self.window.ctx))
        # Software draws no frame that it need not.
        self.stage.turns_always = quality is FULL
        return Renderer(self.window.ctx, self.window.size, quality, self.window.screen)

    # Frames

    def handle(self, event: pygame.event.Event) -> None:
        """Gives an event to whom it is meant for."""
        self._is_stale = True
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type in RESIZED:
            self._lay_out()
        elif event.type == pygame.WINDOWFOCUSLOST:
            self.stage.is_hurried = False
            self.camera.let_go()
        elif self._handle_key(event) or self.camera.handle_touch(event):
            return
        elif self.interface.handle(event):
            self.camera.let_go()
            self.screen.hover(None)
        elif not self.screen.handle(event):
            self.camera.handle(event, self.screen)

    def _handle_key(self, event: pygame.event.Event) -> bool:
        """The keys that do the same on every screen."""
        if event.type not in {pygame.KEYDOWN, pygame.KEYUP}:
            return False
        if event.key == HURRY_KEY and not self._is_writing():
            self.stage.is_hurried = event.type == pygame.KEYDOWN
            return True
        if event.key == pygame.K_F11 and event.type == pygame.KEYDOWN:
            view = self.settings.view
            self.settings = replace(self.settings, view=replace(view, fullscreen=not view.fullscreen))
            return True
        return False

    def _is_writing(self) -> bool:
        """Whether letters go into a text field."""
        focused = self.interface.focus.widget
        return focused is not None and focused.takes_text

    def _lay_out(self) -> None:
        size = self.window.size
        self.stage.viewport = size
        self._renderer.resize(size, self.window.screen)
        self.interface.resize(self._panel_size, self._theme())
        if self._screen is not None:
            self._screen.resized()
        self._is_stale = True

    @property
    def is_refining(self) -> bool:
        """Whether the same frame, drawn once more, would look better: a still view gets smooth edges."""
        return self._renderer.is_refining

    @property
    def wants_frame(self) -> bool:
        """Whether a new frame would differ from the last one."""
        is_moving = self.stage.is_moving or self.screen.wants_frame or self.sound.wants_frame
        return self._is_stale or is_moving or self.is_refining

    def advance(self, delta: float) -> None:
        """Lets `delta` seconds of life pass."""
        self._is_stale = False
        self.stage.advance(delta)
        self.screen.advance(delta)
        self.sound.advance(delta, is_speaking=self.screen.is_speaking)
        if self.interface.process(delta):
            self._is_stale = True

    def draw(self) -> None:
        """Draws a frame; it is seen after the window's `flip`."""
        self.window.set_title(self.screen.title)
        sheets = [*self.screen.sheets(), *self.interface.layers()]
        self._renderer.render(self.stage.root, self.stage.camera, sheets)

    def photograph(self, camera: Camera3D) -> pygame.Surface:
        """The board from elsewhere, as large as the window; the window itself is to be drawn anew."""
        self._renderer.render(self.stage.board, camera)
        self._is_stale = True
        return self.picture()

    def picture(self) -> pygame.Surface:
        """The last frame."""
        pixels = self._renderer.read_pixels()
        return pygame.surfarray.make_surface(pixels.swapaxes(0, 1))
