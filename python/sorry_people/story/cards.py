"""Cards and moves in plain words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.story.texts import texts

if TYPE_CHECKING:
    from sorry_people.rules import Move

SORRY_STEPS = 4
"""How far forward a Sorry! goes once the fair is left."""


def card_help(card: str) -> str:
    """What a card does, in a sentence or two.

    Raises:
        KeyError: There is no such card.
    """
    return str(texts("cards")["card"][card]["help"])


def card_rule(card: str) -> str:
    """What a card does, with all its ifs and buts; otherwise as `card_help`."""
    entry = texts("cards")["card"][card]
    return str(entry.get("rule", entry["help"]))


def card_steps(card: str) -> int:
    """The spaces forward, or back for a 4, that a card is worth."""
    return SORRY_STEPS if card == "Sorry!" else int(card)


def move_label(move: Move | None) -> str:
    """A move as the list of choices names it, such as "Forward 11"; None is having no legal move."""
    label = texts("cards")["label"]
    if move is None:
        return str(label["none"])
    return str(label[move.kind]).format(steps=move.steps, other=move.other)
