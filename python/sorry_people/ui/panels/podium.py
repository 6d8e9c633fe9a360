"""1st to 4th on their steps."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import CREAM, MUTED, NIGHT_RAISED, mix, readable_on
from sorry_people.ui.kit.widget import Widget
from sorry_people.ui.panels.places_legend import PLACE_COLORS
from sorry_people.ui.rider_palette import emblem_of
from sorry_people.ui.text import ellipsize
from sorry_people.ui.text_style import TextStyle
from sorry_people.ui.words import words

ORDER = (2, 0, 1, 3)
"""Which place stands where, from the left: 3rd, 1st, 2nd, 4th."""

STEPS = (1.0, 0.72, 0.5, 0.32)
"""How high each place stands."""


@dataclass(frozen=True, slots=True)
class Finisher:
    """A rider who got home, and who drove: a person's name or a level."""

    rider: str
    driver: str


class Podium(Widget):
    """Four steps with a badge, a name and a driver above each."""

    def __init__(self, ranking: Sequence[Finisher]) -> None:
        super().__init__()
        self.ranking = list(ranking)

    def measure_minimum_width(self) -> int:
        """Four names side by side."""
        names = (self.theme.font(TextStyle.BOLD).size(each.rider)[0] for each in self.ranking)
        return 4 * (max(names, default=0) + self.theme.space(2))

    def measure_width(self) -> int:
        """Wide steps."""
        return max(self.theme.px(560), self.minimum_width())

    def _badge(self) -> int:
        return self.theme.px(44)

    def _names(self) -> int:
        bold, small = (self.theme.font(style).get_linesize() for style in (TextStyle.BOLD, TextStyle.SMALL))
        return bold + small + self.theme.space(1)

    def measure_height(self, width: int) -> int:  # noqa: ARG002
        """The highest step and what stands on it."""
        return self.theme.px(104) + self._badge() * 3 // 2 + self._names() + self.theme.space(3)

    def paint(self, canvas: Canvas) -> None:
        """The steps from left to right."""
        theme = self.theme
        width = min(self.rect.width, self.preferred_width())
        left = self.rect.centerx - width // 2
        highest = self.rect.height - self._badge() * 3 // 2 - self._names() - theme.space(3)
        for column, place in enumerate(ORDER):
            if place >= len(self.ranking):
                continue
            step = pygame.Rect(
                left + width * column // 4, 0, width // 4 - theme.space(1), round(highest * STEPS[place])
            )
            step.bottom = self.rect.bottom
            self._paint_step(canvas, step, place)

    def _paint_step(self, canvas: Canvas, step: pygame.Rect, place: int) -> None:
        theme = self.theme
        finisher = self.ranking[place]
        metal = PLACE_COLORS[place]
        canvas.box(step, mix(metal, NIGHT_RAISED, 0.25), theme.px(6), max(theme.px(2), 1), metal)
        number = pygame.Rect(
            step.left, step.top, step.width, min(step.height, theme.font(TextStyle.TITLE).get_linesize())
        )
        canvas.text_in(
            words(f"place.{place + 1}"),
            number,
            TextStyle.HEADING,
            readable_on(mix(metal, NIGHT_RAISED, 0.25)),
        )
        small, bold = theme.font(TextStyle.SMALL), theme.font(TextStyle.BOLD)
        driver = pygame.Rect(
            step.left, step.top - theme.space(1) - small.get_linesize(), step.width, small.get_linesize()
        )
        canvas.text_in(ellipsize(small, finisher.driver, step.width), driver, TextStyle.SMALL, MUTED)
        name = pygame.Rect(step.left, driver.top - bold.get_linesize(), step.width, bold.get_linesize())
        canvas.text_in(finisher.rider, name, TextStyle.BOLD, CREAM)
        color = theme.riders[finisher.rider]
        badge = pygame.Rect(0, 0, self._badge(), self._badge())
        badge.midbottom = (step.centerx, name.top - theme.space(1))
        canvas.disc(badge.center, badge.width, color, max(theme.px(2), 1), CREAM)
        emblem = badge.inflate(-badge.width * 0.48, -badge.height * 0.48)
        canvas.icon(emblem_of(finisher.rider), emblem, readable_on(color))
        if place == 0:
            crown = pygame.Rect(0, 0, badge.width // 2, badge.width // 2)
            crown.midbottom = (badge.centerx, badge.top + theme.px(2))
            canvas.icon("crown", crown, metal)
