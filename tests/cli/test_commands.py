"""The commands that count and measure."""

import json
import signal
import subprocess
import sys
import time

import numpy as np
import pytest

import sorry_people as sp
from sorry_people.cli.measurements import Measurement
from tests.surface.positions import eleven


@pytest.fixture
def position(tmp_path):
    path = tmp_path / "position.json"
    path.write_text(json.dumps(eleven().to_dict()), encoding="utf-8")
    return str(path)


def test_oracle_is_the_oracle_of_the_package(run, position):
    options = ("--playouts", "500", "--seed", "3", "--threads", "1", "--drivers", "hard,hard,medium,easy")
    advice = sp.Oracle(playouts=500, seed=3).advise(eleven(), drivers=["hard", "hard", "medium", "easy"])
    told = json.loads(run("oracle", position, *options, "--json").out)
    assert told | {"seconds": 0} == advice.to_dict() | {"seconds": 0}
    shown = run("oracle", position, *options).out
    assert shown.splitlines()[:-2] == str(advice).splitlines()[:-2]


def test_oracle_reads_the_standard_input(run):
    typed = json.dumps(eleven().to_dict())
    read = run("oracle", "-", "--seed", "1", "--playouts", "50", "--json", typed=typed)
    assert json.loads(read.out)["card"] == "11"


def test_simulate_is_the_simulate_of_the_package(run):
    told = json.loads(
        run("simulate", "--games", "4000", "--seed", "2", "--drivers", "Chuck=easy", "--json").out
    )
    (seed,) = told["seeds"]
    result = sp.simulate(4_000, drivers=["medium", "medium", "medium", "easy"], seed=seed)
    assert told["finishes"] == dict(zip(sp.Rider, result.finishes.tolist(), strict=True))
    assert (told["draws"], told["games"], told["seed"]) == (result.draws, 4_000, 2)
    assert "4,000 of 4,000 games" in run("simulate", "--games", "4000", "--seed", "2").out


def test_many_games_are_played_in_batches_whose_seeds_are_told(run, monkeypatch):
    monkeypatch.setattr("sorry_people.cli.batches.PEOPLE_BATCH", 1_000)
    told = json.loads(run("simulate", "--games", "2500", "--seed", "9", "--json").out)
    sizes = (1_000, 1_000, 500)
    batches = [sp.simulate(games, seed=seed) for games, seed in zip(sizes, told["seeds"], strict=True)]
    assert list(told["finishes"].values()) == np.sum([batch.finishes for batch in batches], axis=0).tolist()
    assert told["games"] == 2_500


def test_balance_shows_four_hard_and_four_easy(run):
    hard, easy = json.loads(run("simulate", "--balance", "--games", "400", "--seed", "2", "--json").out)
    assert set(hard["drivers"].values()) == {"hard"}
    assert set(easy["drivers"].values()) == {"easy"}


def test_perft_counts(run, position):
    told = json.loads(run("perft", "--depth", "3", "--position", position, "--json").out)
    assert told["counts"] == [sp.perft(eleven(), depth) for depth in range(4)]
    assert "122" in run("perft", "--depth", "2").out


def test_strength_measures_each_pair_and_the_oracle(run):
    options = ("--games", "400", "--oracle-games", "4", "--playouts", "20", "--seed", "1")
    told = json.loads(run("strength", *options, "--json").out)
    assert [(row["who"], row["against"], row["games"]) for row in told["measured"]] == [
        ("hard", "3 easy", 400),
        ("easy", "3 hard", 400),
        ("medium", "3 hard", 400),
        ("Oracle, 20 playouts a move", "3 hard", 4),
    ]
    hard, easy, *_ = told["measured"]
    assert hard["wins"] > easy["wins"] + 0.1
    assert {"processor", "date"} <= set(told["machine"])
    assert "3 hard" in run("strength", *options).out


def test_bench_measures_everything_and_names_the_machine(run, monkeypatch):
    monkeypatch.setattr("sorry_people.cli.bench.build_profile", "release")
    for name, less in (("GAMES", 2_000), ("SIMPLE_GAMES", 500), ("PLAYOUTS", 500)):
        monkeypatch.setattr(f"sorry_people.cli.measurements.{name}", less)
    told = json.loads(run("bench", "--repeats", "1", "--json").out)
    measured = " ".join(one["what"] for one in told["measured"])
    for what in (
        "four easy",
        "four hard",
        "1 thread",
        "simple",
        "fast",
        "opening",
        "mid-game",
        "Python",
        "memory",
    ):
        assert what in measured
    assert all(one["figure"] >= 0 for one in told["measured"])
    assert {"processor", "cores", "date", "version"} <= set(told["machine"])


@pytest.mark.parametrize("done", [0, 1])
@pytest.mark.parametrize("output", [[], ["--json"]])
def test_ctrl_c_gives_what_was_measured_or_nothing(run, monkeypatch, done, output):
    def measure(*_):
        yield from [Measurement("one thing", 42.0, "ms")] * done
        raise KeyboardInterrupt

    monkeypatch.setattr("sorry_people.cli.bench.build_profile", "release")
    monkeypatch.setattr("sorry_people.cli.bench.measure", measure)
    stopped = run("bench", *output)
    assert stopped.code == (0 if done else 130)
    assert ("one thing" in stopped.out) is ("Stopped" in stopped.err) is bool(done)
    assert done or not stopped.out


def test_bench_refuses_a_debug_build(run, monkeypatch):
    monkeypatch.setattr("sorry_people.cli.bench.build_profile", "debug")
    refused = run("bench")
    assert refused.code == 2
    assert "debug build" in refused.err


def test_doctor_names_versions_build_and_cores(run):
    told = json.loads(run("doctor", "--json").out)
    assert told["version"] == sp.__version__
    assert told["build"] == sp.build_profile
    assert {"python", "numpy", "cores", "graphics", "saved games"} <= set(told)
    assert "cores" in run("doctor").out


def test_the_version(run):
    assert run("--version").out == f"{sp.__version__}\n"


@pytest.mark.parametrize(
    "command", ["", "play", "watch", "oracle", "simulate", "perft", "strength", "bench", "replay"]
)
def test_every_command_has_help(run, command):
    helped = run(*command.split(), "--help")
    assert helped.code == 0
    assert "Usage: sorry-people" in helped.out


REFUSED = {
    "no such command": (["ride"], "No such command 'ride'"),
    "no such option": (["simulate", "--speed"], "No such option: --speed"),
    "no games": (["simulate", "--games", "0"], "'--games': \"0\" is not a whole number from 1 on"),
    "games in words": (["simulate", "--games", "many"], "'--games': \"many\" is not a whole number"),
    "half a game": (["simulate", "--games", "1.5"], "'--games': \"1.5\" is not a whole number"),
    "an endless number": (["simulate", "--games", "9x" * 5_000], '9x…" is not a whole number'),
    "no threads": (["simulate", "--threads", "0"], "'--threads': \"0\" is not"),
    "a huge seed": (
        ["simulate", "--seed", str(2**64)],
        "is not a whole number from 0 to 18446744073709551615",
    ),
    "a negative picture": (["screenshot", "board", "--out", "b.png", "--seed", "-1"], '"-1" is not'),
    "no speed": (["watch", "--speed", "nan"], '"nan" is not a number from 0.25 to 64'),
    **{
        f"{command} with a pause of {pause}": (
            [*command.split(), "--text", "--pause", pause],
            f'"{pause}" is not a number from 0 to 3600',
        )
        for command in ("play", "watch", "replay FILE")
        for pause in ("inf", "nan", "1e300", "-1", "3601", "long")
    },
    "a rider twice": (["simulate", "--drivers", "Bucky=hard,bucky=easy"], "two drivers for Bucky"),
    "balance and drivers": (["simulate", "--balance", "--drivers", "hard"], "leave out --drivers"),
    "no drivers": (["simulate", "--drivers", ""], '"" is no driver'),
    "persons to watch": (["watch", "--text", "--drivers", "person"], "a person drive Bucky, where no person"),
    "nobody and persons": (
        ["play", "--text", "--people", "0", "--drivers", "Chuck=person"],
        "a person drive Chuck, where no person",
    ),
    "a name that is no text": (["play", "--text", "--people", "A\udcff"], 'the name "A?" is not whole UTF-8'),
    **{
        f"going on with {option}": (["play", "--text", "--continue", option, value], f"leave out {option}")
        for option, value in {"--seed": "1", "--people": "1", "--first": "Bucky", "--drivers": "hard"}.items()
    },
    "going on in the window": (["play", "--continue"], "--continue is for --text"),
    "an unknown driver": (["simulate", "--drivers", "genius"], '"genius" is no driver'),
    "three drivers": (["simulate", "--drivers", "hard,hard,hard"], "give one for all, or 4 by commas"),
    "an unknown rider": (["simulate", "--drivers", "Ann=hard"], '"Ann" is no rider'),
    "an unknown first": (["watch", "--text", "--first", "Ann"], "--first"),
    "too deep": (["perft", "--depth", "13"], "--depth"),
    "no file": (["replay", "nowhere.json", "--text"], "nowhere.json: No such file"),
    "no position": (["oracle", "nowhere.json"], "nowhere.json: No such file"),
    "no argument": (["oracle"], "Missing argument"),
    "no JSON": (["oracle", "-"], "the standard input holds no position: it is not JSON"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_bad_input_is_one_clear_line(run, name):
    arguments, message = REFUSED[name]
    refused = run(*arguments)
    assert refused.code == 2
    assert message in refused.err
    assert refused.err.count("\n") == 1
    assert refused.out == ""
    assert "Input should be" not in refused.err
    assert "Value error" not in refused.err


FILES = {
    "nested without end": (b"[" * 200_000, "nested too deeply"),
    "objects without end": (b'{"a":' * 200_000, "nested too deeply"),
    "no text": (bytes(range(256)), "it is not text"),
    "empty": (b"", "it is empty"),
    "broken off": (b'{"places":', "line 1, column 11"),
    "a field twice": (b'{"card": "1", "card": "2"}', '"card" is in it twice'),
    "a number without end": (b'{"card": ' + b"1" * 5_000 + b"}", "a number of 5000 digits"),
}


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("command", ["oracle FILE", "perft --position FILE", "replay --text FILE"])
def test_a_bad_file_is_named_with_what_is_wrong(run, tmp_path, name, command):
    content, reason = FILES[name]
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    refused = run(*command.replace("FILE", str(path)).split())
    assert (refused.code, refused.out, refused.err.count("\n")) == (2, "", 1)
    assert str(path) in refused.err
    assert reason in refused.err


def test_a_position_with_a_byte_order_mark_is_read(run, tmp_path):
    text = json.dumps(eleven().to_dict())
    path = tmp_path / "position.json"
    path.write_text(text, encoding="utf-8-sig")
    options = ("--depth", "1", "--json", "--position")
    assert run("perft", *options, str(path)) == run("perft", *options, "-", typed=f"\ufeff{text}")


def test_an_impossible_position_is_refused_with_the_reason(run, tmp_path):
    path = tmp_path / "position.json"
    position = eleven().to_dict()
    position["places"]["Bucky"] = "road 75"
    for text, reason in ((json.dumps(position), "both on road 75"), ("[1]", "must be a JSON object")):
        path.write_text(text, encoding="utf-8")
        refused = run("oracle", str(path))
        assert (refused.code, refused.err.count("\n")) == (2, 1)
        assert reason in refused.err


def test_a_replay_of_something_else_is_refused(run, position):
    refused = run("replay", position, "--text")
    assert refused.code == 2
    assert "no save of Sorry People" in refused.err


@pytest.mark.parametrize(
    "arguments", [["simulate", "--games", str(10**12)], ["oracle", "POSITION", "--playouts", str(10**12)]]
)
def test_ctrl_c_gives_what_there_is(arguments, position):
    arguments = [position if argument == "POSITION" else argument for argument in arguments]
    command = [sys.executable, "-c", "from sorry_people.cli import main; main()", *arguments, "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        time.sleep(4)  # until there is something
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 0, err
    assert "Stopped" in err
    assert "Traceback" not in err
    assert json.loads(out)["seed"] >= 0
