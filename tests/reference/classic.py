"""Classic: section 2 of RULES.md without Teams and Points, and what the other square editions build on."""

from collections.abc import Iterator
from typing import Any, ClassVar

from tests.reference.board import HOME, SQUARE_TRACK
from tests.reference.cards import spend
from tests.reference.outcome import Outcome
from tests.reference.pawns import COLOURS, Pawn, Table

Option = tuple[str, Table]
"""One legal move: its text, and the table that it leads to."""


class Classic:
    """The rules of one turn. Teams, Points and 2013 replace what differs."""

    edition: ClassVar[str] = "classic"
    pawns_each: ClassVar[int] = 4  # K1
    starts: ClassVar[tuple[str, ...]] = ("1", "2")
    draw_again: ClassVar[tuple[str, ...]] = ("2",)

    # What the editions set differently.

    def movable(self, table: Table, colour: str) -> list[Pawn]:
        """The pawns that `colour` may move on its turn."""
        return table.of_colour(colour)

    def opponents(self, table: Table, pawn: Pawn) -> list[Pawn]:
        """The pawns that `pawn` may swap with."""
        return [other for other in table.places if other.colour != pawn.colour]

    def name(self, pawn: Pawn) -> str:
        """How a pawn of the mover is named in a move's text."""
        return f"pawn {pawn.number}"

    def winners(self, table: Table) -> list[str]:
        """K5: the colours that have won; empty while the game goes on."""
        return [colour for colour in COLOURS if (pawns := table.of_colour(colour)) and all_home(table, pawns)]

    def forward(self, table: Table, pawn: Pawn, steps: int) -> Iterator[Option]:
        """One pawn forward, as `<steps> <pawn>`, with whatever choice follows from it."""
        after = table.forward(pawn, steps)
        if after is not None:
            yield f"{steps} {self.name(pawn)}", after

    def card_options(self, table: Table, colour: str, card: str) -> Iterator[Option]:
        """Every legal move of a card, in the order of the move list."""
        movable = self.movable(table, colour)
        if card in self.starts:
            yield from self.start_options(table, movable)
        if card == "4":
            yield from self.back_options(table, movable, 4)
        elif card != "Sorry!":
            yield from self.forward_options(table, movable, int(card))
        if card == "7":
            yield from self.split_options(table, movable)
        elif card == "10":
            yield from self.back_options(table, movable, 1)
        elif card == "11":
            yield from self.swap_options(table, movable)
        elif card == "Sorry!":
            yield from self.replace_options(table, movable)

    # What they have in common.

    def start_options(self, table: Table, movable: list[Pawn]) -> Iterator[Option]:
        for pawn in movable:
            if after := table.start(pawn):
                yield f"start {self.name(pawn)}", after

    def forward_options(self, table: Table, movable: list[Pawn], steps: int) -> Iterator[Option]:
        for pawn in movable:
            for text, after in self.forward(table, pawn, steps):
                yield f"forward {text}", after

    def back_options(self, table: Table, movable: list[Pawn], steps: int) -> Iterator[Option]:
        for pawn in movable:
            if after := table.back(pawn, steps):
                yield f"back {steps} {self.name(pawn)}", after

    def split_options(self, table: Table, movable: list[Pawn]) -> Iterator[Option]:
        """K11, K12: two pawns, one after the other. Of two orders that end alike, the first listed stays."""
        ends: dict[frozenset[str], list[dict[str, Any]]] = {}
        for steps in range(1, 7):
            for first in movable:
                for first_text, between in self.forward(table, first, steps):
                    for second in movable:
                        if second == first:
                            continue
                        for second_text, after in self.forward(between, second, 7 - steps):
                            seen = ends.setdefault(frozenset((first_text, second_text)), [])
                            if on_table(after) not in seen:
                                seen.append(on_table(after))
                                yield f"split {first_text}, {second_text}", after

    def swap_options(self, table: Table, movable: list[Pawn]) -> Iterator[Option]:
        """The swaps of an 11, and to decline them when no pawn can go forward 11."""
        swaps = [
            (f"swap {self.name(pawn)} {other}", after)
            for pawn in movable
            for other in self.opponents(table, pawn)
            if (after := table.swap(pawn, other))
        ]
        yield from swaps
        if swaps and not self.must_use_eleven(table, movable):
            yield "decline", table

    def must_use_eleven(self, table: Table, movable: list[Pawn]) -> bool:
        return any(self.forward_options(table, movable, 11))

    def replace_options(self, table: Table, movable: list[Pawn]) -> Iterator[Option]:
        for pawn in movable:
            for other in table.places:
                if other.colour != pawn.colour and (after := table.take_space(pawn, other)):
                    yield f"replace {self.name(pawn)} {other}", after

    def outcomes(self, position: dict[str, Any]) -> dict[str | None, Outcome]:
        """What every legal move of the waiting card leads to; the key None spends a card without one (K4)."""
        if position["card"] is None:
            return {}
        table = Table.of(position)
        options: dict[str | None, Table] = dict(self.card_options(table, position["turn"], position["card"]))
        return {text: self.after(position, end) for text, end in (options or {None: table}).items()}

    def after(self, position: dict[str, Any], table: Table) -> Outcome:
        """The position once the card is spent and the turn has passed on (K3, K5, K13)."""
        card = position["card"]
        won = bool(self.winners(table))
        draw_again = card in self.draw_again and not won
        after = {
            **position,
            **on_table(table),
            "turn": next_turn(position, won=won, again=draw_again),
            "card": None,
            "spent": spend(position["spent"], card),
        }
        return Outcome(after, what_happened(table, draw_again=draw_again))


def all_home(table: Table, pawns: list[Pawn]) -> bool:
    return all(table.places[pawn] == HOME for pawn in pawns)


def on_table(table: Table) -> dict[str, Any]:
    """The part of a position that a table holds."""
    return {
        "pawns": table.pawns(),
        "fire": str(table.fire) if table.fire else None,
        "ice": str(table.ice) if table.ice else None,
    }


def next_turn(position: dict[str, Any], *, won: bool, again: bool) -> str | None:
    """K3: the colour that plays next, clockwise; None when the game is won."""
    if won:
        return None
    players, turn = position["players"], position["turn"]
    return str(turn if again else players[(players.index(turn) + 1) % len(players)])


def what_happened(table: Table, *, draw_again: bool) -> dict[str, Any]:
    return {
        "bumped": [str(pawn) for pawn in table.bumped],
        "slides": table.slides,
        "draw_again": draw_again,
    }


def start_position(
    rules: Classic, players: list[str], first: str, *, deck: str = "standard", quick_start: bool = False
) -> dict[str, Any]:
    """K1, K3: everyone on START, or with the quick start one pawn on the circle; `first` to draw."""
    pawns = {colour: [SQUARE_TRACK.outside] * rules.pawns_each for colour in players}
    if quick_start:
        for colour, places in pawns.items():
            places[0] = SQUARE_TRACK.on_loop(SQUARE_TRACK.exit_space(COLOURS.index(colour)))
    return {
        "edition": rules.edition,
        "players": players,
        "pawns": pawns,
        "fire": None,
        "ice": None,
        "turn": first,
        "card": None,
        "spent": {},
    } | ({} if deck == "standard" else {"deck": deck})
