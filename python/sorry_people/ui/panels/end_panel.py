"""The end of the evening."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import pygame

from sorry_people.ui.callbacks import ignore
from sorry_people.ui.colors import BARN_RED_DEEP, BULB, CREAM
from sorry_people.ui.kit.align import Align
from sorry_people.ui.kit.awning import Awning
from sorry_people.ui.kit.button import Button, Importance
from sorry_people.ui.kit.column import Column
from sorry_people.ui.kit.flow import Flow
from sorry_people.ui.kit.grid import Grid
from sorry_people.ui.kit.inset import Inset
from sorry_people.ui.kit.label import Label
from sorry_people.ui.kit.panel import Look, Panel
from sorry_people.ui.kit.rule import Rule
from sorry_people.ui.kit.scroll_view import ScrollView
from sorry_people.ui.panels.lead_plot import LeadPlot
from sorry_people.ui.panels.numbers_table import NumbersTable
from sorry_people.ui.panels.podium import Finisher, Podium
from sorry_people.ui.places import centered
from sorry_people.ui.text_style import TextStyle
from sorry_people.ui.words import words


@dataclass(frozen=True, slots=True)
class EndView:
    """A finished game.

    Attributes:
        headline: Such as "Bethany is home first!".
        ranking: The riders from 1st to 4th.
        numbers: The evening in numbers: a name for each row and, as text, a figure for each rider ranked.
        ways: For each rider the share of the way home after each turn.
        play_again: What the button says that goes on, such as "Next round"; empty for "Play again".
    """

    headline: str
    ranking: tuple[Finisher, ...]
    numbers: tuple[tuple[str, tuple[str, ...]], ...]
    ways: Mapping[str, Sequence[float]]
    play_again: str = ""


class EndPanel(Panel):
    """Podium, the evening in numbers, the lead over time, and what comes next."""

    place = staticmethod(centered(1040))

    def __init__(
        self,
        view: EndView,
        *,
        on_play_again: Callable[[], object] = ignore,
        on_setup: Callable[[], object] = ignore,
    ) -> None:
        riders = [finisher.rider for finisher in view.ranking]
        self._podium = Podium(view.ranking)
        body = Column(
            [
                Label(view.headline, TextStyle.DISPLAY, BULB, align=Align.CENTER, shadow=BARN_RED_DEEP),
                Grid(
                    [
                        self._podium,
                        Column([Label(words("end.lead"), TextStyle.HEADING, CREAM), LeadPlot(view.ways)]),
                    ],
                    gap=6,
                ),
                Rule(),
                Label(words("end.numbers"), TextStyle.HEADING, CREAM),
                NumbersTable(riders, view.numbers),
            ],
            gap=3,
        )
        buttons = Flow(
            [
                Button(words("end.setup"), on_setup, icon="settings"),
                Button(
                    view.play_again or words("end.play_again"),
                    on_play_again,
                    icon="again",
                    importance=Importance.PRIMARY,
                ),
            ],
            gap=3,
            align=Align.CENTER,
        )
        content = Column([Inset(ScrollView(body, grow=1), 6, 3, grow=1), Inset(buttons, 6, 3)], gap=0, grow=1)
        super().__init__(Column([Awning(), content], gap=0), Look.MARQUEE, padding=0)

    def set_picture(self, rider: str, picture: pygame.Surface) -> None:
        """Show a premultiplied picture of a rider on the podium; KeyError when there is no such rider."""
        self._podium.set_picture(rider, picture)
