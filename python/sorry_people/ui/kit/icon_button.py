"""Square buttons with an icon; what they do is in their tooltip."""

from collections.abc import Callable

from sorry_people.ui.callbacks import ignore
from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import (
    BULB,
    BULB_DEEP,
    CREAM,
    INK,
    NIGHT_HOVER,
    NIGHT_LINE,
    NIGHT_RAISED,
    NIGHT_SUNKEN,
    mix,
    with_alpha,
)
from sorry_people.ui.kit.pressable import Pressable


class IconButton(Pressable):
    """An icon on a round-cornered tile; lit like a bulb while `on`."""

    def __init__(
        self, icon: str, tooltip: str, on_press: Callable[[], object] = ignore, *, size: float = 44
    ) -> None:
        super().__init__(on_press=on_press, tooltip=tooltip)
        self._icon = icon
        self.size = size
        self._on = False

    @property
    def on(self) -> bool:
        """Whether what it stands for is on duty, such as the Oracle."""
        return self._on

    @on.setter
    def on(self, on: bool) -> None:
        if on != self._on:
            self._on = on
            self.repaint()

    @property
    def icon(self) -> str:
        """The icon's name."""
        return self._icon

    @icon.setter
    def icon(self, icon: str) -> None:
        if icon != self._icon:
            self._icon = icon
            self.repaint()

    def _side(self) -> int:
        # Icons grow with the text, but by half: at 200 % they must still leave the world in view.
        return self.theme.px(self.size * (1 + (self.theme.text_scale - 1) * 0.5))

    def measure_width(self) -> int:
        """The side."""
        return self._side()

    def measure_minimum_width(self) -> int:
        """The side."""
        return self._side()

    def measure_height(self, width: int) -> int:  # noqa: ARG002
        """The side."""
        return self._side()

    def paint(self, canvas: Canvas) -> None:
        """The tile and the icon."""
        radius = self.theme.px(10)
        face = BULB if self.on else with_alpha(NIGHT_HOVER if self.highlighted else NIGHT_RAISED, 240)
        if self.pressed:
            face = mix(face, NIGHT_SUNKEN, 0.4)
        ink = INK if self.on else CREAM
        if not self.enabled:
            ink = with_alpha(ink, 110)
        elif self.highlighted and not self.on:
            ink = BULB
        canvas.box(self.rect, face, radius, max(self.theme.px(1.5), 1), BULB_DEEP if self.on else NIGHT_LINE)
        canvas.icon(self._icon, self.rect.inflate(-self.rect.width * 0.42, -self.rect.height * 0.42), ink)
        self.paint_focus(canvas, radius)
