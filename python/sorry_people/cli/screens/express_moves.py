"""A move of Express in words."""

from sorry_people.cli.screens.words import edition_words
from sorry_people.rules import ExpressMove


def express_move_text(move: ExpressMove) -> str:
    """Such as "take Red from your own waiting area"."""
    match move.kind:
        case "take" if move.from_start:
            name = "take"
        case "take":
            name = "take_own" if move.is_own else "take_from"
        case "slide":
            name = "slide_own" if move.is_own else "slide"
        case kind:
            name = kind
    text: str = edition_words()["move"][name]
    return text.format(colour=move.colour, player=move.player)
