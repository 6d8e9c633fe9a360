"""The table: seats, who must act, and the events that listeners are told."""

import pytest

from sorry_people.rules import Card, Driver, Event, IllegalMoveError, Rider
from sorry_people.session import Draw, Drawn, Need, Play, Played, Seat, Start, Table, TableEvent
from tests.session.tables import act, computers, family, play_out


def test_computers_play_a_whole_game_to_the_ranking():
    table = play_out(computers())
    assert table.need is Need.NOTHING
    assert table.seat is None
    assert sorted(table.game.ranking) == sorted(Rider)  # E1


def test_the_table_plays_the_engine_s_own_game():
    table = play_out(computers(seed=11))
    game = Start(11, Rider.BUCKY).game()
    for action in table.actions:
        match action:
            case Draw():
                assert game.draw() is action.card
            case Play():
                assert game.choose("hard") == action.move  # P4
                game.play(action.move)
    assert game == table.game


def test_a_person_is_waited_for_and_a_computer_is_not():
    table = family()
    assert table.waits_for_person
    assert table.seat == Seat(Rider.BUCKY, Driver.PERSON, "Ann")
    with pytest.raises(ValueError, match="Bucky is driven by Ann, a person"):
        table.step()
    assert table.need is Need.DRAW
    play_out(table, 2)
    assert not table.waits_for_person


def test_need_tells_draw_move_spend_and_nothing():
    table = computers(deck=(Card.THREE, Card.ONE))
    needs = [table.need]
    for _ in range(3):
        table.step()
        needs.append(table.need)
    assert needs == [Need.DRAW, Need.SPEND, Need.DRAW, Need.MOVE]  # T3: no 3 leaves the fair
    assert play_out(table).need is Need.NOTHING


def test_the_last_person_can_be_driven_home_by_a_level():
    table = family(seed=3)
    while not table.game.is_over:
        table.step(Driver.HARD)
    assert table.seats[Rider.BUCKY].is_person  # whoever drove, the seat is still Ann's


def test_listeners_hear_the_log_in_order_and_can_stop():
    table = family()
    heard: list[TableEvent] = []
    quiet: list[TableEvent] = []
    table.listen(heard.append)
    table.listen(quiet.append)()
    play_out(table)
    assert heard == table.log
    assert quiet == []


def test_events_name_the_card_first_and_then_what_came_of_it():
    table = play_out(computers())
    waiting = None
    for event in table.log:
        match event:
            case Drawn():
                assert waiting is None
                waiting = event.card
            case Played():
                assert waiting is event.card
                waiting = None
            case Event():
                assert waiting is None


def test_places_told_by_the_events_are_the_engine_s():
    table = computers(seed=5)
    places: dict[Rider | None, str | None] = dict(table.game.places.items())

    def follow(event):
        if not isinstance(event, Event):
            return
        match event.kind:
            case "moved" | "shortcut" | "replaced":
                places[event.rider] = event.end
            case "swapped":
                places[event.rider], places[event.other] = event.end, event.start
            case "bumped":
                places[event.rider] = "fair"
            case "home":
                places[event.rider] = "home"

    table.listen(follow)
    while table.need is not Need.NOTHING:
        act(table)
        assert places == table.game.places


def test_the_reshuffle_is_told_with_the_46th_card():
    table = play_out(computers())
    draws = [event for event in table.log if isinstance(event, Drawn)]
    assert len(draws) > 46
    assert [number for number, draw in enumerate(draws) if draw.reshuffled] == list(
        range(45, len(draws), 45)
    )  # T4


def test_an_illegal_action_changes_nothing():
    table = family()
    table.draw()
    before = (table.game.copy(), list(table.actions), list(table.log))
    with pytest.raises(IllegalMoveError):
        table.draw()
    with pytest.raises(IllegalMoveError):
        table.play("forward 9")
    assert (table.game, table.actions, table.log) == before


def test_nothing_can_be_done_after_the_end():
    table = play_out(computers())
    with pytest.raises(IllegalMoveError):
        table.step()
    with pytest.raises(IllegalMoveError):
        table.play(None)


def test_a_missing_seat_is_named():
    with pytest.raises(ValueError, match="no seat for Bethany, Chuck"):
        Table(Start(1, Rider.BUCKY), [Seat.person(Rider.BUCKY), Seat.person(Rider.TERRENCE)])


@pytest.mark.parametrize("name", [None, "", "  "])
def test_a_person_without_a_name_has_the_rider_s(name):
    assert Seat.person(Rider.CHUCK, name).name == "Chuck"


@pytest.mark.parametrize("name", ["\ud800", "Ann\udcff"])
def test_a_name_that_no_file_can_hold_is_refused(name):
    with pytest.raises(ValueError, match="not whole UTF-8 text"):
        Seat.person(Rider.CHUCK, name)


def test_drawing_the_first_rider_does_not_change_the_cards():
    start = Start.drawn(seed=12)
    drawn, named = Start.drawn(seed=12).game(), Start(12, start.first).game()
    assert drawn == named  # T2
    assert Start.drawn(seed=12, first=Rider.CHUCK).game().turn is Rider.CHUCK
