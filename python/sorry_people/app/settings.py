"""What the player has set, kept from evening to evening."""

import json
import os
import tempfile
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any

from sorry_people.rules import Driver, Rider
from sorry_people.ui.panels.rider_seat import RiderSeat
from sorry_people.ui.panels.settings_panel import QUALITIES, SPEEDS, TEXT_SIZES, SettingsView

ALLOWED: dict[str, tuple[object, ...]] = {"quality": QUALITIES, "speed": SPEEDS, "text_size": TEXT_SIZES}
LONGEST_NAME = 40


def first_seats() -> tuple[RiderSeat, ...]:
    """Who drives when nobody has chosen yet: one person, three computers."""
    drivers = dict.fromkeys(Rider, Driver.MEDIUM) | {Rider.BUCKY: Driver.PERSON}
    return tuple(RiderSeat(str(rider), str(driver), "") for rider, driver in drivers.items())


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that is remembered.

    Attributes:
        view: What the settings panel shows.
        seats: Who drove each rider the last time, in rider order.
    """

    view: SettingsView
    seats: tuple[RiderSeat, ...]

    @classmethod
    def default(cls) -> "Settings":
        """What a new player begins with."""
        return cls(SettingsView(), first_seats())

    def to_text(self) -> str:
        """The settings as JSON text."""
        seats = {seat.rider: {"driver": seat.driver, "name": seat.name} for seat in self.seats}
        return json.dumps({"settings": asdict(self.view), "seats": seats}, indent=1, ensure_ascii=False)

    @classmethod
    def from_text(cls, text: str) -> "Settings":
        """Reads what `to_text` wrote; whatever makes no sense stays as it is by default."""
        try:
            written = json.loads(text)
        except ValueError:
            return cls.default()
        if not isinstance(written, dict):
            return cls.default()
        return cls(_view(written.get("settings")), _seats(written.get("seats")))


class SettingsFile:
    """The settings on the disk; a broken file is as good as none."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> Settings:
        """What was set last."""
        try:
            return Settings.from_text(self.path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError):
            return Settings.default()

    def write(self, settings: Settings) -> None:
        """Keeps the settings; a disk that is full or read-only costs them, not the game."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            descriptor, name = tempfile.mkstemp(dir=self.path.parent, prefix=f".{self.path.name}.")
            with os.fdopen(descriptor, "w", encoding="utf-8") as file:
                file.write(settings.to_text())
            Path(name).replace(self.path)
        except OSError:
            return


def _view(written: object) -> SettingsView:
    default = SettingsView()
    if not isinstance(written, dict):
        return default
    good: dict[str, Any] = {
        field.name: written[field.name]
        for field in fields(default)
        if _is_good(field.name, written.get(field.name), getattr(default, field.name))
    }
    return replace(default, **good)


def _is_good(name: str, value: object, default: object) -> bool:
    """Whether a value read for a setting is one that it can have."""
    if isinstance(default, float):
        return isinstance(value, float) and 0.0 <= value <= 1.0
    return type(value) is type(default) and value in ALLOWED.get(name, (value,))


def _seats(written: object) -> tuple[RiderSeat, ...]:
    seats = first_seats()
    if not isinstance(written, dict):
        return seats
    return tuple(_seat(seat, written.get(seat.rider)) for seat in seats)


def _seat(seat: RiderSeat, written: object) -> RiderSeat:
    if not isinstance(written, dict):
        return seat
    driver, name = written.get("driver"), written.get("name")
    return RiderSeat(
        seat.rider,
        driver if driver in list(Driver) else seat.driver,
        name[:LONGEST_NAME] if isinstance(name, str) else seat.name,
    )
