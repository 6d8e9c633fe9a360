"""Where a game is saved: one file that is always whole, and the one before it."""

import os
import tempfile
from collections.abc import Callable
from pathlib import Path

from sorry_people.rules import SaveError
from sorry_people.session.broken_save import BrokenSaveError
from sorry_people.session.drawn import Drawn
from sorry_people.session.newer_save import NewerSaveError
from sorry_people.session.played import Played
from sorry_people.session.rolled import Rolled
from sorry_people.session.save import AnySave, Save
from sorry_people.session.tables import AnyTable, resume


class SaveFile:
    """The saved game at a path, such as `game.json`; beside it `game.previous.json`, the save before it.

    At any moment, that of a power cut included, one of the two is a whole save no more than one action old.

    Attributes:
        path: The file; its folder is made when it is first written.
        previous: The save before the last one.
        is_saved: Whether the last write reached the disk.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.previous = path.with_suffix(f".previous{path.suffix}")
        self.is_saved = False
        self._is_good = False

    @property
    def exists(self) -> bool:
        """Whether there is something to read."""
        return self.path.exists() or self.previous.exists()

    def read(self) -> AnyTable:
        """The saved game, played again to the state that it was in.

        Raises:
            FileNotFoundError: There is no save.
            BrokenSaveError: The file is broken or from a newer version. It has been put aside, so reading
                once more gives the save before it, if there is one.
            SaveError: The file can't be read at all, or is broken and can't be put aside.
        """
        path = self.previous if self.previous.exists() and not self.path.exists() else self.path
        content = _content(path)
        try:
            table = _table(content)
        except SaveError as error:
            raise BrokenSaveError(path, _put_aside(path, _label(error)), str(error)) from error
        self._is_good = path == self.path
        return table

    def write(self, save: AnySave) -> None:
        """Writes the save; the one before it stays as `previous`.

        Raises:
            SaveError: It can't be written, as on a full disk; what was saved before is still there.
        """
        self.is_saved = False
        try:
            self._write(save.to_text())
        except OSError as error:
            raise SaveError(f"the game can't be saved to {self.path}: {error.strerror or error}") from error
        self.is_saved = True

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
        except SaveError as error:
            _put_aside(self.path, _label(error))

    def keep_left(self) -> Path | None:
        """Puts the game that was left here aside, so that a new one can't push it out.

        Returns:
            Where it is now, or none when there is no such game or nobody had drawn a card in it.

        Raises:
            SaveError: It can't be put aside.
        """
        for path in (self.path, self.previous):
            try:
                table = load(path)
            except (SaveError, FileNotFoundError):
                continue
            if not table.log:
                return None
            self._is_good = False
            return _put_aside(path, "left")
        return None

    def delete(self) -> None:
        """Deletes both saves, as when the game is over; no error when there are none."""
        self.path.unlink(missing_ok=True)
        self.previous.unlink(missing_ok=True)
        self._is_good = False

    def follow(self, table: AnyTable, report: Callable[[SaveError], object]) -> Callable[[], None]:
        """Saves the game now and after every action; call what is returned to end that.

        Listen to the table with other things after this: then what they show is saved already.

        Args:
            table: The game.
            report: Told when a save can't be written; the game goes on.
        """

        def save(event: object = None) -> None:
            if event is None or isinstance(event, Drawn | Rolled | Played):
                try:
                    self.write(table.save())
                except SaveError as error:
                    report(error)

        save()
        return table.listen(save)


def load(path: Path) -> AnyTable:
    """The game in a file, played again to the state that it was saved in; the file is only read.

    Raises:
        FileNotFoundError: There is no such file.
        SaveError: The file is broken, or from a newer version, or can't be read.
    """
    content = _content(path)
    try:
        return _table(content)
    except SaveError as error:
        raise type(error)(f"{path}: {error}") from error


def _content(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise
    except OSError as error:
        raise SaveError(f"{path} can't be read: {error.strerror or error}") from error


def _table(content: bytes) -> AnyTable:
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise SaveError("this is no save of Sorry People: it is not text") from error
    return resume(Save.from_text(text))


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


def _label(error: SaveError) -> str:
    return "newer" if isinstance(error, NewerSaveError) else "broken"


def _put_aside(path: Path, label: str) -> Path:
    """Renames a file to the first free name of the form `game.broken-1.json`."""
    number = 1
    while (aside := path.with_suffix(f".{label}-{number}{path.suffix}")).exists():
        number += 1
    try:
        return path.rename(aside)
    except OSError as error:
        raise SaveError(f"{path} can't be put aside: {error.strerror or error}") from error
