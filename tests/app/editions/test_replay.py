"""Games of the older editions are saved, gone on with, played again, and followed by the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from sorry_people.app.editions.end_screen import EditionEndScreen
from sorry_people.app.setup_screen import SetupScreen
from sorry_people.rules import Driver
from sorry_people.session import Edition, EditionOptions, Need, SaveFile, load
from tests.app.editions.games import EDITIONS, FAST, is_asked, late, play, screen, table

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.app.player import Player


# Teams is played at a table of the same class as Classic, and takes four players and twice as long.
@pytest.mark.parametrize("edition", [edition for edition in EDITIONS if edition is not Edition.TEAMS])
def test_a_finished_game_is_kept_replayed_and_followed_by_another(player: Player, edition: Edition) -> None:
    played = late(table(edition, players=("Red", "Yellow")), 0.95)
    play(player, played)
    player.wait(lambda: isinstance(player.app.screen, EditionEndScreen))
    assert not player.app.files.game.exists
    (kept,) = player.app.files.finished.iterdir()
    save = load(kept).save()
    assert save == played.save()
    player.flow.replay(save, speed=FAST)
    again = screen(player).table
    assert not again.actions
    player.wait(lambda: isinstance(player.app.screen, EditionEndScreen))
    assert again.save() == save
    player.flow.play_again(again)
    following = screen(player).table
    assert following.game.turn in played.winners  # K3
    assert not following.actions


def test_a_game_that_breaks_off_is_replayed_so_far(player: Player) -> None:
    player.flow.replay(late(table(Edition.EXPRESS, ("Red",)), 0.3).save(), speed=FAST)
    player.wait(lambda: isinstance(player.app.screen, SetupScreen))


def test_a_tournament_goes_on_with_the_next_round(player: Player) -> None:
    """X10."""
    first = late(table(Edition.EXPRESS, options=EditionOptions(target=50)), 0.95)
    play(player, first)
    player.wait(lambda: isinstance(player.app.screen, EditionEndScreen))
    scores = dict(first.tournament.scores)
    assert max(scores.values()) >= 5
    player.flow.play_again(first)
    following = screen(player).table.tournament
    assert following is not None
    assert dict(following.scores) == scores


def draws_again(at: Any) -> bool:
    """After a 2 (K10)."""
    return at.need is Need.DRAW and bool(at.plays) and at.log[-1].kind == "draw_again"


def has_ridden(at: Any) -> bool:
    """F8: the Fire has moved, and the card is not drawn yet."""
    return at.need is Need.DRAW and bool(at.plays) and getattr(at.plays[-1].move, "kind", "") == "fire move"


PENDING: list[tuple[Edition, Callable[[Any], bool]]] = [
    (Edition.CLASSIC, lambda at: at.need is Need.MOVE),
    (Edition.CLASSIC, lambda at: at.need is Need.SPEND),
    (Edition.TEAMS, draws_again),
    (Edition.FIRE_AND_ICE, has_ridden),
    (Edition.POINTS, lambda at: at.need is Need.DRAW),
    (Edition.POINTS, lambda at: at.need is Need.MOVE),
    (Edition.EXPRESS, lambda at: at.need is Need.ROLL),
    (Edition.EXPRESS, lambda at: at.need is Need.MOVE and len(at.game.rolled) == 1),
]


@pytest.mark.parametrize(("edition", "is_pending"), PENDING)
def test_a_game_is_gone_on_with_whatever_is_pending(
    player: Player, edition: Edition, is_pending: Callable[[Any], bool]
) -> None:
    left = late(table(edition, ("Red", "Blue", "Yellow", "Green")), 0.3)
    while not is_pending(left):
        left.step(Driver.EASY)
    SaveFile(player.app.files.game.path).write(left.save())
    player.flow.set_up()
    player.click_on(player.setup.panel.continue_button)
    resumed = screen(player).table
    # In Points a hand is filled up at once, without a press (KP1).
    assert resumed.actions[: len(left.actions)] == left.actions
    assert edition is Edition.POINTS or resumed.need is left.need
    player.app.stage.speed = FAST
    player.wait(lambda: is_asked(screen(player)))
    player.draw_to_rest()
