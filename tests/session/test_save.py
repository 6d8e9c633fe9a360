"""Saves: every state comes back exactly, and a bad file costs nothing."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sorry_people.rules import Card, Rider, SaveError
from sorry_people.session import AnyTable, BrokenSaveError, Need, Save, SaveFile, Table, load, resume
from tests.session.tables import act, computers, family, play_out


def same(one: AnyTable, other: AnyTable) -> bool:
    """Whether two tables are in the very same state, cards to come included."""
    return (one.game, one.start, one.seats, one.actions, one.log) == (
        other.game,
        other.start,
        other.seats,
        other.actions,
        other.log,
    )


@given(seed=st.integers(0, 2**64 - 1), first=st.sampled_from(Rider), actions=st.integers(0, 400))
def test_a_game_comes_back_as_it_was_and_goes_on_alike(seed, first, actions):
    table = play_out(family(seed, first), actions)
    resumed = resume(Save.from_text(table.save().to_text()))
    assert same(resumed, table)
    assert same(play_out(resumed), play_out(table))


def test_a_waiting_card_comes_back():
    table = family()
    table.draw()
    assert Table.resume(table.save()).game.card is table.game.card


def test_a_further_draw_comes_back():
    table = computers(deck=(Card.TWO,))
    play_out(table, 2)
    resumed = resume(Save.from_text(table.save().to_text()))
    assert (resumed.game.turn, resumed.need) == (Rider.BUCKY, Need.DRAW)  # T5


def test_a_turn_to_lose_comes_back():
    seeds = (play_out(computers(seed), 60) for seed in range(200))
    table = next(table for table in seeds if table.game.loses_next_turn)
    assert Table.resume(table.save()).game.loses_next_turn == table.game.loses_next_turn  # T6


def test_a_save_is_small_and_readable():
    text = play_out(family()).save().to_text()
    assert len(text) < 8_000
    fields = json.loads(text)
    assert fields["seats"]["Bucky"] == {"driver": "person", "name": "Ann"}
    assert all(isinstance(action, str) for action in fields["actions"])


SAVES = Path(__file__).parent / "saves"
"""Written by the version before the older editions."""


@pytest.mark.parametrize(
    ("name", "cards", "state"),
    [
        ("format_1_waiting", 20, (Need.MOVE, Rider.CHUCK, Card.FOUR, [])),
        ("format_1_deck", 1, (Need.DRAW, Rider.BUCKY, None, [])),  # a further draw after a 2 (T5)
        ("format_1_over", 162, (Need.NOTHING, None, None, ["Bethany", "Terrence", "Chuck", "Bucky"])),
    ],
)
def test_a_save_of_format_1_is_read_and_goes_on(name, cards, state, tmp_path):
    path = tmp_path / "game.json"
    path.write_bytes((SAVES / f"{name}.json").read_bytes())
    file = SaveFile(path)
    table: Any = file.read()
    assert len(table.plays) == cards
    assert (table.need, table.game.turn, table.game.card, table.game.ranking) == state
    assert table.seats[Rider.BUCKY].name == "Ann"
    file.follow(table, report=refuse)
    assert same(load(path), table)  # in the form of today
    assert play_out(table).need is Need.NOTHING


def broken(**changes: object) -> str:
    """A save's text with some fields changed, or taken out where the change is `...`."""
    fields = json.loads(play_out(family(), 20).save().to_text()) | changes
    return json.dumps({name: value for name, value in fields.items() if value is not ...})


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "not JSON"),
        ('{"sorry_people_save": 1, ', "not JSON"),
        ("[]", "no save of Sorry People"),
        ("{}", '"sorry_people_save" is missing'),
        (broken(sorry_people_save="1"), 'must be a whole number, not "1"'),
        (broken(sorry_people_save=True), "must be a whole number, not true"),
        (broken(sorry_people_save=0), "must be 1 or more, not 0"),
        (broken(sorry_people_save=-5), "must be 1 or more, not -5"),
        (broken(sorry_people_save={}), "must be a whole number, not an object"),
        ("[" * 200_000, "nested too deeply"),
        ('{"a":' * 200_000, "nested too deeply"),
        ('{"seed": 1, "seed": 2}', '"seed" is in it twice'),
        ('{"seed": NaN}', "NaN"),
        ('{"seed": 1' + "0" * 5_000 + "}", "a number of 5001 digits"),
        (broken(sorry_people_save=3, written_by="9.9"), "written by version 9.9"),
        (
            broken(edition="chess"),
            '"edition" must be one of people, classic, teams, points, 2013, express, not "chess"',
        ),
        (broken(seed=...), '"seed" is missing'),
        (broken(seed="7"), '"seed" must be a whole number, not "7"'),
        (broken(seed=True), '"seed" must be a whole number, not true'),
        (broken(seed=-1), "broken"),
        (broken(seed=2**64), "broken"),
        (broken(first="Ann"), "Ann"),
        (broken(deck=["6"]), '"deck" must be one of 1, 2,'),
        (broken(deck="2"), '"deck" must be a list, not "2"'),
        (broken(deck=["1"] * 6), "1"),
        (broken(seats={}), "no seat for Bucky"),
        (broken(seats={"Bucky": {"driver": "person"}}), '"name" is missing'),
        (broken(seats=[]), '"seats" must be an object, not a list'),
        (broken(seats={"Bucky": 5}), '"seats" must be an object, not 5'),
        (broken(seats={"Dave": {}}), '"seats" must be one of Bucky, Terrence, Bethany, Chuck, not "Dave"'),
        (broken(seats={"Bucky": {"driver": "god", "name": "Ann"}}), '"driver" must be one of person, easy'),
        (broken(seats={"Bucky": {"driver": "hard", "name": None}}), '"name" must be a text, not null'),
        (broken(seats={"Bucky": {"driver": "person", "name": "\ud800"}}), "not whole UTF-8 text"),
        (broken(actions=["11"]), '"11" is no action'),
        (broken(actions=["6 forward 6"]), '"6 forward 6" is no action'),
        (broken(actions=["x" * 100_000]), "xxx… is no action"),
        (broken(actions=[7]), '"actions" must be a text, not 7'),
        (broken(seed=8), "by the seed"),
        (broken(actions=["draw 6"]), '"draw 6" is no action'),
        (broken(actions=["draw"]), '"draw" is no action'),
        (broken(actions=["roll Red, Wild, SLIDE"]), "broken at action 1"),
        (broken(sorry_people_save=1, edition="classic"), '"edition" must be people in a save of format 1'),
        (broken(sorry_people_save=1, actions=["11"], waiting=None), '"11" is no action such as "11 swap'),
        (broken(sorry_people_save=1, actions=["6 spent"], waiting=None), '"6 spent" is no action'),
        (broken(sorry_people_save=1, actions=[], waiting="6"), '"waiting" must be one of'),
        (broken(sorry_people_save=1, actions=[], waiting=[]), '"waiting" must be one of'),
        (broken(sorry_people_save=1, actions=[]), '"waiting" is missing'),
    ],
)
def test_a_bad_text_is_refused_with_the_reason(text, reason):
    with pytest.raises(SaveError) as refused:
        resume(Save.from_text(text))
    assert reason in str(refused.value)
    assert len(str(refused.value)) < 300
    for python_word in ("object has no", "indices", "not a valid", "NoneType", "Traceback"):
        assert python_word not in str(refused.value)


def test_a_move_that_the_card_does_not_allow_is_refused():
    fields = json.loads(play_out(computers(deck=(Card.THREE,)), 2).save().to_text())
    assert fields["actions"] == ["draw 3", "nothing"]
    fields["actions"] = ["draw 3", "forward 3"]
    with pytest.raises(SaveError, match="broken at action 2"):
        resume(Save.from_text(json.dumps(fields)))


def test_a_save_that_plays_on_after_the_end_is_refused():
    fields = json.loads(play_out(computers()).save().to_text())
    fields["actions"].append("draw 1")
    with pytest.raises(SaveError, match="game is over"):
        resume(Save.from_text(json.dumps(fields)))


# --- files ---


@pytest.fixture
def save_file(tmp_path: Path) -> SaveFile:
    return SaveFile(tmp_path / "games" / "game.json")


def refuse(error: SaveError) -> None:
    raise error


def test_following_a_table_saves_after_every_action(save_file):
    table = family()
    save_file.follow(table, report=refuse)
    assert save_file.is_saved
    assert same(SaveFile(save_file.path).read(), table)
    for _ in range(30):
        act(table)
        assert same(SaveFile(save_file.path).read(), table)


def test_listeners_after_the_save_see_only_what_is_saved(save_file):
    table = family()
    save_file.follow(table, report=refuse)
    table.listen(lambda _: same(load(save_file.path), table) or pytest.fail("not saved yet"))
    play_out(table, 10)


def test_a_save_can_stop_following(save_file):
    table = family()
    save_file.follow(table, report=refuse)()
    act(table)
    assert load(save_file.path).actions == []
    assert load(save_file.path).waiting_card is None


def test_a_broken_file_is_kept_aside_and_the_one_before_it_is_there(save_file):
    table = family()
    save_file.follow(table, report=refuse)
    act(table)
    save_file.path.write_text("{", encoding="utf-8")
    again = SaveFile(save_file.path)
    with pytest.raises(BrokenSaveError, match="not JSON") as refused:
        again.read()
    assert refused.value.path == save_file.path
    assert refused.value.kept_as.read_text(encoding="utf-8") == "{"
    assert again.exists
    assert again.read().waiting_card is None  # the save before the draw


def test_a_newer_file_is_kept_whole(save_file):
    save_file.write(family().save())
    newer = broken(sorry_people_save=99)
    save_file.path.write_text(newer, encoding="utf-8")
    with pytest.raises(BrokenSaveError, match="format 2, not 99") as refused:
        save_file.read()
    assert refused.value.kept_as.read_text(encoding="utf-8") == newer
    assert refused.value.kept_as.name == "game.newer-1.json"  # nothing is broken about it


def test_a_newer_file_stays_whole_beside_a_new_game(save_file):
    newer = broken(sorry_people_save=99)
    save_file.path.parent.mkdir()
    save_file.path.write_text(newer, encoding="utf-8")
    save_file.write(family().save())
    assert save_file.path.with_name("game.newer-1.json").read_text(encoding="utf-8") == newer


def test_what_cannot_be_read_is_named_and_stays_where_it_is(save_file):
    save_file.path.mkdir(parents=True)
    with pytest.raises(SaveError, match="can't be read: ") as refused:
        save_file.read()
    assert not isinstance(refused.value, BrokenSaveError)
    assert save_file.path.is_dir()


def test_a_save_with_a_byte_order_mark_is_read(save_file):
    save_file.write(family().save())
    save_file.path.write_text(family().save().to_text(), encoding="utf-8-sig")
    assert same(save_file.read(), family())


@pytest.mark.parametrize(
    ("actions", "saves", "is_kept"),
    [(0, 1, False), (1, 1, True), (9, 2, True), (10_000, 1, True)],
    ids=["no card drawn", "a card drawn", "some way", "over and not yet kept"],
)
def test_a_game_that_was_left_is_kept_aside_unless_nothing_was_played(save_file, actions, saves, is_kept):
    left = play_out(family(), actions)
    for _ in range(saves):
        save_file.write(left.save())
    for number in range(1, 3):
        kept = SaveFile(save_file.path).keep_left()
        assert (kept is not None) is is_kept
        if kept is not None:
            assert kept.name == f"game.left-{number}.json"
            assert same(load(kept), left)
            assert not save_file.path.exists()
        save_file.write(left.save())


def test_the_save_before_a_broken_one_is_the_game_that_was_left(save_file):
    left = play_out(family(), 9)
    save_file.write(left.save())
    save_file.write(left.save())
    save_file.path.write_text("{", encoding="utf-8")
    kept = SaveFile(save_file.path).keep_left()
    assert kept is not None
    assert same(load(kept), left)
    assert save_file.path.read_text(encoding="utf-8") == "{"


def test_files_kept_aside_never_push_each_other_out(save_file):
    save_file.path.parent.mkdir()
    for number in range(3):
        save_file.path.write_text(str(number), encoding="utf-8")
        with pytest.raises(BrokenSaveError):
            save_file.read()
    kept = sorted(save_file.path.parent.iterdir())
    assert [path.read_text(encoding="utf-8") for path in kept] == ["0", "1", "2"]


def test_a_new_game_over_a_broken_file_keeps_both_it_and_the_good_one(save_file):
    play_out_table = play_out(family(), 9)
    save_file.write(play_out_table.save())
    save_file.write(play_out_table.save())
    save_file.path.write_text("broken", encoding="utf-8")
    SaveFile(save_file.path).write(family(seed=8).save())
    assert same(load(save_file.previous), play_out_table)
    texts = [path.read_text(encoding="utf-8") for path in save_file.path.parent.iterdir()]
    assert "broken" in texts


def test_bytes_that_are_no_text_are_a_broken_save(save_file):
    save_file.path.parent.mkdir()
    save_file.path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BrokenSaveError, match="not text"):
        save_file.read()


def test_no_file_is_no_save(save_file):
    assert not save_file.exists
    with pytest.raises(FileNotFoundError):
        save_file.read()


def test_deleting_takes_both_files(save_file):
    save_file.write(family().save())
    save_file.write(family().save())
    save_file.delete()
    assert not save_file.exists
    save_file.delete()


def test_a_save_that_cannot_be_written_is_reported_and_the_game_goes_on(tmp_path):
    (tmp_path / "file").touch()
    reports: list[SaveError] = []
    table = family()
    file = SaveFile(tmp_path / "file" / "game.json")
    file.follow(table, reports.append)
    act(table)
    assert len(reports) == 2
    assert not file.is_saved
    assert "can't be saved" in str(reports[0])


def test_a_failed_write_leaves_the_save_and_no_rubbish(save_file, monkeypatch):
    table = family()
    save_file.write(table.save())

    def full_disk(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(SaveError, match="No space left on device"):
        save_file.write(play_out(table, 3).save())
    assert [path.name for path in save_file.path.parent.iterdir()] == ["game.json"]
    assert load(save_file.path).actions == []


def test_a_process_killed_at_any_moment_leaves_a_whole_save(save_file):
    script = f"""
from pathlib import Path
from tests.session.tables import act, family
from sorry_people.session import SaveFile
while True:
    table = family()
    SaveFile(Path({str(save_file.path)!r})).follow(table, print)
    print("saving", flush=True)
    while not table.game.is_over:
        act(table)
"""
    for _ in range(5):
        with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE) as process:
            assert process.stdout is not None
            assert process.stdout.readline() == b"saving\n"
            process.send_signal(signal.SIGKILL)
        table = SaveFile(save_file.path).read()
        assert same(table, resume(table.save()))
