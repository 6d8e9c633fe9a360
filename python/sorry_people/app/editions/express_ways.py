"""The legal moves of Express as steps of pointing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.app.editions.option import Option
from sorry_people.app.editions.spot import Spot
from sorry_people.app.editions.way import Way
from sorry_people.story import edition_text

if TYPE_CHECKING:
    from sorry_people.rules import ExpressGame, ExpressMove


def express_ways(game: ExpressGame) -> list[Way[ExpressMove]]:
    """A way to every legal move of the face to be followed (X3 to X7)."""
    player = str(game.turn)
    return [Way(_steps(player, move), index, move) for index, move in enumerate(game.legal_moves())]


def _steps(player: str, move: ExpressMove) -> tuple[Option, ...]:
    owner = player if move.player is None else str(move.player)
    color = str(move.colour)
    match move.kind:
        case "take":
            text = edition_text("option", "take", colour=color)
            if move.from_start:
                return (Option("take", text, edition_text("option", "from_start"), Spot(color, "start")),)
            key = "from_own" if move.is_own else "from_player"
            detail = edition_text("option", key, player=owner)
            return (Option("waiting", text, detail, Spot(owner, f"waiting {color}")),)
        case "sorry":
            return (
                Option("replace", edition_text("option", "sorry", player=owner), spot=Spot(owner, "home")),
            )
        case "slide":
            key = "slide_own" if move.is_own else "slide_player"
            turned = Option("dial", edition_text("option", key, player=owner), spot=Spot(owner, "dial"))
            text = edition_text("option", "turn_to", colour=color)
            return (turned, Option("turn", text, spot=Spot(owner, f"wedge {color}")))
        case _:
            return (Option("stay", edition_text("option", "pass")),)
