"""A chapter's name to turn to."""

from collections.abc import Callable

from sorry_people.ui.callbacks import ignore
from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import BULB, CREAM, INK, NIGHT, NIGHT_RAISED, Color
from sorry_people.ui.kit.inset import Inset
from sorry_people.ui.kit.label import Label
from sorry_people.ui.kit.pressable import Pressable
from sorry_people.ui.kit.widget import Widget
from sorry_people.ui.text_style import TextStyle


class Tab(Pressable):
    """A line of text that is lit while it is on."""

    def __init__(self, text: str, on_press: Callable[[], object] = ignore) -> None:
        self._label = Label(text, TextStyle.BOLD, CREAM)
        super().__init__([Inset(self._label, 3, 1.5)], on_press=on_press)
        self._on = False

    @property
    def on(self) -> bool:
        """Whether its page is open."""
        return self._on

    @on.setter
    def on(self, on: bool) -> None:
        self._on = on
        self._label.color = INK if on else CREAM
        self.repaint()

    @property
    def ground(self) -> Color:
        """Its own face."""
        return BULB if self.on else NIGHT_RAISED if self.highlighted else NIGHT

    def widget_at(self, point: tuple[int, int]) -> Widget | None:
        """The tab as a whole."""
        return self if self.visible and self.rect.collidepoint(point) else None

    def paint(self, canvas: Canvas) -> None:
        """The face."""
        radius = self.theme.px(8)
        if self.on or self.highlighted:
            canvas.box(self.rect, self.ground, radius)
        self.paint_focus(canvas, radius)
