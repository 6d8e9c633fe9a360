"""The square board of 60 spaces as text, drawn as a square (KB1 to KB3)."""

from collections.abc import Iterator, Mapping

from rich.text import Text

from sorry_people.cli.screens.words import edition_words
from sorry_people.rules import Colour

COLOURS = tuple(Colour)
STYLES = {"Red": "red", "Blue": "blue", "Yellow": "yellow", "Green": "green"}
SIDE = 15
SAFETY = 5
START_SPACE, TURN_OFF = 4, 2
SLIDES = ((1, 4), (9, 13))

CELL = 3
"""Columns of a space: a pawn such as R2, and a mark for the Fire or the Ice."""
FIRE, ICE, BOTH = "*", "#", "%"

Cell = tuple[str, str]
Point = tuple[int, int]

ALONG: Mapping[str, Point] = {"Red": (1, 0), "Blue": (0, 1), "Yellow": (-1, 0), "Green": (0, -1)}
"""Which way the track runs along a colour's side: x to the right, y down; the track is clockwise."""
INWARD: Mapping[str, Point] = {"Red": (0, 1), "Blue": (-1, 0), "Yellow": (0, -1), "Green": (1, 0)}
CORNERS: Mapping[str, Point] = {"Red": (0, 0), "Blue": (SIDE, 0), "Yellow": (SIDE, SIDE), "Green": (0, SIDE)}
ARROWS: Mapping[str, tuple[str, str]] = {
    "Red": ("▸──", "───"),
    "Blue": (" ▾ ", " │ "),
    "Yellow": ("──◂", "───"),
    "Green": (" ▴ ", " │ "),
}
"""The triangle and the way of a slide, by the side that it lies on."""

# Where the words and pawns of START and HOME stand inside the square: x, y and whether they end there.
START_AT: Mapping[str, tuple[int, int, bool]] = {
    "Red": (4, 1, False),
    "Blue": (13, 4, True),
    "Yellow": (11, 13, True),
    "Green": (1, 10, False),
}
HOME_AT: Mapping[str, tuple[int, int, bool]] = {
    "Red": (1, 6, False),
    "Blue": (9, 2, True),
    "Yellow": (13, 8, True),
    "Green": (6, 13, False),
}


def square_board_text(
    pawns: Mapping[Colour, list[str]], fire: str | None = None, ice: str | None = None
) -> Text:
    """The board with its pawns.

    Args:
        pawns: Where the pawns of each colour are, such as `{"Red": ["start", "track 4", "home"]}`.
        fire: The pawn on Fire, such as `"Red 2"`.
        ice: The pawn on Ice.
    """
    cells = _empty_board()
    for colour, places in pawns.items():
        bases: dict[str, list[str]] = {"start": [], "home": []}
        for number, place in enumerate(places):
            token = f"{colour[0]}{number}{_mark(f'{colour} {number}', fire, ice)}"
            if place in bases:
                bases[place].append(token)
            else:
                cells[_point(colour, place)] = (token, f"bold reverse {STYLES[colour]}")
        words = edition_words()["board"]
        _write(cells, colour, START_AT[colour], words["start"], bases["start"])
        _write(cells, colour, HOME_AT[colour], words["home"], bases["home"])
    return Text("\n").join(_lines(cells))


def _mark(pawn: str, fire: str | None, ice: str | None) -> str:
    match pawn == fire, pawn == ice:
        case True, True:
            return BOTH
        case True, False:
            return FIRE
        case False, True:
            return ICE
        case _:
            return " "


def _empty_board() -> dict[Point, Cell]:
    cells: dict[Point, Cell] = {}
    for colour in COLOURS:
        for offset in range(SIDE):
            cells[_on_side(colour, offset)] = (" · ", "dim")
        style = STYLES[colour]
        triangle, way = ARROWS[colour]
        for first, last in SLIDES:
            cells[_on_side(colour, first)] = (triangle, style)
            for offset in range(first + 1, last):
                cells[_on_side(colour, offset)] = (way, style)
            cells[_on_side(colour, last)] = (" ● ", style)
        cells[_on_side(colour, START_SPACE)] = (" ◎ ", style)
        for number in range(1, SAFETY + 1):
            cells[_point(colour, f"safety {number}")] = (" ▫ ", style)
    return cells


def _on_side(colour: str, offset: int) -> Point:
    (x, y), (dx, dy) = CORNERS[colour], ALONG[colour]
    return x + dx * offset, y + dy * offset


def _point(colour: str, place: str) -> Point:
    kind, _, text = place.partition(" ")
    number = int(text)
    if kind == "track":
        return _on_side(COLOURS[number // SIDE], number % SIDE)
    (x, y), (dx, dy) = _on_side(colour, TURN_OFF), INWARD[colour]
    return x + dx * number, y + dy * number


def _write(
    cells: dict[Point, Cell], colour: str, at: tuple[int, int, bool], word: str, tokens: list[str]
) -> None:
    """The word of a base, and the pawns in it on the line below."""
    x, y, ends_there = at
    room = -(-len(word) // CELL)
    word = word.rjust(room * CELL) if ends_there else word.ljust(room * CELL)
    pieces = [word[CELL * number : CELL * (number + 1)] for number in range(room)]
    for row, line, style in ((y, pieces, STYLES[colour]), (y + 1, tokens, f"bold {STYLES[colour]}")):
        first = x - len(line) + 1 if ends_there else x
        for column, piece in enumerate(line, start=first):
            cells[column, row] = (piece, style)


def _lines(cells: Mapping[Point, Cell]) -> Iterator[Text]:
    """The rows, with the numbers of the spaces round them."""
    margin = " " * CELL
    last = SIDE
    yield Text(margin + "".join(f"{space:^{CELL}}" for space in range(SIDE + 1)), style="dim")
    for row in range(SIDE + 1):
        left = f"{4 * SIDE - row:>{CELL - 1}} " if 0 < row < last else margin
        line = Text(left, style="dim")
        for column in range(SIDE + 1):
            piece, style = cells.get((column, row), (" " * CELL, ""))
            line.append(piece, style=style or "default")
        if 0 < row < last:
            line.append(f" {SIDE + row}", style="dim")
        yield line
    bottom = "".join(f"{space:^{CELL}}" for space in range(3 * SIDE, 2 * SIDE - 1, -1))
    yield Text(margin + bottom, style="dim")
