"""A question in the middle of the board, to be answered by one press."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from sorry_people.ui.colors import BARN_RED, INK
from sorry_people.ui.kit.align import Align
from sorry_people.ui.kit.button import Button, Importance
from sorry_people.ui.kit.column import Column
from sorry_people.ui.kit.flow import Flow
from sorry_people.ui.kit.label import Label
from sorry_people.ui.kit.panel import Look, Panel
from sorry_people.ui.kit.row import Row
from sorry_people.ui.panels.rider_badge import RiderBadge
from sorry_people.ui.text_style import TextStyle

FIRST_KEYS = frozenset({pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER})


@dataclass(frozen=True, slots=True)
class QuestionView:
    """What is asked.

    Attributes:
        player: Whose badge stands beside it.
        title: The question in a few words, such as "Over to Ann".
        text: A sentence about it.
        answers: What the buttons say, the likeliest first.
    """

    player: str
    title: str
    text: str
    answers: tuple[str, ...]


class QuestionPanel(Panel):
    """Badge, title, sentence and a button for each answer; Space and Enter give the first."""

    def __init__(self, view: QuestionView, on_answer: Callable[[int], object]) -> None:
        self.answers = [
            Button(
                text,
                lambda number=number: on_answer(number),  # type: ignore[misc]
                icon="" if number else "play",
                importance=Importance.SECONDARY if number else Importance.PRIMARY,
            )
            for number, text in enumerate(view.answers)
        ]
        told = Column(
            [Label(view.title, TextStyle.TITLE, BARN_RED), Label(view.text, TextStyle.BODY, INK)],
            gap=1,
            grow=1,
        )
        super().__init__(
            Column(
                [
                    Row([RiderBadge(view.player, 52), told], gap=4),
                    Flow(self.answers, gap=3, align=Align.CENTER),
                ],
                gap=4,
            ),
            Look.PAPER,
            padding=5,
        )

    def shortcut(self, event: pygame.event.Event) -> bool:
        """Space and Enter give the first answer."""
        if event.type == pygame.KEYDOWN and event.key in FIRST_KEYS:
            self.answers[0].press()
            return True
        return False
