"""What is under a line of sight on the Express table."""

from __future__ import annotations

from dataclasses import dataclass
from math import atan2, hypot, pi
from typing import TYPE_CHECKING

from sorry_people.world.express import layout
from sorry_people.world.express.layout import FLOOR
from sorry_people.world.square.colours import COLOURS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sorry_people.world.pose import Pose, Triple


@dataclass(frozen=True, slots=True)
class Pick:
    """A part of the table that was pointed at.

    Attributes:
        kind: "start", "home" (the wedge that counts), "dial" (one of the other wedges), "waiting" or "dice".
        player: Whose base; empty for START and the dice.
        colour: Of the pawns there, or of the wedge; empty for the dice.
    """

    kind: str
    player: str = ""
    colour: str = ""


def part_under(players: Sequence[str], dial: Mapping[str, str], eye: Triple, way: Triple) -> Pick | None:
    """The part of the table that the line from `eye` along `way` comes down on, or None.

    Args:
        players: In the order of the seats.
        dial: The colour that each player's dial shows.
        eye: Whence.
        way: Whereto.
    """
    if way[1] >= -1e-9:
        return None
    reach = (FLOOR - eye[1]) / way[1]
    if reach <= 0.0:
        return None
    x, z = eye[0] + way[0] * reach, eye[2] + way[2] * reach
    if hypot(x, z) <= layout.START_RADIUS:
        side = {(True, True): 0, (False, True): 1, (False, False): 2, (True, False): 3}[x >= 0.0, z >= 0.0]
        return Pick("start", "", COLOURS[side])
    dice = layout.dice_pose(len(players)).position
    if hypot(x - dice[0], z - dice[2]) <= layout.DICE_RADIUS:
        return Pick("dice")
    for seat, player in enumerate(players):
        found = _on_base(layout.seat_pose(seat, len(players)), player, dial[player], (x, z))
        if found is not None:
            return found
    return None


def _on_base(pose: Pose, player: str, shown: str, point: tuple[float, float]) -> Pick | None:
    dx, dz = point[0] - pose.position[0], point[1] - pose.position[2]
    right = dx * pose.right[0] + dz * pose.right[2]
    ahead = dx * pose.forward[0] + dz * pose.forward[2]
    if hypot(right, ahead) <= layout.DIAL_RADIUS:
        # The wedge is a quarter of the dial, counted to the right from the one that counts.
        quarter = round(atan2(right, ahead) / (pi / 2)) % 4
        colour = COLOURS[(COLOURS.index(shown) + quarter) % 4]
        return Pick("home" if quarter == 0 else "dial", player, colour)
    width, depth = layout.WAITING_SIZE
    if abs(right) <= width / 2 and abs(ahead + layout.WAITING_BACK) <= depth / 2:
        block = min(max(round(right / layout.BLOCK + 1.5), 0), 3)
        return Pick("waiting", player, COLOURS[block])
    return None
