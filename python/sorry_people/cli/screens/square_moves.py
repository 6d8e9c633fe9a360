"""A move on the square board in words."""

from sorry_people.cli.screens.words import edition_words
from sorry_people.rules import Colour, MovePart, SquareMove


def square_move_text(move: SquareMove, turn: Colour) -> str:
    """Such as "Red 2 forward 3, then Red 0 forward 4".

    Args:
        move: The move.
        turn: Whose turn it is: a pawn without a colour is of this one (KT2).
    """
    words = edition_words()["move"]
    if move.kind == "discard":
        return str(words["discard"].format(card=move.card))
    if move.kind == "fire move":
        return str(words["fire_move"])
    steps = [*_tokens(move, turn), *(_part(part, turn, move.other) for part in move.parts)]
    if move.kind == "decline":
        steps.append(words["decline"])
    text: str = words["then"].join(steps)
    return text if move.card is None else str(words["play"].format(card=move.card, rest=text))


def _tokens(move: SquareMove, turn: Colour) -> list[str]:
    """What the 1 and the 2 of 2013 do first (F5, F7)."""
    words = edition_words()["move"]
    told: list[str] = []
    if move.ice is not None:
        told.append(words["ice_off"] if move.ice == "off" else words["ice"].format(pawn=move.ice))
    if move.fire is not None:
        told.append(words["fire"].format(pawn=f"{turn} {move.fire}"))
    return told


def _part(part: MovePart, turn: Colour, other: str | None) -> str:
    words = edition_words()["move"]
    colour = part.colour or turn
    text: str = words[part.kind].format(pawn=f"{colour} {part.pawn}", steps=part.steps, other=other)
    if part.brings_home is None:
        return text
    return str(words["brings_home"].format(part=text, pawn=f"{colour} {part.brings_home}"))
