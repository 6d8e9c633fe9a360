"""All cards, panels and controls, each on one picture: to be looked at, and held against golden ones."""

from collections.abc import Callable, Mapping

import pygame

from sorry_people.ui import gallery
from sorry_people.ui.colors import CREAM
from sorry_people.ui.control_states import sheet_of_controls
from sorry_people.ui.panels import card_art
from sorry_people.ui.text import rendered
from sorry_people.ui.text_style import TextStyle
from sorry_people.ui.theme import Theme

Size = tuple[int, int]

IN_A_ROW = 6
SMALL = 0.32
"""The small cards' width against that of the large ones."""

GAP = 0.06
"""Between cards, against the large ones' width."""

PANELS_IN_A_ROW = 4
SEEN_AT = (1280, 720)
"""The window that the panels are drawn for, in pixels, before they are shrunk."""


def sheet_of_cards(size: Size) -> pygame.Surface:
    """Every face and the back, as large as they fit, and a row of them as small as on the pile."""
    names = [*card_art.PAINTS, None]
    rows = -(-len(names) // IN_A_ROW)
    across = IN_A_ROW + (IN_A_ROW + 1) * GAP
    down = (rows + SMALL) * card_art.SHAPE[1] / card_art.SHAPE[0] + (rows + 2) * GAP
    width = int(min(size[0] / across, size[1] / down))
    gap = int(width * GAP)
    sheet = pygame.Surface(size)
    sheet.fill(gallery.BACKDROP)
    for index, name in enumerate(names):
        row, column = divmod(index, IN_A_ROW)
        place = (gap + column * (width + gap), gap + row * (card_art.height_of(width) + gap))
        _lay(sheet, name, width, place)
        small = int(width * SMALL)
        under = (gap + index * (small + gap), gap + rows * (card_art.height_of(width) + gap))
        _lay(sheet, name, small, under, label="")
    return sheet


def _lay(
    sheet: pygame.Surface, card: str | None, width: int, place: tuple[int, int], *, label: str | None = None
) -> None:
    side = card_art.card_back(width) if card is None else card_art.card_front(card, width, label=label)
    sheet.blit(side, place, special_flags=pygame.BLEND_PREMULTIPLIED)


def sheet_of_panels(size: Size) -> pygame.Surface:
    """Every picture of the gallery with its name, side by side."""
    names = gallery.names()
    rows = -(-len(names) // PANELS_IN_A_ROW)
    cell = pygame.Rect(0, 0, size[0] // PANELS_IN_A_ROW, size[1] // rows)
    label = Theme().font(TextStyle.SMALL_BOLD)
    sheet = pygame.Surface(size)
    sheet.fill(gallery.BACKDROP)
    for index, name in enumerate(names):
        row, column = divmod(index, PANELS_IN_A_ROW)
        place = cell.move(column * cell.width, row * cell.height)
        title = rendered(label, name, CREAM)
        sheet.blit(title, place, special_flags=pygame.BLEND_PREMULTIPLIED)
        below = pygame.Rect(
            place.left, place.top + title.get_height(), place.width, place.height - title.get_height()
        )
        shown = pygame.Rect((0, 0), SEEN_AT).fit(below)
        sheet.blit(pygame.transform.smoothscale(gallery.render(name, SEEN_AT), shown.size), shown)
    return sheet


SHEETS: Mapping[str, Callable[[Size], pygame.Surface]] = {
    "cards": sheet_of_cards,
    "panels": sheet_of_panels,
    "controls": sheet_of_controls,
}
"""The sheets by name; each is drawn at the size in pixels that it is given, without a window."""
