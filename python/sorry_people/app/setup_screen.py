"""The set-up: which game, and who is riding home tonight."""

from __future__ import annotations

from dataclasses import replace
from math import radians
from typing import TYPE_CHECKING

from sorry_people.app.kept_games import are_games_kept
from sorry_people.app.menus import Menus
from sorry_people.app.play_views import rider_intros
from sorry_people.app.screen import Screen
from sorry_people.rules import Driver, Rider, SaveError
from sorry_people.session import Edition, EditionChoice, EditionOptions, Seat, SeatChoice, Start, Table
from sorry_people.ui.callbacks import ignore
from sorry_people.ui.panels.setup_choice import SetupChoice
from sorry_people.ui.panels.setup_panel import SetupPanel
from sorry_people.ui.panels.toast import Toast
from sorry_people.ui.words import words

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pygame

    from sorry_people.app.application import Application
    from sorry_people.app.kept_games import KeptGame
    from sorry_people.session import AnyTable
    from sorry_people.ui.kit.widget import Widget

LARGEST_SEED = 2**64 - 1

PLAYABLE = tuple(Edition)
"""The editions that the window can play, in the order in which they are offered."""


class SetupScreen(Screen):
    """Four cards over the fair at closing time.

    Args:
        app: The running game.
        on_start: Hears the table of a new game of Sorry People.
        on_continue: Hears the table of the game that was left.
        on_edition: Hears what was chosen of an older edition.
        on_kept: Hears which of the kept games shall go on.
        on_replay: Hears which of them shall be watched once more.
        seed: To begin with; empty for a new one.
        editions: Those to choose from.
    """

    def __init__(
        self,
        app: Application,
        *,
        on_start: Callable[[Table], object],
        on_continue: Callable[[AnyTable], object],
        on_edition: Callable[[EditionChoice], object] = ignore,
        on_kept: Callable[[KeptGame], object] = ignore,
        on_replay: Callable[[KeptGame], object] = ignore,
        seed: str = "",
        editions: Sequence[Edition] = PLAYABLE,
    ) -> None:
        super().__init__(app)
        self._on_start = on_start
        self._on_continue = on_continue
        self._on_edition = on_edition
        self._on_kept = on_kept
        self._on_replay = on_replay
        self._seed = seed
        self._editions = editions

    @property
    def title(self) -> str:
        """What is to be set up."""
        return words("window.setup")

    def enter(self) -> None:
        """Shows the panel before the fair."""
        app = self.app
        self.menus = Menus(app, app.settings.edition)
        self.panel = SetupPanel(
            rider_intros(),
            self._last_choice(),
            editions=self._editions,
            can_continue=app.files.game.exists,
            on_start=self._start,
            on_change=self._remember,
            on_continue=self._continue,
            on_how_to_play=self.menus.open_how_to_play,
            on_settings=self.menus.open_settings,
            on_kept=self._open_kept if are_games_kept(app.files) else None,
            on_quit=app.quit,
        )
        self._layer = app.interface.add(self.panel, self.panel.place, modal=True)
        self.toast = Toast()
        self._toast_layer = app.interface.add(self.toast, self._place_toast, passive=True)
        self._wears = app.stage.liveries
        self._without_picture = list(Rider)
        self._was_seen = False
        kept_as = app.files.settings.kept_as
        if kept_as is not None:
            self.toast.show(words("settings.broken", file=kept_as.name), warning=True)
            app.files.settings.kept_as = None
        for rider in Rider:
            app.stage.board.stand(rider, "fair")
        app.stage.board.set_evening(0.0)
        app.stage.rest(True)
        app.stage.shows_whole_board = False
        app.stage.rig.look((0.0, 4.0, 0.0), yaw=radians(28.0), pitch=radians(24.0), distance=95.0)

    def leave(self) -> None:
        """Takes the panel away."""
        self.menus.close_all()
        self.app.interface.remove(self._layer)
        self.app.interface.remove(self._toast_layer)

    def advance(self, delta: float) -> None:  # noqa: ARG002 - a picture a frame
        """The riders' pictures come one by one, so that the first frame need not wait for them."""
        if self._wears is not self.app.stage.liveries:
            self._wears = self.app.stage.liveries
            self._without_picture = list(Rider)
        if self._without_picture and self._was_seen:
            rider = self._without_picture.pop(0)
            self.panel.set_picture(rider, self.app.portraits.of(rider, self._wears))
        self._was_seen = True

    @property
    def wants_frame(self) -> bool:
        """While a picture is missing."""
        return bool(self._without_picture)

    def _last_choice(self) -> SetupChoice:
        last = self.app.settings
        return SetupChoice(last.seats, self._seed, last.edition, last.colors, last.options)

    def _remember(self, choice: SetupChoice) -> None:
        self._seed = choice.seed
        self.menus.edition = choice.edition
        self.app.settings = replace(
            self.app.settings,
            seats=choice.seats,
            edition=choice.edition,
            colors=choice.colors,
            options=choice.options,
        )

    def _start(self, choice: SetupChoice) -> None:
        self._remember(choice)
        if choice.edition is Edition.PEOPLE:
            self._on_start(Table(Start.drawn(seed_of(choice)), [seat_of(seat) for seat in choice.seats]))
        else:
            self._on_edition(edition_choice(choice))

    def _continue(self) -> None:
        """Goes on with the saved game; a broken file is told of, and the one before it tried."""
        saved = self.app.files.game
        while saved.exists:
            try:
                table = saved.read()
            except SaveError as error:
                self.toast.show(str(error), warning=True)
                if not saved.exists or not hasattr(error, "kept_as"):
                    break
                continue
            self._on_continue(table)
            return
        self.panel.continue_button.visible = saved.exists

    def _open_kept(self) -> None:
        self.menus.open_kept_games(on_go_on=self._on_kept, on_replay=self._on_replay)

    def _place_toast(self, window: pygame.Rect, root: Widget) -> pygame.Rect:
        theme = self.app.interface.theme
        width = min(root.preferred_width(), theme.text_px(620), window.width - 2 * theme.space(4))
        rect = window.copy()
        rect.size = (width, root.preferred_height(width))
        rect.midtop = (window.centerx, window.top + theme.space(3))
        return rect


def seed_of(choice: SetupChoice) -> int | None:
    """The seed that was typed; None for a new one."""
    return min(int(choice.seed), LARGEST_SEED) if choice.seed else None


def seat_of(seat: SeatChoice) -> Seat:
    """A rider's seat at the table, as it was chosen."""
    rider = Rider(seat.player)
    if seat.driver == Driver.PERSON:
        return Seat.person(rider, seat.name)
    return Seat.computer(rider, Driver(seat.driver))


def edition_choice(choice: SetupChoice) -> EditionChoice:
    """What the game of an edition is to be told, without those who do not play."""
    options = choice.options.get(choice.edition, EditionOptions())
    return EditionChoice(choice.edition, choice.playing, options, seed_of(choice))
