"""A numbered move that can be pressed."""

from collections.abc import Callable, Sequence

from sorry_people.ui.callbacks import ignore
from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import (
    BULB,
    BULB_BRIGHT,
    CREAM,
    MUTED,
    NIGHT_HOVER,
    NIGHT_LINE,
    NIGHT_RAISED,
    Color,
)
from sorry_people.ui.kit.column import Column
from sorry_people.ui.kit.icon import Icon
from sorry_people.ui.kit.inset import Inset
from sorry_people.ui.kit.label import Label
from sorry_people.ui.kit.pressable import Pressable
from sorry_people.ui.kit.row import Row
from sorry_people.ui.kit.widget import Widget
from sorry_people.ui.measures import HAIRLINE, LINE, RADIUS
from sorry_people.ui.panels.move_choice import ICONS, MoveChoice
from sorry_people.ui.panels.number_key import NumberKey
from sorry_people.ui.text_style import TextStyle


class MoveRow(Pressable):
    """Number, icon, text and detail of a move, and whatever `extra` has to say about it.

    Attributes:
        marked: The move is being shown on the board.
    """

    def __init__(
        self,
        number: int,
        choice: MoveChoice,
        extra: Sequence[Widget] = (),
        *,
        on_press: Callable[[], object] = ignore,
        on_hover: Callable[[bool], object] = ignore,
    ) -> None:
        told: list[Widget] = [Label(choice.text, TextStyle.BOLD, CREAM)]
        if choice.detail:
            told.append(Label(choice.detail, TextStyle.SMALL, MUTED))
        first = Row([NumberKey(number), Icon(ICONS[choice.kind], 20, BULB), Column(told, gap=0, grow=1)])
        super().__init__([Inset(Column([first, *extra], gap=2), 3, 2)], on_press=on_press, on_hover=on_hover)
        self._marked = False

    @property
    def marked(self) -> bool:
        """Whether it is shown on the board."""
        return self._marked

    @marked.setter
    def marked(self, marked: bool) -> None:
        if marked != self._marked:
            self._marked = marked
            self.repaint()

    @property
    def ground(self) -> Color:
        """The row's own face."""
        return NIGHT_HOVER if self.highlighted or self.marked else NIGHT_RAISED

    def paint(self, canvas: Canvas) -> None:
        """The face, lit while it is marked."""
        radius = self.theme.px(RADIUS)
        face = self.face(NIGHT_HOVER if self.marked else NIGHT_RAISED, NIGHT_HOVER)
        line = BULB_BRIGHT if self.marked else NIGHT_LINE
        thick = self.theme.line(LINE if self.marked else HAIRLINE)
        canvas.box(self.rect, face, radius, thick, self.ink(line))
        self.paint_focus(canvas, radius)
