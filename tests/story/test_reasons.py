"""Why a card makes a move happen, or none."""

import re

import pytest

from sorry_people.rules import Card, Move, PeopleGame, Rider, stop_effect
from sorry_people.story import Obstacle, Storyteller, card_help, move_label, obstacle
from sorry_people.story.cards import card_rule
from sorry_people.story.storyteller import reasons_of
from sorry_people.story.texts import texts

# The table of cards and moves (T1, C1 to C4).
KINDS = {
    "1": {"exit", "forward"},
    "2": {"exit", "forward"},
    "3": {"forward"},
    "4": {"back"},
    "5": {"forward"},
    "7": {"forward"},
    "8": {"forward"},
    "10": {"forward", "back"},
    "11": {"forward", "swap", "stay"},
    "12": {"forward"},
    "Sorry!": {"replace", "forward"},
}
ALLOWED = [(card, kind) for card, kinds in KINDS.items() for kind in sorted(kinds)]
STEPS = {"Sorry!": 4} | {card: int(card) for card in KINDS if card != "Sorry!"}
NUMBERS = {
    "one": 1,
    "two": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "seven": 7,
    "eight": 8,
    "ten": 10,
    "eleven": 11,
    "twelve": 12,
}


def test_the_table_has_every_card():
    assert list(KINDS) == list(Card)


@pytest.mark.parametrize(("card", "kind"), ALLOWED)
def test_every_card_and_kind_of_move_has_reasons(card, kind):
    assert len(texts("reasons/anyone")[card][kind]) >= 4
    for rider in Rider:
        own = texts(f"reasons/{rider.lower()}")[card][kind]
        assert len(own) >= 3
        assert set(own) < set(reasons_of(rider, card, kind))


def test_no_reasons_for_what_the_rules_do_not_allow():
    for whose in ("anyone", *(rider.lower() for rider in Rider)):
        assert {card: set(kinds) for card, kinds in texts(f"reasons/{whose}").items()} == KINDS
    with pytest.raises(ValueError, match="the card 12 never makes a move of the kind exit"):
        reasons_of("Bucky", "12", "exit")


@pytest.mark.parametrize(("card", "kind"), ALLOWED)
def test_a_reason_names_no_other_count_of_spaces_than_the_move_s(card, kind):
    steps = 1 if (card, kind) == ("10", "back") else STEPS[card]
    number = rf"(\d+|{'|'.join(NUMBERS)})"
    count = re.compile(rf"\b(?:{number} (?:whole )?spaces?|(?:back|backs up|goes on by|on by) {number})\b")
    for rider in Rider:
        for line in reasons_of(rider, card, kind):
            for found in count.finditer(line.lower()):
                told = next(filter(None, found.groups()))
                assert (NUMBERS.get(told) or int(told)) == steps, line


@pytest.mark.parametrize("rider", Rider)
def test_only_a_2_that_leaves_the_fair_promises_another_card(rider):
    """T5: a 2 always draws again then; a forward 2 does not when it gets the rider home."""
    more = re.compile(r"draws? again|another card|second card|more draw", re.IGNORECASE)
    for card, kind in ALLOWED:
        for line in reasons_of(rider, card, kind):
            assert bool(more.search(line)) == ((card, kind) == ("2", "exit")), line


@pytest.mark.parametrize("rider", Rider)
def test_only_swap_and_replace_name_another(rider):
    for card, kind in ALLOWED:
        if kind not in {"swap", "replace"}:
            assert not any("{other}" in line for line in reasons_of(rider, card, kind))


def test_reasons_are_told_of_the_rider():
    storyteller = Storyteller(2)
    said = [storyteller.reason("Bethany", "11", Move("swap Chuck")) for _ in range(8)]
    assert len(set(said)) == 8
    assert "Bethany waves Chuck over, and goes over herself. Now each is where the other was." in said
    told = {storyteller.reason("Bethany", "7", Move("forward 7")) for _ in range(8)}
    assert "Seven spaces with the wind at her back." in told


def position(card: str, **places: str) -> PeopleGame:
    start = PeopleGame(seed=1, first="Bucky").to_dict()
    start["places"] |= places
    start["card"] = card
    start["ranking"] = [rider for rider, place in start["places"].items() if place == "home"]
    return PeopleGame.from_dict(start, seed=1)


@pytest.mark.parametrize(
    ("card", "places", "cause"),
    [
        ("3", {}, Obstacle.AT_FAIR),
        ("4", {}, Obstacle.AT_FAIR),
        ("10", {"Chuck": "road 9"}, Obstacle.AT_FAIR),
        ("11", {"Chuck": "road 9"}, Obstacle.AT_FAIR),
        ("Sorry!", {"Chuck": "driveway 2"}, Obstacle.NOBODY_TO_REPLACE),
        ("8", {"Bucky": "road 1"}, Obstacle.TOO_FAR),
        ("2", {"Bucky": "driveway 5"}, Obstacle.TOO_FAR),
        ("Sorry!", {"Bucky": "driveway 4"}, Obstacle.TOO_FAR),
        ("11", {"Bucky": "road 1", "Chuck": "driveway 2"}, Obstacle.NOBODY_TO_SWAP),
        ("11", {"Bucky": "driveway 1", "Chuck": "road 9"}, Obstacle.IN_DRIVEWAY),
    ],
)
def test_what_stands_in_the_way(card, places, cause):
    """T3, M2, C1, C3."""
    game = position(card, **places)
    assert obstacle(game) is cause
    storyteller = Storyteller(1)
    said = [storyteller.why_no_move(game) for _ in range(5)]
    assert len(set(said)) == 5
    assert not any("{" in line for line in said)


def test_the_exact_count_is_told():
    said = {Storyteller(seed).why_no_move(position("8", Bucky="road 1")) for seed in range(40)}
    assert "Bucky is 7 from home, and 8 would go straight through the house." in said
    assert all(re.search(r"\b7\b", line) and re.search(r"\b8\b", line) for line in said)


def test_a_sorry_counts_for_4_on_the_way_home():
    said = {Storyteller(seed).why_no_move(position("Sorry!", Bucky="driveway 4")) for seed in range(40)}
    assert "Bucky is 2 from home, and 4 would go straight through the house." in said


@pytest.mark.parametrize(("cause", "entry"), texts("no_move").items())
def test_every_cause_has_lines_for_anyone_and_for_each(cause, entry):
    assert set(entry) == {"anyone", *Rider}
    assert len(entry["anyone"]) >= 4
    assert cause in set(Obstacle)


def test_asking_why_of_a_card_that_can_move_is_refused():
    with pytest.raises(ValueError, match="the 1 has a legal move"):
        Storyteller(1).why_no_move(position("1"))
    with pytest.raises(ValueError, match="no card waits"):
        Storyteller(1).why_no_move(PeopleGame(seed=1))


@pytest.mark.parametrize("seed", range(15))
def test_whole_games_have_a_reason_for_everything(seed):
    storyteller, game = Storyteller(seed), PeopleGame(seed=seed)
    while not game.is_over:
        card = game.draw()
        rider = game.turn
        assert rider is not None
        moves = game.legal_moves()
        if not moves:
            assert storyteller.why_no_move(game)
        for move in moves:
            assert move.kind in KINDS[card]
            assert storyteller.reason(rider, card, move) != storyteller.reason(rider, card, move)
        game.play(game.choose("easy"))


@pytest.mark.parametrize("card", Card)
def test_the_help_of_a_card_tells_its_counts(card):
    told = {int(number) for number in re.findall(r"\d+", card_help(card))}
    assert told == ({STEPS[card], 1} if card == "10" else {STEPS[card]})
    for word, kinds in {"Leave the fair": {"exit"}, "swap": {"swap"}, "take the place": {"replace"}}.items():
        assert (word in card_help(card)) == bool(kinds & KINDS[card])
    assert ("draw again" in card_help(card)) == (card == "2")
    assert set(re.findall(r"forward|back", card_help(card))) == KINDS[card] & {"forward", "back"}
    assert len(card_help(card)) <= 80
    assert card_rule(card)


@pytest.mark.parametrize(
    ("move", "label"),
    [
        ("exit", "Leave the fair"),
        ("forward 11", "Forward 11"),
        ("back 1", "Back 1"),
        ("swap Chuck", "Swap with Chuck"),
        ("replace Bucky", "Take Bucky’s place"),
        ("stay", "Stay put"),
    ],
)
def test_moves_have_names(move, label):
    assert move_label(Move(move)) == label
    assert move_label(None) == "No legal move"


# S1, with words that the caption must have.
STOPS = {
    "Gas Station": {
        "Bucky": ("Back 2.", "six-pack"),
        "Terrence": ("Ahead 3.", "tailgate|pickup"),
        "Bethany": ("Ahead 3.", "floors it"),
        "Chuck": ("Back 2.", "[Aa]ir"),
    },
    "Cattle Crossing": {
        "Bucky": ("Back 3.", "cow"),
        "Terrence": ("Back 1.", "wait"),
        "Bethany": ("Back 1.", "herd|cow"),
        "Chuck": ("Back 1.", "cow"),
    },
    "Church": {
        "Bucky": ("Back 2.", "lecture|a word with"),
        "Terrence": ("Back 2.", "lecture|a longer one"),
        "Bethany": ("Draw again.", "Dad is asleep|Dad be snoring"),
        "Chuck": ("Ahead 2.", "dollar"),
    },
    "Honky-Tonk": {
        "Bucky": ("Lose the next turn.", "one more"),
        "Terrence": ("Lose the next turn.", "[Oo]ne more"),
        "Bethany": ("Ahead 1.", "won’t go in"),
        "Chuck": ("Ahead 2.", "shoo"),
    },
    "Sheriff's Office": {
        "Bucky": ("Lose the next turn.", "pull(s|ed).* over"),
        "Terrence": ("Lose the next turn.", "pull(s|ed).* over"),
        "Bethany": ("Ahead 4.", "escort"),
        "Chuck": ("Ahead 3.", "tire"),
    },
    "Dad's Pickup": {
        "Bucky": ("Ahead 2.", "wrong way"),
        "Terrence": ("Ahead 2.", "wrong"),
        "Bethany": ("Lose the next turn.", "[Cc]aught"),
        "Chuck": ("Ahead 2.", "wrong way|other way"),
    },
    "Mom's Minivan": {
        "Bucky": ("Ahead 1.", "Bucky"),
        "Terrence": ("Ahead 1.", "Terrence"),
        "Bethany": ("Ahead 1.", "Bethany"),
        "Chuck": ("Lose the next turn.", "hides? in the ditch"),
    },
}


@pytest.mark.parametrize(
    ("stop", "rider", "effect", "word"),
    [(stop, rider, *told) for stop, riders in STOPS.items() for rider, told in riders.items()],
)
def test_a_story_stop_s_caption_tells_what_it_does(stop, rider, effect, word):
    """S1."""
    storyteller = Storyteller(1)
    said = {storyteller.stop_caption(rider, stop) for _ in range(8)}
    assert len(said) == len(texts("stops")[stop][rider]["captions"]) >= 2
    for caption in said:
        assert caption.endswith(f" {effect}")
        assert re.search(word, caption), caption
    assert stop_effect(stop, rider) == effect.lower().rstrip(".")
