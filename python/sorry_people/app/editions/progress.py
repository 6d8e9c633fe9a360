"""How far each player of an older edition has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.rules import Colour, ExpressGame, SquareGame
from sorry_people.session import PAWN_FROM_START, pawn_spaces_left

if TYPE_CHECKING:
    from collections.abc import Sequence

WEDGE = 4
"""Pawns on a wedge that win (X8)."""


def progress(game: SquareGame | ExpressGame) -> dict[Colour, float]:
    """By player, from 0 at the start to 1 for having won: of the pawns' ways, or of the wedge."""
    if isinstance(game, ExpressGame):
        return {player: game.home[player] / WEDGE for player in game.players}
    return {player: _gone(player, game.pawns[player]) for player in game.players}


def _gone(player: Colour, places: Sequence[str]) -> float:
    left = sum(pawn_spaces_left(player, place) for place in places)
    return 1.0 - left / (PAWN_FROM_START * len(places))
