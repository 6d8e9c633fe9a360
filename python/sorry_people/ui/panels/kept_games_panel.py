"""The games that are kept: to be gone on with, or watched once more."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from sorry_people.ui.callbacks import ignore
from sorry_people.ui.colors import CREAM, MUTED
from sorry_people.ui.kit.button import Button, Importance
from sorry_people.ui.kit.column import Column
from sorry_people.ui.kit.label import Label
from sorry_people.ui.kit.panel import Look, Panel
from sorry_people.ui.kit.row import Row
from sorry_people.ui.kit.scroll_view import ScrollView
from sorry_people.ui.panels.title_bar import TitleBar
from sorry_people.ui.places import centered
from sorry_people.ui.text_style import TextStyle
from sorry_people.ui.words import words

if TYPE_CHECKING:
    from sorry_people.ui.kit.widget import Widget


@dataclass(frozen=True, slots=True)
class KeptGameView:
    """A kept game as it is told of.

    Attributes:
        title: Which game, and who played.
        detail: When, and how it stands.
        can_go_on: It was left before its end.
        can_replay: It can be watched once more.
    """

    title: str
    detail: str
    can_go_on: bool
    can_replay: bool


class KeptGamesPanel(Panel):
    """A row for each game, the latest first.

    Attributes:
        buttons: The button of each game that has one, by the game's number.
    """

    place = staticmethod(centered(680))

    def __init__(
        self,
        games: Sequence[KeptGameView],
        *,
        on_go_on: Callable[[int], object] = ignore,
        on_replay: Callable[[int], object] = ignore,
        on_close: Callable[[], object] = ignore,
    ) -> None:
        self.buttons: dict[int, Button] = {}
        for number, game in enumerate(games):
            if game.can_go_on:
                self.buttons[number] = Button(
                    words("kept.go_on"),
                    partial(on_go_on, number),
                    icon="play",
                    importance=Importance.PRIMARY,
                )
            elif game.can_replay:
                self.buttons[number] = Button(words("kept.replay"), partial(on_replay, number), icon="again")
        rows = [self._row(number, game) for number, game in enumerate(games)]
        content = Column(
            [
                TitleBar(words("kept.games"), icon="log", on_close=on_close),
                ScrollView(Column(rows, gap=2), grow=1),
            ],
            gap=3,
        )
        super().__init__(content, Look.NIGHT, padding=5)

    def _row(self, number: int, game: KeptGameView) -> Panel:
        told = Column(
            [Label(game.title, TextStyle.BOLD, CREAM), Label(game.detail, TextStyle.SMALL, MUTED)],
            gap=0,
            grow=1,
        )
        parts: list[Widget] = [told]
        if number in self.buttons:
            parts.append(self.buttons[number])
        return Panel(Row(parts, gap=4), Look.RAISED, padding=3)
