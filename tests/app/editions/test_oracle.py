"""The Oracle in every edition: it shows, plays, and tells what counts (O1, O6, KP4, KT5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest

from sorry_people.app.editions.oracle_subject import MOST_ROWS
from sorry_people.rules import Oracle
from sorry_people.session import Draw, Edition, Need, Play, resume
from sorry_people.ui.kit.label import Label
from sorry_people.ui.panels.odds_row import OddsRow
from tests.app.editions.games import EDITIONS, late, play, table, until, wait_for_choice

if TYPE_CHECKING:
    from sorry_people.app.editions.screen import EditionScreen
    from tests.app.player import Player

PERSONS = ("Red", "Blue", "Yellow", "Green")
FEW = 40
"""Playouts: enough for figures of any kind."""

MEASURES = {
    Edition.CLASSIC: "How often {turn} wins",
    Edition.TEAMS: "How often {turn} and",
    Edition.POINTS: "Points that {turn} scores",
    Edition.FIRE_AND_ICE: "How often {turn} wins",
    Edition.EXPRESS: "How often {turn} wins",
}


def ask(player: Player, at: Any) -> EditionScreen:
    """The Oracle's answer to the choice of a table, with few playouts."""
    shown = play(player, at)
    shown.oracle._worker._oracle = Oracle(playouts=FEW, threads=1, seed=1)
    wait_for_choice(player)
    player.press(pygame.K_o)
    shown.oracle.wait()
    player.rest()
    return shown


def advice(shown: EditionScreen) -> Any:
    """The answer as it stands."""
    assert shown.oracle.advice is not None
    return shown.oracle.advice


def rows(shown: EditionScreen) -> list[OddsRow]:
    return [row for row in shown.hud.panels.oracle.walk() if isinstance(row, OddsRow)]


def texts(shown: EditionScreen) -> list[str]:
    return [each.text for each in shown.hud.panels.oracle.walk() if isinstance(each, Label) and each.visible]


def choice(edition: Edition) -> Any:
    """Late in a game, with something to choose."""
    at = late(table(edition, PERSONS), 0.7)
    return until(at, lambda table: 1 < len(table.game.legal_moves()) < MOST_ROWS)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_row_that_is_pressed_is_shown_and_pressed_again_played(player: Player, edition: Edition) -> None:
    shown = ask(player, choice(edition))
    before = shown.table.save()
    assert len(rows(shown)) == len(shown.table.game.legal_moves())
    assert any(MEASURES[edition].format(turn=shown.table.game.turn) in text for text in texts(shown))
    assert not shown.marks.sheets()  # the numbers are the Oracle's
    player.click_on(rows(shown)[1])
    assert shown.table.save() == before  # O6
    move = shown.table.game.legal_moves()[1]
    player.click_on(rows(shown)[1])
    player.app.advance(0.0)
    assert shown.table.plays[-1].move == move


def test_points_tells_points_and_the_chance_to_win(player: Player) -> None:
    shown = ask(player, choice(Edition.POINTS))
    assert any(text.startswith("+") for text in texts(shown))
    assert any("wins" in text and "±" in text for text in texts(shown))


def test_of_many_moves_the_best_are_listed_and_any_of_them_can_be_played(player: Player) -> None:
    at = until(table(Edition.CLASSIC, PERSONS), lambda table: len(table.game.legal_moves()) > MOST_ROWS)
    shown = ask(player, at)
    moves = at.game.legal_moves()
    assert len(rows(shown)) == MOST_ROWS
    assert any(f"{len(moves) - MOST_ROWS} moves" in text for text in texts(shown))
    firsts = {str(odds.move): odds.first for odds in advice(shown).moves}
    best = max(moves, key=lambda move: firsts[str(move)])
    player.click_on(rows(shown)[0])
    player.click_on(rows(shown)[0])
    player.app.advance(0.0)
    assert firsts[str(shown.table.plays[-1].move)] == firsts[str(best)]


def test_asking_for_more_goes_on(player: Player) -> None:
    shown = ask(player, choice(Edition.EXPRESS))
    before = advice(shown).playouts
    shown.oracle.extend()
    shown.oracle.wait()
    assert advice(shown).playouts == 2 * before


@pytest.mark.parametrize("rides", [True, False])
def test_the_ride_of_the_fire_is_weighed_before_the_draw(player: Player, rides: bool) -> None:
    """F8."""
    at = table(Edition.FIRE_AND_ICE, PERSONS, seed=3)
    while not (at.need is Need.DRAW and at.game.legal_moves()):
        at.step("easy")
    shown = ask(player, resume(at.save()))
    assert any("Ride the Fire" in text for text in texts(shown))
    assert any("Draw first" in text for text in texts(shown))
    assert shown.table.need is Need.DRAW
    row = rows(shown)[0 if rides else -1]
    player.click_on(row)
    player.click_on(row)
    player.app.advance(0.0)
    done = shown.table.actions[len(at.actions)]
    assert done == Play(at.game.legal_moves()[0]) if rides else isinstance(done, Draw)


def test_an_oracle_that_is_sent_away_in_its_work_keeps_nobody_waiting(player: Player) -> None:
    at = until(table(Edition.TEAMS, PERSONS), lambda table: len(table.game.legal_moves()) > MOST_ROWS)
    shown = play(player, at)
    wait_for_choice(player)
    player.press(pygame.K_o)
    worker = shown.oracle._worker
    assert worker.is_working
    player.press(pygame.K_o)
    assert not worker.is_working
    assert worker.advice is None
    player.press(pygame.K_o)  # asked again, while the first answer may still be under way
    assert worker.is_working
    shown.chooser.play(0)
    player.app.advance(0.0)
    assert worker.advice is None
