"""Games of the older editions are saved, gone on with, played again, and followed by the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sorry_people.app.editions.end_screen import EditionEndScreen
from sorry_people.app.setup_screen import SetupScreen
from sorry_people.session import Edition, EditionOptions, load
from tests.app.editions.games import EDITIONS, FAST, late, play, screen, table, wait_for_choice

if TYPE_CHECKING:
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


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_is_gone_on_with_where_it_was_left(player: Player, edition: Edition) -> None:
    left = late(table(edition, ("Red", "Blue", "Yellow", "Green")), 0.5)
    play(player, left)
    wait_for_choice(player) if edition is Edition.POINTS else player.app.advance(0.1)
    player.flow.set_up()
    player.flow.play(player.app.files.game.read())
    assert screen(player).table.save() == left.save()
