"""A move of any edition in words."""

from sorry_people.cli.screens.express_moves import express_move_text
from sorry_people.cli.screens.square_moves import square_move_text
from sorry_people.cli.screens.words import edition_words
from sorry_people.rules import Colour, ExpressMove, Move, Rider, SquareMove


def move_text(move: Move | SquareMove | ExpressMove | None, player: Rider | Colour) -> str:
    """A move of that player; of Sorry People it is the text that stands in a save."""
    if move is None:
        return str(edition_words()["move"]["nothing"])
    if isinstance(move, SquareMove):
        return square_move_text(move, Colour(player))
    return str(move) if isinstance(move, Move) else express_move_text(move)
