"""A game as it is saved: its start, its seats and the cards played."""

import json
from dataclasses import dataclass
from typing import Any

from sorry_people.rules import Card, Driver, Rider, SaveError, __version__
from sorry_people.session.action import Action
from sorry_people.session.json_text import parse_json, shown
from sorry_people.session.newer_save import NewerSaveError
from sorry_people.session.save_fields import field, of_kind, one_of
from sorry_people.session.seat import Seat
from sorry_people.session.start import Start

FORMAT = 1
"""The version of the text's form; it goes up when an older program could not read it rightly."""

EDITION = "people"


@dataclass(frozen=True, slots=True)
class Save:
    """What a game is brought back from; `Table.resume` plays it again from the seed.

    Attributes:
        start: What the game grew from.
        seats: Who drives each rider, in rider order.
        actions: Every card played, the first one first.
        waiting: The card that is drawn and not yet played, or none.
    """

    start: Start
    seats: tuple[Seat, ...]
    actions: tuple[Action, ...] = ()
    waiting: Card | None = None

    def to_text(self) -> str:
        """The save as JSON text: small, and readable by people."""
        return json.dumps(
            {
                "sorry_people_save": FORMAT,
                "written_by": __version__,
                "edition": EDITION,
                "seed": self.start.seed,
                "first": self.start.first,
                "deck": list(self.start.deck),
                "seats": {seat.rider: {"driver": seat.driver, "name": seat.name} for seat in self.seats},
                "actions": [str(action) for action in self.actions],
                "waiting": self.waiting,
            },
            indent=1,
            ensure_ascii=False,
        )

    @classmethod
    def from_text(cls, text: str) -> "Save":
        """Reads what `to_text` wrote.

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
            return cls._from_fields(fields)
        except SaveError:
            raise
        except ValueError as error:
            raise SaveError(f"this save is broken: {error}") from error

    @classmethod
    def _from_fields(cls, fields: dict[str, Any]) -> "Save":
        _check_origin(fields)
        deck = tuple(one_of(Card, card, "deck") for card in field(fields, "deck", list))
        seats = tuple(
            _seat(one_of(Rider, rider, "seats"), of_kind(seat, "seats", dict))
            for rider, seat in field(fields, "seats", dict).items()
        )
        actions = tuple(
            Action.parse(of_kind(action, "actions", str)) for action in field(fields, "actions", list)
        )
        if "waiting" not in fields:
            raise ValueError('"waiting" is missing')
        waiting = fields["waiting"]
        return cls(
            Start(field(fields, "seed", int), one_of(Rider, fields.get("first"), "first"), deck),
            seats,
            actions,
            None if waiting is None else one_of(Card, waiting, "waiting"),
        )

    @staticmethod
    def disagrees(number: int, why: str) -> SaveError:
        """The error for a save whose card `number` is not what its seed leads to."""
        return SaveError(f"this save is broken at card {number}: {why}")


def _check_origin(fields: dict[str, Any]) -> None:
    written = field(fields, "sorry_people_save", int)
    if written < 1:
        raise ValueError(f'"sorry_people_save" must be 1 or more, not {written}')
    if written > FORMAT:
        by = fields.get("written_by")
        raise NewerSaveError(
            f"this save was written by version {by if isinstance(by, str) else 'unknown'} of Sorry People; "
            f"this is {__version__}, which reads saves up to format {FORMAT}, not {shown(written)}"
        )
    if fields.get("edition") != EDITION:
        raise SaveError(f'this save is of the edition {shown(fields.get("edition"))}, not of "{EDITION}"')


def _seat(rider: Rider, fields: dict[str, Any]) -> Seat:
    return Seat(rider, one_of(Driver, fields.get("driver"), "driver"), field(fields, "name", str))
