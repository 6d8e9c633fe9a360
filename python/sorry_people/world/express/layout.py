"""Where everything on the Express table is (X1): the table's top is y = 0, its middle the origin.

START is in the middle. The players sit round it, clockwise seen from above, the first in front (+z); between
the middle and the player's edge lie the dial and behind it the waiting area. Between the last player and the
first is the tray for the dice.
"""

from __future__ import annotations

from math import cos, pi, sin

from sorry_people.world.pose import Pose
from sorry_people.world.square.colours import side_of

TABLE_RADIUS = 25.0
FLOOR = 0.34
"""Height of all floors that pawns stand on."""

PAWN_SCALE = 0.62
START_RADIUS = 5.9
DIAL_RADIUS = 5.0
DIAL_AWAY = 12.2
"""From the middle of the table to the middle of a dial."""

WAITING_BACK = 8.1
"""From the middle of a dial to the middle of its waiting area."""

WAITING_SIZE = (16.4, 4.5)
"""Width and depth of a waiting area."""

BLOCK = 4.0
"""From one colour's block of a waiting area to the next."""

DICE_AWAY = 17.4
DICE_RADIUS = 5.0
DIE = 2.6
"""Length of a die's edge."""

SLOT = 1.74
"""From one pawn to the next in a block of two by two."""

BOUNDS = ((-TABLE_RADIUS, 0.0, -TABLE_RADIUS), (TABLE_RADIUS, 2.5, TABLE_RADIUS))
"""The box that the camera shows as the whole table."""

# Where the pawns of a HOME wedge stand: (distance from the dial's middle, turn to the right).
_WEDGE = ((3.9, 0.0), (3.9, -0.47), (3.9, 0.47), (2.05, 0.0))


def seat_pose(seat: int, players: int) -> Pose:
    """The middle of a player's dial, looking at the middle of the table.

    Raises:
        ValueError: There are not two to four players, or no such seat.
    """
    if players not in {2, 3, 4} or not 0 <= seat < players:
        raise ValueError(f"two to four players sit at seats from 0, not {players} and one at {seat}")
    return _from_middle(2 * pi * seat / players, DIAL_AWAY)


def dice_pose(players: int) -> Pose:
    """The middle of the dice tray; upright for whoever looks from the front."""
    x, y, z = _from_middle(-pi / players, DICE_AWAY).position
    return Pose((x, y, z), 0.0)


def free_spots(players: int) -> list[Pose]:
    """Three spots between the players where no dice are thrown, looking at the middle."""
    turns = {2: (0.3, 0.5, 0.7), 3: (0.5, 1.42, 1.58), 4: (0.5, 1.5, 2.5)}[players]
    return [_from_middle(2 * pi * turn / players, 17.6) for turn in turns]


def die_pose(die: int, players: int) -> Pose:
    """Where one of the three dice comes to rest: the middle of its lower face."""
    right, ahead, turned = ((-2.15, -0.85, 0.14), (0.1, 1.9, -0.1), (2.05, -1.15, -0.22))[die]
    return dice_pose(players).moved(right=right, ahead=ahead, up=FLOOR, turned=turned)


def throw_pose(die: int, players: int) -> Pose:
    """Where a die is let go: beyond the edge of the table, behind the tray."""
    return _from_middle(-pi / players, DICE_AWAY + 9.5).moved(right=2.6 * (die - 1))


def start_pose(colour: str, slot: int) -> Pose:
    """Where a pawn stands on START: each colour has a quarter with a block of four (X1)."""
    side = side_of(colour)
    x, z = ((2.35, 2.35), (-2.35, 2.35), (-2.35, -2.35), (2.35, -2.35))[side]
    right, back = _block(slot)
    return Pose((x + right, FLOOR, z + back), pi)


def home_pose(seat: int, players: int, slot: int) -> Pose:
    """Where a pawn stands on a player's HOME wedge, the one toward the middle of the table (X4)."""
    away, turn = _WEDGE[slot]
    dial = seat_pose(seat, players)
    return dial.moved(ahead=away * cos(turn), right=away * sin(turn), up=FLOOR, turned=pi)


def waiting_pose(seat: int, players: int, colour: str, slot: int) -> Pose:
    """Where a pawn stands in a player's waiting area: a block of four for each colour (X4)."""
    right, back = _block(slot)
    across = (side_of(colour) - 1.5) * BLOCK + right
    return seat_pose(seat, players).moved(ahead=-WAITING_BACK - back, right=across, up=FLOOR, turned=pi)


def wedge_turn(colour: str) -> float:
    """A dial's turn about y that shows a colour on the HOME wedge."""
    return side_of(colour) * pi / 2


def _block(slot: int) -> tuple[float, float]:
    return (slot % 2 - 0.5) * SLOT, (slot // 2 - 0.5) * SLOT


def _from_middle(angle: float, away: float) -> Pose:
    """So far from the middle, clockwise from the front by an angle, looking at the middle."""
    return Pose((-away * sin(angle), 0.0, away * cos(angle)), -angle)
