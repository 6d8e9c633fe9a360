"""The older editions by mouse and keyboard in a window on a display."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING, Any

from sorry_people.app.editions.screen import EditionScreen
from sorry_people.session import Edition, Need, Played, SaveFile, resume
from sorry_people.ui.kit.choice import Choice
from sorry_people.ui.kit.pressable import Pressable
from sorry_people.ui.kit.text_field import TextField
from sorry_people.ui.panels.move_row import MoveRow
from sorry_people.ui.words import words
from tests.app.editions.games import table, until, where_to_press
from tests.app.player import button

if TYPE_CHECKING:
    from collections.abc import Callable

    from sorry_people.ui.kit.widget import Widget
    from tests.app.player import Player
    from tests.e2e.desktop import Desktop, Game

FAST = '{"settings": {"speed": 8, "reduced_motion": true}}'
SEED = 3
TURNS = 2
HURRY = "h"

Point = tuple[int, int]


def seen(twin: Player, at: Any) -> EditionScreen:
    """The twin's screen of a table at which a person has to do something, everything at rest."""
    twin.set_view(reduced_motion=True)
    twin.app.leave()
    twin.flow.watch(resume(at.save()), speed=40.0, quits=False)
    shown = twin.app.screen
    assert isinstance(shown, EditionScreen)
    twin.wait(lambda: not shown.script.is_processing)
    settle(twin)
    return shown


def settle(twin: Player) -> None:
    twin.rest()
    twin.app.interface.layers()


def next_widget(shown: EditionScreen) -> Widget:
    """What a person would press next."""
    panels = shown.hud.panels
    if shown.hud.question is not None:
        return shown.hud.question.answers[0]
    if isinstance(panels.pile, Pressable) and panels.pile.enabled:
        return panels.pile
    if panels.moves.visible:
        return next(row for row in panels.moves.walk() if isinstance(row, MoveRow))
    return shown.hud.card.go_on


def clicks(twin: Player, at: Any) -> list[Point]:
    """Where the mouse goes until something has been done."""
    shown = seen(twin, at)
    points: list[Point] = []
    while len(shown.table.actions) == len(at.actions):
        points.append(next_widget(shown).rect.center)
        twin.click(points[-1])
        twin.app.advance(0.1)
        twin.app.interface.layers()
    return points


def click_through(game: Game, points: list[Point], is_done: Callable[[], bool]) -> None:
    """Clicks one point after another, slower each time that it did not come to anything."""
    desktop, pause = game.desktop, 0.0

    def act() -> None:
        nonlocal pause
        pause += 0.15
        desktop.key("BackSpace", "BackSpace", "BackSpace")
        for point in points:
            time.sleep(pause)  # the board may move aside for a list; that is what is retried
            if not is_done():
                desktop.click(point)
        time.sleep(pause)

    game.until(is_done, act)


def has_gone_on(desktop: Desktop, before: Any) -> bool:
    now = desktop.table()
    return now is not None and now.save() != before.save()


def plays_of_persons(at: Any) -> int:
    """How often persons have chosen."""
    return sum(isinstance(event, Played) and at.seats[event.player].is_person for event in at.log)


def play_on(game: Game, act: Callable[[Any], object]) -> Any:
    """Does what is asked of the person for some turns; computers play by themselves."""
    desktop = game.desktop
    game.until(lambda: desktop.table() is not None)
    desktop.hand("keydown", HURRY)
    while plays_of_persons(now := desktop.game_table()) < TURNS:
        if now.waits_for_person:
            act(now)
        else:
            game.until(partial(has_gone_on, desktop, now))
    desktop.hand("keyup", HURRY)
    return now


def test_classic_is_chosen_and_played_by_mouse(desktop: Desktop, twin: Player) -> None:
    desktop.set(FAST)
    with desktop.game() as game:
        twin.flow.set_up()
        settle(twin)
        name = words("edition.classic")
        editions = next(
            each for each in twin.setup.panel.walk() if isinstance(each, Choice) and name in each.options
        )
        classic = editions.segments()[editions.options.index(name)].center
        twin.click(classic)
        settle(twin)
        (seed,) = (
            each
            for each in twin.setup.panel.walk()
            if isinstance(each, TextField) and each.hint == words("setup.seed_hint")
        )
        start = button(twin.setup.panel, words("setup.start")).rect.center
        desktop.click(classic)
        desktop.click(seed.rect.center)
        desktop.hand("type", SEED)
        game.until(lambda: "turn" in game.title, lambda: desktop.click(start))

        def act(now: Any) -> None:
            click_through(game, clicks(twin, now), lambda: has_gone_on(desktop, now))

        played = play_on(game, act)
        assert str(played.start.edition) == "classic"
        assert game.close() == 0
    assert "Traceback" not in desktop.output()


def test_a_seven_is_split_by_clicking_two_pawns(desktop: Desktop, twin: Player) -> None:
    """K11."""
    at = until(
        table(Edition.CLASSIC, ("Red",), seed=8),
        lambda now: now.player == "Red" and any(move.kind == "split" for move in now.legal_moves()),
    )
    SaveFile(desktop.save).write(at.save())
    desktop.set(FAST)
    shown = seen(twin, at)
    way = next(way for way in shown.controller.ways() if way.move.kind == "split")
    points: list[Point] = []
    for step in way.steps:
        if shown.chooser.is_open and step in shown.chooser.options:
            points.append(where_to_press(shown, step))
            twin.click(points[-1])
            twin.app.advance(0.1)
            if shown.chooser.is_open:
                settle(twin)
    with desktop.game() as game:
        twin.app.files.game.write(at.save())
        twin.flow.set_up()
        settle(twin)
        go_on = twin.setup.panel.continue_button.rect.center
        twin.app.files.game.delete()
        game.until(lambda: "turn" in game.title, lambda: desktop.click(go_on))
        click_through(game, points, lambda: has_gone_on(desktop, at))
        played: Any = desktop.game_table().plays[len(at.plays)]
        assert played.move.kind == "split"
        assert game.close() == 0


def test_express_by_keyboard(desktop: Desktop) -> None:
    desktop.set(FAST)
    with desktop.game("play", "--edition", "express", "--people", "Ann", "--seed", str(SEED)) as game:

        def act(now: Any) -> None:
            key = "space" if now.need is Need.ROLL else "1"
            game.until(partial(has_gone_on, desktop, now), lambda: desktop.key(key))

        play_on(game, act)
        assert game.close() == 0
    assert "Traceback" not in desktop.output()


def test_a_hand_of_points_is_hidden_until_its_player_is_alone(desktop: Desktop, twin: Player) -> None:
    """KP3."""
    desktop.set(FAST)
    points = ("--edition", "points", "--people", "Ann,Ben", "--players", "Red,Blue", "--seed", str(SEED))
    with desktop.game("play", *points) as game:
        game.until(lambda: "turn" in game.title and desktop.table() is not None)
        before = desktop.game_table()
        reveal = next_widget(seen(twin, before)).rect.center
        desktop.key("1", "1", "1")  # there is nothing yet to be chosen by a number
        assert desktop.game_table().save() == before.save()

        def act() -> None:
            desktop.click(reveal)
            desktop.key("1")

        game.until(lambda: has_gone_on(desktop, before), act)
        assert desktop.game_table().plays
        assert game.close() == 0
