"""One random game as readable text: `python -m tests.reference.playthrough --edition classic --seed 1`."""

import argparse
import random
from collections.abc import Iterator

from tests.reference import OUTCOMES, Position, legal_moves
from tests.reference.playouts import Step, new_game, playout


def describe(position: Position) -> list[str]:
    """Where everything is, a line for each player."""
    if position["edition"] == "people":
        return [f"    {rider}: {place}" for rider, place in position["places"].items()]
    if position["edition"] == "express":
        return [
            f"    {player}: dial {position['dial'][player]}, home {position['home'][player]}, "
            f"waiting {position['waiting'][player]}"
            for player in position["players"]
        ]
    marks = {position["fire"]: " (fire)", position["ice"]: " (ice)"} | (
        {position["fire"]: " (fire, ice)"} if position["fire"] == position["ice"] else {}
    )
    lines = []
    for colour, pawns in position["pawns"].items():
        places = [f"{place}{marks.get(f'{colour} {number}', '')}" for number, place in enumerate(pawns)]
        hand = f"; hand {' '.join(position['hands'][colour])}" if "hands" in position else ""
        lines.append(f"    {colour}: {', '.join(places)}{hand}")
    return lines


def lines(steps: Iterator[Step]) -> Iterator[str]:
    """The game, a line for each step; after a move, the lines of whoever it changed."""
    for number, step in enumerate(steps, start=1):
        who = step.before.get("drawing") or step.before["turn"]
        if step.action == "draw":
            yield f"{number}. {who} draws {step.detail}"
        elif step.action == "roll":
            yield f"{number}. {who} rolls {', '.join(step.detail)}"
        else:
            count = len(legal_moves(step.before))
            yield f"{number}. {who}: {step.detail or 'nothing to do'} ({count} legal)"
            before = describe(step.before)
            yield from (line for line in describe(step.after) if line not in before)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--edition", choices=list(OUTCOMES), default="classic")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", nargs="+", help="colours in clockwise order; not for people and teams")
    parser.add_argument("--deck", default="standard", choices=["standard", "first", "waddingtons"])
    parser.add_argument("--quick-start", action="store_true")
    parser.add_argument("--stack-bonuses", action="store_true")
    parser.add_argument("--fire-transfers", action="store_true")
    options = vars(parser.parse_args())
    rng = random.Random(options.pop("seed"))
    for line in lines(playout(new_game(options.pop("edition"), rng, **options), rng)):
        print(line)


if __name__ == "__main__":
    main()
