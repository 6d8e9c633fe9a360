"""Games of every edition and option for the tests of this folder."""

from typing import Any, Literal, TypeAlias

from hypothesis import strategies as st

import sorry_people as sp

EDITIONS = ["people", "classic", "teams", "points", "2013", "express"]
SEEDS = st.integers(0, 2**64 - 1)

AnyMove: TypeAlias = sp.Move | sp.SquareMove | sp.ExpressMove
Deck: TypeAlias = Literal["standard", "first", "waddingtons"]

EACH: dict[str, dict[str, Any]] = {
    "people": {},
    "classic": {},
    "classic, seats 0 and 2": {"players": ["Red", "Yellow"]},
    "classic, 44 cards, quick start": {"deck": "first", "quick_start": True},
    "classic, three, 55 cards": {"players": ["Blue", "Yellow", "Green"], "deck": "waddingtons"},
    "teams": {},
    "points": {},
    "points, two, bonuses stacked": {"players": ["Red", "Green"], "stack_bonuses": True},
    "2013": {},
    "2013, fire transfers": {"fire_transfers": True},
    "2013, two, quick start": {"players": ["Blue", "Green"], "quick_start": True},
    "express": {},
    "express, two": {"players": ["Red", "Blue"]},
}
"""The options of each edition, by name; before the comma is the edition."""


def new_game(name: str, seed: int) -> sp.Game:
    """The start of one of `EACH`."""
    return sp.Game(name.partition(",")[0], seed=seed, **EACH[name])


def step(game: sp.Game, choice: int) -> None:
    """Draws, rolls or plays: `choice` picks one of the legal moves, and whether to make the move of F8."""
    moves: list[AnyMove] = [*game.legal_moves()]
    if game.needs_draw and (not moves or choice % 2):
        game.roll() if game.edition == "express" else game.draw()
    else:
        game.play(moves[choice % len(moves)] if moves else None)


def advance(game: sp.Game, choices: list[int]) -> sp.Game:
    """A step for each choice, until the end."""
    for choice in choices:
        if game.is_over:
            break
        step(game, choice)
    return game


@st.composite
def any_games(draw: st.DrawFn, names: list[str] | None = None) -> sp.Game:
    """A game of any edition some way in, with or without a card waiting, or over."""
    name = draw(st.sampled_from(names or list(EACH)))
    game = new_game(name, draw(SEEDS))
    steps = draw(st.integers(0, 400))
    rng = draw(st.randoms(use_true_random=False))
    return advance(game, [rng.randrange(840) for _ in range(steps)])


def square(position: dict[str, Any], seed: int = 1) -> sp.SquareGame:
    """A game on the square board from what is not usual of a position."""
    usual: dict[str, Any] = {
        "edition": "classic",
        "players": ["Red", "Blue"],
        "fire": None,
        "ice": None,
        "turn": "Red",
        "card": None,
        "spent": {},
    }
    whole = usual | position
    each = 3 if whole["edition"] == "2013" else 4
    pawns = {colour: ["start"] * each for colour in whole["players"]} | whole.get("pawns", {})
    if whole["edition"] == "points":
        hands = {colour: [] for colour in whole["players"]} | whole.get("hands", {})
        whole = {"drawing": None, "stack_bonuses": False} | whole | {"hands": hands}
    return sp.SquareGame.from_dict(whole | {"pawns": pawns}, seed=seed)
