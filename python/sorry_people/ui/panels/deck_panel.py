"""The deck in figures: the answer to "the cards are rigged"."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from sorry_people.ui.callbacks import ignore
from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import CREAM, MUTED, NIGHT_LINE, NIGHT_SUNKEN
from sorry_people.ui.kit.column import Column
from sorry_people.ui.kit.label import Label
from sorry_people.ui.kit.panel import Look, Panel
from sorry_people.ui.kit.scroll_view import ScrollView
from sorry_people.ui.kit.widget import Widget
from sorry_people.ui.panels.card_art import PAINTS
from sorry_people.ui.panels.title_bar import TitleBar
from sorry_people.ui.text_style import TextStyle
from sorry_people.ui.words import words


@dataclass(frozen=True, slots=True)
class CardCount:
    """How many of a card are spent and left in the present pile, and how often it came in the whole game."""

    card: str
    left: int
    spent: int
    drawn: int


class CountRow(Widget):
    """The card, a small card for each of its kind (lit while it is left), and how often it came."""

    def __init__(self, count: CardCount) -> None:
        super().__init__()
        self.count = count

    def _name_width(self) -> int:
        return self.theme.font(TextStyle.SMALL_BOLD).size("Sorry!")[0] + self.theme.space(3)

    def _text(self) -> str:
        return words("deck.drawn", times=self.count.drawn)

    def _pip(self) -> tuple[int, int]:
        return self.theme.text_px(10), self.theme.text_px(14)

    def measure_minimum_width(self) -> int:
        """Everything; none of it wraps."""
        pips = (self.count.left + self.count.spent) * (self._pip()[0] + self.theme.space(1))
        text = self.theme.font(TextStyle.SMALL).size(self._text())[0]
        return self._name_width() + self.theme.space(4) + pips + text

    def measure_width(self) -> int:
        """Everything."""
        return self.minimum_width()

    def measure_height(self, width: int) -> int:  # noqa: ARG002
        """A line."""
        return self.theme.font(TextStyle.SMALL_BOLD).get_linesize() + self.theme.space(1)

    def paint(self, canvas: Canvas) -> None:
        """Name, pips, figure."""
        chip = pygame.Rect(self.rect.topleft, (self._name_width(), self.rect.height))
        paint = PAINTS[self.count.card]
        canvas.box(chip, CREAM, self.theme.px(4), max(self.theme.px(1), 1), paint)
        canvas.text_in(self.count.card, chip, TextStyle.SMALL_BOLD, paint)
        wide, tall = self._pip()
        left = chip.right + self.theme.space(2)
        for index in range(self.count.left + self.count.spent):
            pip = pygame.Rect(left, self.rect.centery - tall // 2, wide, tall)
            if index < self.count.left:
                canvas.box(pip, CREAM, self.theme.px(2))
            else:
                canvas.box(pip, NIGHT_SUNKEN, self.theme.px(2), 1, NIGHT_LINE)
            left += wide + self.theme.space(1)
        font = self.theme.font(TextStyle.SMALL)
        place = (self.rect.right - font.size(self._text())[0], self.rect.centery - font.get_linesize() // 2)
        canvas.text(self._text(), place, TextStyle.SMALL, MUTED)


class DeckPanel(Panel):
    """A row for each card of the deck."""

    def __init__(self, counts: Sequence[CardCount] = (), *, on_close: Callable[[], object] = ignore) -> None:
        self._summary = Label("", TextStyle.SMALL, CREAM)
        self._rows = Column(gap=1)
        content = Column(
            [self._summary, self._rows, Label(words("deck.fair"), TextStyle.SMALL, MUTED)], gap=2
        )
        title = TitleBar(words("deck.title"), icon="deck", style=TextStyle.HEADING, on_close=on_close)
        super().__init__(Column([title, ScrollView(content, grow=1)], gap=2), Look.NIGHT, padding=4)
        self.show(counts)

    def show(self, counts: Sequence[CardCount]) -> None:
        """Show other figures."""
        left = sum(count.left for count in counts)
        whole = left + sum(count.spent for count in counts)
        self._summary.text = words("deck.summary", left=left, whole=whole)
        self._rows.set_children([CountRow(count) for count in counts])
