"""1st to 4th on their steps."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from sorry_people.ui.canvas import Canvas
from sorry_people.ui.colors import CREAM, NIGHT_SUNKEN, mix, readable_on
from sorry_people.ui.kit.widget import Widget
from sorry_people.ui.measures import LINE, RADIUS
from sorry_people.ui.panels.places_legend import PLACE_COLORS
from sorry_people.ui.rider_palette import emblem_of
from sorry_people.ui.text import ellipsize
from sorry_people.ui.text_style import TextStyle
from sorry_people.ui.words import words

ORDER = (2, 0, 1, 3)
"""Which place stands where, from the left: 3rd, 1st, 2nd, 4th."""

RISES = (64, 40, 20, 4)
"""How much higher than what is written on it each step is, in design pixels."""

WIDTH = 560
BADGE = 48
PICTURE = (144, 104)
CROWN = 28
"""Design pixels."""

WRITTEN = (TextStyle.HEADING, TextStyle.BOLD, TextStyle.SMALL)
"""How place, rider and driver are written."""


@dataclass(frozen=True, slots=True)
class Finisher:
    """A player of a finished game.

    Attributes:
        rider: The rider, or the color.
        driver: Who drove or played: a person's name or a level.
        place: The finishing place; 0 for the one of the step. Partners share theirs (KT5).
    """

    rider: str
    driver: str
    place: int = 0


class Podium(Widget):
    """Four steps with a rider on each, who and who drove; a badge stands in until there is a picture."""

    def __init__(self, ranking: Sequence[Finisher]) -> None:
        super().__init__()
        self.ranking = list(ranking)
        self._pictures: dict[str, pygame.Surface] = {}

    def set_picture(self, rider: str, picture: pygame.Surface) -> None:
        """Show a premultiplied picture of a rider on the step; KeyError when nobody of that name is there."""
        if rider not in {finisher.rider for finisher in self.ranking}:
            raise KeyError(rider)
        self._pictures[rider] = picture
        self.repaint()

    def measure_minimum_width(self) -> int:
        """Four names side by side."""
        names = (self.theme.font(TextStyle.BOLD).size(each.rider)[0] for each in self.ranking)
        return 4 * (max(names, default=0) + self.theme.space(4))

    def measure_width(self) -> int:
        """Wide steps."""
        return max(self.theme.px(WIDTH), self.minimum_width())

    def _words(self) -> int:
        """The height of what is written on a step: place, rider, driver."""
        return sum(self.theme.font(style).get_linesize() for style in WRITTEN) + self.theme.space(2)

    def measure_height(self, width: int) -> int:  # noqa: ARG002
        """The highest step and who stands on it."""
        return self._words() + self.theme.px(RISES[0] + PICTURE[1] + CROWN)

    def paint(self, canvas: Canvas) -> None:
        """The steps from left to right."""
        theme = self.theme
        width = min(self.rect.width, self.preferred_width())
        left = self.rect.centerx - width // 2
        for column, place in enumerate(ORDER):
            if place >= len(self.ranking):
                continue
            high = self._words() + theme.px(RISES[place])
            step = pygame.Rect(left + width * column // 4, 0, width // 4 - theme.space(1), high)
            step.bottom = self.rect.bottom
            self._paint_step(canvas, step, place)
            top = self._paint_rider(canvas, self.ranking[place].rider, step)
            if place == 0:
                crown = pygame.Rect(0, 0, theme.px(CROWN), theme.px(CROWN))
                crown.midbottom = (step.centerx, top)
                canvas.icon("crown", crown, PLACE_COLORS[0])

    def _paint_step(self, canvas: Canvas, step: pygame.Rect, place: int) -> None:
        """A box with an edge to stand on, and on its front who it is."""
        theme = self.theme
        metal = PLACE_COLORS[place]
        finisher = self.ranking[place]
        radius = theme.px(RADIUS)
        canvas.box(step, mix(metal, NIGHT_SUNKEN, 0.3), radius)
        front = pygame.Rect(step.left, step.top + theme.space(1), step.width, step.height - theme.space(1))
        canvas.box(front, metal, radius)
        top = front.top + theme.space(1)
        room = step.width - theme.space(2)
        number = words(f"place.{finisher.place or place + 1}")
        for text, style in zip((number, finisher.rider, finisher.driver), WRITTEN, strict=True):
            font = theme.font(style)
            line = pygame.Rect(step.left, top, step.width, font.get_linesize())
            canvas.text_in(ellipsize(font, text, room), line, style, readable_on(metal))
            top = line.bottom

    def _paint_rider(self, canvas: Canvas, rider: str, step: pygame.Rect) -> int:
        """The picture, or the badge, standing on a step; returns its top."""
        theme = self.theme
        picture = self._pictures.get(rider)
        if picture is not None:
            box = pygame.Rect(0, 0, min(theme.px(PICTURE[0]), step.width), theme.px(PICTURE[1]))
            box.midbottom = (step.centerx, step.top + theme.space(1))
            place = picture.get_rect().fit(box)
            place.bottom = box.bottom
            canvas.blit(pygame.transform.smoothscale(picture, place.size), place.topleft)
            return place.top
        color = theme.riders[rider]
        badge = pygame.Rect(0, 0, theme.px(BADGE), theme.px(BADGE))
        badge.midbottom = (step.centerx, step.top - theme.space(1))
        canvas.disc(badge.center, badge.width, color, theme.line(LINE), CREAM)
        canvas.icon(
            emblem_of(rider), badge.inflate(-badge.width // 2, -badge.height // 2), readable_on(color)
        )
        return badge.top
