"""The rules, chapter by chapter."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from sorry_people.ui.callbacks import ignore
from sorry_people.ui.colors import BARN_RED, INK
from sorry_people.ui.kit.align import Align
from sorry_people.ui.kit.column import Column
from sorry_people.ui.kit.icon import Icon
from sorry_people.ui.kit.label import Label
from sorry_people.ui.kit.panel import Look, Panel
from sorry_people.ui.kit.row import Row
from sorry_people.ui.kit.scroll_view import ScrollView
from sorry_people.ui.kit.side_by_side import SideBySide
from sorry_people.ui.kit.widget import Widget
from sorry_people.ui.panels.card_face import CardFace
from sorry_people.ui.panels.tab import Tab
from sorry_people.ui.panels.title_bar import TitleBar
from sorry_people.ui.places import centered
from sorry_people.ui.text_style import TextStyle
from sorry_people.ui.words import words

if TYPE_CHECKING:
    from sorry_people.story import Chapter, Paragraph


class HowToPlayPanel(Panel):
    """Chapters to the left, the chosen one to the right; in a narrow window, one above the other."""

    place = staticmethod(centered(960, 640))

    def __init__(self, chapters: "Sequence[Chapter]", *, on_close: Callable[[], object] = ignore) -> None:
        self._chapters = list(chapters)
        self._tabs = [
            Tab(chapter.title, partial(self.open, index)) for index, chapter in enumerate(self._chapters)
        ]
        self._page = Column(gap=4)
        self._page_scroll = ScrollView(self._page)
        page = Panel(self._page_scroll, Look.PAPER, padding=5)
        tabs = ScrollView(Column(self._tabs, gap=1))
        title = TitleBar(words("how_to_play.title"), icon="help", on_close=on_close)
        super().__init__(Column([title, SideBySide(tabs, page, grow=1)], gap=3), Look.NIGHT, padding=6)
        self.open(0)

    def open(self, index: int) -> None:
        """Turn to a chapter; IndexError when there is none of that number."""
        chapter = self._chapters[index]
        for each, tab in enumerate(self._tabs):
            tab.on = each == index
        title = Label(chapter.title, TextStyle.TITLE, BARN_RED)
        self._page.set_children([title, *(_shown(paragraph) for paragraph in chapter.paragraphs)])
        self._page_scroll.scroll_to(0)


def _shown(paragraph: "Paragraph") -> Widget:
    text: list[Widget] = [Label(paragraph.title, TextStyle.BOLD, BARN_RED)] if paragraph.title else []
    text.append(Label(paragraph.text, TextStyle.BODY, INK))
    told = Column(text, gap=1, grow=1)
    if paragraph.card:
        face = CardFace(64, labelled=False)
        face.show(paragraph.card)
        return Row([face, told], gap=3, align=Align.START)
    if paragraph.icon:
        return Row([Icon(paragraph.icon, 34, BARN_RED), told], gap=3, align=Align.START)
    return told
