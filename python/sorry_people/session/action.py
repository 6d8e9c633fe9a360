"""One thing done at a table, as it is kept in a save: a draw, a roll or a choice."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeAlias

from sorry_people.rules import Card, IllegalMoveError
from sorry_people.session.json_text import shown
from sorry_people.session.type_variables import MoveT

DRAW = "draw "
ROLL = "roll "
NOTHING = "nothing"
BETWEEN_FACES = ", "


@dataclass(frozen=True, slots=True)
class Draw:
    """A card was drawn; as text `"draw 11"`."""

    card: Card

    def __str__(self) -> str:
        return DRAW + self.card


@dataclass(frozen=True, slots=True)
class Roll:
    """The dice were rolled and show these faces (X9); as text `"roll Red, Wild, SLIDE"`."""

    faces: tuple[str, ...]

    def __str__(self) -> str:
        return ROLL + BETWEEN_FACES.join(self.faces)


@dataclass(frozen=True, slots=True)
class Play(Generic[MoveT]):
    """A choice was made; as text the move, or `"nothing"` where there was no legal one (T3, K4)."""

    move: MoveT | None

    def __str__(self) -> str:
        return NOTHING if self.move is None else str(self.move)


Action: TypeAlias = Draw | Roll | Play[MoveT]


def parse_action(text: str, move_of: Callable[[str], MoveT]) -> Action[MoveT]:
    """Reads the text of an action.

    Args:
        text: Such as `str` of an action gives.
        move_of: Makes a move of the edition from its text.

    Raises:
        ValueError: It is no action.
    """
    if text.startswith(ROLL):
        return Roll(tuple(text.removeprefix(ROLL).split(BETWEEN_FACES)))
    if text.startswith(DRAW):
        card = text.removeprefix(DRAW)
        if card not in list(Card):
            raise ValueError(f'{shown(text)} is no action such as "draw 11": there is no such card')
        return Draw(Card(card))
    if text == NOTHING:
        return Play(None)
    try:
        return Play(move_of(text))
    except IllegalMoveError as error:
        raise ValueError(f'{shown(text)} is no action: such are "draw 11", a move, or "{NOTHING}"') from error
