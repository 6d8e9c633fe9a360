"""The legal moves of a card, to choose from."""

from collections.abc import Callable, Sequence

import pygame

from sorry_people.ui.callbacks import ignore
from sorry_people.ui.kit.column import Column
from sorry_people.ui.kit.panel import Look, Panel
from sorry_people.ui.kit.scroll_view import ScrollView
from sorry_people.ui.panels.move_choice import MoveChoice
from sorry_people.ui.panels.move_row import MoveRow
from sorry_people.ui.panels.title_bar import TitleBar
from sorry_people.ui.text_style import TextStyle
from sorry_people.ui.words import words


class MovesList(Panel):
    """Numbered moves; press one or its number, 1 to 9.

    Attributes:
        on_choose: Hears the index of the move that shall be played.
        on_hover: Hears the index of the move that pointer or keyboard are on, and None when they leave.
    """

    def __init__(
        self,
        choices: Sequence[MoveChoice] = (),
        *,
        on_choose: Callable[[int], object] = ignore,
        on_hover: Callable[[int | None], object] = ignore,
    ) -> None:
        self.on_choose = on_choose
        self.on_hover = on_hover
        self._rows: list[MoveRow] = []
        self._list = Column(gap=2)
        title = TitleBar(words("moves.title"), style=TextStyle.HEADING)
        super().__init__(Column([title, ScrollView(self._list, grow=1)], gap=2), Look.NIGHT, padding=4)
        self.show(choices)

    def show(self, choices: Sequence[MoveChoice]) -> None:
        """Offer other moves."""
        self._rows = [self._row(index, choice) for index, choice in enumerate(choices)]
        self._list.set_children(self._rows)

    def _row(self, index: int, choice: MoveChoice) -> MoveRow:
        return MoveRow(
            index + 1,
            choice,
            on_press=lambda: self.on_choose(index),
            on_hover=lambda on: self.on_hover(index if on else None),
        )

    def mark(self, index: int | None) -> None:
        """Light the move that the pointer is on in the world; None for none."""
        for each, row in enumerate(self._rows):
            row.marked = each == index

    def scroll_to(self, index: int) -> None:
        """Brings the row of a move that is marked in the world into view."""
        self._rows[index].reveal(self._rows[index].rect)

    def shortcut(self, event: pygame.event.Event) -> bool:
        """1 to 9 choose."""
        index = number_of(event)
        if index is None or index >= len(self._rows):
            return False
        self._rows[index].press()
        return True


def number_of(event: pygame.event.Event) -> int | None:
    """The index that a number key stands for, 0 to 8; None for any other event."""
    if event.type != pygame.KEYDOWN:
        return None
    for first in (pygame.K_1, pygame.K_KP_1):
        if first <= event.key <= first + 8:
            return int(event.key - first)
    return None
