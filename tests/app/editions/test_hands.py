"""A hand is seen by nobody but its player (KP3), wherever one looks, and whenever."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest

from sorry_people.app.editions.views import card_counts
from sorry_people.session import Drawn, Edition, Need
from sorry_people.ui.panels.log_row import LogRow
from sorry_people.ui.panels.move_row import MoveRow
from sorry_people.ui.panels.odds_row import OddsRow
from tests.app.editions.games import is_asked, late, play, screen, table, until, wait_for_choice

if TYPE_CHECKING:
    from sorry_people.app.editions.screen import EditionScreen
    from tests.app.player import Player

PERSONS = ("Red", "Blue")
TURNS = 6


def shown_cards(shown: EditionScreen) -> list[str]:
    """The cards of a hand that lie face up."""
    hand = shown.hud.hand
    return [card.card for card in hand.cards if card.card is not None] if hand.visible else []


def told_moves(shown: EditionScreen) -> list[MoveRow]:
    """What list and Oracle tell of the legal moves."""
    panels = shown.hud.panels
    return [
        row
        for panel in (panels.moves, panels.oracle)
        if panel.visible
        for row in panel.walk()
        if isinstance(row, MoveRow | OddsRow)
    ]


def begin(player: Player, persons: tuple[str, ...] = PERSONS) -> Any:
    points = table(Edition.POINTS, persons, players=("Red", "Blue"))
    play(player, points)
    return points


def test_nobody_sees_a_hand_but_its_player_at_any_frame(player: Player) -> None:
    points = begin(player)
    shown = screen(player)
    shown.use("oracle")
    holder = None
    for _ in range(TURNS):
        for _ in range(2_000):
            cards = shown_cards(shown)
            if cards:
                assert sorted(cards) == sorted(map(str, points.game.hand(holder)))
            if is_asked(shown):
                break
            player.app.advance(0.05)
        asked = shown.hud.question
        if asked is not None:
            assert (shown_cards(shown), told_moves(shown)) == ([], [])
            holder = points.player
            asked.answers[0].press()
        elif shown.chooser.is_open:
            assert told_moves(shown)
            shown.chooser.play(0)
        player.app.advance(0.0)
    assert holder is not None


def test_the_log_does_not_tell_what_was_drawn(player: Player) -> None:
    points = begin(player)
    for _ in range(3):
        wait_for_choice(player)
        screen(player).chooser.play(0)
        player.app.advance(0.0)
    wait_for_choice(player)
    shown = screen(player)
    player.press(pygame.K_l)
    drawn = [event for event in points.log if isinstance(event, Drawn)]
    assert drawn
    assert all(event.hidden for event in drawn)
    rows = [row.entry for row in shown.hud.panels.log.walk() if isinstance(row, LogRow)]
    told = {(entry.text, entry.card) for entry in rows if "draws" in entry.text}
    assert told == {(f"{event.player} draws a card", "") for event in drawn}


def test_the_deck_counts_no_card_that_is_in_a_hand() -> None:
    points = late(table(Edition.POINTS, players=PERSONS), 0.2)
    while points.need is not Need.NOTHING and len(points.actions) < 60:
        known, hidden = card_counts(points), points.need is Need.DRAW
        points.step()
        if hidden:
            assert card_counts(points) == known


def test_the_oracle_that_is_opened_too_early_tells_nothing(player: Player) -> None:
    begin(player)
    shown = screen(player)
    player.wait(lambda: shown.hud.question is not None)
    player.press(pygame.K_o)
    assert shown.oracle.is_on_duty
    assert told_moves(shown) == []


def test_a_game_that_goes_on_in_mid_turn_hides_the_hand_again(player: Player) -> None:
    points = begin(player)
    wait_for_choice(player)
    shown = screen(player)
    assert shown_cards(shown)
    player.flow.play(player.app.files.game.read())
    again = screen(player)
    player.wait(lambda: is_asked(again))
    assert again.table.save() == points.save()
    assert again.hud.question is not None
    assert shown_cards(again) == []


def test_one_person_alone_is_not_asked_and_keeps_the_hand_in_sight(player: Player) -> None:
    points = begin(player, ("Red",))
    shown = screen(player)
    player.wait(lambda: shown.chooser.is_open)
    assert shown.hud.question is None
    assert len(shown_cards(shown)) == 5
    shown.chooser.play(0)
    player.wait(lambda: not points.waits_for_person)
    assert sorted(shown_cards(shown)) == sorted(map(str, points.game.hand("Red")))


@pytest.mark.parametrize("by", ["card", "row", "key"])
def test_a_card_that_is_picked_stands_out_of_the_hand(player: Player, by: str) -> None:
    at = table(Edition.POINTS, ("Red", "Blue"), players=("Red", "Blue"))
    shown = play(player, until(at, lambda table: len(_cards_with_a_choice(table)) > 0))
    wait_for_choice(player)
    wanted = _cards_with_a_choice(shown.table)[0]
    option = [each.card for each in shown.chooser.options].index(wanted)
    match by:
        case "card":
            player.click_on(next(each for each in shown.hud.hand.cards if each.card == wanted))
        case "row":
            player.click_on(told_moves(shown)[option])
        case _:
            player.press(pygame.K_1 + option)
    assert [each.card for each in shown.hud.hand.cards if each.chosen][:1] == [wanted]
    player.press(pygame.K_BACKSPACE)
    assert not any(each.chosen for each in shown.hud.hand.cards)


def _cards_with_a_choice(table: Any) -> list[str]:
    """The cards of the hand that two different pawns can be moved with."""
    pawns = [(str(move.card), move.parts[0].pawn) for move in table.game.legal_moves() if move.parts]
    under_way = [card for card, pawn in set(pawns) if table.game.pawns[table.player][pawn] != "start"]
    return sorted(card for card in set(under_way) if under_way.count(card) > 1)
