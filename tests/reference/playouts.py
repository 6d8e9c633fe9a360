"""Random games from the first card to the last, step by step, for tests of every kind."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from tests.reference import Position, cards, classic, express, outcomes, people, points
from tests.reference.classic import Classic
from tests.reference.fire_and_ice import FireAndIce
from tests.reference.pawns import COLOURS
from tests.reference.teams import Teams

SQUARE_RULES = {"classic": Classic(), "teams": Teams(), "2013": FireAndIce()}


class Step(NamedTuple):
    """One thing that happened in a game: a card drawn, dice rolled or a move played."""

    before: Position
    action: str
    """"draw", "roll" or "play"."""
    detail: Any
    """The card, the list of faces in the order of the dice, or the move (None: nothing could be done)."""
    after: Position


def new_game(edition: str, rng: random.Random, **options: Any) -> Position:
    """The first position of a game, with a first player (and in Points hands) from `rng`; see `start`."""
    if edition == "people":
        return start(edition, rng.choice(people.RIDERS))
    players = options.get("players") or list(COLOURS)
    hands = None
    first = rng.choice(players)
    if edition == "points":
        deck = cards.DECKS[options.get("deck", "standard")]
        pile = [card for card, count in deck.items() for _ in range(count)]
        rng.shuffle(pile)
        hands = {
            colour: pile[points.HAND * seat : points.HAND * (seat + 1)] for seat, colour in enumerate(players)
        }
    return start(edition, first, hands, **options)


def start(
    edition: str,
    first: str,
    hands: dict[str, list[str]] | None = None,
    *,
    players: list[str] | None = None,
    deck: str = "standard",
    quick_start: bool = False,
    stack_bonuses: bool = False,
    fire_transfers: bool = False,
    faces: list[list[str]] | None = None,
) -> Position:
    """The first position of a game in which `first` begins; in Points with these hands."""
    if edition == "people":
        return people.start_position(first)
    players = players or list(COLOURS)
    if edition == "express":
        return express.start_position(players, first) | ({"faces": faces} if faces else {})
    if edition == "points":
        return points.start_position(
            players, first, hands or {}, deck=deck, quick_start=quick_start, stack_bonuses=stack_bonuses
        )
    rules = SQUARE_RULES[edition]
    position = classic.start_position(rules, players, first, deck=deck, quick_start=quick_start)
    return position | ({"fire_transfers": True} if fire_transfers else {})


def chance(position: Position, rng: random.Random) -> Step:
    """The draw (T4) or roll that is due."""
    if position["edition"] == "express":
        faces = [rng.choice(die) for die in position["faces"]]
        return Step(position, "roll", faces, express.roll(position, faces))
    pile = cards.unseen(position)
    (card,) = rng.choices(list(pile), list(pile.values()))
    draw = points.draw if position["edition"] == "points" else cards.draw
    return Step(position, "draw", card, draw(position, card))


def playout(position: Position, rng: random.Random) -> Iterator[Step]:
    """Random moves to the end of the game. The move of F8, which one may leave, is made every other time."""
    while position["turn"] is not None:
        possible = outcomes(position)
        before_draw = position["edition"] == "2013" and position["card"] is None
        if not possible or (before_draw and rng.random() < 0.5):
            step = chance(position, rng)
        else:
            move = rng.choice(list(possible))
            step = Step(position, "play", move, possible[move].position)
        yield step
        position = step.after
