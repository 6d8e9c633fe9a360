"""Pawns on the square track (KB1 to KB3): what a landing, a start, a swap or a replacement does (K6 to K10).

`Table` is never changed: each action gives a new one, or None where it isn't legal. Ice and Fire (F6, F11)
are here too, because every landing must ask for them; without them, both are None.
"""

from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from tests.reference.board import HOME, SQUARE_TRACK

COLOURS = ("Red", "Blue", "Yellow", "Green")  # KB1: the index is the side


class Pawn(NamedTuple):
    """One pawn; its text is that of `fire` and `ice` in a position."""

    colour: str
    number: int

    def __str__(self) -> str:
        return f"{self.colour} {self.number}"

    @classmethod
    def parse(cls, text: str) -> "Pawn":
        colour, number = text.split()
        return cls(colour, int(number))

    @property
    def side(self) -> int:
        return COLOURS.index(self.colour)


@dataclass(frozen=True)
class Table:
    """Where every pawn is, and which hold the Fire and the Ice."""

    places: dict[Pawn, str]
    fire: Pawn | None = None
    ice: Pawn | None = None
    fire_transfers: bool = False
    bumped: tuple[Pawn, ...] = ()
    slides: int = 0

    @classmethod
    def of(cls, position: dict[str, Any]) -> "Table":
        places = {
            Pawn(colour, number): place
            for colour, pawns in position["pawns"].items()
            for number, place in enumerate(pawns)
        }
        fire, ice = position["fire"], position["ice"]
        return cls(
            places,
            Pawn.parse(fire) if fire else None,
            Pawn.parse(ice) if ice else None,
            position.get("fire_transfers", False),
        )

    def pawns(self) -> dict[str, list[str]]:
        """The form of `pawns` in a position."""
        pawns: dict[str, list[str]] = {}
        for pawn, place in self.places.items():
            pawns.setdefault(pawn.colour, []).append(place)
        return pawns

    def of_colour(self, colour: str) -> list[Pawn]:
        return [pawn for pawn in self.places if pawn.colour == colour]

    def track_space(self, pawn: Pawn) -> int | None:
        return SQUARE_TRACK.loop_space(self.places[pawn])

    def other_at(self, place: str, mover: Pawn) -> Pawn | None:
        """The pawn on a space of the track, if it isn't the mover."""
        return next((pawn for pawn, there in self.places.items() if there == place and pawn != mover), None)

    def put(self, pawn: Pawn, place: str) -> "Table":
        places = {**self.places, pawn: place}
        return Table(places, self.fire, self.ice, self.fire_transfers, self.bumped, self.slides)

    def bump(self, pawn: Pawn, by: Pawn) -> "Table":
        """K6: back to START; F11: its Fire leaves the board, or goes to the pawn that bumped it."""
        table = replace(self.put(pawn, SQUARE_TRACK.outside), bumped=(*self.bumped, pawn))
        if self.fire == pawn:
            table = replace(table, fire=by if self.fire_transfers else None)
        return table

    def land(self, pawn: Pawn, space: int) -> "Table | None":
        """K6, K8, F6: a landing on a track space, with the bump there and the slide that begins there."""
        there = self.other_at(SQUARE_TRACK.on_loop(space), pawn)
        if there is not None and (there.colour == pawn.colour or there == self.ice):
            return None
        slide = SQUARE_TRACK.slide(pawn.side, space) or [space]
        end = SQUARE_TRACK.on_loop(slide[-1])
        if self.ice not in (None, pawn) and self.places[self.ice] == end:
            return None
        table = self.put(pawn, end)
        for passed in slide:
            other = self.other_at(SQUARE_TRACK.on_loop(passed), pawn)
            if other is not None and other != self.ice:
                table = table.bump(other, by=pawn)
        return table if len(slide) == 1 else replace(table, slides=table.slides + 1)

    def move(self, pawn: Pawn, place: str | None) -> "Table | None":
        """A move that ends at `place` (None: it can't go so far)."""
        if place is None or pawn == self.ice:
            return None
        space = SQUARE_TRACK.loop_space(place)
        if space is not None:
            return self.land(pawn, space)
        in_the_way = place != HOME and any(self.places[own] == place for own in self.of_colour(pawn.colour))
        return None if in_the_way else self.put(pawn, place)

    def forward(self, pawn: Pawn, steps: int) -> "Table | None":
        return self.move(pawn, SQUARE_TRACK.forward(pawn.side, self.places[pawn], steps))

    def back(self, pawn: Pawn, steps: int) -> "Table | None":
        return self.move(pawn, SQUARE_TRACK.back(pawn.side, self.places[pawn], steps))

    def start(self, pawn: Pawn) -> "Table | None":
        if self.places[pawn] != SQUARE_TRACK.outside:
            return None
        return self.land(pawn, SQUARE_TRACK.exit_space(pawn.side))

    def swap(self, pawn: Pawn, other: Pawn) -> "Table | None":
        """K9, K10, F6: the two change places, then `pawn` slides if it came onto a triangle."""
        here, there = self.track_space(pawn), self.track_space(other)
        if here is None or there is None or self.ice in (pawn, other):
            return None
        return self.put(other, SQUARE_TRACK.on_loop(here)).land(pawn, there)

    def take_space(self, pawn: Pawn, other: Pawn) -> "Table | None":
        """Sorry!, K9, F6: `pawn` comes from START onto the space of `other`, which it bumps."""
        space = self.track_space(other)
        if space is None or self.places[pawn] != SQUARE_TRACK.outside or other == self.ice:
            return None
        return self.land(pawn, space)
