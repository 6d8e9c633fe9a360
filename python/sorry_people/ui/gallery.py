"""Every panel with something in it, drawn without a window: for tests and for pictures."""

from collections.abc import Callable
from functools import partial

import pygame

from sorry_people.session import Edition
from sorry_people.ui import gallery_samples as samples
from sorry_people.ui.colors import Color
from sorry_people.ui.interface import Interface
from sorry_people.ui.panels.bubble import TAIL, Bubble
from sorry_people.ui.panels.bubble_placement import place_bubbles
from sorry_people.ui.play_screen import PlayScreen
from sorry_people.ui.rider_palette import STANDARD, RiderPalette
from sorry_people.ui.theme import Theme

BACKDROP: Color = (44, 58, 92, 255)
"""Stands for the world behind the panels."""


def modal_names() -> list[str]:
    """The pictures of panels that lie over everything else."""
    return list(_MODAL)


def names() -> list[str]:
    """All pictures of the gallery."""
    return [*_MODAL, *_PLAY, "bubbles"]


def build(
    name: str, size: tuple[int, int], text_scale: float = 1.0, riders: RiderPalette = STANDARD
) -> Interface:
    """The interface of a picture, laid out; KeyError when there is none of that name."""
    interface = Interface(size, Theme.for_window(size, text_scale, riders))
    if name in _MODAL:
        panel = _MODAL[name]()
        interface.add(panel, panel.place, modal=True)
    elif name in _PLAY:
        PlayScreen(interface, samples.play_panels(_PLAY[name]))
    elif name != "bubbles":
        raise KeyError(f"no picture {name!r} in the gallery; there are {names()}")
    interface.process(1.0)
    return interface


def render(
    name: str, size: tuple[int, int], text_scale: float = 1.0, riders: RiderPalette = STANDARD
) -> pygame.Surface:
    """A picture of the gallery over a plain backdrop; KeyError when there is none of that name."""
    interface = build(name, size, text_scale, riders)
    picture = pygame.Surface(size)
    picture.fill(BACKDROP)
    for layer in interface.layers():
        picture.blit(layer.surface, layer.position, special_flags=pygame.BLEND_PREMULTIPLIED)
    if name == "bubbles":
        _draw_bubbles(picture, interface.theme)
    return picture


def _draw_bubbles(picture: pygame.Surface, theme: Theme) -> None:
    size = picture.get_size()
    bubbles = [Bubble(rider, text, theme, size) for rider, text in samples.BUBBLES]
    anchors = [(size[0] * x, size[1] * y) for x, y in samples.BUBBLE_ANCHORS]
    window = picture.get_rect().inflate(-2 * theme.space(6), -2 * theme.space(6))
    places = place_bubbles(window, [bubble.size for bubble in bubbles], anchors, gap=theme.px(TAIL))
    for bubble, place, anchor in zip(bubbles, places, anchors, strict=True):
        if place is not None:
            surface, position = bubble.at(place, anchor)
            picture.blit(surface, position, special_flags=pygame.BLEND_PREMULTIPLIED)
            pygame.draw.circle(picture, theme.riders[bubble.rider], anchor, theme.px(6))


_MODAL: dict[str, Callable[[], samples.ModalPanel]] = {
    "setup": samples.setup_panel,
    **{
        f"setup_{edition}": partial(samples.edition_setup, edition)
        for edition in Edition
        if edition is not Edition.PEOPLE
    },
    "end": samples.end_panel,
    "pause": samples.pause_menu,
    "settings": samples.settings_panel,
    "how_to_play": samples.how_to_play_panel,
    "kept_games": samples.kept_games_panel,
}

_PLAY: dict[str, frozenset[str]] = {
    "draw": frozenset({"banner", "toolbar", "pile"}),
    "choice": frozenset({"banner", "toolbar", "pile", "card", "moves"}),
    "oracle": frozenset({"banner", "toolbar", "pile", "card", "oracle"}),
    "log": frozenset({"banner", "toolbar", "pile", "card", "log"}),
    "deck": frozenset({"banner", "toolbar", "pile", "card", "moves", "deck"}),
    "story_stop": frozenset({"banner", "toolbar", "pile", "card", "caption"}),
    "tour": frozenset({"caption"}),
    "toast": frozenset({"banner", "toolbar", "pile", "toast"}),
}
