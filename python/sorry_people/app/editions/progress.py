"""How far each player of an older edition has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.rules import Colour, ExpressGame, SquareGame

if TYPE_CHECKING:
    from collections.abc import Mapping

TRACK = 60
SIDE = 15
CIRCLE = 4
WAY = 64
"""Spaces from the start circle to HOME (KB2)."""

WEDGE = 4
"""Pawns on a wedge that win (X8)."""


def progress(game: SquareGame | ExpressGame) -> dict[Colour, float]:
    """By player, from 0 at the start to 1 for having won: of the pawns' ways, or of the wedge."""
    if isinstance(game, ExpressGame):
        return {player: game.home[player] / WEDGE for player in game.players}
    return {player: _gone(player, game.pawns) for player in game.players}


def _gone(player: Colour, pawns: Mapping[Colour, list[str]]) -> float:
    ways = [_way(player, place) for place in pawns[player]]
    return sum(ways) / len(ways)


def _way(player: Colour, place: str) -> float:
    """The share of the way from START to HOME that a pawn has behind it."""
    kind, _, number = place.partition(" ")
    match kind:
        case "home":
            return 1.0
        case "safety":
            return (WAY - 6 + int(number)) / WAY
        case "track":
            steps = (int(number) - list(Colour).index(player) * SIDE - CIRCLE) % TRACK
            # Behind its own circle a pawn has the whole way ahead (M3, K7).
            return 0.0 if steps == TRACK - 1 else (steps + 1) / (WAY + 1)
        case _:
            return 0.0
