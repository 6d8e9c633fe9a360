"""Empty space in a row or a column."""

from sorry_people.ui.kit.fixed_size import FixedSize


class Spacer(FixedSize):
    """Empty space of a size in grid steps, or growing to what is left."""

    def __init__(self, steps: int = 0, *, grow: float = 0) -> None:
        super().__init__(grow=grow)
        self.steps = steps

    def size_px(self) -> tuple[int, int]:
        """The steps as pixels."""
        return self.theme.space(self.steps), self.theme.space(self.steps)
