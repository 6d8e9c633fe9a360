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
            taken = Option("take", edition_text("option", "take", colour=color), spot=Spot(color, "start"))
            if move.from_start:
                return (
                    taken,
                    Option("exit", edition_text("option", "from_start"), spot=Spot(color, "start")),
                )
            key = "from_own" if move.is_own else "from_player"
            text = edition_text("option", key, player=owner)
            # Where Start has the color it must come from there (X3), so the color alone tells.
            taken = Option("take", taken.text, spot=Spot(color, "waiting"))
            return (taken, Option("waiting", text, spot=Spot(owner, "waiting")))
        case "sorry":
            return (
                Option("replace", edition_text("option", "sorry", player=owner), spot=Spot(owner, "home")),
            )
        case "slide":
            key = "slide_own" if move.is_own else "slide_player"
            turned = Option("dial", edition_text("option", key, player=owner), spot=Spot(owner, "dial"))
            return (turned, Option("turn", edition_text("option", "turn_to", colour=color)))
        case _:
            return (Option("stay", edition_text("option", "pass")),)
