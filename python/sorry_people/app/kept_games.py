"""The games that are kept on the disk: those that were left, and those that were played to the end."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

from typing_extensions import TypeIs

from sorry_people.rules import SaveError
from sorry_people.session import Edition, Need, Table, load
from sorry_people.ui.panels.kept_games_panel import KeptGameView
from sorry_people.ui.words import words

if TYPE_CHECKING:
    from pathlib import Path

    from sorry_people.app.files import Files
    from sorry_people.session import AnyTable

MOST = 60
"""How many are read, the latest first: each is played through to see how it stands."""


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A game in the folder of kept games.

    Attributes:
        path: Its file.
        when: When it was last played.
        table: The game as it stands; None where the file can't be read.
    """

    path: Path
    when: datetime
    table: AnyTable | None

    @property
    def is_over(self) -> bool:
        """Whether it was played to the end."""
        return self.table is not None and self.table.need is Need.NOTHING

    def view(self) -> KeptGameView:
        """What is said of it."""
        if self.table is None:
            title, detail = words("kept.unreadable"), self.path.name
        else:
            title, detail = _title(self.table), _standing(self.table)
        told = words("kept.detail", when=f"{self.when:%Y-%m-%d %H:%M}", detail=detail)
        can_replay = self.is_over and _is_ours(self.table)
        return KeptGameView(title, told, self.table is not None and not self.is_over, can_replay)


def kept_games(files: Files) -> list[KeptGame]:
    """The kept games, the latest first."""
    found = [(path.stat().st_mtime, path) for path in files.finished.glob("*.json")]
    return [
        KeptGame(path, datetime.fromtimestamp(changed), _table(path))
        for changed, path in sorted(found, reverse=True)[:MOST]
    ]


def are_games_kept(files: Files) -> bool:
    """Whether there is any, without reading one."""
    return any(files.finished.glob("*.json"))


def _table(path: Path) -> AnyTable | None:
    try:
        return load(path)
    except (SaveError, FileNotFoundError):
        return None


def _title(table: AnyTable) -> str:
    """Which game, and who played."""
    people = [seat.name for seat in table.seats.values() if seat.is_person]
    who = words("kept.and").join(people) or words("kept.computers")
    return words("kept.title", edition=words(f"edition.{table.start.edition}"), who=who)


def _is_ours(table: AnyTable | None) -> TypeIs[Table]:
    """Whether it is a game of Sorry People."""
    return table is not None and table.start.edition is Edition.PEOPLE


def _standing(table: AnyTable) -> str:
    """How it ended, or how far it is."""
    if table.need is Need.NOTHING:
        return words("kept.won", rider=table.game.ranking[0]) if _is_ours(table) else words("kept.over")
    seat = table.seat
    assert seat is not None, "the game goes on, so it is somebody's turn"
    return words("kept.left", who=seat.name)
