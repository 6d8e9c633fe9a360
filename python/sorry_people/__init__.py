"""Sorry People: a story racing game for a family round one screen, with an honest advisor.

The rules, the computer players and the Oracle, for scripts; `help(sorry_people.Game)` is the place to begin.
"""

from sorry_people import rules
from sorry_people.rules import *  # noqa: F403  rules has the one list of the public names

__all__ = rules.__all__
