"""What the tests of the interface have in common: the gallery at many sizes, and posted events."""

import itertools
from functools import cache

import pygame

from sorry_people.ui import gallery
from sorry_people.ui.interface import Interface
from sorry_people.ui.kit.widget import Widget
from sorry_people.ui.theme import Theme

SIZES = [(800, 600), (1024, 768), (1280, 720), (1920, 1080), (3440, 1440)]
TEXT_SCALES = [1.0, 1.5, 2.0]
PICTURES = [name for name in gallery.names() if name != "bubbles"]
SMALLEST = (640, 480)
"""The panels that lie over the world must be of use here, too; around the board there is no room for all."""
EVERYTHING = [
    *itertools.product(PICTURES, SIZES, TEXT_SCALES),
    *itertools.product(gallery.modal_names(), [SMALLEST], TEXT_SCALES),
]


@cache
def built(name: str, size: tuple[int, int], text_scale: float) -> Interface:
    """A picture of the gallery that no test may change."""
    return gallery.build(name, size, text_scale)


def widgets_of(interface: Interface) -> list[Widget]:
    return [widget for layer in interface.shown() if not layer.passive for widget in layer.root.walk()]


def alone(widget: Widget, size: tuple[int, int] = (600, 400)) -> Interface:
    """An interface with nothing but one widget, at its preferred width in the upper left corner."""
    interface = Interface(size, Theme())

    def place(window: pygame.Rect, root: Widget) -> pygame.Rect:
        width = min(root.preferred_width() or window.width, window.width)
        return pygame.Rect(20, 20, width, min(root.preferred_height(width), window.height - 40))

    interface.add(widget, place)
    interface.layers()
    return interface


def key(code: int, mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="")


def typed(text: str) -> pygame.event.Event:
    return pygame.event.Event(pygame.TEXTINPUT, text=text)


def moved(point: tuple[int, int]) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEMOTION, pos=point, rel=(0, 0), buttons=(0, 0, 0))


def pressed(point: tuple[int, int]) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=point, button=1)


def released(point: tuple[int, int]) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEBUTTONUP, pos=point, button=1)


def click(interface: Interface, point: tuple[int, int]) -> None:
    for event in (moved(point), pressed(point), released(point)):
        interface.handle(event)


def wheel(interface: Interface, point: tuple[int, int], up: int) -> None:
    interface.handle(moved(point))
    interface.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=up))
