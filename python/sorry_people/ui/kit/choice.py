"""One of a few."""

from collections.abc import Callable, Sequence

import pygame

from sorry_people.ui.callbacks import ignore
from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import BULB, BULB_BRIGHT, CREAM, INK, NIGHT_HOVER, NIGHT_LINE, NIGHT_SUNKEN
from sorry_people.ui.kit.pressable import Pressable
from sorry_people.ui.measures import RADIUS
from sorry_people.ui.text_style import TextStyle


class Choice(Pressable):
    """Segments side by side of which one is lit; `on_change` hears the new one.

    Where the segments do not fit side by side they stand in as many rows as they need.
    """

    takes_click_focus = True

    def __init__(
        self,
        options: Sequence[str],
        selected: str,
        on_change: Callable[[str], object] = ignore,
        *,
        style: TextStyle = TextStyle.SMALL_BOLD,
        grow: float = 0,
    ) -> None:
        super().__init__(grow=grow)
        if selected not in options:
            raise ValueError(f"{selected!r} is none of the options {list(options)}")
        self.options = list(options)
        self._selected = selected
        self.on_change = on_change
        self.style = style
        self._under_pointer: str | None = None

    @property
    def selected(self) -> str:
        """The option that is lit."""
        return self._selected

    @selected.setter
    def selected(self, option: str) -> None:
        if option not in self.options:
            raise ValueError(f"{option!r} is none of the options {self.options}")
        if option != self._selected:
            self._selected = option
            self.repaint()

    def _select(self, option: str) -> None:
        if option != self._selected and self.enabled:
            self.selected = option
            self.on_change(option)

    def _segment_width(self) -> int:
        font = self.theme.font(self.style)
        return max(font.size(option)[0] for option in self.options) + 2 * self.theme.space(3)

    def _row_height(self) -> int:
        return self.theme.font(self.style).get_linesize() + 2 * self.theme.space(2)

    def _columns(self, width: int) -> int:
        fit = max(width // self._segment_width(), 1)
        count = len(self.options)
        rows = -(-count // min(fit, count))
        return -(-count // rows)

    def measure_width(self) -> int:
        """All segments side by side."""
        return self._segment_width() * len(self.options)

    def measure_minimum_width(self) -> int:
        """The widest segment."""
        return self._segment_width()

    def measure_height(self, width: int) -> int:
        """As many rows as the segments need."""
        return -(-len(self.options) // self._columns(width)) * self._row_height()

    def segments(self) -> list[pygame.Rect]:
        """Where each option is, in window coordinates."""
        columns = self._columns(self.rect.width)
        height = self._row_height()
        rects = []
        for index in range(len(self.options)):
            row, column = divmod(index, columns)
            in_row = min(columns, len(self.options) - row * columns)
            left = self.rect.left + self.rect.width * column // in_row
            right = self.rect.left + self.rect.width * (column + 1) // in_row
            rects.append(pygame.Rect(left, self.rect.top + row * height, right - left, height))
        return rects

    def _option_at(self, point: tuple[int, int]) -> str | None:
        hits = (
            option
            for option, rect in zip(self.options, self.segments(), strict=True)
            if rect.collidepoint(point)
        )
        return next(hits, None)

    def handle(self, event: pygame.event.Event) -> bool:
        """Take the segment clicked; left and right, or Enter and Space, go to the neighbour."""
        if event.type == pygame.MOUSEMOTION:
            self._under_pointer = self._option_at(event.pos)
            self.repaint()
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            option = self._option_at(event.pos)
            self.set_pressed(self.enabled)
            if option is not None:
                self._select(option)
            return True
        if event.type == pygame.MOUSEBUTTONUP and self.pressed:
            self.set_pressed(False)
            return True
        if event.type == pygame.KEYDOWN and self.focused:
            steps = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_SPACE: 1}
            if event.key in steps:
                index = self.options.index(self._selected) + steps[event.key]
                self._select(self.options[index % len(self.options)])
                return True
        return False

    def set_hovered(self, hovered: bool) -> None:
        """Forget the segment under a pointer that left."""
        super().set_hovered(hovered)
        if not hovered:
            self._under_pointer = None

    def paint(self, canvas: Canvas) -> None:
        """The track and the segments."""
        radius = self.theme.px(RADIUS)
        canvas.box(self.rect, NIGHT_SUNKEN, radius, self.theme.line(), self.ink(NIGHT_LINE))
        air = self.theme.space(1)
        for option, rect in zip(self.options, self.segments(), strict=True):
            is_lit = option == self._selected
            inner = rect.inflate(-2 * air, -2 * air)
            if is_lit or (option == self._under_pointer and self.enabled):
                face = self.face(BULB, BULB_BRIGHT) if is_lit else NIGHT_HOVER
                canvas.box(inner, face, radius - air // 2)
            canvas.text_in(option, rect, self.style, self.ink(INK if is_lit else CREAM))
        self.paint_focus(canvas, radius)
