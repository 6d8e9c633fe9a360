"""The riders' colours and emblems. Shape says the same as colour, so nobody needs the colour."""

from dataclasses import dataclass

from sorry_people.ui.colors import Color


@dataclass(frozen=True, slots=True)
class RiderPalette:
    """A colour for each rider, by the rider's name."""

    colors: dict[str, Color]

    def __getitem__(self, rider: str) -> Color:
        """The rider's colour; KeyError names a rider that the palette lacks."""
        return self.colors[rider]


STANDARD = RiderPalette(
    {
        "Bucky": (226, 58, 46, 255),
        "Terrence": (62, 142, 246, 255),
        "Bethany": (255, 206, 58, 255),
        "Chuck": (76, 196, 92, 255),
    }
)

# Told apart by red-, green- and blue-blind eyes: the four differ in lightness too.
COLOR_BLIND_SAFE = RiderPalette(
    {
        "Bucky": (213, 94, 0, 255),
        "Terrence": (30, 126, 190, 255),
        "Bethany": (250, 226, 80, 255),
        "Chuck": (166, 214, 196, 255),
    }
)

EMBLEMS = {"Bucky": "circle", "Terrence": "square", "Bethany": "star", "Chuck": "triangle"}
"""The icon that stands for each rider wherever the rider's colour does."""
