"""What the player has set, kept from evening to evening."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any

from sorry_people.rules import Driver, Rider
from sorry_people.session import COLORS, NOBODY, Edition, EditionOptions, SeatChoice
from sorry_people.ui.panels.settings_panel import LAST_RIDER, QUALITIES, SPEEDS, TEXT_SIZES, SettingsView

ALLOWED: dict[str, tuple[object, ...]] = {
    "quality": QUALITIES,
    "speed": SPEEDS,
    "last_rider": LAST_RIDER,
    "text_size": TEXT_SIZES,
}
LONGEST_NAME = 40


def first_seats() -> tuple[SeatChoice, ...]:
    """Who drives when nobody has chosen yet: one person, three computers."""
    return _one_person(Rider)


def first_colors() -> tuple[SeatChoice, ...]:
    """Who plays the colors of the older editions when nobody has chosen yet."""
    return _one_person(COLORS)


def _one_person(players: "type[Rider] | tuple[str, ...]") -> tuple[SeatChoice, ...]:
    first, *rest = map(str, players)
    return (SeatChoice(first, Driver.PERSON), *(SeatChoice(player, Driver.MEDIUM) for player in rest))


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that is remembered.

    Attributes:
        view: What the settings panel shows.
        seats: Who drove each rider the last time, in rider order.
        edition: Which game was set up the last time.
        colors: Who played each color of the older editions, in the order of play.
        options: The options of each of those editions.
    """

    view: SettingsView = field(default_factory=SettingsView)
    seats: tuple[SeatChoice, ...] = field(default_factory=first_seats)
    edition: Edition = Edition.PEOPLE
    colors: tuple[SeatChoice, ...] = field(default_factory=first_colors)
    options: Mapping[Edition, EditionOptions] = field(
        default_factory=lambda: {edition: EditionOptions() for edition in Edition}
    )

    @classmethod
    def default(cls) -> "Settings":
        """What a new player begins with."""
        return cls()

    @property
    def reduced_motion(self) -> bool:
        """Whether nothing may slide, shake or fly more than it must."""
        return self.view.reduced_motion

    def to_text(self) -> str:
        """The settings as JSON text."""
        return json.dumps(self._written(), indent=1, ensure_ascii=False)

    def _written(self) -> dict[str, object]:
        return {
            "settings": asdict(self.view),
            "seats": _written_seats(self.seats),
            "edition": str(self.edition),
            "colors": _written_seats(self.colors),
            "options": {str(edition): options.of(edition) for edition, options in self.options.items()},
        }

    @classmethod
    def from_text(cls, text: str) -> "tuple[Settings, bool]":
        """Reads what `to_text` wrote; whatever makes no sense stays as it is by default.

        Returns:
            The settings, and whether all of the text made sense.
        """
        try:
            written = json.loads(text)
        except (ValueError, RecursionError):
            return cls.default(), False
        if not isinstance(written, dict):
            return cls.default(), False
        edition = written.get("edition")
        settings = cls(
            _view(written.get("settings")),
            _seats(written.get("seats"), first_seats(), tuple(Driver)),
            Edition(edition) if edition in list(Edition) else Edition.PEOPLE,
            _seats(written.get("colors"), first_colors(), (*Driver, NOBODY)),
            _options(written.get("options")),
        )
        return settings, _agrees(written, settings._written())


def _agrees(written: object, understood: object) -> bool:
    """Whether what was read is what was understood; older and newer files may have less or more in them."""
    if isinstance(understood, dict):
        return isinstance(written, dict) and all(
            _agrees(written[name], value) for name, value in understood.items() if name in written
        )
    return type(written) is type(understood) and written == understood


def _written_seats(seats: tuple[SeatChoice, ...]) -> dict[str, object]:
    return {seat.player: {"driver": seat.driver, "name": seat.name} for seat in seats}


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


def _seats(
    written: object, default: tuple[SeatChoice, ...], drivers: tuple[str, ...]
) -> tuple[SeatChoice, ...]:
    if not isinstance(written, dict):
        return default
    return tuple(_seat(seat, written.get(seat.player), drivers) for seat in default)


def _seat(seat: SeatChoice, written: object, drivers: tuple[str, ...]) -> SeatChoice:
    if not isinstance(written, dict):
        return seat
    driver, name = written.get("driver"), written.get("name")
    return SeatChoice(
        seat.player,
        str(driver) if driver in drivers else seat.driver,
        name[:LONGEST_NAME] if isinstance(name, str) and _is_whole(name) else seat.name,
    )


def _is_whole(text: str) -> bool:
    """Whether a file can hold it: JSON can spell half a character."""
    return not any("\ud800" <= character <= "\udfff" for character in text)


def _options(written: object) -> dict[Edition, EditionOptions]:
    read = written if isinstance(written, dict) else {}
    return {edition: _options_of(edition, read.get(edition)) for edition in Edition}


def _options_of(edition: Edition, written: object) -> EditionOptions:
    options = EditionOptions()
    if not isinstance(written, dict):
        return options
    for name in options.of(edition):
        try:
            options = replace(options, **{name: written[name]})
        except (KeyError, TypeError, ValueError):
            continue
    return options
