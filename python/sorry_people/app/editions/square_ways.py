"""The legal moves of the square board as steps of pointing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.app.editions.foresight import SquareForesight, foresee, spot
from sorry_people.app.editions.option import Option
from sorry_people.app.editions.spot import Spot
from sorry_people.app.editions.way import Way
from sorry_people.rules import Colour
from sorry_people.story import edition_text, edition_zone, pawn_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from sorry_people.rules import SquareGame, SquareMove

    SquareWay = Way[SquareMove]


def square_ways(game: SquareGame) -> list[SquareWay]:
    """Every way to every legal move of the waiting card, or in Points of the hand.

    A split can be picked from either of its pawns (K11). A move of F8 has one step, beside drawing.
    """
    return _Pointing(game).ways()


def consequences(seen: SquareForesight) -> str:
    """What comes of a move besides where it ends, such as "takes a slide · bumps Blue 1"."""
    told: list[str] = []
    bumped: list[str] = []
    for event in seen.events:
        match event.kind:
            case "slid":
                told.append(edition_text("detail", "slides"))
            case "bumped":
                bumped.append(pawn_name(str(event.pawn)))
            case "home":
                told.append(edition_text("detail", "home"))
            case "game_over":
                told.append(edition_text("detail", "wins"))
            case _:
                pass
    if bumped:
        pawns = edition_text("detail", "and").join(bumped)
        told.append(edition_text("detail", "bumps", pawns=pawns))
    return edition_text("detail", "also").join(told)


class _Pointing:
    def __init__(self, game: SquareGame) -> None:
        self._game = game
        self._moves = game.legal_moves()
        self._fire_may_stay = {move.card for move in self._moves if move.fire is not None}
        self._brings = any(part.brings_home is not None for move in self._moves for part in move.parts)

    def ways(self) -> list[SquareWay]:
        found: list[tuple[tuple[Option, ...], int, SquareWay]] = []
        taken = {str(move) for move in self._moves}
        for index, move in enumerate(self._moves):
            seen = foresee(self._game, move)
            before = tuple(self._before(move))
            ways = [(*before, *self._action(move, seen))]
            if move.kind == "split" and _other_order(move) not in taken:
                ways.append((*before, *self._backwards(move, seen)))
            for part, way in zip((0, -1), ways, strict=False):
                length = move.parts[part].steps if move.parts else 0
                found.append((way[: len(before) + 1], length, Way(way, index, move)))
        # Pawns in the order of the moves, and of one pawn the shorter moves first.
        pawns = list(dict.fromkeys(pawn for pawn, _, _ in found))
        return [way for _, _, way in sorted(found, key=lambda one: (pawns.index(one[0]), one[1]))]

    def _before(self, move: SquareMove) -> Iterator[Option]:
        """The card of the hand, the Ice and the Fire."""
        if move.card is not None:
            card = str(move.card)
            kind = "discard" if move.kind == "discard" else "card"
            yield Option(kind, edition_text("option", kind, card=card), card=card)
        if move.ice == "off":
            yield Option("ice", edition_text("option", "ice_off"))
        elif move.ice is not None:
            yield self._on_pawn("ice", move.ice)
        if move.fire is not None:
            yield self._on_pawn("fire", self._own(move.fire))
        elif move.card in self._fire_may_stay and move.kind != "fire move":
            yield Option("stay", edition_text("option", "fire_stays"))

    def _action(self, move: SquareMove, seen: SquareForesight) -> Iterator[Option]:
        match move.kind:
            case "decline":
                yield Option("stay", edition_text("option", "decline"))
            case "fire move":
                corner = seen.stretches[0].target
                yield Option("fire", edition_text("option", "fire_move"), spot=corner)
            case "swap" | "replace":
                yield self._pawn(seen, 0)
                other = str(move.other)
                where = self._spot(other)
                text = edition_text("option", move.kind, other=pawn_name(other))
                yield Option(move.kind, text, consequences(seen), where)
            case "discard" | "token":
                pass
            case _:
                yield from self._parts(move, seen, range(len(move.parts)))

    def _backwards(self, move: SquareMove, seen: SquareForesight) -> Iterator[Option]:
        yield from self._parts(move, seen, reversed(range(len(move.parts))))

    def _parts(self, move: SquareMove, seen: SquareForesight, order: Iterable[int]) -> Iterator[Option]:
        for number in order:
            part, stretch = move.parts[number], seen.stretches[number]
            yield self._pawn(seen, number)
            text = edition_text("option", part.kind, steps=part.steps)
            is_whole = len(move.parts) == 1
            if is_whole and part.brings_home is None:
                also = consequences(seen)
            else:
                also = edition_text("detail", "home") if stretch.end == "home" else ""
            # Which of several pawns from Start comes out makes no difference to the eye.
            target = Spot(stretch.target.color, stretch.end) if stretch.start == "start" else stretch.target
            yield Option(part.kind, text, _joined(edition_zone(stretch.end), also), target)
            if self._brings:
                yield self._along(part.brings_home)

    def _along(self, number: int | None) -> Option:
        if number is None:
            return Option("stay", edition_text("option", "brings_none"))
        pawn = self._own(number)
        return Option("home", edition_text("option", "brings", pawn=pawn_name(pawn)), spot=self._spot(pawn))

    def _pawn(self, seen: SquareForesight, number: int) -> Option:
        stretch = seen.stretches[number]
        where = self._spot(stretch.pawn)
        if where.place == "start":
            text = edition_text("option", "start_pawn", player=where.color)
            return Option("pawn", text, spot=Spot(where.color, "start", self._first_on_start(where.color)))
        return Option("pawn", pawn_name(stretch.pawn), edition_zone(where.place), where)

    def _on_pawn(self, kind: str, pawn: str) -> Option:
        where = self._spot(pawn)
        return Option(
            kind, edition_text("option", kind, pawn=pawn_name(pawn)), edition_zone(where.place), where
        )

    def _own(self, number: int) -> str:
        """A pawn of whoever's turn it is."""
        return f"{self._game.turn} {number}"

    def _spot(self, pawn: str) -> Spot:
        """Where a pawn stands now."""
        at = spot(pawn, "start")
        pawns = {str(color): places for color, places in self._game.pawns.items()}
        return spot(pawn, pawns[at.color][at.number])

    def _first_on_start(self, color: str) -> int:
        """The number of the first pawn of a color on Start, which stands for all of them there."""
        return list(self._game.pawns[Colour(color)]).index("start")


def _other_order(move: SquareMove) -> str:
    """The text of a split with its parts the other way round."""
    head, split, parts = str(move).rpartition("split ")
    first, second = parts.split(", ")
    return f"{head}{split}{second}, {first}"


def _joined(*details: str) -> str:
    return edition_text("detail", "also").join(filter(None, details))
