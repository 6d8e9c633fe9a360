"""Numbers of things in words."""

import pytest

from sorry_people.cli.counted import counted


@pytest.mark.parametrize(
    ("count", "words"), [(0, "0 cores"), (1, "1 core"), (2, "2 cores"), (20_000, "20,000 cores")]
)
def test_one_is_singular(count, words):
    assert counted(count, "core") == words


def test_a_plural_can_be_given():
    assert counted(1, "batch", "batches") == "1 batch"
    assert counted(2, "batch", "batches") == "2 batches"


def test_one_of_anything_is_told_as_one(run, monkeypatch):
    monkeypatch.setattr("sorry_people.cli.machine.cores", lambda: 1)
    assert "1 of 1 game, seed 3, 1 batch\n" in run("simulate", "--games", "1", "--seed", "3").out
    options = ("--games", "4", "--oracle-games", "1", "--playouts", "1", "--seed", "3")
    shown = " ".join(run("strength", *options).out.split())
    assert "Oracle, 1 playout a move" in shown
    assert " 1 core, " in shown
