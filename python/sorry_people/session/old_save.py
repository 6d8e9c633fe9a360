"""Saves of format 1: Sorry People only, each card written together with what was done with it."""

from typing import Any

from sorry_people.rules import Card
from sorry_people.session.action import NOTHING, Draw
from sorry_people.session.json_text import shown
from sorry_people.session.save_fields import field, of_kind, one_of

SPENT = "spent"


def actions_of_format_1(fields: dict[str, Any]) -> list[str]:
    """The texts of the actions, as they are written today.

    Args:
        fields: Those of the save, with `"actions"` such as `"11 swap Chuck"` and `"3 spent"`, and the card
            that is `"waiting"` or none.

    Raises:
        ValueError: They are something else.
    """
    actions: list[str] = []
    for text in field(fields, "actions", list):
        card, _, move = of_kind(text, "actions", str).partition(" ")
        if card not in list(Card) or not move:
            raise ValueError(f'{shown(text)} is no action such as "11 swap Chuck" or "3 {SPENT}"')
        actions += [str(Draw(Card(card))), NOTHING if move == SPENT else move]
    if "waiting" not in fields:
        raise ValueError('"waiting" is missing')
    if fields["waiting"] is not None:
        actions.append(str(Draw(one_of(Card, fields["waiting"], "waiting"))))
    return actions
