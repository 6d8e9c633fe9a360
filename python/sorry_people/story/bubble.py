"""What a rider says."""

from dataclasses import dataclass

from sorry_people.rules import Rider
from sorry_people.story.occasion import Occasion

LONGEST = 70
"""Characters that a line may have, so that bubbles stay small."""


@dataclass(frozen=True, slots=True)
class Bubble:
    """A line, who says it and on which occasion."""

    rider: Rider
    occasion: Occasion
    text: str
