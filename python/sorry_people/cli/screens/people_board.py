"""The board as text, for a terminal of 80 columns."""

from functools import cache

from rich.text import Text

from sorry_people.cli.screens.seat_text import driver_text
from sorry_people.cli.screens.words import screen_words
from sorry_people.rules import ROAD_SPACES, Rider, exit_space, shortcuts, story_stops, turn_off_space
from sorry_people.session import Seat, Table, spaces_left

RIDER_STYLES = {
    Rider.BUCKY: "red",
    Rider.TERRENCE: "blue",
    Rider.BETHANY: "magenta",
    Rider.CHUCK: "green",
}
SIDE = ROAD_SPACES // len(Rider)
TICK = 5
"""Every so many spaces the number of a space is written above it."""


def board_text(table: Table) -> Text:
    """The road side by side below each other, riders by their first letter, and how everybody stands."""
    text = Text()
    for side, rider in enumerate(Rider):
        spaces = range(side * SIDE, (side + 1) * SIDE)
        ticks = "".join(f"{space:<{2 * TICK}}" for space in spaces[::TICK])
        text.append(f"{'':10}{ticks}".rstrip() + "\n", style="dim")
        text.append(f"{rider:10}", style=RIDER_STYLES[rider])
        for space in spaces:
            text.append_text(_space_text(table, space)).append(" ")
        text.append("\n")
    words = screen_words()["board"]
    text.append(words["legend"] + "\n", style="dim")
    stops = ", ".join(f"{stop} {space}" for stop, space in story_stops().items())
    text.append(words["stops"].format(stops=stops) + "\n", style="dim")
    for seat in table.seats.values():
        text.append_text(_standing(table, seat)).append("\n")
    text.append(words["pile"].format(left=sum(table.game.unseen.values())), style="dim")
    return text


def _space_text(table: Table, space: int) -> Text:
    for rider, place in table.game.places.items():
        if place == f"road {space}":
            return Text(rider[0], style=f"bold reverse {RIDER_STYLES[rider]}")
    return Text(*_marks()[space])


@cache
def _marks() -> list[tuple[str, str]]:
    """For each road space its sign and style (B2 to B6)."""
    marks = [("·", "dim")] * ROAD_SPACES
    for shortcut in shortcuts():
        style = RIDER_STYLES[shortcut.rider]
        marks[shortcut.triangle : shortcut.end + 1] = [("─", style)] * (shortcut.end + 1 - shortcut.triangle)
        marks[shortcut.triangle] = ("▸", style)
        marks[shortcut.end] = ("┤", style)
    for rider in Rider:
        marks[exit_space(rider)] = ("◎", RIDER_STYLES[rider])
        marks[turn_off_space(rider)] = ("⌂", RIDER_STYLES[rider])
    for space in story_stops().values():
        marks[space] = ("★", "bold yellow")
    return marks


def _standing(table: Table, seat: Seat) -> Text:
    words = screen_words()["board"]
    game, rider = table.game, seat.rider
    place = game.places[rider]
    text = Text(f"{rider:10}", style=RIDER_STYLES[rider])
    text.append(f"{driver_text(seat)[:22]:24}{place:12}")
    text.append(f"{words['to_go'].format(spaces=spaces_left(rider, place)):12}")
    if rider in game.loses_next_turn:
        text.append(words["loses_turn"])
    elif game.turn is rider:
        text.append(words["turn"], style="bold")
    return text
