"""A game as it is saved: its start, its seats and what was done."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeAlias

from sorry_people.rules import (
    Colour,
    Driver,
    ExpressGame,
    ExpressMove,
    Rider,
    SaveError,
    SquareGame,
    SquareMove,
    Tournament,
    __version__,
)
from sorry_people.session.action import Action, parse_action
from sorry_people.session.colour_start import ExpressStart, SquareStart
from sorry_people.session.edition import Edition
from sorry_people.session.json_text import parse_json, shown
from sorry_people.session.newer_save import NewerSaveError
from sorry_people.session.old_save import actions_of_format_1
from sorry_people.session.save_fields import field, of_kind, one_of
from sorry_people.session.seat import Seat
from sorry_people.session.start import Start
from sorry_people.session.type_variables import GameT, MoveT, PlayerT

if TYPE_CHECKING:
    from sorry_people.session.game_start import GameStart

FORMAT = 2
"""The version of the text's form; it goes up when an older program could not read it rightly."""


@dataclass(frozen=True, slots=True)
class Save(Generic[PlayerT, MoveT, GameT]):
    """What a game is brought back from; `Table.resume` plays it again from the seed.

    Attributes:
        start: What the game grew from.
        seats: Who plays each rider or colour, in the order of play.
        actions: Every draw, roll and choice, the first one first.
        tournament: The rounds before this game (X10), or none where single games are played.
    """

    start: GameStart[PlayerT, MoveT, GameT]
    seats: tuple[Seat[PlayerT], ...]
    actions: tuple[Action[MoveT], ...] = ()
    tournament: Tournament | None = None

    def to_text(self) -> str:
        """The save as JSON text: small, and readable by people."""
        rounds = {} if self.tournament is None else {"tournament": self.tournament.to_dict()}
        return json.dumps(
            {
                "sorry_people_save": FORMAT,
                "written_by": __version__,
                "edition": self.start.edition,
                **self.start.to_fields(),
                **rounds,
                "seats": {seat.player: {"driver": seat.driver, "name": seat.name} for seat in self.seats},
                "actions": [str(action) for action in self.actions],
            },
            indent=1,
            ensure_ascii=False,
        )

    @staticmethod
    def from_text(text: str) -> AnySave:
        """Reads what `to_text` wrote, now or in an older version.

        Raises:
            NewerSaveError: The text was written by a newer version.
            SaveError: The text is no save, or is broken.
        """
        try:
            fields = parse_json(text)
        except ValueError as error:
            raise SaveError(f"this is no save of Sorry People: {error}") from error
        if not isinstance(fields, dict) or "sorry_people_save" not in fields:
            raise SaveError('this is no save of Sorry People: "sorry_people_save" is missing')
        try:
            return _from_fields(fields)
        except SaveError:
            raise
        except ValueError as error:
            raise SaveError(f"this save is broken: {error}") from error


SquareSave: TypeAlias = Save[Colour, SquareMove, SquareGame]
ExpressSave: TypeAlias = Save[Colour, ExpressMove, ExpressGame]
AnySave: TypeAlias = Save | SquareSave | ExpressSave


def _from_fields(fields: dict[str, Any]) -> AnySave:
    written = _format(fields)
    edition = _edition(fields, written)
    if written == 1:
        fields = fields | {"actions": actions_of_format_1(fields)}
    if edition is Edition.PEOPLE:
        return _read(Start.from_fields(fields), Rider, fields)
    if edition is Edition.EXPRESS:
        return _read(ExpressStart.from_fields(edition, fields), Colour, fields)
    return _read(SquareStart.from_fields(edition, fields), Colour, fields)


def _read(
    start: GameStart[PlayerT, MoveT, GameT], players: type[PlayerT], fields: dict[str, Any]
) -> Save[PlayerT, MoveT, GameT]:
    seats = tuple(
        Seat(
            one_of(players, player, "seats"),
            one_of(Driver, of_kind(seat, "seats", dict).get("driver"), "driver"),
            field(seat, "name", str),
        )
        for player, seat in field(fields, "seats", dict).items()
    )
    actions = tuple(
        parse_action(of_kind(action, "actions", str), start.move) for action in field(fields, "actions", list)
    )
    return Save(start, seats, actions, _tournament(start, fields))


def _tournament(start: GameStart[PlayerT, MoveT, GameT], fields: dict[str, Any]) -> Tournament | None:
    if start.tournament() is None:
        return None
    return Tournament.from_dict(field(fields, "tournament", dict))


def _format(fields: dict[str, Any]) -> int:
    written = field(fields, "sorry_people_save", int)
    if written < 1:
        raise ValueError(f'"sorry_people_save" must be 1 or more, not {written}')
    if written > FORMAT:
        by = fields.get("written_by")
        raise NewerSaveError(
            f"this save was written by version {by if isinstance(by, str) else 'unknown'} of Sorry People; "
            f"this is {__version__}, which reads saves up to format {FORMAT}, not {shown(written)}"
        )
    return written


def _edition(fields: dict[str, Any], written: int) -> Edition:
    edition = one_of(Edition, fields.get("edition"), "edition")
    if written == 1 and edition is not Edition.PEOPLE:
        raise ValueError(f'"edition" must be {Edition.PEOPLE} in a save of format 1, not {edition}')
    return edition
