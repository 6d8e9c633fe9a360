"""How to Play says what the rules say."""

import re

import pytest

from sorry_people import resources
from sorry_people.rules import Card, Rider, StoryStop, stop_effect
from sorry_people.session import Edition
from sorry_people.session.edition_options import OFFERED
from sorry_people.story import EDITIONS, how_to_play


def text_of(*titles: str, edition: str = "people") -> str:
    chapters = [chapter for chapter in how_to_play(edition) if not titles or chapter.title in titles]
    assert not titles or len(chapters) == len(titles)
    return "\n".join(f"{p.title}: {p.text}" for chapter in chapters for p in chapter.paragraphs)


# What must be told, with the rule that it is.
FACTS = [
    ("B1", "loop of 120 spaces"),
    ("B1", "clockwise"),
    ("B2", "exit space"),
    ("B3", "Only you ride on it"),
    ("B4", "118 spaces to your turn-off, 5 of driveway and 1 more to home: 124"),
    ("B5", "There are 16: 4 on each side"),
    ("B6", "7 road spaces have a gold ring"),
    ("M2", "never pass your own turn-off forward"),
    ("M2", "Home takes the exact count"),
    ("M3", "119 spaces to your turn-off"),
    ("M4", "may pass your own turn-off or stop on it"),
    ("M5", "No move back goes into a driveway"),
    ("M6", "only the space where a move ends counts"),
    ("M7", "back to the fair, behind their own gate"),
    ("M8", "Every other rider on it, triangle and end included, is bumped"),
    ("M8", "You ignore shortcuts of your own color"),
    ("M9", "can’t be bumped, swapped with or replaced"),
    ("T1", "45 cards: the 1 comes 5 times, and 2, 3, 4, 5, 7, 8, 10, 11, 12 and Sorry! come 4 times each"),
    ("T1", "no 6 and no 9"),
    ("T2", "Bucky, Terrence, Bethany, Chuck, skipping whoever is home"),
    ("T2", "The winner of a game starts the next one"),
    ("T3", "you must play one, even a bad one"),
    ("T3", "If it has none, the card is spent"),
    ("T4", "all 45 are shuffled into a new pile"),
    ("T5", "even if the 2 couldn’t be played"),
    ("T5", "still give one more draw"),
    ("T5", "A rider who got home draws no more"),
    ("T6", "pass it once and draw nothing"),
    ("T6", "stays due if you are bumped, swapped or replaced"),
    ("T6", "A draw that you still have coming in the present turn isn’t lost"),
    ("C1", "With neither a move nor a swap, the card is spent"),
    ("C1", "If forward 11 isn’t legal, you may stay put instead of swapping"),
    ("C2", "no shortcut, no story stop"),
    ("C3", "needs another rider on the road"),
    ("C4", "bumps whoever is there"),
    ("S1", "by a card, a swap, a Sorry! or a shortcut"),
    ("S2", "sets off no further story stop, not even at the end of a shortcut"),
    ("E1", "Play goes on until all four are home"),
    ("P1", "any of the legal moves at random"),
    ("P2", "never looks at the order of the pile"),
    ("P3", "now and then it is careless"),
    ("O1", "With only one legal move, it still tells you your chances"),
    ("O2", "50,000 times"),
    ("O2", "played as Hard"),
    ("O3", "95% margin of error"),
    ("O3", "the best place still open stands in for 1st"),
    ("O4", "differ by no more than their two margins added up"),
    ("O5", "with the same seed, it gives the same answer"),
    ("O6", "Nothing that it does changes the game"),
]


@pytest.mark.parametrize(("rule", "told"), FACTS)
def test_every_rule_is_told(rule, told):
    assert told in text_of(), rule


def test_house_rules_are_those_that_are_ours():
    """B6, T2, T5, T6, O3, O4 are the rulings of section 1."""
    ours = [p.text for chapter in how_to_play() for p in chapter.paragraphs if p.title == "House rule"]
    words = ("story stops are", "winner of a game", "one more draw", "lost turn", "best place", "two margins")
    assert len(ours) == len(words)
    for word in words:
        assert sum(word in text for text in ours) == 1, word


def test_every_card_has_its_paragraph():
    shown = [p.card for chapter in how_to_play() for p in chapter.paragraphs if p.card]
    assert shown == list(Card)


@pytest.mark.parametrize("stop", StoryStop)
def test_every_story_stop_tells_every_rider_s_effect(stop):
    """S1."""
    (paragraph,) = [
        p for chapter in how_to_play() for p in chapter.paragraphs if p.title == stop.replace("'", "’")
    ]
    for rider in Rider:
        assert re.search(rf"{rider} [^.:]+: {stop_effect(stop, rider)}\.", paragraph.text)


def test_every_rider_is_introduced():
    told = text_of("What it’s about")
    for rider, vehicle, gate, waiting in [
        ("Bucky", "Riding lawn mower", "Main Gate", "nobody"),
        ("Terrence", "Borrowed e-bike", "Livestock Gate", "nobody"),
        ("Bethany", "Three-wheel ATV", "Back Parking Lot", "Dad"),
        ("Chuck", "Minibike with one low tire", "Back Fence Gap", "Mom"),
    ]:
        assert f"{rider}: {vehicle}. Leaves by the {gate}. Waiting at home: {waiting}." in told


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_icon_exists(edition):
    for chapter in how_to_play(edition):
        for paragraph in chapter.paragraphs:
            if paragraph.icon:
                assert resources.data(f"assets/icons/{paragraph.icon}.svg")


def test_nothing_is_left_to_fill_in():
    assert "{" not in text_of()
    assert len({chapter.title for chapter in how_to_play()}) == len(how_to_play()) == 11


CLASSIC = [
    ("KB1", "60 spaces, 0 to 59, 15 on each side"),
    ("KB1", "Clockwise, the sides belong to Red, Blue, Yellow and Green"),
    ("KB2", "Red: Starts onto space 4. The safety zone turns off after space 2"),
    ("KB2", "Green: Starts onto space 49. The safety zone turns off after space 47"),
    ("KB2", "58 spaces on the track, 5 in the safety zone and 1 more to Home: 64 in all"),
    ("KB3", "from the second to the fifth space of the side, one from the tenth to the fourteenth"),
    ("K8", "Every other pawn on the slide, your own color’s included, goes back to Start"),
    ("K8", "Slides of the pawn’s own color do nothing"),
    ("K9", "Pawns in a safety zone, on Start or Home can’t be bumped, swapped with or replaced"),
    ("K6", "a move that would end on a pawn of your own isn’t legal"),
    ("K7", "Home takes the exact count. A pawn that is Home never moves again"),
    ("K7", "none goes back into it"),
    ("K7", "59 spaces to the turn-off"),
    ("K11", "second is judged by how things stand after the first"),
    ("K12", "another pawn must be able to play the rest"),
    ("K10", "The pawn swapped away just stands where yours was"),
]

EDITION_FACTS = {
    "classic": [
        *CLASSIC,
        ("K1", "four pawns each"),
        ("K1", "One pawn of each color begins on its start circle, the other three on Start"),
        ("K2", "The 45 cards have the 1 five times"),
        ("K2", "The 44 cards have each of these four times, the 55 cards five times"),
        ("K3", "its slides stay on the board and slide everybody"),
        ("K3", "the winner of a game begins the next one"),
        ("K4", "If any move is legal, you must make one, even a bad one. If none is, the turn is lost"),
        ("K5", "all four pawns Home wins, and the game ends there"),
        ("K13", "Whoever gets the last pawn Home with a 2 draws no more"),
    ],
    "teams": [
        *(fact for fact in CLASSIC if not fact[1].startswith(("Red", "Green"))),
        ("KT1", "Red plays with Yellow, and Blue plays with Green"),
        ("KT1", "turns pass clockwise: Red, Blue, Yellow, Green"),
        ("KT2", "any pawn of your own or of your partner’s, and split a 7 among all eight"),
        ("KT3", "Land on your partner’s pawn, and it is bumped like any other"),
        ("KT4", "from either partner’s Start onto the track space of any pawn of another color"),
        ("KT4", "An 11 swaps with opponents only"),
        ("KT5", "all eight pawns Home first wins"),
    ],
    "points": [
        *(fact for fact in CLASSIC if not fact[1].startswith(("Red", "Green"))),
        ("KP1", "Each player is dealt five cards, face down"),
        ("KP1", "then you draw back up to five"),
        ("KP2", "you lay one down, draw one, and the turn ends"),
        ("KP2", "can’t be played while another card has one"),
        ("KP2", "A 2 gives its further turn when some move was made with it"),
        ("KP3", "the other players, the computer and the Oracle do not look into it"),
        ("KP3", "deals the unseen cards afresh to the other hands and to the pile"),
        ("KP4", "Everybody scores 5 for each own pawn that is Home"),
        (
            "KP4",
            "more than two pawns Home, 50 if none has more than one, 100 if none has any",
        ),
        ("KP4", "only the highest counts"),
        ("KP4", "All bonuses that apply count"),
        ("KP5", "you play on with the cards that you hold"),
    ],
    "2013": [
        *(fact for fact in CLASSIC if not fact[1].startswith(("Red", "Green"))),
        ("F1", "three pawns each"),
        ("F2", "1, 2, 3, 5, 7, 8, 10, 11 and 12. A 4 can’t"),
        ("F2", "Start a pawn, which spends the whole 7"),
        ("F2", "declined only when nothing else could be done with the card"),
        ("F3", "A 2 gives no further draw here"),
        ("F4", "Or move one pawn forward 4"),
        ("F5", "must go onto an opponent’s pawn that is on the track, and not the one that it is on already"),
        ("F5", "If there is none, it goes off the board"),
        ("F5", "spent on the Ice alone"),
        ("F6", "can’t be moved, bumped, replaced, swapped or slid"),
        ("F6", "goes by and leaves it where it is"),
        ("F7", "any pawn of your own on the track or in the safety zone, or leave it where it is"),
        ("F7", "may be spent on the Fire alone"),
        ("F8", "before you draw, your pawn on Fire may go forward to the next corner (0, 15, 30 or 45)"),
        ("F9", "bring one more pawn Home from anywhere on the track or in the safety zone"),
        ("F10", "A pawn that has both stays put, and its Fire waits"),
        ("F11", "loses the Fire, which leaves the board. A swap moves the Fire along with its pawn"),
        ("F11", "The Fire goes to the pawn that bumped or replaced its bearer"),
    ],
    "express": [
        ("X1", "four pawns of each color, however many play"),
        ("X1", "Everybody begins with the dial on a different color"),
        ("X2", "in this order: pawns of a color, wild pawns, SORRY!, SLIDE"),
        ("X3", "If Start has none, take one from any waiting area, your own included"),
        ("X3", "You never take it from a Home wedge, and you must take it if you can"),
        (
            "X4",
            "if it has the color that your dial shows, and into your waiting area if not",
        ),
        ("X5", "The same, with a color of your choice"),
        ("X6", "takes from another player, never from your own wedge"),
        ("X7", "or have another player’s dial turned to a color of your choice, or leave them all"),
        ("X7", "Two players may show the same color"),
        ("X8", "If somebody’s slide gives you the fourth, you win"),
        (
            "X9",
            "Wild and SORRY! on the first die, Wild and SLIDE on the second, SORRY! and SLIDE on the third",
        ),
        ("X10", "Its winner scores 5"),
        ("X10", "The first to reach 10, or the higher number that you agreed on"),
    ],
}


@pytest.mark.parametrize(
    ("edition", "rule", "told"),
    [(edition, *fact) for edition, facts in EDITION_FACTS.items() for fact in facts],
)
def test_every_rule_of_an_edition_is_told(edition, rule, told):
    assert told in text_of(edition=edition), rule


RULINGS = {
    "classic": ("two parts of a split 7",),
    "teams": ("either partner’s Start", "two parts of a split 7"),
    "points": ("further turn", "only the highest", "two parts of a split 7"),
    "2013": ("declined only", "loses the Fire", "two parts of a split 7"),
    "express": ("Every die has", "takes from another player"),
}
"""K11, KT4, KP2, KP4, F2, F11, X6 and X9 are those of sections 2 to 4."""


@pytest.mark.parametrize("edition", RULINGS)
def test_rulings_of_an_edition_are_marked_as_house_rules(edition):
    ours = [p for chapter in how_to_play(edition) for p in chapter.paragraphs if p.title == "House rule"]
    assert len(ours) == len(RULINGS[edition])
    for words in RULINGS[edition]:
        assert sum(words in paragraph.text for paragraph in ours) == 1, words


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_option_of_the_set_up_is_explained(edition):
    named = {p.title for chapter in how_to_play(edition) for p in chapter.paragraphs if p.icon == "settings"}
    titles = {
        "deck": "Option: Deck",
        "quick_start": "Option: Quick start",
        "stack_bonuses": "Option: Add up bonuses",
        "fire_transfers": "Option: Fire jumps over",
        "target": "Option: Play to",
    }
    assert named == {titles[option] for option in OFFERED[Edition(edition)]}


@pytest.mark.parametrize("edition", ["classic", "teams", "points", "2013"])
def test_every_card_of_an_edition_has_its_paragraph(edition):
    (cards,) = [chapter for chapter in how_to_play(edition) if chapter.title == "The cards"]
    assert [p.card for p in cards.paragraphs if p.card] == list(Card)


def test_an_edition_that_is_none_is_named():
    with pytest.raises(ValueError, match="people, classic, teams"):
        how_to_play("chess")
