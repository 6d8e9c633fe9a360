"""Who wins along with whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sorry_people.app.editions.any_table import AnyTable


def partners(table: AnyTable) -> dict[object, str]:
    """By player the partner, in Teams (KT1); empty in all other editions."""
    if table.start.edition != "teams":
        return {}
    players = list(table.game.players)
    half = len(players) // 2
    return {player: str(players[(index + half) % len(players)]) for index, player in enumerate(players)}
