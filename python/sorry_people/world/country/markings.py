"""What is painted on the road and set beside it: shortcuts, exits, turn-offs and the driveways' stones."""

from __future__ import annotations

from math import pi
from typing import TYPE_CHECKING

import numpy as np

from sorry_people.rules import Rider, exit_space, shortcuts, turn_off_space
from sorry_people.world import layout, palette
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.emblem import add_emblem, add_emblem_plate
from sorry_people.world.layout import DRIVE_WIDTH, SPACE_LENGTH, SURFACE
from sorry_people.world.livery import LIVERIES
from sorry_people.world.shapes import annulus, disc, plate, ribbon

if TYPE_CHECKING:
    from sorry_people.rules import Shortcut
    from sorry_people.scene import Mesh
    from sorry_people.world.pose import Pose

_PAINT = SURFACE + 0.02
_OVER_PAINT = SURFACE + 0.04
_LANE_GLOW = 110
_ARROW = ((-0.95, -0.8), (0.95, -0.8), (0.0, 1.0))
_CHEVRON = ((-0.7, -0.5), (0.0, -0.05), (0.7, -0.5), (0.7, 0.0), (0.0, 0.5), (-0.7, 0.0))


def markings_mesh() -> Mesh:
    """The sixteen shortcuts (B5), the marks of the exits (B2) and turn-offs, and the coloured stones (B3)."""
    builder = MeshBuilder()
    for shortcut in shortcuts():
        _add_shortcut(builder, shortcut)
    for rider in Rider:
        _add_turn_off(builder, rider)
        _add_exit(builder, rider)
        _add_stones(builder, rider)
    return builder.build()


def _add_shortcut(builder: MeshBuilder, shortcut: Shortcut) -> None:
    """A lane from a triangle to a round end, with the rider's emblem between."""
    livery = LIVERIES[shortcut.rider]
    along = np.linspace(shortcut.triangle, shortcut.end, (shortcut.end - shortcut.triangle) * 3 + 1)
    points = layout.road().points(along * SPACE_LENGTH)
    points[:, 1] = _PAINT
    builder.add(ribbon(points, 0.42, 0.42), livery.color, glow=_LANE_GLOW)
    start = layout.road_pose(shortcut.triangle)
    builder.add(plate(_ARROW), livery.color, at=_raised(start), turn=(0.0, start.yaw, 0.0), glow=_LANE_GLOW)
    builder.add(
        plate(tuple((x * 0.5, y * 0.5 - 0.1) for x, y in _ARROW)),
        livery.accent,
        at=_raised(start, 0.02),
        turn=(0.0, start.yaw, 0.0),
        glow=_LANE_GLOW,
    )
    end = layout.road_pose(shortcut.end)
    builder.add(disc(0.92), livery.color, at=_raised(end), glow=_LANE_GLOW)
    add_emblem_plate(
        builder,
        shortcut.rider,
        _raised(end, 0.02),
        yaw=end.yaw,
        size=0.56,
        color=livery.accent,
        glow=_LANE_GLOW,
    )
    for space in range(shortcut.triangle + 1, shortcut.end):
        pose = layout.road_pose(space)
        add_emblem_plate(
            builder,
            shortcut.rider,
            _raised(pose),
            yaw=pose.yaw,
            size=0.3,
            color=livery.accent,
            glow=_LANE_GLOW,
        )


def _raised(pose: Pose, more: float = 0.0) -> tuple[float, float, float]:
    x, _, z = pose.position
    return (x, _OVER_PAINT + more, z)


def _add_turn_off(builder: MeshBuilder, rider: Rider) -> None:
    """Chevrons that lead off the road into the driveway."""
    line = layout.driveway(rider)
    for distance in (1.5, 2.05):
        pose = line.pose(distance)
        builder.add(
            plate(_CHEVRON),
            LIVERIES[rider].color,
            at=_raised(pose),
            turn=(0.0, pose.yaw, 0.0),
            scale=0.72,
            glow=_LANE_GLOW,
        )
    corner = layout.road_pose(turn_off_space(rider))
    builder.add(annulus(0.66, 0.84), LIVERIES[rider].color, at=_raised(corner), glow=_LANE_GLOW)


def _add_exit(builder: MeshBuilder, rider: Rider) -> None:
    """A ring round the exit space, and chevrons that lead onto it."""
    livery = LIVERIES[rider]
    builder.add(
        annulus(0.98, 1.16), livery.accent, at=_raised(layout.road_pose(exit_space(rider))), glow=_LANE_GLOW
    )
    line = layout.exit_drive(rider)
    for share in (0.42, 0.58):
        pose = line.pose(line.length * share)
        builder.add(
            plate(_CHEVRON), livery.color, at=_raised(pose, -0.08), turn=(0.0, pose.yaw, 0.0), glow=_LANE_GLOW
        )
    waiting = layout.place_pose("fair", rider)
    add_emblem_plate(
        builder, rider, _raised(waiting, 0.02), yaw=waiting.yaw, size=0.8, color=livery.color, glow=_LANE_GLOW
    )


def _add_stones(builder: MeshBuilder, rider: Rider) -> None:
    """Stones in the rider's colour, cut to the emblem, beside the driveway; a plate where it ends."""
    line = layout.driveway(rider)
    for distance in np.arange(2.6, line.length + 0.6, 2.45):
        pose = line.pose(float(distance))
        for side in (-1.0, 1.0):
            x, _, z = pose.moved(right=side * (DRIVE_WIDTH / 2 + 0.45)).position
            builder.add(disc(0.46, 6), palette.DIRT, at=(x, 0.045, z))
            add_emblem(builder, rider, (x, 0.36, z), 0.32, glow=80)
    home = layout.home_pose(rider)
    color = LIVERIES[rider].color
    add_emblem_plate(
        builder, rider, _raised(home), yaw=home.yaw + pi, size=0.95, color=color, glow=_LANE_GLOW
    )
