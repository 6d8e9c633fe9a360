"""The options of an edition."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from sorry_people.session import Edition, EditionOptions
from sorry_people.session.edition_options import DECKS, OFFERED
from sorry_people.ui.callbacks import ignore
from sorry_people.ui.kit.choice import Choice
from sorry_people.ui.kit.grid import Grid
from sorry_people.ui.kit.toggle import Toggle
from sorry_people.ui.panels.setting_row import SettingRow
from sorry_people.ui.words import words

TARGETS: Mapping[Edition, tuple[int, ...]] = {
    Edition.POINTS: (0, 100, 200, 300, 500),
    Edition.EXPRESS: (0, 10, 15, 20, 30),
}
"""The targets that are offered; 0 is a single game."""

LEAST_COLUMN = 440
"""Design pixels of a column of options."""


class OptionsPanel(Grid):
    """A row for each option that an edition has.

    Attributes:
        options: What is chosen.
        on_change: Called after every change.
    """

    def __init__(
        self, edition: Edition, options: EditionOptions, on_change: Callable[[], object] = ignore
    ) -> None:
        targets = TARGETS.get(edition, (0,))
        # A target that a file names and the panel does not is as good as none.
        self.options = options if options.target in targets else replace(options, target=0)
        self.on_change = on_change
        super().__init__([self._row(name, targets) for name in OFFERED[edition]], gap=4, least=LEAST_COLUMN)

    def _row(self, name: str, targets: tuple[int, ...]) -> SettingRow:
        match name:
            case "deck":
                return self._deck()
            case "target":
                return self._target(targets)
            case _:
                return self._toggle(name)

    def _change(self, **changes: object) -> None:
        self.options = replace(self.options, **changes)  # type: ignore[arg-type]
        self.on_change()

    def _toggle(self, name: str) -> SettingRow:
        toggle = Toggle(getattr(self.options, name), lambda on: self._change(**{name: on}))
        return _row(name, toggle)

    def _deck(self) -> SettingRow:
        names = {words(f"option.deck_{deck}"): deck for deck in DECKS}
        choice = Choice(
            list(names),
            words(f"option.deck_{self.options.deck}"),
            lambda name: self._change(deck=names[name]),
        )
        return _row("deck", choice)

    def _target(self, targets: tuple[int, ...]) -> SettingRow:
        names = {
            words("option.points", points=points) if points else words("option.single"): points
            for points in targets
        }
        chosen = next(name for name, points in names.items() if points == self.options.target)
        return _row("target", Choice(list(names), chosen, lambda name: self._change(target=names[name])))


def _row(name: str, control: Choice | Toggle) -> SettingRow:
    return SettingRow(words(f"option.{name}"), words(f"option.about_{name}"), control)
