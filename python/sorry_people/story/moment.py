"""Something that a rider may speak about."""

from dataclasses import dataclass

from sorry_people.rules import Rider, StoryStop
from sorry_people.story.occasion import Occasion


@dataclass(frozen=True, slots=True)
class Moment:
    """A rider and an occasion; with the other rider where it is about one, and the stop at a story stop.

    Raises:
        ValueError: The occasion is about another rider or a story stop that is not named, or a stop is named
            that it is not about.
    """

    rider: Rider
    occasion: Occasion
    other: Rider | None = None
    stop: StoryStop | None = None

    def __post_init__(self) -> None:
        if self.occasion.is_about_another and self.other is None:
            raise ValueError(f"{self.occasion} is about another rider: name one")
        if (self.occasion is Occasion.AT_STOP) != (self.stop is not None):
            raise ValueError(f"{Occasion.AT_STOP}, and no other occasion, is about a story stop: name one")
