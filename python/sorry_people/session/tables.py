"""Tables of any edition."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias, cast, overload

from sorry_people.rules import Colour, Rider
from sorry_people.session.colour_start import ExpressStart, SquareStart
from sorry_people.session.edition import Edition
from sorry_people.session.express_table import ExpressTable
from sorry_people.session.save_fields import one_of
from sorry_people.session.square_table import SquareTable
from sorry_people.session.start import Start
from sorry_people.session.table import Table

if TYPE_CHECKING:
    from sorry_people.session.edition_choice import EditionChoice
    from sorry_people.session.save import AnySave, ExpressSave, Save, SquareSave

AnyTable: TypeAlias = Table | SquareTable | ExpressTable


@overload
def resume(save: Save) -> Table: ...
@overload
def resume(save: SquareSave) -> SquareTable: ...
@overload
def resume(save: ExpressSave) -> ExpressTable: ...
@overload
def resume(save: AnySave) -> AnyTable: ...
def resume(save: AnySave) -> AnyTable:
    """The table of a save, whatever its edition, in the state that it was saved in.

    Raises:
        SaveError: There can't be such a game, or its seed does not lead to what the save says.
    """
    return table_class(save.start.edition).resume(cast("Any", save))


def open_table(choice: EditionChoice, first: str | None = None) -> AnyTable:
    """The table for a new game as it was chosen.

    Args:
        choice: The edition, who plays, the options and the seed.
        first: Who begins; drawn by the seed when not given (T2, K3).

    Raises:
        ValueError: There is no such game, or `first` does not play in it.
    """
    if choice.edition is Edition.PEOPLE:
        start = Start.drawn(choice.seed, None if first is None else one_of(Rider, first, "first"))
        return Table(start, (seat.seat(Rider) for seat in choice.seats))
    seats = [seat.seat(Colour) for seat in choice.seats]
    chosen = (
        choice.edition,
        tuple(seat.player for seat in seats),
        choice.options,
        choice.seed,
        None if first is None else one_of(Colour, first, "first"),
    )
    if choice.edition is Edition.EXPRESS:
        return ExpressTable(ExpressStart.drawn(*chosen), seats)
    return SquareTable(SquareStart.drawn(*chosen), seats)


def table_class(edition: Edition) -> type[Table] | type[SquareTable] | type[ExpressTable]:
    """The kind of table that an edition is played at."""
    match edition:
        case Edition.PEOPLE:
            return Table
        case Edition.EXPRESS:
            return ExpressTable
        case _:
            return SquareTable
