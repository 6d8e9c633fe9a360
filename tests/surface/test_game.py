"""`Game`: each line of its surface."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sorry_people as sp
from tests.surface.positions import RIDERS, SEEDS, eleven


def test_the_first_rider_is_drawn_from_the_seed_or_chosen():
    assert {sp.Game(seed=seed).turn for seed in range(40)} == set(RIDERS)  # T2
    assert sp.Game(seed=7).turn is sp.Game(seed=7).turn
    assert sp.Game(seed=7, first="Bucky").turn is sp.Rider.BUCKY
    assert sp.Game(seed=7, first=sp.Rider.CHUCK).turn == "Chuck"


def test_a_seed_is_taken_where_none_is_given_and_can_be_asked():
    game = sp.Game()
    assert sp.Game(seed=game.seed) == game
    assert sp.Game() != sp.Game()


def test_the_cards_given_come_first_and_then_the_rest():
    game = sp.Game(seed=7, first="Bucky", deck=["2", "11", "Sorry!"])
    drawn = []
    for _ in range(45):
        drawn.append(game.draw())
        game.play(next(iter(game.legal_moves()), None))
    assert drawn[:3] == ["2", "11", "Sorry!"]
    census = {card: drawn.count(card) for card in sp.Card}
    assert census == {card: 5 if card == "1" else 4 for card in sp.Card}  # T1


def test_a_new_game():
    game = sp.Game(seed=1, first="Bucky")
    assert game.places == dict.fromkeys(RIDERS, "fair")  # M1
    assert (game.card, game.loses_next_turn, game.ranking, game.is_over) == (None, [], [], False)
    assert sum(game.unseen.values()) == 45
    assert sum(game.spent.values()) == 0
    assert game.edition == "people"


def test_a_turn_draws_and_plays():
    game = sp.Game(seed=7, first="Bucky", deck=["1", "3"])
    card = game.draw()
    assert card is game.card is sp.Card.ONE
    assert [str(move) for move in game.legal_moves()] == ["exit"]
    events = game.play("exit")
    assert [event.kind for event in events] == ["moved"]
    assert game.places[sp.Rider.BUCKY] == "road 4"  # B2
    assert game.turn is sp.Rider.TERRENCE
    game.draw()
    assert game.legal_moves() == []
    assert [event.kind for event in game.play(None)] == ["spent"]  # T3


def test_moves_can_be_played_as_values_and_as_text():
    one, other = eleven(), eleven()
    assert one.play(sp.Move("swap Chuck")) == other.play("swap Chuck")
    assert one == other


def test_every_text_of_a_move():
    assert [str(move) for move in eleven().legal_moves()] == [
        "forward 11",
        "swap Terrence",
        "swap Bethany",
        "swap Chuck",
    ]
    for text in ("exit", "forward 11", "back 1", "swap Chuck", "replace Chuck", "stay"):
        assert str(sp.Move(text)) == text
    move = sp.Move("replace Chuck")
    assert (move.kind, move.steps, move.other) == ("replace", 0, sp.Rider.CHUCK)
    assert (sp.Move("back 4").kind, sp.Move("back 4").steps) == ("back", 4)


def test_a_dict_gives_the_game_back():
    position = eleven().to_dict()
    game = sp.PeopleGame.from_dict(position, seed=5)
    assert game.to_dict() == position
    assert game == eleven()
    assert game.loses_next_turn == ["Chuck"]


@given(SEEDS, st.sampled_from(["easy", "medium", "hard"]))
def test_asking_what_a_computer_would_do_changes_nothing(seed, level):
    game = sp.Game(seed=seed)
    game.draw()
    before = game.copy()
    assert game.choose(level) == game.choose(level)  # P4
    assert game == before


def test_the_levels_choose_legal_moves_and_none_without_one():
    game = eleven()
    assert all(game.choose(level) in game.legal_moves() for level in ("easy", "medium", "hard"))
    stuck = sp.Game(seed=1, deck=["3"])
    stuck.draw()
    assert stuck.choose("hard") is None


def test_easy_picks_each_legal_move_alike():
    position = eleven().to_dict()
    chosen = [str(sp.PeopleGame.from_dict(position, seed=seed).choose("easy")) for seed in range(2_000)]
    counts = [chosen.count(str(move)) for move in eleven().legal_moves()]
    # P1: a chi-square of three degrees of freedom is above 21.1 once in ten thousand; the seeds are fixed.
    assert sum((count - 500) ** 2 / 500 for count in counts) < 21.1


def test_hard_never_looks_at_the_pile():
    position = eleven().to_dict()
    assert (
        len({sp.PeopleGame.from_dict(position, seed=seed).choose("hard") for seed in range(100)}) == 1
    )  # P2


def test_names_are_texts():
    assert sp.Rider("Bucky") == "Bucky"
    assert f"{sp.Card('Sorry!')}" == "Sorry!"
    assert list(sp.Card) == ["1", "2", "3", "4", "5", "7", "8", "10", "11", "12", "Sorry!"]


def test_the_board_is_that_of_the_rules():
    assert (sp.ROAD_SPACES, sp.DRIVEWAY_SPACES) == (120, 5)  # B1, B3
    assert [sp.exit_space(rider) for rider in RIDERS] == [4, 34, 64, 94]  # B2
    assert [sp.turn_off_space(rider) for rider in RIDERS] == [2, 32, 62, 92]  # B3
    spans = [(1, 4), (9, 13), (16, 19), (24, 28)]
    assert [(one.rider, one.triangle, one.end) for one in sp.shortcuts()] == [
        (rider, 30 * side + start, 30 * side + end)
        for side, rider in enumerate(RIDERS)
        for start, end in spans
    ]  # B5
    assert list(sp.story_stops().values()) == [7, 22, 38, 53, 68, 83, 98]  # B6


STOPS = {  # S1, in the order of the riders
    "Gas Station": ("back 2", "ahead 3", "ahead 3", "back 2"),
    "Cattle Crossing": ("back 3", "back 1", "back 1", "back 1"),
    "Church": ("back 2", "back 2", "draw again", "ahead 2"),
    "Honky-Tonk": ("lose the next turn", "lose the next turn", "ahead 1", "ahead 2"),
    "Sheriff's Office": ("lose the next turn", "lose the next turn", "ahead 4", "ahead 3"),
    "Dad's Pickup": ("ahead 2", "ahead 2", "lose the next turn", "ahead 2"),
    "Mom's Minivan": ("ahead 1", "ahead 1", "ahead 1", "lose the next turn"),
}


@pytest.mark.parametrize("stop", STOPS)
def test_the_story_stops_do_what_the_table_says(stop):
    assert tuple(sp.stop_effect(stop, rider) for rider in RIDERS) == STOPS[stop]
