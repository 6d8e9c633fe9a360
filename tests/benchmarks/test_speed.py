"""How fast it is: `pytest tests/benchmarks`. In `make test` each runs once, for its answer."""

import pytest

import sorry_people as sp
from sorry_people.cli.bench_positions import MIDDLE, OPENING
from sorry_people.cli.machine import cores
from sorry_people.session import Save, Seat, Start, Table, resume

ALL_CORES = cores()


@pytest.fixture(autouse=True)
def release_build():
    """A debug build measures nothing."""
    assert sp.build_profile == "release"


@pytest.mark.parametrize("simple", [False, True], ids=["fast", "simple"])
@pytest.mark.parametrize("level", ["easy", "hard"])
def test_games_from_the_start_on_one_thread(benchmark, level, simple):
    result = benchmark(sp.simulate, 4_000, drivers=[level] * 4, seed=1, threads=1, simple=simple)
    assert result == sp.simulate(4_000, drivers=[level] * 4, seed=1, threads=1)


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_games_from_the_start_on_all_cores(benchmark, level):
    result = benchmark(sp.simulate, 100_000, drivers=[level] * 4, seed=1, threads=ALL_CORES)
    assert result == sp.simulate(100_000, drivers=[level] * 4, seed=1, threads=1)


@pytest.mark.parametrize("threads", sorted({1, ALL_CORES}))
@pytest.mark.parametrize("position", [OPENING, MIDDLE], ids=["opening", "mid-game"])
def test_the_oracle_on_four_moves(benchmark, position, threads):
    game = sp.PeopleGame.from_dict(position, seed=1)
    advice = benchmark(sp.Oracle(playouts=50_000, threads=threads, seed=1).advise, game)
    assert [odds.playouts for odds in advice.moves] == [50_000] * 4
    assert advice == sp.Oracle(playouts=50_000, seed=1).advise(game)


def test_a_game_played_from_python(benchmark):
    def play() -> sp.PeopleGame:
        game = sp.Game(seed=7)
        while not game.is_over:
            game.draw()
            moves = game.legal_moves()
            game.play(moves[0] if moves else None)
        return game

    assert sorted(benchmark(play).ranking) == sorted(sp.Rider)


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_a_choice(benchmark, level):
    game = sp.PeopleGame.from_dict(MIDDLE, seed=1)
    assert benchmark(game.choose, level) in game.legal_moves()


def test_counting_lines_of_play(benchmark):
    assert benchmark(sp.perft, sp.Game(seed=1, first="Bucky"), 5) == 170_398


def test_resuming_a_saved_game(benchmark):
    table = Table(Start(7, sp.Rider.BUCKY), [Seat.computer(rider, sp.Driver.HARD) for rider in sp.Rider])
    while not table.game.is_over:
        table.step()
    text = table.save().to_text()
    assert benchmark(lambda: resume(Save.from_text(text))).game == table.game
