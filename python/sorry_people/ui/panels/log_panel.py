"""Every card and event of the game."""

from collections.abc import Callable, Iterable

from sorry_people.ui.callbacks import ignore
from sorry_people.ui.colors import MUTED
from sorry_people.ui.kit.column import Column
from sorry_people.ui.kit.label import Label
from sorry_people.ui.kit.panel import Look, Panel
from sorry_people.ui.kit.scroll_view import ScrollView
from sorry_people.ui.panels.log_row import LogEntry, LogRow
from sorry_people.ui.panels.title_bar import TitleBar
from sorry_people.ui.text_style import TextStyle
from sorry_people.ui.words import words


class LogPanel(Panel):
    """The log from the first card to the last; stays at the end while it is there."""

    def __init__(self, entries: Iterable[LogEntry] = (), *, on_close: Callable[[], object] = ignore) -> None:
        self._rows = Column(gap=1)
        self._empty = Label(words("log.empty"), TextStyle.SMALL, MUTED)
        title = TitleBar(words("log.title"), icon="log", style=TextStyle.HEADING, on_close=on_close)
        scroll = ScrollView(self._rows, grow=1, follows_end=True)
        super().__init__(Column([title, self._empty, scroll], gap=2), Look.NIGHT, padding=4)
        self.show(entries)

    def show(self, entries: Iterable[LogEntry]) -> None:
        """Show a whole log."""
        rows = [LogRow(entry) for entry in entries]
        self._rows.set_children(rows)
        self._empty.visible = not rows

    def add(self, entry: LogEntry) -> None:
        """Write one more line."""
        self._rows.set_children([*self._rows.children, LogRow(entry)])
        self._empty.visible = False
