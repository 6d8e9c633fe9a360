"""Every model of a group from four sides, on one picture: to be looked at, and held against golden ones."""

from __future__ import annotations

from math import pi, radians, tan
from typing import TYPE_CHECKING

import numpy as np
import pygame

from sorry_people.render import Renderer
from sorry_people.scene import (
    Camera3D,
    DirectionalLight3D,
    Environment,
    MeshInstance3D,
    Node,
    Node3D,
    OrbitRig,
    SceneTree,
)
from sorry_people.ui.fonts import font
from sorry_people.world import palette
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.catalogue import CATALOGUE
from sorry_people.world.evening import sky_at
from sorry_people.world.shapes import disc

if TYPE_CHECKING:
    import moderngl
    from numpy.typing import NDArray

    from sorry_people.render import Quality
    from sorry_people.scene import Mesh, Viewport

SIDES = 4
FIRST_YAW = radians(150.0)
"""The first look is at the front, a little from one side; each of the others a quarter turn on."""

_EVENING = 0.3
_FOV = radians(28.0)
_LAWN = 9.0  # its radius against the model's size


def contact_sheet(ctx: moderngl.Context, group: str, cell: Viewport, quality: Quality) -> pygame.Surface:
    """A row for each model of one of `CATALOGUE`'s groups, `SIDES` looks at it side by side.

    Args:
        ctx: To draw with.
        group: Which.
        cell: Width and height of one look in pixels.
        quality: What is drawn.

    Raises:
        KeyError: There is no such group.
    """
    makers = CATALOGUE[group]
    sheet = pygame.Surface((SIDES * cell[0], len(makers) * cell[1]))
    renderer = Renderer(ctx, cell, quality)
    for row, (name, make) in enumerate(makers.items()):
        for column, look in enumerate(_looks(renderer, make())):
            sheet.blit(pygame.surfarray.make_surface(look.swapaxes(0, 1)), (column * cell[0], row * cell[1]))
        label = font("NotoSans-Bold", max(10, cell[1] // 16)).render(name, True, palette.CREAM)
        sheet.blit(label, (6, row * cell[1] + 4))
    return sheet


def _looks(renderer: Renderer, model: Node3D) -> list[NDArray[np.uint8]]:
    root = Node("Studio")
    root.add_child(model)
    low, high = _bounds(model)
    middle = tuple(((low + high) / 2.0).tolist())
    size = float(np.linalg.norm(high - low))
    root.add_child(MeshInstance3D(_lawn(size), name="Lawn", static=True, cast_shadow=False))
    environment = root.add_child(Environment())
    moon = root.add_child(DirectionalLight3D(name="Moon", rotation=(-0.95, 0.6, 0.0)))
    sky_at(_EVENING).apply(environment, moon)
    camera = root.add_child(Camera3D(name="Camera", fov=_FOV))
    SceneTree(root)
    looks = []
    for side in range(SIDES):
        rig = OrbitRig(
            camera,
            target=middle,
            yaw=FIRST_YAW + side * pi / 2.0,
            pitch=radians(16.0),
            distance=0.5 * size / tan(_FOV / 2.0),
        )
        rig.settle()
        renderer.render(root, camera)
        while renderer.is_refining:
            renderer.render(root, camera)
        looks.append(renderer.read_pixels())
    return looks


def _lawn(size: float) -> Mesh:
    """A round patch of grass, out of sight at its edge."""
    builder = MeshBuilder()
    builder.add(disc(_LAWN * size, 48), palette.GRASS, at=(0.0, -0.02, 0.0))
    return builder.build()


def _bounds(model: Node3D) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The lowest and the highest corner of everything that is seen of a model."""
    corners = []
    for node in model.walk():
        if isinstance(node, MeshInstance3D):
            box = np.array(node.mesh.bounds)
            ends = np.array([(x, y, z, 1.0) for x in box[:, 0] for y in box[:, 1] for z in box[:, 2]])
            corners.append((ends @ node.global_transform.T)[:, :3])
    every = np.concatenate(corners)
    return every.min(axis=0), every.max(axis=0)
