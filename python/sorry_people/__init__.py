"""Sorry People: a story racing game for a family round one screen, with an honest advisor."""

from sorry_people import rules
from sorry_people.rules import *  # noqa: F403  # The list of names is kept in one place, `rules`.

__all__: list[str] = []
__all__ += rules.__all__
