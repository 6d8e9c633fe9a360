"""Whatever is pressed, clicked, dragged or pinched at whatever moment: the game can go on, and it ends."""

import random
from collections.abc import Callable

import pygame
import pytest

from sorry_people.app.play_screen import PlayScreen
from sorry_people.ui.kit.pressable import Pressable
from tests.app.player import FAST, Player, act_by_keyboard, act_by_mouse, persons

KEYS = [
    *(pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_9, pygame.K_SPACE, pygame.K_SPACE, pygame.K_RETURN),
    *(pygame.K_o, pygame.K_f, pygame.K_b, pygame.K_l, pygame.K_d, pygame.K_s, pygame.K_m, pygame.K_F1),
    *(pygame.K_TAB, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_PLUS, pygame.K_MINUS),
    *(pygame.K_ESCAPE, pygame.K_h),
]
BURSTS = 60
PRESSES = 12
AT_MOST = 1_500
"""Things that a person is asked in one evening, and far more than ever."""


class Monkey:
    def __init__(self, player: Player, seed: int) -> None:
        self.player = player
        self.dice = random.Random(seed)

    def point(self) -> tuple[int, int]:
        """Any pixel, or the middle of something that can be pressed."""
        width, height = self.player.app.window.size
        shown = [widget for layer in self.player.app.interface.shown() for widget in layer.root.walk()]
        pressable = [widget for widget in shown if isinstance(widget, Pressable)]
        if pressable and self.dice.random() < 0.6:
            return self.dice.choice(pressable).rect.center
        return self.dice.randrange(width), self.dice.randrange(height)

    def act(self) -> None:
        player, dice = self.player, self.dice
        match dice.randrange(8):
            case 0 | 1:
                player.press(dice.choice(KEYS))
            case 2 | 3:
                player.click(self.point())
            case 4:
                player.post(
                    pygame.MOUSEBUTTONDOWN, pos=self.point(), button=dice.choice([1, 1, 3]), touch=False
                )
            case 5:
                player.post(pygame.MOUSEBUTTONUP, pos=self.point(), button=1, touch=False)
            case 6:
                steps = [(dice.randrange(-40, 40), dice.randrange(-40, 40)) for _ in range(3)]
                player.drag(self.point(), steps)
            case _:
                wheel = dice.choice([-2, 1, 3])
                player.post(pygame.MOUSEWHEEL, x=0, y=wheel, precise_y=float(wheel), pos=self.point())
        player.app.advance(dice.choice([0.0, 0.016, 0.05, 0.1, 0.1]))
        player.app.is_running = True  # it may have pressed Leave

    def let_go(self) -> None:
        """The hands off everything, and back to the game if it was left."""
        player = self.player
        player.post(pygame.MOUSEBUTTONUP, pos=(-1, -1), button=1, touch=False)
        player.post(pygame.KEYUP, key=pygame.K_h, mod=0, unicode="", scancode=0)
        if not isinstance(player.app.screen, PlayScreen) and not player.has_ended:
            player.flow.play(player.app.files.game.read())
        if isinstance(player.app.screen, PlayScreen):
            player.play.menus.close_all()
            player.app.interface.focus.set(None)


@pytest.mark.parametrize("seed", range(4))
def test_a_monkey_at_the_table_never_stops_the_game(player, seed):
    player.start(persons(1 + seed % 4), seed)
    monkey = Monkey(player, seed)
    for _ in range(BURSTS):
        player.app.stage.speed = monkey.dice.choice([1.0, 4.0, FAST])
        for _ in range(monkey.dice.randrange(PRESSES)):
            if not isinstance(player.app.screen, PlayScreen):
                break
            monkey.act()
        monkey.let_go()
        if player.has_ended:
            break
        player.wait(lambda: player.is_asked or player.has_ended)
        assert player.has_ended or player.play.board.disagreements() == []
    play_on_to_the_end(player, act_by_mouse if seed % 2 else act_by_keyboard)


def play_on_to_the_end(player: Player, act: Callable[[Player], object]) -> None:
    player.app.stage.speed = FAST
    if not player.has_ended and player.play.oracle.is_on_duty:
        player.press(pygame.K_o)
    for _ in range(AT_MOST):
        player.wait(lambda: player.is_asked or player.has_ended)
        if player.has_ended:
            return
        before = player.play.table.save(), player.question
        act(player)
        assert (player.play.table.save(), player.question) != before, "what was asked could not be answered"
    raise AssertionError("the evening never ends")
