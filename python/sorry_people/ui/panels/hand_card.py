"""A card of a hand, to be pressed."""

from collections.abc import Callable

import pygame

from sorry_people.ui.callbacks import ignore
from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import BULB, BULB_BRIGHT, CLEAR, NIGHT, with_alpha
from sorry_people.ui.kit.pressable import Pressable
from sorry_people.ui.panels import card_art

RISE = 2
"""Grid steps that a card comes up when it is pointed at or chosen; the same room is kept above it."""


class HandCard(Pressable):
    """One card, face up or face down; one that can't be played is dimmed."""

    def __init__(
        self,
        card: str | None,
        width: float,
        *,
        label: str = "",
        on_press: Callable[[], object] = ignore,
        on_hover: Callable[[bool], object] = ignore,
        tooltip: str = "",
    ) -> None:
        """A card `width` design pixels wide, with a label at its foot; None lies face down."""
        super().__init__(on_press=on_press, on_hover=on_hover, tooltip=tooltip)
        self.card = card
        self.width = width
        self._label = label
        self._chosen = False

    @property
    def chosen(self) -> bool:
        """Whether it is the card that is being played."""
        return self._chosen

    @chosen.setter
    def chosen(self, chosen: bool) -> None:
        if chosen != self._chosen:
            self._chosen = chosen
            self.repaint()

    def _width(self) -> int:
        return self.theme.px(self.width * self.theme.text_scale**0.5)

    def measure_width(self) -> int:
        """The card's."""
        return self._width()

    def measure_minimum_width(self) -> int:
        """Narrower where there is less room."""
        return self._width() * 2 // 3

    def measure_height(self, width: int) -> int:
        """The card's, and the room that it rises into."""
        return card_art.height_of(min(width, self._width())) + self.theme.space(RISE)

    def paint(self, canvas: Canvas) -> None:
        """The face or the back; it comes up under the pointer."""
        width = min(self.rect.width, self._width())
        up = self.chosen or (self.highlighted and not self.pressed)
        place = pygame.Rect(0, 0, width, card_art.height_of(width))
        place.midtop = (self.rect.centerx, self.rect.top + (0 if up else self.theme.space(RISE)))
        radius = max(width * 8 // 100, 1)
        canvas.shadow(place, radius)
        if self.card is None:
            canvas.blit(card_art.card_back(width), place.topleft)
        else:
            canvas.blit(card_art.card_front(self.card, width, label=self._label), place.topleft)
            if not self.enabled:
                canvas.box(place, with_alpha(NIGHT, 150), radius)
        if self.highlighted or self.chosen:
            line = BULB_BRIGHT if self.highlighted else BULB
            canvas.box(place, CLEAR, radius, max(self.theme.px(3), 2), line)
