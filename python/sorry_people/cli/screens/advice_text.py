"""What the Oracle advises, as text."""

from collections.abc import Mapping
from typing import Any, TypeAlias

from sorry_people.cli.screens.labels import move_text
from sorry_people.cli.screens.words import edition_words
from sorry_people.rules import Advice, Colour, ExpressMove, MoveOdds, SquareMove

AnyAdvice: TypeAlias = Advice | Advice[Colour, SquareMove] | Advice[Colour, ExpressMove]

WIDEST = 46
"""Columns of a move's words; a longer move takes a line of its own."""


def advice_text(advice: AnyAdvice, numbers: Mapping[Any, int] | None = None, most: int | None = None) -> str:
    """The odds of the moves, the best ones first (O3).

    Args:
        advice: What the Oracle said.
        numbers: The numbers that the moves are chosen by, if they are to be told.
        most: So many moves at most; the rest is only counted.
    """
    if advice.edition == "people":
        return str(advice)
    words = edition_words()["oracle"]
    moves: list[MoveOdds[Any]] = [*advice.moves]
    odds = sorted(moves, key=lambda one: _rank(one, advice))
    shown = odds[:most]
    lines = [
        words["head"].format(player=advice.player, playouts=f"{advice.playouts:,}", seed=advice.seed),
        *(_line(one, advice, numbers or {}) for one in shown),
    ]
    if len(shown) < len(odds):
        lines.append(words["more"].format(count=len(odds) - len(shown)))
    if advice.too_close_to_call:
        lines.append(words["too_close"])
    elif len(odds) > 1:
        lines.append(words["best"].format(move=_move_text(advice.best, advice)))
    return "\n".join(lines)


def _rank(odds: MoveOdds[Any], advice: AnyAdvice) -> tuple[bool, float]:
    """Moves that had fewer playouts come last, as none of them may be recommended."""
    value = odds.score if advice.measure == "score" and odds.score is not None else odds.first
    return odds.playouts < advice.playouts, -value


def _line(odds: MoveOdds[Any], advice: AnyAdvice, numbers: Mapping[Any, int]) -> str:
    words = edition_words()["oracle"]
    number = f"{numbers[odds.move]:3}  " if odds.move in numbers else "  "
    name = _move_text(odds.move, advice)
    told = [words["first"].format(first=f"{100 * odds.first:.1f}", margin=f"{100 * odds.margin:.1f}")]
    if odds.score is not None and odds.score_margin is not None:
        told.append(words["score"].format(score=f"{odds.score:.1f}", margin=f"{odds.score_margin:.1f}"))
    if odds.playouts < advice.playouts:
        told.append(words["fewer"].format(playouts=f"{odds.playouts:,}"))
    gap = (
        "\n" + " " * (WIDEST + 2) if len(number + name) > WIDEST else " " * (WIDEST + 2 - len(number + name))
    )
    return f"{number}{name}{gap}{', '.join(told)}"


def _move_text(move: Any, advice: AnyAdvice) -> str:  # noqa: ANN401 - a move of any edition
    # Among others, no move can only be that of F8: to draw without it.
    if move is None and len(advice.moves) > 1:
        return str(edition_words()["oracle"]["not_riding"])
    return move_text(move, advice.player)
