"""The set-up: which game, who plays, and who drives them."""

import random
from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame

from sorry_people.session import NOBODY, Edition, EditionOptions, SeatChoice
from sorry_people.session.edition_choice import LEAST_PLAYERS
from sorry_people.ui.callbacks import ignore
from sorry_people.ui.colors import BARN_RED_DEEP, BULB, CREAM, MUTED, WARNING
from sorry_people.ui.kit.align import Align
from sorry_people.ui.kit.awning import Awning
from sorry_people.ui.kit.button import Button, Importance
from sorry_people.ui.kit.choice import Choice
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
from sorry_people.ui.kit.widget import Widget
from sorry_people.ui.measures import SMALL_TOOL
from sorry_people.ui.panels.color_card import ColorCard
from sorry_people.ui.panels.options_panel import OptionsPanel
from sorry_people.ui.panels.rider_card import DRIVERS, RiderCard, RiderIntro
from sorry_people.ui.panels.setup_choice import SetupChoice
from sorry_people.ui.places import centered
from sorry_people.ui.text_style import TextStyle
from sorry_people.ui.words import words

WIDTH = 1180
LEAST_HEIGHT = 672
"""Design pixels: of the panel, and of a window in which the whole of it can be seen at once."""


class SetupPanel(Panel):
    """The editions, four cards, options, the seed, and the ways on.

    Attributes:
        on_start: Hears the `SetupChoice` when the game shall begin.
        on_change: Hears the `SetupChoice` after every change, to be remembered.
    """

    @staticmethod
    def place(window: pygame.Rect, root: Widget) -> pygame.Rect:
        """Hung from the top, so that the editions' tabs stay where they are whichever is chosen.

        Where the window is low, the riders' pictures are left out.
        """
        assert isinstance(root, SetupPanel), "it places itself"
        for card in root._riders.values():
            card.picture.visible = window.height >= root.theme.px(LEAST_HEIGHT)
        rect = centered(WIDTH)(window, root)
        rect.top = min(rect.top, window.top + root.theme.space(5))
        return rect

    def __init__(
        self,
        riders: Sequence[RiderIntro],
        choice: SetupChoice,
        *,
        editions: Sequence[Edition] = (Edition.PEOPLE,),
        can_continue: bool = False,
        on_start: Callable[[SetupChoice], object] = ignore,
        on_change: Callable[[SetupChoice], object] = ignore,
        on_continue: Callable[[], object] = ignore,
        on_how_to_play: Callable[[], object] = ignore,
        on_settings: Callable[[], object] = ignore,
        on_kept: Callable[[], object] | None = None,
        on_quit: Callable[[], object] = ignore,
    ) -> None:
        self.on_start = on_start
        self.on_change = on_change
        self._choice = choice if choice.edition in editions else replace(choice, edition=editions[0])
        seats = {seat.player: seat for seat in choice.seats}
        self._riders = {intro.rider: RiderCard(intro, seats[intro.rider], self._changed) for intro in riders}
        self._colors: list[ColorCard] = []
        self._options: OptionsPanel | None = None
        names = {words(f"edition.{edition}"): edition for edition in editions}
        self._editions = Choice(
            list(names),
            words(f"edition.{self._choice.edition}"),
            lambda name: self._turn_to(names[name]),
            style=TextStyle.BOLD,
        )
        self._about = Label("", TextStyle.BODY, CREAM, align=Align.CENTER)
        self._players = Column(gap=3)
        self._too_few = Label(words("setup.too_few"), TextStyle.BOLD, WARNING, align=Align.CENTER)
        self._seed = TextField(
            choice.seed,
            hint=words("setup.seed_hint"),
            max_length=19,
            accepts=str.isdecimal,
            on_change=self._changed,
            on_submit=self._start,
            width=152,
        )
        self.continue_button = Button(words("setup.continue"), on_continue, icon="play")
        self.continue_button.visible = can_continue
        self._start_button = Button(
            words("setup.start"), self._start, icon="play", importance=Importance.PRIMARY
        )
        seed = Row(
            [
                Label(words("setup.seed"), TextStyle.SMALL_BOLD, MUTED),
                self._seed,
                IconButton("dice", words("setup.new_seed"), self._roll_seed, size=SMALL_TOOL),
            ],
        )
        self.kept_button = IconButton("log", words("kept.open"), on_kept or ignore)
        self.kept_button.visible = on_kept is not None
        foot = Flow(
            [
                IconButton("leave", words("setup.quit"), on_quit),
                IconButton("settings", words("setup.settings"), on_settings),
                IconButton("help", words("setup.how_to_play"), on_how_to_play),
                self.kept_button,
                seed,
                self.continue_button,
                self._start_button,
            ],
            align=Align.CENTER,
        )
        self._title = Label("", TextStyle.DISPLAY, BULB, align=Align.CENTER, shadow=BARN_RED_DEEP)
        picker = Flow([self._editions], align=Align.CENTER)
        picker.visible = len(editions) > 1
        body = Column(
            [
                self._title,
                picker,
                self._about,
                self._players,
                self._too_few,
            ],
        )
        content = Column([Inset(ScrollView(body, grow=1), 5, 2, grow=1), Inset(foot, 5, 3)], gap=0, grow=1)
        super().__init__(Column([Awning(), content], gap=0), Look.MARQUEE, padding=0)
        self._show_edition()

    @property
    def choice(self) -> SetupChoice:
        """What is chosen at present."""
        edition = self._choice.edition
        options = dict(self._choice.options)
        if self._options is not None:
            options[edition] = self._options.options
        return SetupChoice(
            tuple(card.seat for card in self._riders.values()),
            self._seed.text,
            edition,
            tuple(card.seat for card in self._colors) or self._choice.colors,
            options,
        )

    def set_picture(self, rider: str, picture: pygame.Surface) -> None:
        """Show a premultiplied picture of a rider's vehicle; KeyError when there is no such rider."""
        self._riders[rider].picture.surface = picture

    def _turn_to(self, edition: Edition) -> None:
        self._choice = replace(self.choice, edition=edition)
        self._show_edition()
        self._changed()

    def _show_edition(self) -> None:
        """Puts the cards and the options of the edition into the middle."""
        edition = self._choice.edition
        is_ours = edition is Edition.PEOPLE
        self._title.text = words("setup.title" if is_ours else "setup.title_of_editions")
        self._about.text = words(f"edition.about_{edition}")
        self._colors, self._options = [], None
        if is_ours:
            self._players.set_children([Grid(list(self._riders.values()))])
        else:
            self._colors = [_color_card(edition, seat, self._changed) for seat in self._choice.colors]
            options = self._choice.options.get(edition, EditionOptions())
            self._options = OptionsPanel(edition, options, self._changed)
            rows = [Grid(self._colors), Panel(self._options, Look.RAISED)]
            rows[1].visible = bool(self._options.children)
            self._players.set_children(rows)
        self._check_players()

    def _check_players(self) -> None:
        are_enough = len(self.choice.playing) >= LEAST_PLAYERS
        self._too_few.visible = not are_enough
        self._start_button.enabled = are_enough

    def _changed(self, *_: object) -> None:
        self._check_players()
        self.on_change(self.choice)

    def _roll_seed(self) -> None:
        self._seed.text = str(random.randrange(10**6))
        self._changed()

    def _start(self) -> None:
        if self._start_button.enabled:
            self.on_start(self.choice)


def _color_card(edition: Edition, seat: SeatChoice, on_change: Callable[[SeatChoice], object]) -> ColorCard:
    """A color's card; in Teams somebody plays every color (KT1)."""
    if edition is not Edition.TEAMS:
        return ColorCard(seat, (*DRIVERS, NOBODY), on_change=on_change)
    played = seat if seat.driver != NOBODY else replace(seat, driver="medium")
    return ColorCard(played, DRIVERS, words(f"setup.partner_{seat.player}"), on_change)
