"""What holds at every step of random games of every edition and option."""

import copy
import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.reference import board, cards, express, fire_move, legal_moves, people, play, points, results
from tests.reference.pawns import COLOURS
from tests.reference.playouts import Step, new_game, playout

LONGEST = 10_000  # steps; of 200 games of each edition the longest, one of Classic, had 1,436
SQUARE = ("classic", "teams", "points", "2013")
GAMES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "people": ("people", 60, {}),
    "classic": ("classic", 6, {}),
    "classic, seats 0 and 2": ("classic", 10, {"players": ["Red", "Yellow"]}),
    "classic, quick start, 44 cards": ("classic", 6, {"quick_start": True, "deck": "first"}),
    "classic, three, 55 cards": (
        "classic",
        6,
        {"players": ["Blue", "Yellow", "Green"], "deck": "waddingtons"},
    ),
    "teams": ("teams", 6, {}),
    "points": ("points", 4, {}),
    "points, two": ("points", 8, {"players": ["Red", "Blue"], "stack_bonuses": True}),
    "2013": ("2013", 10, {}),
    "2013, fire transfers": ("2013", 10, {"fire_transfers": True}),
    "express": ("express", 60, {}),
    "express, two": ("express", 60, {"players": ["Yellow", "Blue"]}),
}


@pytest.fixture(scope="module", params=GAMES)
def games(request):
    """Some whole games, each a list of steps."""
    edition, count, options = GAMES[request.param]
    played = []
    for seed in range(count):
        rng = random.Random(f"{request.param} {seed}")
        steps = []
        for step in playout(new_game(edition, rng, **options), rng):
            steps.append(step)
            assert len(steps) < LONGEST, "a game always ends"
        played.append(steps)
    return played


def every_step(games: list[list[Step]]) -> Iterator[Step]:
    return (step for steps in games for step in steps)


def test_the_game_ends_with_a_winner(games):
    """E1, K5, KT5, KP4, X8."""
    for steps in games:
        last = steps[-1].after
        assert last["turn"] is None
        assert legal_moves(last) == []
        if last["edition"] == "people":
            assert sorted(last["ranking"]) == sorted(people.RIDERS)
        elif last["edition"] == "express":
            assert max(last["home"].values()) == express.WEDGE
        else:
            done = [colour for colour, pawns in last["pawns"].items() if set(pawns) == {board.HOME}]
            if last["edition"] == "teams":
                assert {"Red", "Yellow"} <= set(done) or {"Blue", "Green"} <= set(done)
            else:
                assert done == [steps[-1].before["turn"]]


def test_no_space_is_shared(games):
    """M7, K6: never two on a space of the road or track, nor two of a colour in a safety zone."""
    for step in every_step(games):
        position = step.after
        if position["edition"] == "people":
            road = [place for place in position["places"].values() if place.startswith("road")]
            assert len(road) == len(set(road))
        elif position["edition"] in SQUARE:
            track = [
                place for pawns in position["pawns"].values() for place in pawns if place.startswith("track")
            ]
            assert len(track) == len(set(track))
            for pawns in position["pawns"].values():
                safety = [place for place in pawns if place.startswith("safety")]
                assert len(safety) == len(set(safety))


def test_pieces_are_neither_made_nor_lost(games):
    """M1, K1, F1, X1."""
    for step in every_step(games):
        before, after = step.before, step.after
        if after["edition"] == "people":
            assert list(after["places"]) == list(people.RIDERS)
        elif after["edition"] == "express":
            pawns: Counter[str] = Counter(after["start"])
            for player in after["players"]:
                pawns.update(after["waiting"][player])
                pawns[after["dial"][player]] += after["home"][player]
                assert after["dial"][player] not in after["waiting"][player], "X7: those go on the wedge"
            assert pawns == dict.fromkeys(COLOURS, express.PAWNS_EACH)
        else:
            assert {c: len(p) for c, p in before["pawns"].items()} == {
                c: len(p) for c, p in after["pawns"].items()
            }


def test_cards_are_neither_made_nor_lost(games):
    """T1, T4, KP1: pile, spent cards and cards in hand are the deck; the pile is only shuffled when empty."""
    for step in every_step(games):
        before, after = step.before, step.after
        if after["edition"] == "express":
            continue
        deck = cards.deck_of(after)
        gone = Counter(after["spent"]) + cards.held(after)
        assert all(count <= deck[card] for card, count in gone.items())
        if step.action == "play" and step.detail not in ("fire move", None):
            assert sum(after["spent"].values()) == sum(before["spent"].values()) + 1
        if after["edition"] == "points" and step.action == "play" and before["turn"] is not None:
            assert len(before["hands"][before["turn"]]) == points.HAND


def test_a_shuffle_comes_exactly_when_the_pile_is_empty(games):
    """T4, KP5."""
    for step in every_step(games):
        if step.action == "draw":
            in_pile = sum(cards.deck_of(step.before).values()) - sum(step.before["spent"].values())
            in_pile -= sum(cards.held(step.before).values())
            assert (step.after["spent"] == {}) == (in_pile == 0 or step.before["spent"] == {})


def test_fire_and_ice_lie_on_pawns_on_their_way(games):
    """F5 to F9, F11: the Ice on the track, the Fire on the track or in a safety zone."""
    for step in every_step(games):
        position = step.after
        if position["edition"] != "2013":
            continue
        for mark, places in (("ice", ("track",)), ("fire", ("track", "safety"))):
            if position[mark]:
                colour, number = position[mark].split()
                assert position["pawns"][colour][int(number)].split()[0] in places, (mark, position)


def test_an_iced_pawn_stays(games):
    """F6, F10: unless the Ice itself is moved."""
    for step in every_step(games):
        before, after = step.before, step.after
        if before["edition"] == "2013" and before["ice"] and before["ice"] == after["ice"]:
            colour, number = before["ice"].split()
            assert before["pawns"][colour][int(number)] == after["pawns"][colour][int(number)]


def test_the_turn_passes_as_it_should(games):
    """T2, T5, T6, K3, K13, F3, KP2, X2."""
    for step in every_step(games):
        before, after = step.before, step.after
        if step.action != "play":
            assert after["turn"] == before["turn"]
            continue
        if before["edition"] == "people":
            served = [r for r in before["loses_next_turn"] if r not in after["loses_next_turn"]]
            seat = people.RIDERS.index(before["turn"])
            order = [people.RIDERS[(seat + ahead) % 4] for ahead in (1, 2, 3, 4)]
            passed = order[: order.index(after["turn"])] if after["turn"] else order
            if after["turn"] != before["turn"]:
                assert all(rider in served or rider in after["ranking"] for rider in passed)
        elif after["turn"] is not None:
            players = before["players"]
            following = players[(players.index(before["turn"]) + 1) % len(players)]
            card = before.get("card")
            stays = {
                "2013": step.detail == "fire move",
                "points": str(step.detail).startswith("play 2;"),
                "express": bool(after.get("rolled")),
            }.get(before["edition"], card == "2")
            assert after["turn"] == (before["turn"] if stays else following)


def test_moves_agree_and_change_nothing_given(games):
    """T3, K4, K11: every listed move plays, others don't; the given position is left alone."""
    for steps in games:
        for step in steps[::20]:
            given = copy.deepcopy(step.before)
            moves = legal_moves(step.before)
            assert len(set(moves)) == len(moves)
            reached = [play(step.before, move).position for move in moves]
            assert all(position in results(step.before) for position in reached)
            with pytest.raises(ValueError, match="legal"):
                play(step.before, "forward 6")
            if moves:
                with pytest.raises(ValueError, match="legal"):
                    play(step.before, None)
            assert step.before == given
            assert json.loads(json.dumps(step.before)) == given


def test_the_fire_moves_once_a_turn(games):
    """F8."""
    for step in every_step(games):
        if step.detail == "fire move":
            assert fire_move(step.after) is None
            assert legal_moves(step.after) == []
        if step.action == "draw":
            assert "fire_moved" not in step.after
