"""Games by mouse and keyboard in a window on a display."""

import signal
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from sorry_people.rules import Rider
from sorry_people.session import AnyTable, Need, Start, Table, load
from sorry_people.ui.kit.text_field import TextField
from sorry_people.ui.words import words
from tests.app.player import Player, button, persons
from tests.e2e.desktop import Desktop, Game

FAST = '{"settings": {"speed": 8, "hand_over": false, "last_rider": "fast"}}'
SHARED = '{"settings": {"speed": 8}}'
HURRY = "h"
STILL = 6
"""Pictures in a row that are the same when nothing moves any more."""

SHORT = 390
"""The seed of an evening that is over after 44 cards when the person takes the first move each time."""


def place_to_click(twin: Player, table: Table) -> tuple[int, int]:
    """Where in the window the person has to press next."""
    twin.app.leave()
    twin.flow.watch(Table.resume(table.save()), speed=40.0, quits=False)
    twin.wait(lambda: twin.is_asked)
    twin.rest()
    twin.app.interface.layers()
    panels = twin.play.hud.panels
    if table.need is Need.DRAW:
        return panels.pile.rect.center
    return twin.rows[0].rect.center if panels.moves.visible else panels.card.go_on.rect.center


def start_by_mouse(game: Game, twin: Player, seed: int) -> None:
    twin.flow.set_up()
    twin.rest()
    twin.app.interface.layers()
    (field,) = (
        w for w in twin.setup.panel.walk() if isinstance(w, TextField) and w.hint == words("setup.seed_hint")
    )
    game.desktop.click(field.rect.center)
    game.desktop.hand("type", seed)
    start = button(twin.setup.panel, "Start the evening").rect.center
    game.until(lambda: "closing time" in game.title, lambda: game.desktop.click(start))
    twin.flow.begin(Table(Start(1, Rider.BUCKY), persons()))
    twin.app.interface.layers()
    skip = button(twin.tour.caption, "Skip").rect.center
    game.until(lambda: "turn" in game.title, lambda: game.desktop.click(skip))
    twin.app.leave()


def play_out(game: Game, act: Callable[[Any], object]) -> None:
    """Does what is asked of the person until all are home; computers play by themselves."""
    desktop = game.desktop
    desktop.hand("keydown", HURRY)
    while not desktop.finished:
        table = desktop.table()
        if table is None or not table.waits_for_person or len(table.game.ranking) == 3:
            game.until(partial(has_gone_on, desktop, table))
            continue
        act(table)
    desktop.hand("keyup", HURRY)
    game.until(lambda: "home first" in game.title)


def has_gone_on(desktop: Desktop, before: AnyTable | None) -> bool:
    now = desktop.table()
    return bool(desktop.finished) or (now is not None and (before is None or now.save() != before.save()))


def test_a_game_by_mouse(desktop, twin):
    desktop.set(FAST)
    with desktop.game() as game:
        start_by_mouse(game, twin, SHORT)

        def act(table: Table) -> None:
            point = place_to_click(twin, table)
            game.until(lambda: has_gone_on(desktop, table), lambda: desktop.click(point))

        play_out(game, act)
        assert game.close() == 0
    (kept,) = desktop.finished
    assert load(kept).game.is_over
    assert load(kept).start.seed == SHORT


def test_a_game_by_keyboard(desktop):
    desktop.set(FAST)
    with desktop.game("play", "--seed", str(SHORT), "--people", "Ann") as game:
        game.until(lambda: "turn" in game.title, lambda: desktop.key("space"))

        def act(table: Table) -> None:
            key = "1" if table.need is Need.MOVE and len(table.game.legal_moves()) > 1 else "space"
            game.until(lambda: has_gone_on(desktop, table), lambda: desktop.key(key))

        play_out(game, act)
        assert game.close() == 0
    assert load(desktop.finished[0]).seats


def test_a_game_goes_on_after_the_process_was_killed_in_mid_turn(desktop, twin):
    desktop.set(FAST)
    with desktop.game("play", "--seed", "11", "--people", "4") as game:
        game.until(lambda: "closing time" in game.title)
        desktop.key("Escape")  # once: in play it would open the menu
        game.until(lambda: "turn" in game.title)
        game.until(lambda: desktop.table() is not None)
        game.until(lambda: desktop.game_table().game.card is not None, lambda: desktop.key("space"))
        game.process.send_signal(signal.SIGKILL)
        game.process.wait()
    before = desktop.game_table()
    assert before.game.card is not None
    with desktop.game() as game:
        twin.app.files.game.write(before.save())
        twin.flow.set_up()
        twin.rest()
        twin.app.interface.layers()
        go_on = twin.setup.panel.continue_button.rect.center
        twin.app.files.game.delete()
        game.until(lambda: "turn" in game.title, lambda: desktop.click(go_on))
        assert desktop.game_table().save() == before.save()
        point = place_to_click(twin, before)
        game.until(lambda: has_gone_on(desktop, before), lambda: desktop.click(point))
        assert game.close() == 0


def test_the_oracle_is_opened_a_move_shown_and_played(desktop):
    desktop.set(FAST)
    with desktop.game("play", "--seed", "3", "--people", "4") as game:
        game.until(lambda: "turn" in game.title, lambda: desktop.key("space"))
        game.until(lambda: desktop.table() is not None)
        while True:
            table = desktop.game_table()
            if table.need is Need.MOVE and len(table.game.legal_moves()) > 1:
                break
            game.until(partial(has_gone_on, desktop, table), lambda: desktop.key("space"))
        desktop.key("o")
        desktop.key("2")  # shows the second move
        assert desktop.game_table().save() == table.save()
        move = table.game.legal_moves()[1]
        game.until(lambda: has_gone_on(desktop, table), lambda: desktop.key("2"))
        assert desktop.game_table().actions[len(table.actions)].move == move
        assert game.close() == 0


def test_four_persons_hand_the_device_round_for_a_whole_evening(desktop):
    desktop.set(SHARED)
    with desktop.game("play", "--seed", str(SHORT), "--people", "Ann,Bob,Cid,Dot") as game:
        game.until(lambda: "turn" in game.title, lambda: desktop.key("space"))
        desktop.hand("keydown", HURRY)
        while not desktop.finished:
            table = desktop.table()
            several = table is not None and table.need is Need.MOVE and len(table.game.legal_moves()) > 1
            # Space takes the device, draws, drives on, and has the last one driven home.
            key = "1" if several else "space"
            game.until(partial(has_gone_on, desktop, table), partial(desktop.key, key))
        desktop.hand("keyup", HURRY)
        game.until(lambda: "home first" in game.title)
        assert game.close() == 0
    assert sorted(load(desktop.finished[0]).game.ranking) == sorted(Rider)


def at_rest(game: Game) -> NDArray[np.uint8]:
    """The picture, once it has stayed as it is for longer than any frame takes."""
    seen = [game.desktop.picture()]

    def is_still() -> bool:
        time.sleep(0.25)
        seen.append(game.desktop.picture())
        return len(seen) > STILL and all((seen[-1] == before).all() for before in seen[-STILL:-1])

    game.until(is_still)
    return seen[-1]


def share_that_differs(one: NDArray[np.uint8], other: NDArray[np.uint8]) -> float:
    """Of the pixels, those that differ by more than smoothing an edge."""
    return float((np.abs(one.astype(int) - other).max(axis=2) > 24).mean())


def test_dragging_zooming_following_and_the_whole_board(desktop):
    with desktop.game("play", "--seed", "3", "--people", "4", "--quality", "lean") as game:
        game.until(lambda: "closing time" in game.title)
        desktop.key("Escape")  # once: Space again and again would draw a card
        game.until(lambda: "turn" in game.title)
        game.until(lambda: desktop.table() is not None)
        before = desktop.game_table().save()
        desktop.hand("mousemove", 300, 520)
        whole = at_rest(game)

        desktop.hand("mousemove", 300, 520, "mousedown", 1)
        for step in range(10):
            desktop.hand("mousemove", 300 + 12 * step, 520 + 4 * step)
        desktop.hand("mouseup", 1)
        game.until(lambda: share_that_differs(whole, desktop.picture()) > 0.1)
        turned = at_rest(game)

        for wheel in (4, 4, 4, 5):
            desktop.hand("click", wheel)
        desktop.hand("keydown", "ctrl", "click", 4, "keyup", "ctrl")
        game.until(lambda: share_that_differs(turned, desktop.picture()) > 0.1)
        zoomed = at_rest(game)

        desktop.key("f")
        game.until(lambda: share_that_differs(zoomed, desktop.picture()) > 0.1)
        at_rest(game)

        desktop.key("b")
        desktop.hand("mousemove", 300, 520)
        game.until(lambda: share_that_differs(whole, desktop.picture()) < 0.02)

        assert desktop.game_table().save() == before
        game.until(lambda: desktop.game_table().save() != before, lambda: desktop.key("space"))
        assert game.close() == 0


def test_a_window_that_is_made_tiny_lives_on(desktop):
    desktop.set(FAST)
    with desktop.game("play", "--seed", "3", "--people", "1") as game:
        game.until(lambda: "turn" in game.title, lambda: desktop.key("space"))
        game.until(lambda: desktop.table() is not None)
        for width, height in ((320, 180), (60, 40), (800, 600)):
            desktop.hand("windowsize", game.window, width, height)
            before = desktop.game_table()
            if before.waits_for_person:
                game.until(partial(has_gone_on, desktop, before), lambda: desktop.key("space", "1"))
        assert game.close() == 0
    assert "Traceback" not in desktop.output()


def test_a_pinch_zooms_about_its_middle_in_a_window(desktop):
    told = desktop.run_python("tests.e2e.pinch")
    assert told.returncode == 0, told.stderr
    assert "the anchor moved" in told.stdout


@pytest.mark.parametrize("moment", ["set-up", "tour", "play"])
def test_the_window_closes_cleanly(desktop, moment):
    arguments = () if moment == "set-up" else ("play", "--seed", "1")
    with desktop.game(*arguments) as game:
        if moment == "play":
            game.until(lambda: "turn" in game.title, lambda: desktop.key("space"))
        assert game.close() == 0
    assert "Traceback" not in desktop.output()


def test_four_computers_are_watched_to_the_end(desktop):
    with desktop.game("watch", "--seed", str(SHORT), "--speed", "64", "--quit") as game:
        assert game.process.wait(200) == 0
    assert "Traceback" not in desktop.output()


def test_a_missing_display_is_told_of_and_names_what_works_without(desktop):
    del desktop.environment["DISPLAY"], desktop.environment["SDL_VIDEODRIVER"]
    told = desktop.run("watch")
    assert told.returncode == 2
    assert "sorry-people watch --text" in " ".join(told.stderr.split())


def test_no_opengl_3_3_is_told_of(desktop):
    desktop.environment["MESA_GL_VERSION_OVERRIDE"] = "2.1"
    told = desktop.run("watch")
    assert told.returncode == 2
    assert "OpenGL 3.3" in told.stderr


def test_no_audio_device_is_no_matter(desktop):
    desktop.environment["SDL_AUDIODRIVER"] = "nonsense"
    with desktop.game() as game:
        assert game.close() == 0
