"""Games of the older editions for the tests of this folder and of the commands."""

from typing import Any

from sorry_people.session import Edition, EditionChoice, EditionOptions, SeatChoice, open_table

FOUR = ("Red", "Blue", "Yellow", "Green")

CHOSEN: dict[str, tuple[Edition, tuple[str, ...], EditionOptions]] = {
    "classic": (Edition.CLASSIC, FOUR, EditionOptions()),
    "classic of two, first deck, quick": (
        Edition.CLASSIC,
        ("Red", "Yellow"),
        EditionOptions(deck="first", quick_start=True),
    ),
    "classic of three, waddingtons": (
        Edition.CLASSIC,
        ("Red", "Blue", "Green"),
        EditionOptions(deck="waddingtons"),
    ),
    "teams": (Edition.TEAMS, FOUR, EditionOptions()),
    "points": (Edition.POINTS, FOUR, EditionOptions()),
    "points of two, stacked": (Edition.POINTS, ("Blue", "Green"), EditionOptions(stack_bonuses=True)),
    "2013": (Edition.FIRE_AND_ICE, FOUR, EditionOptions()),
    "2013, the fire goes over, quick": (
        Edition.FIRE_AND_ICE,
        ("Red", "Blue"),
        EditionOptions(quick_start=True, fire_transfers=True),
    ),
    "express": (Edition.EXPRESS, FOUR, EditionOptions()),
    "express tournament of three": (
        Edition.EXPRESS,
        ("Red", "Blue", "Yellow"),
        EditionOptions(target=10),
    ),
    "points tournament": (Edition.POINTS, ("Red", "Yellow"), EditionOptions(target=100)),
}
"""Every edition, with every option that it has."""


def choice(name: str, seed: int = 7, *, person: bool = True, level: str = "easy") -> EditionChoice:
    """One of `CHOSEN`; Ann plays for the first colour, or computers of that level for all."""
    edition, players, options = CHOSEN[name]
    seats = [SeatChoice(player, level) for player in players]
    if person:
        seats[0] = SeatChoice(players[0], "person", "Ann")
    return EditionChoice(edition, tuple(seats), options, seed)


def new_table(name: str, seed: int = 7, *, person: bool = True, level: str = "easy") -> Any:
    """The table of such a game, whose first colour begins."""
    return open_table(choice(name, seed, person=person, level=level), first=CHOSEN[name][1][0])
