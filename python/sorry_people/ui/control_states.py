"""Every control in every state that it can be in, on one picture."""

from collections.abc import Callable, Mapping

import pygame

from sorry_people.ui.colors import CREAM, NIGHT
from sorry_people.ui.gallery_samples import MOVES
from sorry_people.ui.interface import Interface
from sorry_people.ui.kit.button import Button, Importance
from sorry_people.ui.kit.choice import Choice
from sorry_people.ui.kit.icon_button import IconButton
from sorry_people.ui.kit.slider import Slider
from sorry_people.ui.kit.text_field import TextField
from sorry_people.ui.kit.toggle import Toggle
from sorry_people.ui.kit.widget import Widget
from sorry_people.ui.panels.move_row import MoveRow
from sorry_people.ui.panels.tab import Tab
from sorry_people.ui.text import rendered
from sorry_people.ui.text_style import TextStyle
from sorry_people.ui.theme import Theme


def controls() -> list[Widget]:
    """One of each."""
    tool, tab = IconButton("oracle", ""), Tab("This page")
    tool.on = tab.on = True
    return [
        *(Button(importance.name.capitalize(), importance=importance) for importance in Importance),
        IconButton("oracle", ""),
        Toggle(False),
        Toggle(True),
        Slider(0.5),
        Choice(["One", "of", "few"], "of"),
        TextField("Anna"),
        Tab("Some page"),
        tool,
        tab,
        MoveRow(1, MOVES[0]),
    ]


def _press(_: Interface, control: Widget) -> None:
    control.set_hovered(True)
    control.pressed = True
    control.repaint()


def _disable(_: Interface, control: Widget) -> None:
    control.enabled = False


STATES: Mapping[str, Callable[[Interface, Widget], object]] = {
    "resting": lambda *_: None,
    "hover": lambda _, control: control.set_hovered(True),
    "focus": lambda interface, control: interface.focus.set(control),
    "pressed": _press,
    "disabled": _disable,
}


def sheet_of_controls(size: tuple[int, int]) -> pygame.Surface:
    """A column for each state and a row for each control, on a sheet of `size` pixels."""
    theme = Theme()
    gap = theme.space(4)
    sheet = pygame.Surface(size)
    sheet.fill(NIGHT)
    wide = size[0] // len(STATES)
    for column, (name, bring) in enumerate(STATES.items()):
        title = rendered(theme.font(TextStyle.SMALL_BOLD), name, CREAM)
        place = pygame.Rect(column * wide + gap, gap, wide - 2 * gap, title.get_height())
        sheet.blit(title, place, special_flags=pygame.BLEND_PREMULTIPLIED)
        for control in controls():
            interface = Interface(size, theme)
            interface.add(control, _below(place, gap))
            interface.layers()
            bring(interface, control)
            interface.process(1.0)
            for layer in interface.layers():
                sheet.blit(layer.surface, layer.position, special_flags=pygame.BLEND_PREMULTIPLIED)
            place = pygame.Rect(place.left, control.rect.top, place.width, control.rect.height)
    return sheet


def _below(above: pygame.Rect, gap: int) -> Callable[[pygame.Rect, Widget], pygame.Rect]:
    def place(_: pygame.Rect, root: Widget) -> pygame.Rect:
        width = min(root.preferred_width(), above.width)
        return pygame.Rect(above.left, above.bottom + gap, width, root.preferred_height(width))

    return place
