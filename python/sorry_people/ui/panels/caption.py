"""The words of the tour and of story stops."""

from collections.abc import Callable

import pygame

from sorry_people.ui.callbacks import ignore
from sorry_people.ui.colors import BARN_RED, INK
from sorry_people.ui.kit.button import Button
from sorry_people.ui.kit.column import Column
from sorry_people.ui.kit.label import Label
from sorry_people.ui.kit.panel import Look, Panel
from sorry_people.ui.kit.row import Row
from sorry_people.ui.text_style import TextStyle
from sorry_people.ui.words import words


class Caption(Panel):
    """A slip of paper with a heading and a sentence or two; `on_skip` gives it a button, Esc and Space."""

    def __init__(self, title: str = "", text: str = "", on_skip: Callable[[], object] | None = None) -> None:
        self._title = Label(title, TextStyle.HEADING, BARN_RED)
        self._text = Label(text, TextStyle.BODY, INK)
        self._can_skip = on_skip is not None
        self._skip = Button(words("caption.skip"), on_skip or ignore, icon="skip")
        self._skip.visible = self._can_skip
        told = Column([self._title, self._text], gap=1, grow=1)
        super().__init__(Row([told, self._skip], gap=4), Look.PAPER, padding=5)
        self.show(title, text)

    def show(self, title: str, text: str) -> None:
        """Say something else."""
        self._title.text = title
        self._title.visible = bool(title)
        self._text.text = text
        self._text.visible = bool(text)

    def shortcut(self, event: pygame.event.Event) -> bool:
        """Esc and Space skip."""
        if self._can_skip and event.type == pygame.KEYDOWN and event.key in {pygame.K_ESCAPE, pygame.K_SPACE}:
            self._skip.press()
            return True
        return False
