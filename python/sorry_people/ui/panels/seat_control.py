"""Who takes a seat."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from sorry_people.session import SeatChoice
from sorry_people.ui.callbacks import ignore
from sorry_people.ui.colors import MUTED
from sorry_people.ui.kit.choice import Choice
from sorry_people.ui.kit.column import Column
from sorry_people.ui.kit.either import Either
from sorry_people.ui.kit.label import Label
from sorry_people.ui.kit.text_field import TextField
from sorry_people.ui.text_style import TextStyle
from sorry_people.ui.words import words

LONGEST_NAME = 16


class SeatControl(Column):
    """The drivers to choose from, and below them a person's name or what to expect of the computer.

    Attributes:
        seat: What is chosen.
        on_change: Hears the new seat.
    """

    def __init__(
        self, seat: SeatChoice, drivers: Sequence[str], on_change: Callable[[SeatChoice], object] = ignore
    ) -> None:
        self.seat = seat
        self.on_change = on_change
        self._drivers = {words(f"driver.{driver}"): driver for driver in drivers}
        self._choice = Choice(list(self._drivers), words(f"driver.{seat.driver}"), self._choose)
        self._name = TextField(
            seat.name,
            hint=words("setup.name_hint"),
            max_length=LONGEST_NAME,
            on_change=self._rename,
            width=128,
        )
        self._about = Label("", TextStyle.SMALL, MUTED)
        super().__init__([self._choice, Either([self._name, self._about])], gap=1)
        self._show_driver()

    def _choose(self, option: str) -> None:
        self.seat = replace(self.seat, driver=self._drivers[option])
        self._show_driver()
        self.on_change(self.seat)

    def _rename(self, name: str) -> None:
        self.seat = replace(self.seat, name=name)
        self.on_change(self.seat)

    def _show_driver(self) -> None:
        is_person = self.seat.driver == "person"
        self._name.visible = is_person
        self._about.visible = not is_person
        self._about.text = words(f"driver.about_{self.seat.driver}")
