"""A finished game, again."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sorry_people.session import Replay
from tests.session.tables import family, play_out


def test_a_replay_tells_what_the_game_told():
    table = play_out(family())
    replay = Replay(table.save())
    assert len(replay) == len(table.plays)
    assert [event for events in replay for event in events] == table.log
    assert replay.table.game == table.game
    assert replay.step() == []


@given(st.data())
def test_seeking_is_stepping(data):
    save = play_out(family()).save()
    there, stepped = Replay(save), Replay(save)
    position = data.draw(st.integers(0, len(there)))
    there.seek(data.draw(st.integers(0, len(there))))
    there.seek(position)
    for _ in range(position):
        stepped.step()
    assert there.position == stepped.position == position
    assert there.table.game == stepped.table.game


@pytest.mark.parametrize("position", [-1, 10_000])
def test_there_is_nothing_before_the_start_or_after_the_end(position):
    with pytest.raises(IndexError, match=f"not {position}"):
        Replay(play_out(family()).save()).seek(position)
