"""A page's name to turn to."""

from collections.abc import Callable

from sorry_people.ui.callbacks import ignore
from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import BULB, BULB_BRIGHT, CREAM, INK, NIGHT, NIGHT_RAISED, Color
from sorry_people.ui.kit.inset import Inset
from sorry_people.ui.kit.label import Label
from sorry_people.ui.kit.switchable import Switchable
from sorry_people.ui.measures import RADIUS
from sorry_people.ui.text_style import TextStyle


class Tab(Switchable):
    """A line of text that is lit while its page is open."""

    def __init__(self, text: str, on_press: Callable[[], object] = ignore) -> None:
        self._label = Label(text, TextStyle.BOLD, CREAM)
        super().__init__([Inset(self._label, 3, 2)], on_press=on_press)

    @property
    def text(self) -> str:
        """The page's name."""
        return self._label.text

    def switched(self) -> None:
        """Write on the other ground."""
        self._label.color = INK if self.on else CREAM

    @property
    def ground(self) -> Color:
        """Its own face."""
        return BULB if self.on else NIGHT_RAISED if self.highlighted else NIGHT

    def paint(self, canvas: Canvas) -> None:
        """The face."""
        radius = self.theme.px(RADIUS)
        resting, lit = (BULB, BULB_BRIGHT) if self.on else (NIGHT, NIGHT_RAISED)
        canvas.box(self.rect, self.face(resting, lit), radius)
        self.paint_focus(canvas, radius)
