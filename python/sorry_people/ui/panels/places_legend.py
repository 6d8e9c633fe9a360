"""What the colors of the four places mean."""

from sorry_people.ui.colors import MUTED, Color
from sorry_people.ui.kit.flow import Flow
from sorry_people.ui.kit.label import Label
from sorry_people.ui.kit.row import Row
from sorry_people.ui.kit.swatch import Swatch
from sorry_people.ui.text_style import TextStyle
from sorry_people.ui.words import words

PLACE_COLORS: tuple[Color, Color, Color, Color] = (
    (255, 208, 92, 255),
    (206, 214, 232, 255),
    (206, 126, 70, 255),
    (92, 100, 150, 255),
)
"""Gold, silver, bronze, and the long way home."""


class PlacesLegend(Flow):
    """A swatch and a name for each place."""

    def __init__(self) -> None:
        super().__init__(
            [
                Row([Swatch(color), Label(words(f"place.{place}"), TextStyle.SMALL, MUTED)], gap=1)
                for place, color in enumerate(PLACE_COLORS, 1)
            ],
            gap=3,
        )

    def show(self, places: int) -> None:
        """The first so many places alone."""
        for place, child in enumerate(self.children, 1):
            child.visible = place <= places
