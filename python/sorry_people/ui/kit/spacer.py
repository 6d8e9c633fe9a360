"""Empty space in a row or a column."""

from sorry_people.ui.kit.widget import Widget


class Spacer(Widget):
    """Empty space of a size in grid steps, or growing to what is left."""

    def __init__(self, steps: int = 0, *, grow: float = 0) -> None:
        super().__init__(grow=grow)
        self.steps = steps

    def measure_width(self) -> int:
        """The steps as pixels."""
        return self.theme.space(self.steps)

    def measure_minimum_width(self) -> int:
        """The steps as pixels."""
        return self.theme.space(self.steps)

    def measure_height(self, width: int) -> int:  # noqa: ARG002
        """The steps as pixels."""
        return self.theme.space(self.steps)
