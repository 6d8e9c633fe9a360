"""The one typographic scale: each size is 1.25 times the next smaller."""

from enum import Enum


class TextStyle(Enum):
    """A font file of assets/fonts and its height in design pixels at text size 100 %."""

    SMALL = ("NotoSans-Regular", 13.0)
    SMALL_BOLD = ("NotoSans-Bold", 13.0)
    BODY = ("NotoSans-Regular", 16.0)
    BOLD = ("NotoSans-Bold", 16.0)
    BUBBLE = ("LilitaOne-Regular", 20.0)
    BUTTON = ("AlfaSlabOne-Regular", 16.0)
    HEADING = ("AlfaSlabOne-Regular", 20.0)
    TITLE = ("AlfaSlabOne-Regular", 25.0)
    DISPLAY = ("AlfaSlabOne-Regular", 39.0)

    @property
    def file(self) -> str:
        """The font's file name without folder and ending."""
        return self.value[0]

    @property
    def size(self) -> float:
        """The height in design pixels."""
        return self.value[1]
