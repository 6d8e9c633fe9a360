"""`SquareGame`, its moves and events: each line of the surface."""

import pytest

import sorry_people as sp
from tests.surface.editions import square

COLOURS = list(sp.Colour)


def test_the_editions_have_their_classes():
    for edition in ("classic", "teams", "points", "2013"):
        game = sp.Game(edition, seed=1)
        assert type(game) is sp.SquareGame
        assert isinstance(game, sp.Game)
        assert game.edition == edition
        assert game.players == COLOURS  # K3
        assert sp.SquareGame(edition, seed=1) == game
    assert sp.SquareGame(seed=1).edition == "classic"
    assert type(sp.Game(seed=1)) is type(sp.Game("people", seed=1)) is sp.PeopleGame
    assert type(sp.Game("express", seed=1)) is sp.ExpressGame


def test_a_new_game():
    game = sp.Game("classic", players=["Yellow", "Red"], seed=1, first="Yellow")
    assert game.players == ["Red", "Yellow"]
    assert game.pawns == {"Red": ["start"] * 4, "Yellow": ["start"] * 4}  # K1
    assert (game.turn, game.card, game.needs_draw, game.drawer) == ("Yellow", None, True, "Yellow")
    assert (game.fire, game.ice, game.winners, game.ranking) == (None, None, [], [])
    assert (game.scores, game.hand("Red"), game.drawing) == ({}, [], None)
    assert (game.deck, game.stack_bonuses, game.fire_transfers) == ("standard", False, False)
    assert sum(game.unseen.values()) == 45  # T1
    assert game.fire_move() is None
    assert game.view("Red") == game.to_dict()


@pytest.mark.parametrize(("deck", "cards"), [("standard", 45), ("first", 44), ("waddingtons", 55)])
@pytest.mark.parametrize("edition", ["classic", "teams", "points"])
def test_decks(edition, deck, cards):
    """K2."""
    game = sp.Game(edition, deck=deck, seed=1)
    held = sum(len(game.hand(player)) for player in game.players)
    assert game.deck == deck
    assert sum(game.unseen.values()) + held == cards


def test_the_quick_start():
    """K1, F1: three on START and one on the circle, of 2013 two and one."""
    assert sp.Game("classic", quick_start=True).pawns[sp.Colour.BLUE] == [
        "track 19",
        "start",
        "start",
        "start",
    ]
    assert sp.Game("2013", quick_start=True).pawns[sp.Colour.GREEN] == ["track 49", "start", "start"]


def test_a_turn_draws_and_plays():
    game = square({"pawns": {"Red": ["track 5", "start", "home", "home"]}, "card": "11"})
    assert (game.card, game.needs_draw, game.drawer) == (sp.Card.ELEVEN, False, None)
    assert [str(move) for move in game.legal_moves()] == ["forward 11 pawn 0"]
    (moved, slid) = game.play("forward 11 pawn 0")
    assert (moved.kind, moved.pawn, moved.player) == ("moved", "Red 0", "Red")
    assert moved.path == [f"track {space}" for space in range(5, 17)]
    assert (slid.kind, slid.start, slid.end) == ("slid", "track 16", "track 19")  # K8
    assert slid.path == ["track 16", "track 17", "track 18", "track 19"]
    assert game.pawns[sp.Colour.RED][0] == "track 19"
    assert game.turn is sp.Colour.BLUE
    assert game.spent[sp.Card.ELEVEN] == 1


def test_a_two_goes_on_even_where_nothing_moves():
    """K4: the table of cards."""
    game = square({"pawns": {"Red": ["safety 5", "home", "home", "home"]}, "card": "2"})
    assert game.legal_moves() == []
    assert [event.kind for event in game.play(None)] == ["spent", "draw_again"]
    assert game.turn == "Red"


def test_moves_can_be_played_as_values_and_as_text():
    def game() -> sp.SquareGame:
        return square({"pawns": {"Red": ["track 4", "track 20", "start", "home"]}, "card": "7"})

    one, other = game(), game()
    split = "split 3 pawn 0, 4 pawn 1"
    assert one.play(sp.SquareMove(split)) == other.play(split)
    assert one == other


MOVES = {
    "start pawn 0": ("start", 0, [("start", 0, 0)]),
    "forward 12 pawn 3": ("forward", 12, [("forward", 12, 3)]),
    "back 4 pawn 1": ("back", 4, [("back", 4, 1)]),
    "split 3 pawn 2, 4 pawn 0": ("split", 7, [("forward", 3, 2), ("forward", 4, 0)]),
    "swap pawn 0 Blue 1": ("swap", 0, [("swap", 0, 0)]),
    "replace pawn 2 Green 3": ("replace", 0, [("replace", 0, 2)]),
    "decline": ("decline", 0, []),
    "discard Sorry!": ("discard", 0, []),
    "fire move": ("fire move", 0, []),
    "ice off": ("token", 0, []),
}


@pytest.mark.parametrize("text", MOVES)
def test_a_move_tells_what_it_does(text):
    move = sp.SquareMove(text)
    parts = [(part.kind, part.steps, part.pawn) for part in move.parts]
    assert (move.kind, move.steps, parts) == MOVES[text]
    assert str(move) == text
    assert repr(move) == f"SquareMove('{text}')"


def test_the_further_facts_of_moves():
    assert sp.SquareMove("swap pawn 0 Blue 1").other == "Blue 1"
    assert sp.SquareMove("play 5; forward 5 pawn 0").card is sp.Card.FIVE  # KP1
    assert sp.SquareMove("discard Sorry!").card is sp.Card.SORRY  # KP2
    assert sp.SquareMove("ice Blue 1; start pawn 0").ice == "Blue 1"  # F5
    assert sp.SquareMove("ice off; forward 1 pawn 0").ice == "off"
    assert sp.SquareMove("fire pawn 2; forward 2 pawn 0").fire == 2  # F7
    (part,) = sp.SquareMove("forward 3 Yellow 1").parts
    assert part.colour is sp.Colour.YELLOW  # KT2
    assert str(part) == "forward 3 Yellow 1"
    (part,) = sp.SquareMove("forward 3 pawn 2 and home pawn 1").parts
    assert (part.brings_home, part.colour) == (1, None)  # F9
    plain = sp.SquareMove("start pawn 0")
    assert (plain.other, plain.card, plain.ice, plain.fire) == (None, None, None, None)


def test_moves_sort():
    texts = ["forward 5 pawn 1", "start pawn 0", "forward 5 pawn 0", "back 4 pawn 0"]
    moves = sorted(map(sp.SquareMove, texts))
    assert moves == sorted(moves, reverse=True)[::-1]
    assert sp.SquareMove("forward 5 pawn 0") < sp.SquareMove("forward 5 pawn 1")


def test_teams_play_all_eight_and_win_together():
    """KT2, KT5."""
    game = square(
        {
            "edition": "teams",
            "players": ["Red", "Blue", "Yellow", "Green"],
            "pawns": {"Red": ["home"] * 4, "Yellow": ["safety 5", "home", "home", "home"]},
            "card": "1",
        }
    )
    assert [str(move) for move in game.legal_moves()] == ["forward 1 Yellow 0"]
    events = game.play("forward 1 Yellow 0")
    assert [event.kind for event in events] == ["moved", "home", "game_over"]
    assert (events[-1].winner, events[-1].player) == ("Red", "Red")
    assert game.winners == game.ranking == ["Red", "Yellow"]
    assert (game.is_over, game.turn, game.drawer) == (True, None, None)


def test_points_deal_five_and_draw_up_again():
    """KP1: a card is played from the hand, then one is drawn back."""
    game = sp.Game("points", players=["Red", "Blue"], seed=2, first="Red")
    assert [len(game.hand(player)) for player in game.players] == [5, 5]
    assert (game.drawing, game.needs_draw, game.card) == (None, False, None)
    move = game.legal_moves()[0]
    played = game.play(move)[0]
    assert (played.kind, played.card) == ("played" if move.kind != "discard" else "discarded", move.card)
    assert (game.turn, game.drawing, game.drawer, game.needs_draw) == ("Blue", "Red", "Red", True)
    assert game.legal_moves() == []
    with pytest.raises(sp.IllegalMoveError, match="Red draws first"):
        game.play(None)
    game.draw()
    assert len(game.hand("Red")) == 5
    assert (game.drawing, game.needs_draw) == (None, False)
    with pytest.raises(sp.IllegalMoveError, match="no draw is due: Blue plays a card of the hand"):
        game.draw()


def test_points_are_scored():
    """KP4: 5 for each pawn home, for the winner also 5 for each that is not, and the highest bonus."""
    end = {
        "edition": "points",
        "players": ["Red", "Blue", "Green"],
        "pawns": {"Red": ["home"] * 4, "Blue": ["home", "start", "start", "start"]},
        "turn": None,
    }
    assert square(end).scores == {"Red": 20 + 35 + 50, "Blue": 5, "Green": 0}
    assert square(end | {"stack_bonuses": True}).scores[sp.Colour.RED] == 20 + 35 + 50 + 25
    assert square(end | {"stack_bonuses": True}).stack_bonuses


def test_a_view_hides_the_hands_of_the_others():
    """KP3."""
    game = sp.Game("points", players=["Red", "Blue", "Green"], seed=2)
    for player in game.players:
        view = game.view(player)
        assert view["hands"].pop(player) == game.hand(player)
        assert list(view["hands"].values()) == [5, 5]
        assert {key: value for key, value in view.items() if key != "hands"} == {
            key: value for key, value in game.to_dict().items() if key != "hands"
        }
    with pytest.raises(ValueError, match="Yellow doesn't play: the players are Red, Blue, Green"):
        game.view("Yellow")


def on_fire() -> sp.SquareGame:
    return square({"edition": "2013", "pawns": {"Red": ["track 20", "home", "home"]}, "fire": "Red 0"})


def test_the_move_of_the_fire():
    """F8: before the draw, once a turn, to the next corner."""
    game = on_fire()
    after = game.fire_move()
    assert after is not None
    assert after["pawns"]["Red"][0] == "track 30"
    assert "fire_moved" not in after
    assert [str(move) for move in game.legal_moves()] == ["fire move"]
    assert game.needs_draw
    assert game.choose("hard") in (None, sp.SquareMove("fire move"))
    (moved,) = game.play("fire move")
    assert moved.path == [f"track {space}" for space in range(20, 31)]
    assert game.to_dict() == after | {"fire_moved": True}
    assert (game.fire_move(), game.legal_moves(), game.needs_draw, game.turn) == (None, [], True, "Red")
    game.draw()
    assert "fire_moved" not in game.to_dict()


def test_fire_and_ice_are_told():
    game = square(
        {
            "edition": "2013",
            "pawns": {"Red": ["track 20", "start", "home"], "Blue": ["track 40", "start", "start"]},
            "fire": "Red 0",
            "card": "1",
        }
    )
    assert (game.fire, game.ice, game.fire_transfers) == ("Red 0", None, False)
    events = game.play("ice Blue 0; forward 1 pawn 0")  # F5
    assert [(event.kind, event.pawn) for event in events] == [("iced", "Blue 0"), ("moved", "Red 0")]
    assert (game.fire, game.ice) == ("Red 0", "Blue 0")


WAYS = {
    "out of START": ("Red 0", "start", "track 4", ["start", "track 4"]),
    "over the corner": (
        "Blue 0",
        "track 58",
        "track 2",
        ["track 58", "track 59", "track 0", "track 1", "track 2"],
    ),
    "into the safety zone": ("Red 0", "track 1", "safety 1", ["track 1", "track 2", "safety 1"]),
    "home": ("Red 0", "safety 4", "home", ["safety 4", "safety 5", "home"]),
    "back": ("Red 0", "track 2", "track 1", ["track 2", "track 1"]),
    "back past the turn-off": (
        "Red 0",
        "track 4",
        "track 0",
        ["track 4", "track 3", "track 2", "track 1", "track 0"],
    ),
    "back out of the safety zone": (
        "Red 0",
        "safety 2",
        "track 0",
        ["safety 2", "safety 1", "track 2", "track 1", "track 0"],
    ),
    "brought home by the Fire": ("Red 0", "track 20", "home", ["track 20", "home"]),
}


@pytest.mark.parametrize("name", WAYS)
def test_a_path_has_each_place_on_the_way(name):
    """K7, F9."""
    pawn, start, end, path = WAYS[name]
    assert sp.SquareEvent("moved", pawn=pawn, start=start, end=end).path == path
