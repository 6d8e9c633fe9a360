"""One player's evening with dice in numbers."""

from dataclasses import dataclass, field


@dataclass(slots=True)
class DiceStatistics:
    """What a player of Express rolled and did in a game.

    Attributes:
        rolled: How often the dice showed each face to the player.
        expected: How often that was to be expected in as many rolls (X9).
        taken: Pawns that the player took, from HOME wedges of others too.
        sorries: Pawns that the player took from HOME wedges of others (X6).
        lost: Pawns that others took from the player's HOME wedge.
        dials: Dials that the player turned (X7).
        unused: Faces that the player could do nothing with, or passed.
        home: Pawns on the player's HOME wedge, at the start and after each choice of the game, anybody's.
    """

    rolled: dict[str, int] = field(default_factory=dict)
    expected: dict[str, float] = field(default_factory=dict)
    taken: int = 0
    sorries: int = 0
    lost: int = 0
    dials: int = 0
    unused: int = 0
    home: list[int] = field(default_factory=list)
