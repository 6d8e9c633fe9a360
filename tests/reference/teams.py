"""Teams: KT1 to KT5 of RULES.md; the rest as Classic."""

from typing import ClassVar

from tests.reference.classic import Classic, all_home
from tests.reference.pawns import Pawn, Table

PARTNERSHIPS = (("Red", "Yellow"), ("Blue", "Green"))  # KT1


def partnership(colour: str) -> tuple[str, str]:
    return next(pair for pair in PARTNERSHIPS if colour in pair)


class Teams(Classic):
    edition: ClassVar[str] = "teams"

    def movable(self, table: Table, colour: str) -> list[Pawn]:
        """KT2."""
        return [pawn for pawn in table.places if pawn.colour in partnership(colour)]

    def opponents(self, table: Table, pawn: Pawn) -> list[Pawn]:
        """KT4."""
        return [other for other in table.places if other.colour not in partnership(pawn.colour)]

    def name(self, pawn: Pawn) -> str:
        return str(pawn)

    def winners(self, table: Table) -> list[str]:
        """KT5."""
        for pair in PARTNERSHIPS:
            if all_home(table, [pawn for pawn in table.places if pawn.colour in pair]):
                return list(pair)
        return []
