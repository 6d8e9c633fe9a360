"""Where the commands write: results to the standard output, progress and errors to the standard error."""

from rich.console import Console, ConsoleDimensions

NARROWEST = 80
"""Columns, as the board needs them; with half of them tables come out empty, with none everything does."""


class _Console(Console):
    @property  # type: ignore[misc]  # nobody sets it here
    def size(self) -> ConsoleDimensions:
        width, height = super().size
        return ConsoleDimensions(max(width, NARROWEST), height)


# No highlighting: numbers and names in the text get only the styles that we give them.
out = _Console(highlight=False)
err = _Console(stderr=True, highlight=False)
