"""Choosing by pointing: whatever is picked, a move comes of it, and every move can be reached."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sorry_people.app.editions.option import Option
from sorry_people.app.editions.selection import Selection, is_forced
from sorry_people.app.editions.way import Way

NAMES = st.sampled_from("abc")


@st.composite
def ways(draw: st.DrawFn) -> list[Way[int]]:
    """Ways of equal length, so that none is the beginning of another."""
    length = draw(st.integers(1, 4))
    texts = draw(st.lists(st.lists(NAMES, min_size=length, max_size=length), min_size=1, max_size=12))
    return [
        Way(tuple(Option("pawn", name) for name in names), index, index) for index, names in enumerate(texts)
    ]


@given(ways(), st.data())
def test_whatever_is_picked_leads_to_a_move(ways: list[Way[int]], data: st.DataObject) -> None:
    selection = Selection(ways)
    while selection.decided is None:
        selection.pick(data.draw(st.sampled_from(selection.options)))
    assert selection.decided.steps == selection.picked


@given(ways(), st.data())
def test_every_move_can_be_reached(ways: list[Way[int]], data: st.DataObject) -> None:
    wanted = data.draw(st.sampled_from(ways))
    selection = Selection(ways)
    while selection.decided is None:
        selection.pick(wanted.steps[len(selection.picked)])
    assert selection.decided.steps == wanted.steps


@given(ways(), st.data())
def test_going_back_undoes_a_pick(ways: list[Way[int]], data: st.DataObject) -> None:
    selection = Selection(ways)
    seen = [selection.picked]
    while selection.decided is None:
        selection.pick(data.draw(st.sampled_from(selection.options)))
        seen.append(selection.picked)
    for picked in reversed(seen[:-1]):
        assert selection.can_go_back
        selection.back()
        assert selection.picked == picked
    assert not selection.can_go_back


@given(ways(), st.data())
def test_a_step_without_a_choice_is_taken_by_itself(ways: list[Way[int]], data: st.DataObject) -> None:
    selection = Selection(ways)
    assert (len(selection.options) == 1) == is_forced(ways)
    selection.pick(data.draw(st.sampled_from(selection.options)))
    assert len(selection.options) != 1


def test_what_is_no_option_changes_nothing() -> None:
    pawns = [Option("pawn", name) for name in "ab"]
    selection = Selection([Way((pawn, Option("forward", "5")), 0, "move") for pawn in pawns])
    with pytest.raises(ValueError, match="'5' can't be picked now"):
        selection.pick(Option("forward", "5"))
    assert selection.picked == ()


def test_a_first_step_without_a_choice_is_taken_by_itself() -> None:
    card, pawns = Option("card", "3"), [Option("pawn", name) for name in "ab"]
    selection = Selection([Way((card, pawn), index, index) for index, pawn in enumerate(pawns)])
    assert selection.picked == (card,)
    assert selection.options == pawns
    assert not selection.can_go_back


def test_the_last_step_of_the_only_move_is_left_to_be_seen() -> None:
    only = Way((Option("pawn", "a"), Option("forward", "5")), 0, "move")
    selection = Selection([only])
    assert selection.options == [only.steps[-1]]
    assert is_forced([only])
