"""Which pawn stands on which spot of the table: pawns of a colour are alike, so each base holds a stack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sorry_people.world.square.colours import COLOURS

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True)
class Base:
    """A group of spots that pawns of one colour fill in order.

    Attributes:
        kind: "start", "home" or "waiting".
        player: Whose HOME wedge or waiting area; empty for START.
        colour: Of the pawns; empty for a HOME wedge, which takes the colour its dial shows.
    """

    kind: str
    player: str = ""
    colour: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """A pawn that goes from one spot to another.

    Attributes:
        pawn: Its number, 0 to 15: four of each colour, in the order of the colours.
        base: Where it goes.
        slot: Which spot there.
    """

    pawn: int
    base: Base
    slot: int


class Stacks:
    """All pawns on their bases, and the dials.

    Args:
        position: "players", "start", "dial", "home" and "waiting" of an engine's position.

    Attributes:
        players: In the order of play.
        dial: The colour that each player's dial shows.

    Raises:
        ValueError: It does not hold four pawns of each colour.
    """

    def __init__(self, position: Mapping[str, Any]) -> None:
        self.players: list[str] = list(position["players"])
        self.dial: dict[str, str] = dict(position["dial"])
        self._held: dict[Base, list[int]] = {}
        for number, colour in enumerate(COLOURS):
            left = list(range(4 * number, 4 * number + 4))
            for base, count in self._census(position, colour):
                self._held[base], left = left[:count], left[count:]
                if len(self._held[base]) < count:
                    raise ValueError(f"there are four {colour} pawns, and the position has more")
            if left:
                raise ValueError(f"there are four {colour} pawns, and the position has {4 - len(left)}")

    def census(self) -> dict[str, Any]:
        """The bases in the form of the engine's positions."""

        def count(base: Base) -> int:
            return len(self._held.get(base, ()))

        def counts(kind: str, player: str = "") -> dict[str, int]:
            return {colour: n for colour in COLOURS if (n := count(Base(kind, player, colour)))}

        return {
            "start": counts("start"),
            "dial": dict(self.dial),
            "home": {player: count(Base("home", player)) for player in self.players},
            "waiting": {player: counts("waiting", player) for player in self.players},
        }

    def spots(self) -> list[Step]:
        """Where every pawn is."""
        return [Step(pawn, base, slot) for base, held in self._held.items() for slot, pawn in enumerate(held)]

    def take(self, player: str, colour: str, source: str | None) -> Step:
        """A player takes a pawn of a colour from START, or from somebody's waiting area (X3, X4).

        Args:
            player: Who takes it.
            colour: Of the pawn.
            source: None for START, else the player whose waiting area it comes from.

        Raises:
            ValueError: There is none.
        """
        base = Base("start", "", colour) if source is None else Base("waiting", source, colour)
        return self._move(base, self._receiver(player, colour))

    def sorry(self, player: str, other: str) -> Step:
        """A player takes a pawn from the HOME wedge of another (X6).

        Raises:
            ValueError: There is none.
        """
        return self._move(Base("home", other), self._receiver(player, self.dial[other]))

    def turn(self, player: str, colour: str) -> list[Step]:
        """A dial is turned: the pawns of the old colour wait, those of the new one go on the wedge (X7)."""
        home, waiting = Base("home", player), Base("waiting", player, self.dial[player])
        steps = [self._move(home, waiting) for _ in range(len(self._held.get(home, ())))]
        self.dial[player] = colour
        waiting = Base("waiting", player, colour)
        return steps + [self._move(waiting, home) for _ in range(len(self._held.get(waiting, ())))]

    def top(self, base: Base) -> int | None:
        """The pawn that would leave a base next, or None."""
        held = self._held.get(base)
        return held[-1] if held else None

    def _receiver(self, player: str, colour: str) -> Base:
        return Base("home", player) if self.dial[player] == colour else Base("waiting", player, colour)

    def _move(self, source: Base, goal: Base) -> Step:
        held = self._held.get(source)
        if not held:
            raise ValueError(f"no pawn is there to be taken: {source}")
        pawn = held.pop()
        there = self._held.setdefault(goal, [])
        there.append(pawn)
        return Step(pawn, goal, len(there) - 1)

    def _census(self, position: Mapping[str, Any], colour: str) -> list[tuple[Base, int]]:
        """How many pawns of a colour stand where."""
        found = [(Base("start", "", colour), position["start"].get(colour, 0))]
        for player in self.players:
            if self.dial[player] == colour:
                found.append((Base("home", player), position["home"][player]))
            found.append((Base("waiting", player, colour), position["waiting"][player].get(colour, 0)))
        return found
