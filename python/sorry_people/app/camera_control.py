"""The player's hand on the camera: mouse, wheel, keys and fingers."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

import pygame

from sorry_people.app.fingers import Fingers

if TYPE_CHECKING:
    from sorry_people.app.screen import Screen
    from sorry_people.app.stage import Stage
    from sorry_people.ui.interface import Interface

CLICK_REACH = 6
"""Pixels that the pointer may move between press and release of a click."""

WHEEL_STEP = 0.85
KEY_TURN = 24
"""Pixels of dragging that one press of an arrow key stands for."""

ZOOM_KEYS = {
    pygame.K_PLUS: WHEEL_STEP,
    pygame.K_EQUALS: WHEEL_STEP,
    pygame.K_KP_PLUS: WHEEL_STEP,
    pygame.K_PAGEUP: WHEEL_STEP,
    pygame.K_MINUS: 1 / WHEEL_STEP,
    pygame.K_KP_MINUS: 1 / WHEEL_STEP,
    pygame.K_PAGEDOWN: 1 / WHEEL_STEP,
}
TURN_KEYS = {
    pygame.K_LEFT: (KEY_TURN, 0),
    pygame.K_RIGHT: (-KEY_TURN, 0),
    pygame.K_UP: (0, KEY_TURN),
    pygame.K_DOWN: (0, -KEY_TURN),
}
TOUCH_EVENTS = frozenset({pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP})
MOUSE_EVENTS = frozenset({pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION})


class CameraControl:
    """Turns and tilts by dragging, pans with the other buttons, zooms by wheel, pinch and keys.

    A press that is let go where it began is a click, which goes to the screen. Once two fingers are down,
    nothing is clicked or turned until all are up again.
    """

    def __init__(self, stage: Stage, interface: Interface) -> None:
        self._stage = stage
        self._interface = interface
        self._fingers = Fingers()
        self._button = 0
        self._start = (0, 0)
        self._is_dragging = False

    def let_go(self) -> None:
        """Ends dragging; the next press begins anew."""
        self._button = 0
        self._is_dragging = False

    def handle_touch(self, event: pygame.event.Event) -> bool:
        """Hears fingers, and keeps from everybody else what the mouse seems to do while two are down."""
        if event.type in TOUCH_EVENTS:
            was_pinching = self._fingers.are_pinching
            pinch = self._fingers.follow(event, self._stage.viewport)
            if self._fingers.are_pinching and not was_pinching:
                self._release_everything()
            if pinch is not None and self._is_free:
                self._zoom(pinch.factor, pinch.center)
            return True
        return self._fingers.are_pinching and event.type in MOUSE_EVENTS and getattr(event, "touch", False)

    @property
    def _is_free(self) -> bool:
        return not self._stage.holds_camera

    def _release_everything(self) -> None:
        """What the first finger pressed is let go outside of everything."""
        self.let_go()
        away = pygame.event.Event(pygame.MOUSEBUTTONUP, button=pygame.BUTTON_LEFT, pos=(-1, -1), touch=True)
        self._interface.handle(away)

    def handle(self, event: pygame.event.Event, screen: Screen) -> None:
        """Hears what nobody else wanted."""
        match event.type:
            case pygame.MOUSEBUTTONDOWN if event.button <= 3:
                self._button, self._start, self._is_dragging = event.button, event.pos, False
            case pygame.MOUSEBUTTONUP if event.button == self._button:
                is_click = not self._is_dragging
                self.let_go()
                if is_click and event.button == pygame.BUTTON_LEFT:
                    screen.click(event.pos)
                elif is_click and event.button == pygame.BUTTON_RIGHT:
                    screen.take_back()
            case pygame.MOUSEMOTION:
                self._move(event, screen)
            case pygame.MOUSEWHEEL if screen.camera_is_free:
                steps = getattr(event, "precise_y", event.y)
                pointer = getattr(event, "pos", None) or pygame.mouse.get_pos()
                self._zoom(WHEEL_STEP**steps, pointer)
            case pygame.KEYDOWN if screen.camera_is_free:
                self._press_key(event.key)

    def _move(self, event: pygame.event.Event, screen: Screen) -> None:
        if not self._button:
            screen.hover(event.pos)
            return
        reach = hypot(event.pos[0] - self._start[0], event.pos[1] - self._start[1])
        if not self._is_dragging and reach >= CLICK_REACH:
            self._is_dragging = True
            screen.hover(None)
        if self._is_dragging and screen.camera_is_free:
            self._stage.shows_whole_board = False
            across, down = event.rel
            move = self._stage.rig.turn if self._button == pygame.BUTTON_LEFT else self._stage.rig.pan
            move(across, down, self._stage.viewport)

    def _press_key(self, key: int) -> None:
        width, height = self._stage.viewport
        if key in ZOOM_KEYS:
            self._zoom(ZOOM_KEYS[key], (width / 2, height / 2))
        elif key in TURN_KEYS:
            self._stage.shows_whole_board = False
            across, down = TURN_KEYS[key]
            self._stage.rig.turn(across, down, self._stage.viewport)

    def _zoom(self, factor: float, pointer: tuple[float, float]) -> None:
        self._stage.shows_whole_board = False
        self._stage.rig.zoom(factor, pointer, self._stage.viewport)
