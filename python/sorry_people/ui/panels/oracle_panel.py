"""The Oracle: what each move does to the chance of winning."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from sorry_people.ui.callbacks import ignore
from sorry_people.ui.colors import CREAM, INK, INK_MUTED, MUTED
from sorry_people.ui.kit.button import Button
from sorry_people.ui.kit.column import Column
from sorry_people.ui.kit.icon import Icon
from sorry_people.ui.kit.label import Label
from sorry_people.ui.kit.panel import Look, Panel
from sorry_people.ui.kit.progress_bar import ProgressBar
from sorry_people.ui.kit.row import Row
from sorry_people.ui.kit.scroll_view import ScrollView
from sorry_people.ui.panels.move_choice import MoveChoice
from sorry_people.ui.panels.moves_list import number_of
from sorry_people.ui.panels.odds_row import OddsRow, OddsView
from sorry_people.ui.panels.places_legend import PlacesLegend
from sorry_people.ui.panels.title_bar import TitleBar
from sorry_people.ui.text_style import TextStyle
from sorry_people.ui.words import words


@dataclass(frozen=True, slots=True)
class OracleView:
    """What the Oracle has to say.

    Attributes:
        moves: The legal moves with what is known of each so far; empty before a card is drawn.
        verdict: The recommendation, "too close to call", or what it is doing.
        best: The index of the recommended move; None while there is none.
        basis: The policies and the number of playouts behind the figures.
        progress: How far it is, 0 to 1.
        can_extend: More playouts can be asked for.
        measure: What the large figures are, such as "How often Bucky finishes 1st" (O3).
        places: How many finishing places the game has.
    """

    moves: tuple[tuple[MoveChoice, OddsView], ...]
    verdict: str
    best: int | None
    basis: str
    progress: float
    can_extend: bool
    measure: str = ""
    places: int = 4


class OraclePanel(Panel):
    """A row of odds for each move, live; it never plays by itself.

    Attributes:
        on_show: Hears the index of a move that shall be shown on the board.
        on_play: Hears the index of a move that was pressed while it was shown.
        on_extend: Called to ask for more playouts.
    """

    def __init__(
        self,
        view: OracleView,
        *,
        on_show: Callable[[int], object] = ignore,
        on_play: Callable[[int], object] = ignore,
        on_hover: Callable[[int | None], object] = ignore,
        on_extend: Callable[[], object] = ignore,
        on_close: Callable[[], object] = ignore,
    ) -> None:
        self.on_show = on_show
        self.on_play = on_play
        self.on_hover = on_hover
        self._choices: tuple[MoveChoice, ...] = ()
        self._rows: list[OddsRow] = []
        self._shown: int | None = None
        self._list = Column(gap=2)
        self._verdict = Label("", TextStyle.BOLD, INK, grow=1)
        self._verdict_icon = Icon("oracle", 20, INK)
        self._basis = Label("", TextStyle.SMALL, MUTED)
        self._hint = Label(words("oracle.hint"), TextStyle.SMALL, INK_MUTED)
        slip = Column([Row([self._verdict_icon, self._verdict]), self._hint], gap=1)
        self._measure = Label("", TextStyle.SMALL_BOLD, CREAM)
        self._progress = ProgressBar()
        self._legend = PlacesLegend()
        self._extend = Button(words("oracle.extend"), on_extend, icon="oracle")
        scrolled = Column([self._measure, self._legend, self._list, self._basis], gap=2)
        super().__init__(
            Column(
                [
                    TitleBar(
                        words("oracle.title"), icon="oracle", style=TextStyle.HEADING, on_close=on_close
                    ),
                    Panel(slip, Look.PAPER, padding=4),
                    self._progress,
                    ScrollView(scrolled, grow=1),
                    self._extend,
                ],
                gap=2,
            ),
            Look.NIGHT,
            padding=4,
        )
        self.show(view)

    def show(self, view: OracleView) -> None:
        """Take new figures; the rows stay as they are while the moves do."""
        choices = tuple(choice for choice, _ in view.moves)
        if choices != self._choices:
            self._choices = choices
            self._shown = None
            self._rows = [self._row(index, choice, odds) for index, (choice, odds) in enumerate(view.moves)]
            self._list.set_children(self._rows)
        top = max((odds.figure + odds.figure_margin for _, odds in view.moves), default=1.0)
        for index, (row, (_, odds)) in enumerate(zip(self._rows, view.moves, strict=True)):
            row.show_odds(odds, top, recommended=index == view.best)
        self._verdict.text = view.verdict
        self._verdict_icon.name = "star" if view.best is not None else "oracle"
        self._measure.text = view.measure
        self._measure.visible = bool(view.measure)
        self._basis.text = view.basis
        self._basis.visible = bool(view.basis)
        self._progress.share = view.progress
        self._progress.visible = bool(view.moves) and view.progress < 1
        self._legend.show(view.places)
        self._legend.visible = self._hint.visible = bool(view.moves)
        self._extend.visible = bool(view.moves)
        self._extend.enabled = view.can_extend

    def _row(self, index: int, choice: MoveChoice, odds: OddsView) -> OddsRow:
        return OddsRow(
            index + 1,
            choice,
            odds,
            on_press=lambda: self._press(index),
            on_hover=lambda on: self.on_hover(index if on else None),
        )

    def mark(self, index: int | None) -> None:
        """Light the move that is shown on the board; None for none."""
        self._shown = index
        for each, row in enumerate(self._rows):
            row.marked = each == index

    def _press(self, index: int) -> None:
        if self._shown == index:
            self.on_play(index)
        else:
            self.mark(index)
            self.on_show(index)

    def shortcut(self, event: pygame.event.Event) -> bool:
        """1 to 9 do what a click on the move does: show it, then play it."""
        index = number_of(event)
        if index is None or index >= len(self._rows):
            return False
        self._rows[index].press()
        return True
