"""One move under the Oracle's eye."""

from collections.abc import Callable
from dataclasses import dataclass

from sorry_people.ui.callbacks import ignore
from sorry_people.ui.colors import BULB, CREAM, MEADOW, MUTED
from sorry_people.ui.kit.label import Label
from sorry_people.ui.kit.odds_bar import OddsBar
from sorry_people.ui.kit.row import Row
from sorry_people.ui.kit.stacked_bar import StackedBar
from sorry_people.ui.panels.move_choice import MoveChoice
from sorry_people.ui.panels.move_row import MoveRow
from sorry_people.ui.panels.places_legend import PLACE_COLORS
from sorry_people.ui.text_style import TextStyle
from sorry_people.ui.words import words


@dataclass(frozen=True, slots=True)
class OddsView:
    """What is known of a move so far.

    Attributes:
        share: How often the player finishes 1st, 0 to 1.
        margin: The 95 % margin of error of `share`.
        places: The shares of 1st to 4th.
        playouts: The playouts behind them; 0 before the first.
        score: The points to be expected, where those are what counts; they are shown large then.
        score_margin: The 95 % margin of error of `score`.
    """

    share: float
    margin: float
    places: tuple[float, float, float, float]
    playouts: int
    score: float | None = None
    score_margin: float = 0.0

    @property
    def figure(self) -> float:
        """What moves are ranked by."""
        return self.share if self.score is None else self.score

    @property
    def figure_margin(self) -> float:
        """The 95 % margin of error of `figure`."""
        return self.margin if self.score is None else self.score_margin

    @property
    def texts(self) -> tuple[str, str]:
        """The figure and its margin in words; of points also the chance to win."""
        share = words("oracle.share", percent=100 * self.share)
        if self.score is None:
            return share, words("oracle.margin", percent=100 * self.margin)
        points = words("oracle.points", points=self.score)
        return points, words("oracle.points_margin", points=self.score_margin, share=share)


class OddsRow(MoveRow):
    """A move with its share of 1sts and margin, as figures and as a bar, and the four places below."""

    def __init__(
        self,
        number: int,
        choice: MoveChoice,
        odds: OddsView,
        *,
        on_press: Callable[[], object] = ignore,
        on_hover: Callable[[bool], object] = ignore,
    ) -> None:
        self._share = Label("", TextStyle.BOLD, CREAM, room_for=words("oracle.share", percent=100))
        self._margin = Label("", TextStyle.SMALL, MUTED, room_for=words("oracle.margin", percent=44.4))
        self._bar = OddsBar(odds.share, odds.margin, grow=1)
        self._places = StackedBar(odds.places, PLACE_COLORS)
        figures = Row([self._share, self._margin, self._bar], gap=2)
        super().__init__(number, choice, [figures, self._places], on_press=on_press, on_hover=on_hover)

    def show_odds(self, odds: OddsView, top: float, *, recommended: bool) -> None:
        """Take new figures; `top` is the figure that fills the bar."""
        known = odds.playouts > 0
        self._share.text, self._margin.text = odds.texts if known else ("–", "")
        self._share.color = MEADOW if recommended else CREAM
        self._bar.color = MEADOW if recommended else BULB
        self._bar.show(odds.figure, odds.figure_margin, top)
        self._places.show(odds.places if known else (0, 0, 0, 0))
