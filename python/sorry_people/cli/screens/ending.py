"""What is said when a game of an older edition is over."""

from sorry_people.cli.screens.seat_text import driver_text
from sorry_people.cli.screens.words import edition_words
from sorry_people.rules import Colour
from sorry_people.session import ExpressTable, SquareTable


def ending_text(table: SquareTable | ExpressTable) -> str:
    """Who has won, and in a tournament how the rounds stand (K5, KT5, KP4, X8, X10)."""
    words = edition_words()["end"]
    winners = [
        words["winner"].format(player=winner, driver=driver_text(table.seats[winner]))
        for winner in table.winners
    ]
    if len(winners) == 1:
        told = [words["won"].format(winner=winners[0])]
    else:
        told = [words["won_together"].format(winners=" and ".join(winners))]
    if table.start.edition in ("points", "express"):
        told.append(words["round"].format(scores=_scores(table.game.scores)))
    tournament = table.tournament
    if tournament is not None:
        told.append(words["total"].format(scores=_scores(tournament.scores), target=tournament.target))
        if tournament.winner is not None:
            told.append(words["tournament"].format(player=tournament.winner))
    return " ".join(told)


def _scores(scores: dict[Colour, int]) -> str:
    return ", ".join(f"{player} {points}" for player, points in scores.items())
