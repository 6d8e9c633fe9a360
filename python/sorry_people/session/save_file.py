"""Where a game is saved: one file that is always whole, and the one before it."""

import os
import tempfile
from collections.abc import Callable
from pathlib import Path

from sorry_people.rules import SaveError
from sorry_people.session.broken_save import BrokenSaveError
from sorry_people.session.drawn import Drawn
from sorry_people.session.played import Played
from sorry_people.session.save import Save
from sorry_people.session.table import Table
from sorry_people.session.table_event import TableEvent


class SaveFile:
    """The saved game at a path, such as `game.json`; beside it `game.previous.json`, the save before it.

    At any moment, that of a power cut included, one of the two is a whole save no more than one action old.

    Attributes:
        path: The file; its folder is made when it is first written.
        previous: The save before the last one.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.previous = path.with_suffix(f".previous{path.suffix}")
        self._is_good = False

    @property
    def exists(self) -> bool:
        """Whether there is something to read."""
        return self.path.exists() or self.previous.exists()

    def read(self) -> Table:
        """The saved game, played again to the state that it was in.

        Raises:
            FileNotFoundError: There is no save.
            BrokenSaveError: The file is broken or from a newer version. It has been put aside, so reading
                once more gives the save before it, if there is one.
            SaveError: The file is broken and can't be put aside either.
        """
        path = self.path if self.path.exists() else self.previous
        try:
            table = load(path)
        except SaveError as error:
            kept_as = _put_aside(path)
            raise BrokenSaveError(path, kept_as, str(error)) from error
        self._is_good = path == self.path
        return table

    def write(self, save: Save) -> None:
        """Writes the save; the one before it stays as `previous`.

        Raises:
            SaveError: It can't be written, as on a full disk; what was saved before is still there.
        """
        try:
            self._write(save.to_text())
        except OSError as error:
            raise SaveError(f"the game can't be saved to {self.path}: {error.strerror or error}") from error

    def _write(self, text: str) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if not self._is_good and self.path.exists():
            self._keep_unread()
        written = _write_temporary(self.path, text)
        if self.path.exists():
            self.path.replace(self.previous)
        written.replace(self.path)
        _sync_folder(self.path.parent)
        self._is_good = True

    def _keep_unread(self) -> None:
        # Somebody else's file: a broken one must not become the previous save and push out a good one.
        try:
            load(self.path)
        except SaveError:
            _put_aside(self.path)

    def delete(self) -> None:
        """Deletes both saves, as when the game is over; no error when there are none."""
        self.path.unlink(missing_ok=True)
        self.previous.unlink(missing_ok=True)
        self._is_good = False

    def follow(self, table: Table, report: Callable[[SaveError], object]) -> Callable[[], None]:
        """Saves the game now and after every action; call what is returned to end that.

        Listen to the table with other things after this: then what they show is saved already.

        Args:
            table: The game.
            report: Told when a save can't be written; the game goes on.
        """

        def save(event: TableEvent | None = None) -> None:
            if event is None or isinstance(event, Drawn | Played):
                try:
                    self.write(table.save())
                except SaveError as error:
                    report(error)

        save()
        return table.listen(save)


def load(path: Path) -> Table:
    """The game in a file, played again to the state that it was saved in; the file is only read.

    Raises:
        FileNotFoundError: There is no such file.
        SaveError: The file is broken, or from a newer version, or can't be read.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise
    except OSError as error:
        raise SaveError(f"{path} can't be read: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise SaveError(f"this is no save of Sorry People: it is not text ({error.reason})") from error
    return Table.resume(Save.from_text(text))


def _write_temporary(path: Path, text: str) -> Path:
    """The text in a new file beside `path`, on the disk and no longer only on its way there."""
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    temporary = Path(name)
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    return temporary


def _sync_folder(folder: Path) -> None:
    # Only POSIX can open a folder; elsewhere the renames reach the disk in their own time.
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _put_aside(path: Path) -> Path:
    """Renames a file to the first free name of the form `game.broken-1.json`."""
    number = 1
    while (aside := path.with_suffix(f".broken-{number}{path.suffix}")).exists():
        number += 1
    try:
        return path.rename(aside)
    except OSError as error:
        raise SaveError(
            f"{path} is no good save and can't be put aside: {error.strerror or error}"
        ) from error
