"""The draw pile and the spent cards."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from sorry_people.ui.callbacks import ignore
from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import BULB, BULB_BRIGHT, CREAM, NIGHT, NIGHT_LINE, with_alpha
from sorry_people.ui.kit.pressable import Pressable
from sorry_people.ui.panels import card_art
from sorry_people.ui.text_style import TextStyle
from sorry_people.ui.words import words

CARDS_PER_STEP = 6
"""Cards of the pile for each edge that shows below the topmost."""


@dataclass(frozen=True, slots=True)
class PileView:
    """What the piles show.

    Attributes:
        left: Cards in the draw pile.
        spent: The card on top of the spent ones; None when all are in the pile.
        can_draw: The player may draw now: the pile glows and can be pressed.
    """

    left: int
    spent: str | None
    can_draw: bool


class Pile(Pressable):
    """The two piles side by side; pressing them, or Space from anywhere, draws."""

    def __init__(self, view: PileView, on_draw: Callable[[], object] = ignore) -> None:
        super().__init__(on_press=on_draw)
        self._view = view
        self.show(view)

    @property
    def view(self) -> PileView:
        """What is shown."""
        return self._view

    def show(self, view: PileView) -> None:
        """Show other piles."""
        self._view = view
        self.enabled = view.can_draw
        self.tooltip = words("pile.draw") if view.can_draw else ""
        self.relayout()

    def shortcut(self, event: pygame.event.Event) -> bool:
        """Space draws."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE and self.enabled:
            self.press()
            return True
        return False

    def _card_width(self) -> int:
        return self.theme.px(66 * self.theme.text_scale**0.5)

    def _label(self) -> str:
        return words("pile.left", left=self._view.left)

    def measure_width(self) -> int:
        """Two cards, the edges of the pile and the gaps."""
        label = self.theme.font(TextStyle.SMALL_BOLD).size(self._label())[0]
        return max(2 * self._card_width() + self.theme.space(10), label + self.theme.space(6))

    def measure_minimum_width(self) -> int:
        """All of it."""
        return self.preferred_width()

    def measure_height(self, width: int) -> int:  # noqa: ARG002
        """A card, the label and the gaps."""
        label = self.theme.font(TextStyle.SMALL_BOLD).get_linesize()
        return card_art.height_of(self._card_width()) + label + self.theme.space(9)

    def paint(self, canvas: Canvas) -> None:
        """The tray, the cards and how many are left."""
        theme = self.theme
        radius = theme.px(12)
        ready = self.enabled
        canvas.shadow(self.rect, radius)
        line = BULB_BRIGHT if self.highlighted else BULB if ready else NIGHT_LINE
        canvas.box(self.rect, NIGHT, radius, theme.px(3 if self.highlighted else 2), line)
        width = self._card_width()
        top = self.rect.top + theme.space(4)
        left = self.rect.centerx - width - theme.space(1)
        self._paint_pile(canvas, left, top, width)
        spent_place = pygame.Rect(self.rect.centerx + theme.space(2), top, width, card_art.height_of(width))
        if self._view.spent is None:
            canvas.box(spent_place, with_alpha(CREAM, 14), theme.px(6), 1, NIGHT_LINE)
        else:
            canvas.blit(card_art.card_front(self._view.spent, width, label=""), spent_place.topleft)
        label = pygame.Rect(
            self.rect.left, spent_place.bottom, self.rect.width, self.rect.bottom - spent_place.bottom
        )
        canvas.text_in(self._label(), label, TextStyle.SMALL_BOLD, BULB if ready else CREAM)
        self.paint_focus(canvas, radius)

    def _paint_pile(self, canvas: Canvas, left: int, top: int, width: int) -> None:
        back = card_art.card_back(width)
        edges = -(-self._view.left // CARDS_PER_STEP)
        if not edges:
            canvas.box(
                back.get_rect(topleft=(left, top)), with_alpha(CREAM, 14), self.theme.px(6), 1, NIGHT_LINE
            )
        lift = self.theme.px(2) if self.highlighted and not self.pressed else 0
        for edge in range(edges):
            rise = round(edge * self.theme.scale * 1.2) + (lift if edge == edges - 1 else 0)
            canvas.blit(back, (left - rise // 2, top - rise + self.theme.space(1)))
