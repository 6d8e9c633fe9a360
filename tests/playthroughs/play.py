"""One whole game of the package as text: `python -m tests.playthroughs.play` writes the golden files anew.

A change of a rule, of the order of moves, of the random streams, of a computer player or of an event's text
shows in them. Look at the difference before you commit it.
"""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sorry_people as sp

FOLDER = Path(__file__).parent

GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "people": ("people", {}),
    "classic": ("classic", {}),
    "classic_quick": ("classic", {"players": ["Blue", "Green"], "deck": "first", "quick_start": True}),
    "teams": ("teams", {"deck": "waddingtons", "quick_start": True}),
    "points": ("points", {"players": ["Red", "Blue", "Green"], "stack_bonuses": True, "quick_start": True}),
    "2013": ("2013", {}),
    "2013_fire_transfers": ("2013", {"players": ["Blue", "Green"], "fire_transfers": True}),
    "express": ("express", {}),
    "express_odd_faces": (
        "express",
        {
            "players": ["Red", "Blue"],
            "faces": [
                ["Red", "Blue", "Wild", "Wild", "SORRY!", "SLIDE"],
                ["Yellow", "Green", "Wild", "SLIDE", "SLIDE", "SLIDE"],
                ["SORRY!", "SORRY!", "SLIDE", "Red", "Blue", "Wild"],
            ],
        },
    ),
}

TOLD = {"places", "loses_next_turn", "ranking", "pawns", "fire", "ice", "hands", "dial", "home", "waiting"}
"""The keys of a position that tell what neither the moves nor the draws do."""

SEED = 2026
LEVELS = ("hard", "medium", "easy")
"""Whose turn it is plays at each of these in turn, and then a move at random."""


def playthrough(name: str) -> str:
    """The game as text, a line for each draw, roll, move and event."""
    edition, options = GAMES[name]
    return "\n".join(lines(sp.Game(edition, seed=SEED, **options))) + "\n"


def lines(game: sp.Game) -> Iterator[str]:
    """Every step of the game, and the position whenever a turn ends."""
    rng = random.Random(SEED)
    known: dict[str, str] = {}
    number = 0
    while not game.is_over:
        facts = flat(game.to_dict())
        if game.turn != known.get("turn"):
            yield from (f"  {name}: {fact}" for name, fact in facts.items() if known.get(name) != fact)
            known = facts | {"turn": str(game.turn)}
        number += 1
        moves = [str(move) for move in game.legal_moves()]
        chosen = choice(game, number, rng) if moves else None
        if game.needs_draw and chosen is None:
            yield f"{number}. {chance(game)}"
        else:
            yield f"{number}. {game.turn} may {' | '.join(moves) or 'do nothing'}"
            yield from (f"    {line}" for line in play(game, chosen))
    yield f"ranking: {', '.join(game.ranking)}"
    if isinstance(game, sp.SquareGame | sp.ExpressGame) and game.scores:
        yield f"scores: {', '.join(f'{player} {points}' for player, points in game.scores.items())}"


def choice(game: sp.Game, number: int, rng: random.Random) -> str | None:
    """What is played: by a computer player, or at random; None before a draw is to draw."""
    level = (*LEVELS, None)[number % 4]
    if level is None:
        return rng.choice([str(move) for move in game.legal_moves()])
    chosen = game.choose(level)
    return None if chosen is None else str(chosen)


def chance(game: sp.Game) -> str:
    """Draws or rolls, and tells what came."""
    who = (isinstance(game, sp.SquareGame) and game.drawer) or game.turn
    if isinstance(game, sp.ExpressGame):
        return f"{who} rolls {', '.join(game.roll())}"
    return f"{who} draws {game.draw()}"


def play(game: sp.Game, chosen: str | None) -> Iterator[str]:
    """Plays a move; its text first, then the events."""
    yield f"plays {chosen or 'nothing'}"
    yield from map(str, game.play(chosen))


def flat(position: dict[str, Any]) -> dict[str, str]:
    """What a position says, under one name each: `pawns of Red`."""
    facts: dict[str, str] = {}
    for key, value in position.items():
        if key in TOLD and isinstance(value, dict):
            facts |= {f"{key} of {player}": plain(what) for player, what in value.items()}
        elif key in TOLD:
            facts[key] = plain(value)
    return facts


def plain(value: object) -> str:
    """A value without the marks of Python."""
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "none"
    if isinstance(value, dict):
        return ", ".join(f"{key} {count}" for key, count in value.items()) or "none"
    return "none" if value is None else str(value)


def main() -> None:
    """Writes every golden file."""
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
