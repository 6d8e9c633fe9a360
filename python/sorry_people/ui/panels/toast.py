"""A message that passes."""

from sorry_people.ui.colors import BULB, CREAM, WARNING
from sorry_people.ui.kit.icon import Icon
from sorry_people.ui.kit.label import Label
from sorry_people.ui.kit.panel import Look, Panel
from sorry_people.ui.kit.row import Row
from sorry_people.ui.text_style import TextStyle

SECONDS_PER_WORD = 0.45
LEAST_SECONDS = 3.0


class Toast(Panel):
    """A message such as a broken save; goes by itself after the time it takes to read it."""

    def __init__(self) -> None:
        self._icon = Icon("warning", 20, WARNING)
        self._label = Label("", TextStyle.BODY, CREAM, grow=1)
        self._left = 0.0
        super().__init__(Row([self._icon, self._label], gap=3), Look.NIGHT, padding=4)
        self.visible = False

    def show(self, text: str, *, warning: bool = False) -> None:
        """Show a message."""
        self._icon.name = "warning" if warning else "star"
        self._icon.color = WARNING if warning else BULB
        self._label.text = text
        self._left = max(len(text.split()) * SECONDS_PER_WORD, LEAST_SECONDS)
        self.visible = True

    def process(self, delta: float) -> bool:
        """Let the time run; True while it is shown."""
        self._left -= delta
        if self._left <= 0:
            self.visible = False
        return self.visible
