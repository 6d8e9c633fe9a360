"""The Oracle in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.rules import Rider
from sorry_people.story.cards import move_label
from sorry_people.story.ending import ordinal
from sorry_people.story.texts import texts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sorry_people.rules import Advice


def oracle_waiting() -> str:
    """What it says before a card is drawn."""
    return str(texts("oracle")["waiting"])


def oracle_thinking() -> str:
    """What it says while it works and can't recommend anything yet."""
    return str(texts("oracle")["thinking"])


def oracle_measure(advice: Advice) -> str:
    """What its shares are: how often the rider reaches the best place still open (O3)."""
    return str(texts("oracle")["measure"]).format(rider=advice.rider, place=ordinal(advice.best_place))


def is_settled(advice: Advice) -> bool:
    """Whether just one place is open, which no move can change (E1, O3)."""
    return advice.best_place == len(Rider)


def oracle_verdict(advice: Advice) -> str:
    """What it recommends: nothing over another where it is too close to call (O4) or the place is settled."""
    verdict = texts("oracle")["verdict"]
    if is_settled(advice):
        return str(verdict["settled"]).format(rider=advice.rider, place=ordinal(advice.best_place))
    if advice.too_close_to_call:
        return str(verdict["too_close"])
    if advice.best is None:
        return str(verdict["no_move"])
    said = verdict["only_move"] if len(advice.moves) == 1 else verdict["recommends"]
    return str(said).format(move=move_label(advice.best))


def oracle_basis(advice: Advice, drivers: Mapping[str, str]) -> str:
    """What stands behind the figures: playouts, the policy of each rider (O2) and what it doesn't know (T4).

    Args:
        advice: What it found.
        drivers: Who drives each rider, "person", "easy", "medium" or "hard".
    """
    basis = texts("oracle")["basis"]
    policies = ", ".join(str(basis[drivers[rider]]).format(rider=rider) for rider in advice.policies)
    playouts = str(basis["playouts"]).format(playouts=f"{advice.playouts:,}", seconds=f"{advice.seconds:.2f}")
    return f"{playouts} {policies}. {basis['unseen']}"
