"""Tables and saves of the older editions: every state comes back, and each edition's turns are its own."""

import json
import signal
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sorry_people.rules import Card, Colour, ExpressGame, IllegalMoveError, SaveError, SquareGame
from sorry_people.session import (
    Draw,
    Drawn,
    Edition,
    EditionChoice,
    ExpressTable,
    Need,
    Play,
    Played,
    Replay,
    Roll,
    Rolled,
    Save,
    SaveFile,
    SeatChoice,
    SquareTable,
    open_table,
    resume,
)
from tests.session.editions import CHOSEN, choice, new_table
from tests.session.tables import act, play_out
from tests.session.test_save import same

every_edition = pytest.mark.parametrize("name", CHOSEN)
SQUARE = [name for name in CHOSEN if not name.startswith("express")]
POINTS = [name for name in CHOSEN if name.startswith("points")]


def back(table: Any) -> Any:
    """The table, saved as text and resumed."""
    return resume(Save.from_text(table.save().to_text()))


def first_state(name: str, is_it: Any, **seats: Any) -> Any:
    """A table in the first state of that kind in the games of the seeds 0, 1, 2 and so on."""
    for seed in range(200):
        table = new_table(name, seed, **seats)
        while table.need is not Need.NOTHING:
            if is_it(table):
                return table
            act(table)
    raise AssertionError(f"no game of {name} comes to such a state")


@every_edition
def test_a_game_is_played_to_its_end_by_persons_and_computers(name):
    table = play_out(new_table(name))
    assert table.need is Need.NOTHING
    assert table.seat is None
    assert len(table.winners) == (2 if name == "teams" else 1)  # K5, KT5, KP4, X8
    assert isinstance(table, ExpressTable if name.startswith("express") else SquareTable)
    assert isinstance(table.game, ExpressGame if name.startswith("express") else SquareGame)


@every_edition
@settings(max_examples=25)
@given(seed=st.integers(0, 2**64 - 1), actions=st.integers(0, 400))
def test_a_game_comes_back_as_it_was_and_goes_on_alike(name, seed, actions):
    table = play_out(new_table(name, seed), actions)
    resumed = back(table)
    assert same(resumed, table)
    assert resumed.tournament == table.tournament
    assert same(play_out(resumed), play_out(table))


def is_further_draw(table: Any) -> bool:
    plays = [event for event in table.log if isinstance(event, Played)]
    return bool(plays) and table.need is Need.DRAW and plays[-1].player is table.player


def kind(event: Any) -> str | None:
    return getattr(event, "kind", None)


PENDING: dict[str, tuple[str, Callable[[Any], Any]]] = {
    "a card waits": ("classic", lambda table: table.waiting_card is not None),
    "a card waits that can't be played": ("classic", lambda table: table.need is Need.SPEND),
    "a further draw after a 2": ("classic", is_further_draw),
    "a further draw of a partner": ("teams", is_further_draw),
    "the Fire can be ridden": ("2013", lambda table: table.need is Need.DRAW and table.legal_moves()),
    "the Fire has been ridden": ("2013", lambda table: table.game.to_dict().get("fire_moved", False)),
    "Fire and Ice are out": ("2013", lambda table: table.game.fire and table.game.ice),
    "a card is owed to a hand": ("points", lambda table: table.game.drawing),
    "another card may be played after a 2": (
        "points",
        lambda table: table.need is Need.MOVE and "draw_again" in map(kind, table.log[-2:]),
    ),
    "some faces are still to follow": ("express", lambda table: len(table.game.rolled) == 2),
    "a face that nothing can be done with": ("express", lambda table: table.need is Need.SPEND),
}


@pytest.mark.parametrize("pending", PENDING)
def test_what_is_pending_comes_back(pending):
    name, is_it = PENDING[pending]
    table = first_state(name, is_it)
    resumed = back(table)
    assert is_it(resumed)
    assert (resumed.need, resumed.player) == (table.need, table.player)
    assert same(resumed, table)


@pytest.mark.parametrize("name", ["classic", "teams", "points", "2013"])
def test_both_halves_of_a_split_come_back(name):
    def has_split(table: Any) -> bool:
        return bool(table.actions) and "split" in str(table.actions[-1])

    table = first_state(name, has_split, person=False, level="hard")
    halves = [part.steps for part in table.plays[-1].move.parts]
    assert sum(halves) == 7  # K11
    assert [part.steps for part in back(table).plays[-1].move.parts] == halves
    assert same(back(table), table)


@pytest.mark.parametrize("name", ["classic", "teams", "points", "2013", "express"])
def test_a_process_killed_in_the_midst_of_a_game_leaves_a_whole_save(name, tmp_path):
    path = tmp_path / "game.json"
    script = f"""
from pathlib import Path
from tests.session.editions import new_table
from tests.session.tables import act
from sorry_people.session import Need, SaveFile
seed = 0
while True:
    seed += 1
    table = new_table({name!r}, seed)
    SaveFile(Path({str(path)!r})).follow(table, print)
    print("saving", flush=True)
    while table.need is not Need.NOTHING:
        act(table)
"""
    for _ in range(2):
        with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE) as process:
            assert process.stdout is not None
            assert process.stdout.readline() == b"saving\n"
            process.send_signal(signal.SIGKILL)
        table = SaveFile(path).read()
        assert same(table, back(table))
        play_out(table)


@every_edition
def test_listeners_hear_who_acts_and_the_save_keeps_each_action(name):
    table = play_out(new_table(name))
    told = [event for event in table.log if isinstance(event, Drawn | Rolled | Played)]
    assert len(told) == len(table.actions)
    for event, action in zip(told, table.actions, strict=True):
        assert event.player in table.seats
        match event, action:
            case (Drawn(), Draw()):
                assert event.card is action.card
            case (Rolled(), Roll()):
                assert event.faces == action.faces
            case (Played(), Play()):
                assert event.move == action.move
            case _:
                pytest.fail(f"{event} and {action} do not belong together")


@every_edition
def test_a_replay_tells_what_the_game_told(name):
    table = play_out(new_table(name))
    replay = Replay(table.save())
    assert len(replay) == len(table.plays)
    assert [event for events in replay for event in events] == table.log
    assert replay.table.game == table.game
    replay.seek(len(replay) // 2)
    assert replay.position == len(replay) // 2


@pytest.mark.parametrize("name", POINTS)
def test_cards_of_a_hand_are_drawn_hidden(name):
    table = play_out(new_table(name), 60)
    draws = [event for event in table.log if isinstance(event, Drawn)]
    assert table.hides_hands
    assert draws
    assert all(draw.hidden for draw in draws)  # KP3
    assert not any(event.hidden for event in play_out(new_table("classic")).log if isinstance(event, Drawn))


@pytest.mark.parametrize("name", POINTS)
def test_whoever_played_draws_before_the_next_turn(name):
    table = new_table(name)
    for _ in range(300):
        if table.need is Need.NOTHING:
            break
        if table.need is Need.DRAW:
            assert table.player is table.game.drawing  # KP1
            assert isinstance(table.log[-1], Drawn) or table.player is last_player(table)
        else:
            assert table.player is table.game.turn
            assert len(table.game.hand(table.player)) == 5
        act(table)


def last_player(table: Any) -> Any:
    return next(event.player for event in reversed(table.log) if isinstance(event, Played))


def test_computers_may_ride_the_fire_before_the_draw():
    ridden = left = 0
    for seed in range(40):
        table = new_table("2013", seed, person=False, level="hard")
        while table.need is not Need.NOTHING:
            may_ride = table.need is Need.DRAW and bool(table.legal_moves())
            table.step()
            if may_ride:
                is_ridden = isinstance(table.actions[-1], Play)
                ridden += is_ridden
                left += not is_ridden
    assert ridden > 0  # F8: one may
    assert left > 0


def test_the_wrong_kind_of_chance_is_refused_and_changes_nothing():
    for name in ("classic", "express"):
        table = new_table(name)
        before = back(table)
        with pytest.raises(IllegalMoveError):
            table.roll() if name == "classic" else table.draw()
        with pytest.raises(IllegalMoveError):
            table.play("pass" if name == "express" else "start pawn 0")
        assert same(table, before)
        assert table.need is (Need.DRAW if name == "classic" else Need.ROLL)


@pytest.mark.parametrize("name", SQUARE)
def test_the_reshuffle_is_told(name):
    table = play_out(new_table(name))
    spent = 0
    for event in table.log:
        match event:
            case Drawn(reshuffled=reshuffled):
                assert not reshuffled or spent > 0  # T4
                spent = 0 if reshuffled else spent
            case Played(card=Card()):
                spent += 1
    assert any(event.reshuffled for event in table.log if isinstance(event, Drawn)) or len(table.log) < 150


# --- the next game ---


@every_edition
def test_the_winner_begins_the_next_game(name):
    table = play_out(new_table(name))
    again = table.next_table()
    assert again.game.turn in table.winners  # K3
    assert again.seats == table.seats
    assert (again.start.edition, again.start.players) == (table.start.edition, table.start.players)
    with pytest.raises(ValueError, match="won"):
        again.next_table()
    assert {table.next_table(seed).start.seed for seed in (3, 2**64 - 1)} == {3, 2**64 - 1}


@pytest.mark.parametrize("name", ["express tournament of three", "points tournament"])
def test_rounds_are_counted_until_the_tournament_is_won_and_saved_with_the_game(name):
    table = new_table(name, person=False)
    rounds: list[dict[Colour, int]] = []
    while True:
        assert table.tournament is not None
        assert table.tournament.rounds == rounds
        play_out(table, 3)
        assert back(table).tournament == table.tournament
        play_out(table)
        rounds.append(table.game.scores)
        assert table.tournament.rounds == rounds  # X10
        assert back(table).tournament == table.tournament
        if table.tournament.winner is not None:
            break
        table = table.next_table()
    assert max(table.tournament.scores.values()) >= table.tournament.target
    assert table.next_table().tournament.rounds == []


def test_without_a_target_nothing_is_counted():
    assert play_out(new_table("express")).tournament is None


# --- starting and refusing ---


@every_edition
def test_a_game_is_opened_as_it_was_chosen(name):
    edition, players, options = CHOSEN[name]
    table = new_table(name)
    assert (table.start.edition, table.start.seed) == (edition, 7)
    assert tuple(table.game.players) == players
    assert table.game.turn == players[0]
    assert table.start.options == options
    drawn = {str(open_table(choice(name, seed)).game.turn) for seed in range(30)}
    assert drawn == set(players)


@pytest.mark.parametrize("first", ["Purple", "Yellow"])
def test_who_does_not_play_can_not_begin(first):
    seats = (SeatChoice("Red", "easy"), SeatChoice("Blue", "easy"))
    with pytest.raises(ValueError, match=f'"{first}"|{first}'):
        open_table(EditionChoice(Edition.CLASSIC, seats), first=first)


def broken(name: str, **changes: object) -> str:
    """A save's text with some fields changed, or taken out where the change is `...`."""
    fields = json.loads(play_out(new_table(name), 20).save().to_text()) | changes
    return json.dumps({field: value for field, value in fields.items() if value is not ...})


@pytest.mark.parametrize(
    ("name", "changes", "reason"),
    [
        ("classic", {"players": ...}, '"players" is missing'),
        ("classic", {"players": ["Red", "Purple"]}, '"players" must be one of Red, Blue, Yellow, Green'),
        ("classic", {"players": ["Red"], "seats": {}}, "broken"),
        ("teams", {"players": ["Red", "Blue"]}, "broken"),
        ("classic", {"options": {"quick_start": True}}, "broken at action"),
        ("classic", {"options": {"deck": "tarot", "quick_start": False}}, '"tarot" is no deck'),
        ("classic", {"options": {"deck": "first", "quick_start": 1}}, "quick_start is 1"),
        (
            "2013",
            {"options": {"deck": "first"}},
            '"deck" is no option of 2013, which has quick_start, fire_transfers',
        ),
        ("express", {"options": {"target": 3}}, "the target is 3"),
        ("express", {"options": {"target": True}}, "the target is true"),
        ("classic", {"first": "Bucky"}, '"first" must be one of Red'),
        ("points", {"seats": {}}, "no seat for Red"),
        ("points of two, stacked", {"seats": {"Red": {"driver": "easy", "name": "x"}}}, "no seat for Blue"),
        ("classic", {"actions": ["forward 0 pawn 9"]}, "is no action"),
        ("classic", {"actions": ["roll Red, Wild, SLIDE"]}, "broken at action 1"),
        ("express", {"actions": ["draw 1"]}, "broken at action 1"),
        ("express", {"actions": ["roll Purple, Wild, SLIDE"]}, "by the seed"),
        ("classic", {"actions": ["start pawn 0"]}, "broken at action 1"),
        ("classic", {"seed": 8}, "by the seed"),
        ("express tournament of three", {"tournament": ...}, '"tournament" is missing'),
        ("express tournament of three", {"tournament": {}}, "broken"),
        ("classic", {"edition": "people"}, '"deck" is missing'),
    ],
)
def test_a_bad_text_is_refused_with_the_reason(name, changes, reason):
    with pytest.raises(SaveError) as refused:
        resume(Save.from_text(broken(name, **changes)))
    assert reason in str(refused.value)
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize(("name", "options"), [("2013", {"fire_transfers": False}), ("classic", {})])
def test_an_option_that_a_save_does_not_name_is_as_usual(name, options):
    """As in saves that were written before the edition had the option."""
    assert same(resume(Save.from_text(broken(name, options=options))), play_out(new_table(name), 20))


def test_an_extra_seat_is_refused():
    fields = json.loads(broken("points of two, stacked"))
    fields["seats"]["Red"] = fields["seats"]["Blue"]
    with pytest.raises(SaveError, match="a seat for Red, but Blue, Green play"):
        resume(Save.from_text(json.dumps(fields)))
