"""A game as it is saved: its start, its seats and the cards played."""

import json
from dataclasses import dataclass
from typing import Any

from sorry_people.rules import Card, Driver, Rider, SaveError, __version__
from sorry_people.session.action import Action
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
            SaveError: The text is no save, is broken, or was written by a newer version.
        """
        try:
            fields = json.loads(text)
        except ValueError as error:
            raise SaveError(f"this is no save of Sorry People: it is not JSON ({error})") from error
        written = fields.get("sorry_people_save") if isinstance(fields, dict) else None
        if type(written) is not int:
            raise SaveError('this is no save of Sorry People: "sorry_people_save" is missing')
        if written > FORMAT:
            raise SaveError(
                f"this save was written by version {fields.get('written_by', 'unknown')} of Sorry People; "
                f"this is {__version__}, which reads saves up to format {FORMAT}, not {written}"
            )
        if fields.get("edition") != EDITION:
            raise SaveError(f'this save is of the edition "{fields.get("edition")}", not of "{EDITION}"')
        try:
            return cls._from_fields(fields)
        except KeyError as error:
            raise SaveError(f"this save is broken: {error} is missing") from error
        except (TypeError, ValueError, AttributeError) as error:
            raise SaveError(f"this save is broken: {error}") from error

    @classmethod
    def _from_fields(cls, fields: dict[str, Any]) -> "Save":
        seed = fields["seed"]
        if type(seed) is not int:
            raise ValueError(f"the seed {seed!r} is not a whole number")
        deck = tuple(Card(card) for card in fields["deck"])
        seats = tuple(
            Seat(Rider(rider), Driver(seat["driver"]), str(seat["name"]))
            for rider, seat in fields["seats"].items()
        )
        waiting = fields["waiting"]
        return cls(
            Start(seed, Rider(fields["first"]), deck),
            seats,
            tuple(Action.parse(action) for action in fields["actions"]),
            None if waiting is None else Card(waiting),
        )

    @staticmethod
    def disagrees(number: int, why: str) -> SaveError:
        """The error for a save whose card `number` is not what its seed leads to."""
        return SaveError(f"this save is broken at card {number}: {why}")
