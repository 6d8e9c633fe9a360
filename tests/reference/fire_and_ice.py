"""The 2013 edition: section 3 of RULES.md; the rest as Classic."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, ClassVar

from tests.reference.board import HOME, SQUARE_TRACK
from tests.reference.classic import Classic, Option, on_table
from tests.reference.outcome import Outcome
from tests.reference.pawns import Pawn, Table

FIRE_MOVE = "fire move"


class FireAndIce(Classic):
    edition: ClassVar[str] = "2013"
    pawns_each: ClassVar[int] = 3  # F1
    starts: ClassVar[tuple[str, ...]] = ("1", "2", "3", "5", "7", "8", "10", "11", "12")  # F2
    draw_again: ClassVar[tuple[str, ...]] = ()  # F3

    def forward(self, table: Table, pawn: Pawn, steps: int) -> Iterator[Option]:
        """F9: a pawn on Fire that gets HOME may bring another along; the Fire is then spent either way."""
        for text, after in super().forward(table, pawn, steps):
            if table.fire != pawn or after.places[pawn] != HOME:
                yield text, after
                continue
            burnt = replace(after, fire=None)
            yield text, burnt
            for other in table.of_colour(pawn.colour):
                on_its_way = burnt.places[other] not in (HOME, SQUARE_TRACK.outside)
                if on_its_way and other != burnt.ice:  # F10
                    yield f"{text} and home {self.name(other)}", burnt.put(other, HOME)

    def must_use_eleven(self, table: Table, movable: list[Pawn]) -> bool:
        """F2: a start keeps the swap from being declined too."""
        return super().must_use_eleven(table, movable) or any(self.start_options(table, movable))

    def card_options(self, table: Table, colour: str, card: str) -> Iterator[Option]:
        if card == "1":
            yield from self.after_first_part(self.ice_parts(table, colour), colour, card)
        elif card == "2":
            yield from self.after_first_part(self.fire_parts(table, colour), colour, card)
        else:
            yield from super().card_options(table, colour, card)
        if card == "Sorry!":  # F4
            yield from self.forward_options(table, self.movable(table, colour), 4)

    def after_first_part(self, parts: Iterator[Option], colour: str, card: str) -> Iterator[Option]:
        """F5, F7: each way to place the Ice or Fire, then each move; alone where nothing can move.

        Nobody need move the Fire: where placing it is all one could do, one may decline.
        """
        left_alone: list[Option] = []
        placed_alone = False
        for text, placed in parts:
            moves = list(super().card_options(placed, colour, card))
            for move, after in moves:
                yield (f"{text}; {move}" if text else move), after
            if text and not moves:
                placed_alone = True
                yield text, placed
            elif not moves:
                left_alone.append(("decline", placed))
        if placed_alone:
            yield from left_alone

    def ice_parts(self, table: Table, colour: str) -> Iterator[Option]:
        """F5: the Ice must go to another opponent's pawn on the track, or off the board if there is none."""
        targets = [
            pawn
            for pawn in table.places
            if pawn.colour != colour and pawn != table.ice and table.track_space(pawn) is not None
        ]
        for pawn in targets:
            yield f"ice {pawn}", replace(table, ice=pawn)
        if not targets:
            yield ("ice off" if table.ice else ""), replace(table, ice=None)

    def fire_parts(self, table: Table, colour: str) -> Iterator[Option]:
        """F7: the Fire stays where it is, or goes to a pawn of one's own on its way."""
        yield "", table
        for pawn in table.of_colour(colour):
            if pawn != table.fire and table.places[pawn] not in (HOME, SQUARE_TRACK.outside):
                yield f"fire {self.name(pawn)}", replace(table, fire=pawn)

    def fire_move(self, position: dict[str, Any]) -> dict[str, Any] | None:
        """F8: the position after the optional move before the draw; None when there is none."""
        table = Table.of(position)
        pawn = table.fire
        if pawn is None or pawn.colour != position["turn"] or position.get("fire_moved"):
            return None
        space = table.track_space(pawn)
        if space is None:
            return None
        to_corner = SQUARE_TRACK.side_length - space % SQUARE_TRACK.side_length
        after = table.forward(pawn, to_corner)
        if after is None or after.track_space(pawn) is None:  # past its own turn-off
            return None
        return {**position, **on_table(after), "card": None}

    def outcomes(self, position: dict[str, Any]) -> dict[str | None, Outcome]:
        """As Classic; with no card drawn yet, the move of F8 where there is one."""
        if position["card"] is not None:
            return super().outcomes(position)
        after = self.fire_move(position)
        if after is None:
            return {}
        return {FIRE_MOVE: Outcome({**after, "fire_moved": True}, {})}
