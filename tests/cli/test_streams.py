"""Standard streams that are closed, narrow or can't hold every character."""

import io
import os
import subprocess
import sys

import pytest

from sorry_people.cli import main
from sorry_people.rules import Rider


@pytest.mark.parametrize(
    ("arguments", "code", "printed"),
    [
        (["oracle", "-"], 2, "the standard input holds no position: it is not JSON: it is empty"),
        (["play", "--text", "--first", "Bucky"], 0, "The game is saved"),
    ],
)
def test_a_closed_input_is_an_empty_one(monkeypatch, capsys, arguments, code, printed):
    monkeypatch.setattr(sys, "stdin", None)
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == code
    assert printed in " ".join("".join(capsys.readouterr()).split())


@pytest.mark.parametrize("name", ["stdout", "stderr"])
def test_a_closed_output_costs_nothing(monkeypatch, name):
    monkeypatch.setattr(sys, name, None)
    with pytest.raises(SystemExit) as left:
        main(["watch", "--text", "--seed", "7"])
    assert left.value.code == 0


def test_an_output_that_cannot_hold_every_character_gets_the_rest(monkeypatch):
    written = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, encoding="ascii"))
    with pytest.raises(SystemExit) as left:
        main(["watch", "--text", "--seed", "7"])
    assert left.value.code == 0
    assert b"? exit" in written.getvalue()
    assert b"The ranking:" in written.getvalue()


@pytest.mark.parametrize("columns", ["0", "1"])
def test_no_width_is_too_narrow_to_print(columns):
    arguments = ["simulate", "--games", "400", "--seed", "2"]
    command = [sys.executable, "-c", "from sorry_people.cli import main; main()", *arguments]
    ran = subprocess.run(
        command, env={**os.environ, "COLUMNS": columns}, capture_output=True, check=True, encoding="utf-8"
    )
    for rider in Rider:
        assert f"│ {rider} " in ran.stdout
