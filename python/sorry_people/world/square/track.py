"""The track itself: bed, plates and kerb lights, slides (KB3), start circles and safety zones (KB2)."""

from __future__ import annotations

from math import pi
from typing import TYPE_CHECKING

from sorry_people.world import palette
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.livery import outline
from sorry_people.world.shapes import annulus, box, bulb, cylinder, disc, plate, slab
from sorry_people.world.square import layout
from sorry_people.world.square.colours import COLOURS, PAINT, side_of
from sorry_people.world.square.layout import PAD, REACH, SAFETY_SPACES, SPACE, SURFACE, TRACK_SPACES

if TYPE_CHECKING:
    from sorry_people.scene import Mesh
    from sorry_people.world.palette import Color
    from sorry_people.world.pose import Pose

BED = 2.75
"""From the middle of the track to the edge of its bed."""

CHUTE = 2.5
"""Width of a slide's floor."""

_THICKNESS = 0.12
_PLATE_GLOW = 30
_LANE_GLOW = 100
_PAINT = SURFACE + 0.025
_OVER_PAINT = SURFACE + 0.05
_ARROW = ((-1.75, -1.45), (1.75, -1.45), (0.0, 1.75))
_CHEVRON = ((-0.8, -0.6), (0.0, -0.05), (0.8, -0.6), (0.8, 0.0), (0.0, 0.55), (-0.8, 0.0))


def track_mesh() -> Mesh:
    """Everything of the track that lies on the ground."""
    builder = MeshBuilder()
    _add_bed(builder)
    for space in range(TRACK_SPACES):
        color = palette.PAD if space % 2 else palette.PAD_SHADE
        pose = layout.track_pose(space)
        square = layout.side_pose(space // layout.SIDE_SPACES).yaw
        _add_plate(builder, pose.position, square, PAD, color)
    for side, colour in enumerate(COLOURS):
        corner = layout.side_pose(side)
        for triangle, end in layout.SLIDES:
            _add_slide(builder, colour, corner, triangle, end)
        _add_start_circle(builder, colour)
        _add_safety_zone(builder, colour)
    return builder.build()


def _add_bed(builder: MeshBuilder) -> None:
    """Gravel, asphalt and lines in four mitred strips, with a row of bulbs along both kerbs."""
    for side in range(4):
        color = PAINT[COLOURS[side]].color
        with builder.placed(turn=(0.0, -side * pi / 2, 0.0)):
            for inner, outer, height, paint, glow in (
                (REACH - BED - 0.7, REACH + BED + 0.7, 0.05, palette.GRAVEL, 0),
                (REACH - BED, REACH + BED, 0.1, palette.ASPHALT, 0),
                (REACH + BED - 0.2, REACH + BED - 0.04, 0.125, palette.CREAM, 70),
                (REACH - BED + 0.04, REACH - BED + 0.2, 0.125, palette.CREAM, 70),
            ):
                strip = ((-outer, -outer), (outer, -outer), (inner, -inner), (-inner, -inner))
                builder.add(plate(strip), paint, at=(0.0, height, 0.0), glow=glow)
            for number in range(30):
                x = -REACH + (number + 0.5) * SPACE / 2
                at = (x, 0.26, REACH + BED + 0.34)
                builder.add(bulb(0.2), color if number % 2 else palette.BULB, at=at, glow=255)


def _add_plate(
    builder: MeshBuilder, at: tuple[float, float, float], yaw: float, size: float, color: Color
) -> None:
    x, _, z = at
    builder.add(
        slab(size, _THICKNESS, size, 0.12),
        color,
        at=(x, SURFACE - _THICKNESS, z),
        turn=(0.0, yaw, 0.0),
        glow=_PLATE_GLOW,
    )


def _add_slide(builder: MeshBuilder, colour: str, corner: Pose, triangle: int, end: int) -> None:
    """A chute with low rails from a big arrow to a round end, the emblem on the spaces between (KB3)."""
    paint = PAINT[colour]
    length = (end - triangle) * SPACE
    x, _, z = corner.moved(ahead=triangle * SPACE).position
    with builder.placed(at=(x, 0.0, z), turn=(0.0, corner.yaw, 0.0)):
        middle = (0.0, _PAINT - 0.02, -length / 2)
        builder.add(box(CHUTE, 0.02, length), paint.color, at=middle, glow=_LANE_GLOW)
        for rail in (-1.0, 1.0):
            builder.add(
                box(0.2, 0.3, length - 2.4),
                paint.deep,
                at=(rail * (CHUTE / 2 + 0.16), SURFACE, -length / 2),
                glow=60,
            )
        builder.add(plate(_ARROW), paint.color, at=(0.0, _OVER_PAINT, 0.0), glow=_LANE_GLOW)
        inner = tuple((a * 0.52, b * 0.52 - 0.12) for a, b in _ARROW)
        builder.add(plate(inner), paint.accent, at=(0.0, _OVER_PAINT + 0.02, 0.0), glow=_LANE_GLOW)
        builder.add(disc(1.95, 24), paint.color, at=(0.0, _OVER_PAINT, -length), glow=_LANE_GLOW)
        builder.add(
            plate(outline(paint.emblem, 1.05)),
            paint.accent,
            at=(0.0, _OVER_PAINT + 0.02, -length),
            glow=_LANE_GLOW,
        )
        for half in range(2, 2 * (end - triangle) - 1):
            if triangle + half / 2 == layout.TURN_OFF:
                continue  # the way into the safety zone is marked there
            builder.add(
                plate(_CHEVRON),
                paint.accent if half % 2 == 0 else paint.deep,
                at=(0.0, _OVER_PAINT, -half * SPACE / 2),
                glow=_LANE_GLOW,
            )


def _add_start_circle(builder: MeshBuilder, colour: str) -> None:
    """A ring round the start circle, and the boards that lead onto it from START."""
    paint = PAINT[colour]
    start = layout.start_pose(colour)
    x, _, z = start.position
    circle = layout.side_pose(side_of(colour)).moved(ahead=layout.START_CIRCLE * SPACE)
    builder.add(
        annulus(2.0, 2.24, 28),
        paint.accent,
        at=(circle.position[0], _OVER_PAINT, circle.position[2]),
        glow=_LANE_GLOW,
    )
    near, far = layout.ROUND - 0.3, 11.4 - BED
    with builder.placed(at=(x, 0.0, z), turn=(0.0, start.yaw, 0.0)):
        builder.add(box(3.0, 0.14, far - near), palette.WOOD, at=(0.0, 0.0, -(near + far) / 2))
        for at in (near + 1.4, near + 2.9):
            builder.add(plate(_CHEVRON), paint.color, at=(0.0, 0.17, -at), scale=1.25, glow=_LANE_GLOW)


def _add_safety_zone(builder: MeshBuilder, colour: str) -> None:
    """Five plates in the colour, lit posts on both sides, and chevrons that lead in from the track (KB2)."""
    paint = PAINT[colour]
    turn_off = layout.safety_pose(colour, 0)
    x, _, z = turn_off.position
    with builder.placed(at=(x, 0.0, z), turn=(0.0, turn_off.yaw, 0.0)):
        length = SAFETY_SPACES * SPACE
        builder.add(box(5.4, 0.08, length), palette.DIRT, at=(0.0, 0.0, -BED - length / 2 + 0.2))
        for space in range(1, SAFETY_SPACES + 1):
            _add_plate(builder, (0.0, 0.0, -space * SPACE), 0.0, PAD, paint.color)
            builder.add(
                slab(PAD - 0.9, 0.06, PAD - 0.9, 0.05),
                palette.PAD,
                at=(0.0, SURFACE - 0.03, -space * SPACE),
                glow=_PLATE_GLOW,
            )
            builder.add(
                plate(outline(paint.emblem, 0.62)),
                paint.color,
                at=(0.0, _OVER_PAINT, -space * SPACE),
                glow=_LANE_GLOW,
            )
        for post in range(SAFETY_SPACES):
            for side in (-2.85, 2.85):
                foot = (side, 0.0, -(post + 1.0) * SPACE - 1.2)
                builder.add(cylinder(0.1, 0.9, 5), palette.WOOD_DARK, at=foot)
                builder.add(bulb(0.28), paint.color, at=(side, 1.05, foot[2]), glow=235)
        # On the colour's own slide: the light paint shows on it.
        for ahead in (-0.3, 0.7):
            builder.add(
                plate(_CHEVRON),
                paint.accent,
                at=(0.0, _OVER_PAINT + 0.02, -ahead),
                scale=0.9,
                glow=_LANE_GLOW,
            )
