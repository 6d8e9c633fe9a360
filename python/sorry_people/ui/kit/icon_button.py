"""Square buttons with an icon; what they do is in their tooltip."""

from collections.abc import Callable

from sorry_people.ui.callbacks import ignore
from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import (
    BULB,
    BULB_BRIGHT,
    BULB_DEEP,
    CREAM,
    INK,
    NIGHT_HOVER,
    NIGHT_LINE,
    NIGHT_RAISED,
)
from sorry_people.ui.kit.fixed_size import FixedSize
from sorry_people.ui.kit.switchable import Switchable
from sorry_people.ui.measures import LINE, RADIUS, TOOL


class IconButton(FixedSize, Switchable):
    """An icon on a round-cornered tile; lit like a bulb while what it stands for is `on` duty."""

    def __init__(
        self, icon: str, tooltip: str, on_press: Callable[[], object] = ignore, *, size: float = TOOL
    ) -> None:
        super().__init__(on_press=on_press, tooltip=tooltip)
        self._icon = icon
        self.size = size

    @property
    def icon(self) -> str:
        """The icon's name."""
        return self._icon

    @icon.setter
    def icon(self, icon: str) -> None:
        if icon != self._icon:
            self._icon = icon
            self.repaint()

    def size_px(self) -> tuple[int, int]:
        """A square that grows with the text, but by half: at 200 % it must still leave the world in view."""
        side = self.theme.px(self.size * (1 + (self.theme.text_scale - 1) * 0.5))
        return side, side

    def paint(self, canvas: Canvas) -> None:
        """The tile and the icon."""
        radius = self.theme.px(RADIUS)
        resting, lit, line = (
            (BULB, BULB_BRIGHT, BULB_DEEP) if self.on else (NIGHT_RAISED, NIGHT_HOVER, NIGHT_LINE)
        )
        ink = INK if self.on else BULB if self.highlighted else CREAM
        canvas.box(self.rect, self.face(resting, lit), radius, self.theme.line(LINE), self.ink(line))
        place = self.rect.inflate(-self.rect.width * 0.42, -self.rect.height * 0.42)
        if self.pressed:
            place.move_ip(0, self.theme.line())
        canvas.icon(self._icon, place, self.ink(ink))
        self.paint_focus(canvas, radius)
