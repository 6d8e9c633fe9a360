"""The error for a file that holds no good save."""

from pathlib import Path

from sorry_people.rules import SaveError


class BrokenSaveError(SaveError):
    """A file that could not be read as a save; nothing of it is lost.

    Attributes:
        path: The file that was to be read.
        kept_as: Where it has been put aside.
    """

    def __init__(self, path: Path, kept_as: Path, reason: str) -> None:
        super().__init__(f"{path.name}: {reason}. The file is kept as {kept_as}")
        self.path = path
        self.kept_as = kept_as
