"""The rules, edition by edition and chapter by chapter."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from sorry_people.ui.callbacks import ignore
from sorry_people.ui.colors import BARN_RED, INK
from sorry_people.ui.kit.align import Align
from sorry_people.ui.kit.choice import Choice
from sorry_people.ui.kit.column import Column
from sorry_people.ui.kit.flow import Flow
from sorry_people.ui.kit.icon import Icon
from sorry_people.ui.kit.image import Image
from sorry_people.ui.kit.label import Label
from sorry_people.ui.kit.panel import Look, Panel
from sorry_people.ui.kit.row import Row
from sorry_people.ui.kit.scroll_view import ScrollView
from sorry_people.ui.kit.side_by_side import SideBySide
from sorry_people.ui.kit.widget import Widget
from sorry_people.ui.panels.card_face import CardFace
from sorry_people.ui.panels.rider_badge import RiderBadge
from sorry_people.ui.panels.tab import Tab
from sorry_people.ui.panels.title_bar import TitleBar
from sorry_people.ui.places import centered
from sorry_people.ui.text_style import TextStyle
from sorry_people.ui.words import words

if TYPE_CHECKING:
    from sorry_people.story import Chapter, Paragraph

Photograph = Callable[[str], pygame.Surface]
"""Takes the picture of that name: opaque, of any size."""

MARK = 36
CARD = 64
PICTURE = (152, 96)
"""Design pixels of what stands beside a paragraph."""


class HowToPlayPanel(Panel):
    """Chapters to the left, the chosen one to the right; in a narrow window, one above the other.

    Args:
        guides: The chapters of each edition; there is no choice where there is only one.
        edition: Whose chapters are shown first.
        photograph: Takes the pictures of the world, one a frame; without it there are icons in their place.
        on_close: Called when the reader has had enough.
    """

    place = staticmethod(centered(960, 640))

    def __init__(
        self,
        guides: "Mapping[str, Sequence[Chapter]]",
        edition: str,
        *,
        photograph: Photograph | None = None,
        on_close: Callable[[], object] = ignore,
    ) -> None:
        self._guides = guides
        self._photograph = photograph
        self._wanted: list[tuple[str, Image]] = []
        names = {words(f"edition.{name}"): name for name in guides}
        self._editions = Choice(list(names), words(f"edition.{edition}"), lambda name: self.show(names[name]))
        picker = Flow([self._editions], align=Align.CENTER)
        picker.visible = len(guides) > 1
        self._tabs = Column(gap=1)
        self._tabs_scroll = ScrollView(self._tabs)
        self._page = Column(gap=4)
        self._page_scroll = ScrollView(self._page)
        page = Panel(self._page_scroll, Look.PAPER, padding=5)
        title = TitleBar(words("how_to_play.title"), icon="help", on_close=on_close)
        pages = SideBySide(self._tabs_scroll, page, grow=1)
        super().__init__(Column([title, picker, pages], gap=3), Look.NIGHT, padding=6)
        self.show(edition)

    def show(self, edition: str) -> None:
        """Turn to an edition's first chapter; KeyError when there is none of that name."""
        self._chapters = list(self._guides[edition])
        self._tabs.set_children(
            [Tab(chapter.title, partial(self.open, index)) for index, chapter in enumerate(self._chapters)]
        )
        self.open(0)

    def open(self, index: int) -> None:
        """Turn to a chapter; IndexError when there is none of that number."""
        chapter = self._chapters[index]
        for each, tab in enumerate(self._tabs.children):
            assert isinstance(tab, Tab), "there is nothing else among the tabs"
            tab.on = each == index
        title = Label(chapter.title, TextStyle.TITLE, BARN_RED)
        self._wanted = []
        self._page.set_children([title, *(self._shown(paragraph) for paragraph in chapter.paragraphs)])
        self._page_scroll.scroll_to(0)

    def process(self, delta: float) -> bool:
        """Take one of the pictures that are still wanted; True while there are more."""
        super().process(delta)
        if self._wanted and self._photograph is not None:
            name, image = self._wanted.pop(0)
            image.surface = self._photograph(name)
        return bool(self._wanted)

    def _shown(self, paragraph: "Paragraph") -> Widget:
        text: list[Widget] = [Label(paragraph.title, TextStyle.BOLD, BARN_RED)] if paragraph.title else []
        text.append(Label(paragraph.text, TextStyle.BODY, INK))
        told = Column(text, gap=1, grow=1)
        beside = self._beside(paragraph)
        return told if beside is None else Row([beside, told], gap=3, align=Align.START)

    def _beside(self, paragraph: "Paragraph") -> Widget | None:
        """The picture, card, badge or icon of a paragraph."""
        if paragraph.picture and self._photograph is not None:
            image = Image(None, PICTURE)
            self._wanted.append((paragraph.picture, image))
            return image
        if paragraph.card:
            face = CardFace(CARD)
            face.show(paragraph.card, label="")
            return face
        if paragraph.player:
            return RiderBadge(paragraph.player, MARK)
        return Icon(paragraph.icon, MARK, BARN_RED) if paragraph.icon else None
