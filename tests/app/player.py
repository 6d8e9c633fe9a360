"""A player who acts by posted events alone, and looks at what is on the screen."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame

from sorry_people.app.application import Application
from sorry_people.app.end_screen import EndScreen
from sorry_people.app.game_flow import GameFlow
from sorry_people.app.headless import Headless
from sorry_people.app.play_screen import PlayScreen
from sorry_people.app.setup_screen import SetupScreen
from sorry_people.app.tour_screen import TourScreen
from sorry_people.rules import Driver, Rider
from sorry_people.session import Need, Seat, Start, Table
from sorry_people.ui.kit.button import Button
from sorry_people.ui.kit.widget import Widget
from sorry_people.ui.panels.move_row import MoveRow
from sorry_people.ui.panels.question_panel import QuestionPanel

FRAME = 0.1
FAST = 40.0
MOST_FRAMES = 30_000
"""Far more than anything takes: a test that gets here is stuck."""


def persons(count: int = 1) -> list[Seat]:
    return [
        Seat.person(rider, f"Person {number}") if number < count else Seat.computer(rider, Driver.HARD)
        for number, rider in enumerate(Rider)
    ]


class Player:
    def __init__(self, app: Application) -> None:
        self.app = app
        self.flow = GameFlow(app)

    # Looking

    @property
    def play(self) -> PlayScreen:
        assert isinstance(self.app.screen, PlayScreen)
        return self.app.screen

    @property
    def setup(self) -> SetupScreen:
        assert isinstance(self.app.screen, SetupScreen)
        return self.app.screen

    @property
    def tour(self) -> TourScreen:
        assert isinstance(self.app.screen, TourScreen)
        return self.app.screen

    @property
    def has_ended(self) -> bool:
        return isinstance(self.app.screen, EndScreen)

    @property
    def is_asked(self) -> bool:
        """Whether the game waits for a person."""
        return isinstance(self.app.screen, PlayScreen) and not self.play.script.is_processing

    @property
    def rows(self) -> list[MoveRow]:
        """The moves on offer, in the list or in the Oracle's panel."""
        panels = self.play.hud.panels
        panel = panels.oracle if panels.oracle.visible else panels.moves
        return [widget for widget in panel.walk() if isinstance(widget, MoveRow)]

    @property
    def question(self) -> QuestionPanel | None:
        """What is asked in the middle of the board, if anything is."""
        roots = [layer.root for layer in self.app.interface.shown()]
        return next((root for root in roots if isinstance(root, QuestionPanel)), None)

    # Time

    def wait(self, until: Callable[[], bool]) -> None:
        """Frames until something is the case."""
        for _ in range(MOST_FRAMES):
            if until():
                return
            self.app.advance(FRAME)
        raise AssertionError("it never came to that")

    def rest(self) -> None:
        """Frames until nothing moves; none is drawn."""
        self.wait(lambda: not (self.app.stage.is_moving or self.app.screen.wants_frame))

    def draw_to_rest(self) -> None:
        """Frames until nothing moves and no picture would be better than the last."""

        def is_at_rest() -> bool:
            self.app.draw()
            return not self.app.wants_frame

        self.rest()
        self.wait(is_at_rest)

    def wait_for_choice(self) -> None:
        """Plays, whatever is asked, until somebody may choose among several moves."""
        self.app.stage.speed = FAST
        while True:
            self.wait(lambda: self.is_asked or self.has_ended)
            if self.play.chooser.is_open and len(self.play.table.game.legal_moves()) > 1:
                self.rest()
                return
            self.press(pygame.K_SPACE)

    # Acting

    def post(self, kind: int, **fields: Any) -> None:
        self.app.handle(pygame.event.Event(kind, **fields))
        self.app.advance(0.0)

    def press(self, key: int) -> None:
        self.post(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
        self.post(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0)

    def move(self, point: tuple[int, int]) -> None:
        self.post(pygame.MOUSEMOTION, pos=point, rel=(0, 0), buttons=(0, 0, 0), touch=False)

    def click(self, point: tuple[int, int]) -> None:
        self.move(point)
        self.post(pygame.MOUSEBUTTONDOWN, pos=point, button=1, touch=False)
        self.post(pygame.MOUSEBUTTONUP, pos=point, button=1, touch=False)

    def click_on(self, widget: Widget) -> None:
        self.app.interface.layers()
        assert widget.rect.width > 0, f"{widget} is not shown"
        self.click(widget.rect.center)

    def drag(self, start: tuple[int, int], steps: list[tuple[int, int]], button: int = 1) -> None:
        point = start
        self.post(pygame.MOUSEBUTTONDOWN, pos=point, button=button, touch=False)
        for step in steps:
            point = (point[0] + step[0], point[1] + step[1])
            self.post(pygame.MOUSEMOTION, pos=point, rel=step, buttons=(1, 0, 0), touch=False)
        self.post(pygame.MOUSEBUTTONUP, pos=point, button=button, touch=False)

    def set_view(self, **changes: Any) -> None:
        """What the settings panel does."""
        settings = self.app.settings
        self.app.settings = replace(settings, view=replace(settings.view, **changes))

    # Games

    def start(self, seats: list[Seat], seed: int = 5) -> Table:
        """A game without its tour, fast."""
        table = Table(Start(seed, Rider.BUCKY), seats)
        self.flow.play(table)
        self.app.stage.speed = FAST
        return table


def resize(player: Player, size: tuple[int, int]) -> None:
    assert isinstance(player.app.window, Headless)
    player.app.window.size = size
    player.post(pygame.WINDOWRESIZED, x=size[0], y=size[1])


def button(root: Widget, text: str) -> Button:
    """The button that says so."""
    return next(widget for widget in root.walk() if isinstance(widget, Button) and widget.text == text)


def act_by_mouse(player: Player) -> None:
    """What the game asks for, by the mouse."""
    panels = player.play.hud.panels
    if player.question is not None:
        player.click_on(player.question.answers[0])
    elif player.play.table.need is Need.DRAW:
        player.click_on(panels.pile)
    elif panels.moves.visible:
        player.click_on(player.rows[-1])
    else:
        player.click_on(panels.card.go_on)


def act_by_keyboard(player: Player) -> None:
    """What the game asks for, by the keyboard."""
    several = player.play.chooser.is_open and len(player.play.table.game.legal_moves()) > 1
    player.press(pygame.K_1 if several else pygame.K_SPACE)
