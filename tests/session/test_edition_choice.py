"""What the set-up says of a game of any edition."""

import pytest

from sorry_people.session import COLORS, NOBODY, Edition, EditionChoice, EditionOptions, SeatChoice
from sorry_people.session.edition_options import OFFERED

FOUR = tuple(SeatChoice(color, "hard") for color in COLORS)


@pytest.mark.parametrize("edition", Edition)
def test_an_edition_is_told_of_its_own_options_only(edition):
    options = EditionOptions("first", quick_start=True, stack_bonuses=True, fire_transfers=True, target=300)
    arguments = EditionChoice(edition, FOUR, options).game_arguments()
    assert arguments.pop("edition") == edition
    players = arguments.pop("players", None)
    assert players == (None if edition is Edition.PEOPLE else list(COLORS))
    assert set(arguments) == set(OFFERED[edition]) - {"target"}


def test_a_target_is_for_those_who_count_points():
    """X10, KP4."""
    targets = {edition: EditionChoice(edition, FOUR, EditionOptions(target=50)).target for edition in Edition}
    assert {edition for edition, target in targets.items() if target} == {Edition.POINTS, Edition.EXPRESS}


@pytest.mark.parametrize("edition", [edition for edition in Edition if edition is not Edition.PEOPLE])
def test_two_to_four_play_and_four_in_teams(edition):
    """K3, KT1."""
    for count in range(5):
        if count >= (4 if edition is Edition.TEAMS else 2):
            assert EditionChoice(edition, FOUR[:count]).players == COLORS[:count]
        else:
            with pytest.raises(ValueError, match="it takes"):
                EditionChoice(edition, FOUR[:count])


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        ((FOUR[1], FOUR[0]), "in this order"),
        ((FOUR[0], FOUR[0]), "in this order"),
        ((FOUR[0], SeatChoice("Bucky", "hard")), "among"),
        ((FOUR[0], SeatChoice("Blue", NOBODY)), "nobody"),
    ],
)
def test_seats_that_make_no_game_are_named(seats, said):
    with pytest.raises(ValueError, match=said):
        EditionChoice(Edition.CLASSIC, seats)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"deck": "tarot"}, "standard, first, waddingtons"),
        ({"target": 9}, "10 to 1000"),
        ({"target": True}, "10 to 1000"),
        ({"quick_start": 1}, "true or false"),
    ],
)
def test_options_that_make_no_sense_are_named(options, said):
    with pytest.raises(ValueError, match=said):
        EditionOptions(**options)
