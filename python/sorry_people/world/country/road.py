"""The county road, the driveways and the drives out of the fair: asphalt, gravel and one plate a space."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from sorry_people.rules import DRIVEWAY_SPACES, ROAD_SPACES, Rider
from sorry_people.world import layout, palette
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.layout import DRIVE_WIDTH, ROAD_WIDTH, SPACE_LENGTH, SURFACE
from sorry_people.world.livery import LIVERIES
from sorry_people.world.shapes import disc, ribbon, slab

if TYPE_CHECKING:
    from sorry_people.scene.mesh import Mesh
    from sorry_people.world.curve import Curve

_PLATE_THICKNESS = 0.06
_PLATE_GLOW = 26


def road_mesh() -> Mesh:
    """The loop of 120 plates (B1), the four driveways of five round plates (B3), and the exit drives (B2)."""
    builder = MeshBuilder()
    loop = layout.road()
    every = np.arange(0.0, loop.length, SPACE_LENGTH / 2)
    for reach, height, color in (
        (ROAD_WIDTH / 2 + 0.8, 0.015, palette.GRAVEL),
        (ROAD_WIDTH / 2, 0.05, palette.ASPHALT),
    ):
        builder.add(ribbon(_at_height(loop, every, height), reach, reach, closed=True), color)
    for edge in (-1.0, 1.0):
        line = edge * (ROAD_WIDTH / 2 - 0.1)
        builder.add(
            ribbon(_at_height(loop, every, 0.06), 0.05 - line, 0.05 + line, closed=True),
            palette.CREAM,
            glow=60,
        )
    for space in range(ROAD_SPACES):
        pose = layout.road_pose(space)
        builder.add(
            slab(2.2, _PLATE_THICKNESS, 2.16, 0.06),
            palette.PAD if space % 2 else palette.PAD_SHADE,
            at=_sunk(pose.position),
            turn=(0.0, pose.yaw, 0.0),
            glow=_PLATE_GLOW,
        )
    for rider in Rider:
        _add_driveway(builder, rider)
        _add_exit_drive(builder, rider)
    return builder.build()


def _at_height(line: Curve, distances: np.ndarray, height: float) -> np.ndarray:
    points = line.points(distances)
    points[:, 1] = height
    return points


def _sunk(position: tuple[float, float, float]) -> tuple[float, float, float]:
    """Where a plate's underside is, so that its top is at the surface."""
    x, _, z = position
    return (x, SURFACE - _PLATE_THICKNESS, z)


def _add_driveway(builder: MeshBuilder, rider: Rider) -> None:
    line = layout.driveway(rider)
    along = np.linspace(ROAD_WIDTH / 2, line.length + 1.2, 30)
    points = line.points(along)
    beyond = np.array(line.pose(line.length).forward) * np.maximum(along - line.length, 0.0)[:, None]
    points = points + beyond
    points[:, 1] = 0.03
    builder.add(ribbon(points, DRIVE_WIDTH / 2 + 0.2, DRIVE_WIDTH / 2 + 0.2), palette.DIRT)
    for space in range(1, DRIVEWAY_SPACES + 1):
        pose = layout.place_pose(f"driveway {space}", rider)
        x, _, z = pose.position
        builder.add(disc(1.04, 18), LIVERIES[rider].deep, at=(x, SURFACE - 0.02, z), glow=_PLATE_GLOW)
        builder.add(disc(0.88, 18), palette.PAD, at=(x, SURFACE, z), glow=_PLATE_GLOW)
    home = layout.home_pose(rider)
    builder.add(
        slab(2.4, _PLATE_THICKNESS, 3.0, 0.06),
        palette.PAD_SHADE,
        at=_sunk(home.position),
        turn=(0.0, home.yaw, 0.0),
        glow=_PLATE_GLOW,
    )


def _add_exit_drive(builder: MeshBuilder, rider: Rider) -> None:
    gate, waiting = layout.gate_pose(rider), layout.place_pose("fair", rider)
    line = layout.exit_drive(rider)
    points = np.concatenate(
        [[gate.moved(ahead=-4.0).position], line.points(np.linspace(0.0, line.length, 16))]
    )
    points[:, 1] = 0.035
    builder.add(ribbon(points, DRIVE_WIDTH / 2 + 0.2, DRIVE_WIDTH / 2 + 0.2), palette.DIRT)
    builder.add(
        slab(2.5, _PLATE_THICKNESS, 3.0, 0.06),
        LIVERIES[rider].deep,
        at=_sunk(waiting.position),
        turn=(0.0, waiting.yaw, 0.0),
        glow=_PLATE_GLOW,
    )
    builder.add(
        slab(2.2, _PLATE_THICKNESS + 0.02, 2.7, 0.06),
        palette.PAD_SHADE,
        at=_sunk(waiting.position),
        turn=(0.0, waiting.yaw, 0.0),
        glow=_PLATE_GLOW,
    )
