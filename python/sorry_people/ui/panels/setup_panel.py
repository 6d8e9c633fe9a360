"""The set-up: who is riding home tonight, and who drives them."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from sorry_people.ui.callbacks import ignore
from sorry_people.ui.colors import BARN_RED_DEEP, BULB, CREAM, MUTED
from sorry_people.ui.kit.align import Align
from sorry_people.ui.kit.awning import Awning
from sorry_people.ui.kit.button import Button, Importance
from sorry_people.ui.kit.column import Column
from sorry_people.ui.kit.flow import Flow
from sorry_people.ui.kit.grid import Grid
from sorry_people.ui.kit.icon_button import IconButton
from sorry_people.ui.kit.inset import Inset
from sorry_people.ui.kit.label import Label
from sorry_people.ui.kit.panel import Look, Panel
from sorry_people.ui.kit.row import Row
from sorry_people.ui.kit.scroll_view import ScrollView
from sorry_people.ui.kit.text_field import TextField
from sorry_people.ui.panels.rider_card import RiderCard, RiderIntro
from sorry_people.ui.panels.rider_seat import RiderSeat
from sorry_people.ui.places import centered
from sorry_people.ui.text_style import TextStyle
from sorry_people.ui.words import words


@dataclass(frozen=True, slots=True)
class SetupChoice:
    """What was chosen: a seat for each rider, and the seed (empty for a new one)."""

    seats: tuple[RiderSeat, ...]
    seed: str


class SetupPanel(Panel):
    """Four rider cards, the seed, and the ways on.

    Attributes:
        on_start: Hears the `SetupChoice` when the game shall begin.
        on_change: Hears the `SetupChoice` after every change, to be remembered.
    """

    place = staticmethod(centered(1180))

    def __init__(
        self,
        riders: Sequence[RiderIntro],
        choice: SetupChoice,
        *,
        can_continue: bool = False,
        on_start: Callable[[SetupChoice], object] = ignore,
        on_change: Callable[[SetupChoice], object] = ignore,
        on_continue: Callable[[], object] = ignore,
        on_how_to_play: Callable[[], object] = ignore,
        on_settings: Callable[[], object] = ignore,
        on_quit: Callable[[], object] = ignore,
    ) -> None:
        self.on_start = on_start
        self.on_change = on_change
        seats = {seat.rider: seat for seat in choice.seats}
        self._cards = {intro.rider: RiderCard(intro, seats[intro.rider], self._changed) for intro in riders}
        self._seed = TextField(
            choice.seed,
            hint=words("setup.seed_hint"),
            max_length=19,
            accepts=str.isdecimal,
            on_change=self._changed,
            on_submit=self._start,
            width=150,
        )
        self.continue_button = Button(words("setup.continue"), on_continue, icon="play")
        self.continue_button.visible = can_continue
        seed_row = Row(
            [
                Label(words("setup.seed"), TextStyle.SMALL_BOLD, MUTED),
                self._seed,
                IconButton("dice", words("setup.new_seed"), self._roll_seed, size=36),
            ],
        )
        foot = Flow(
            [
                IconButton("leave", words("setup.quit"), on_quit),
                IconButton("settings", words("setup.settings"), on_settings),
                IconButton("help", words("setup.how_to_play"), on_how_to_play),
                self.continue_button,
                Button(words("setup.start"), self._start, icon="play", importance=Importance.PRIMARY),
            ],
            gap=2.5,
            align=Align.CENTER,
        )
        title = Label(words("setup.title"), TextStyle.DISPLAY, BULB, align=Align.CENTER, shadow=BARN_RED_DEEP)
        subtitle = Label(words("setup.subtitle"), TextStyle.BODY, CREAM, align=Align.CENTER)
        seed = Flow([seed_row], align=Align.CENTER)
        body = Column([title, subtitle, Grid(list(self._cards.values()), gap=3), seed], gap=2.5)
        content = Column([Inset(ScrollView(body, grow=1), 5, 2, grow=1), Inset(foot, 5, 3)], gap=0, grow=1)
        super().__init__(Column([Awning(), content], gap=0), Look.MARQUEE, padding=0)

    @property
    def choice(self) -> SetupChoice:
        """What is chosen at present."""
        return SetupChoice(tuple(card.seat for card in self._cards.values()), self._seed.text)

    def set_picture(self, rider: str, picture: pygame.Surface) -> None:
        """Show a premultiplied picture of a rider's vehicle; KeyError when there is no such rider."""
        self._cards[rider].picture.surface = picture

    def _changed(self, *_: object) -> None:
        self.on_change(self.choice)

    def _roll_seed(self) -> None:
        self._seed.text = str(random.randrange(10**6))
        self._changed()

    def _start(self) -> None:
        self.on_start(self.choice)
