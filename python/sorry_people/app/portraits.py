"""Pictures of single things of the world on a transparent ground, as for the cards of the set-up."""

from __future__ import annotations

from math import radians
from typing import TYPE_CHECKING

import numpy as np
import pygame

from sorry_people.render import LEAN, Renderer
from sorry_people.scene import Camera3D, DirectionalLight3D, Environment, Node3D, OrbitRig, SceneTree
from sorry_people.scene.node import Node
from sorry_people.world.board import VEHICLES
from sorry_people.world.livery import LIVERIES
from sorry_people.world.paintwork import Paintwork

if TYPE_CHECKING:
    from collections.abc import Mapping

    import moderngl
    from numpy.typing import NDArray

    from sorry_people.rules import Rider
    from sorry_people.world.livery import Livery
    from sorry_people.world.palette import Color

    Picture = NDArray[np.float32]

SIZE = (460, 300)

AIM = (0.0, 1.46, 0.0)
DISTANCE = 9.4
"""So that wheels and flag have air around them: tests/app/test_portraits.py holds it."""

AIR = 8
LEAST_SEEN = 60
"""The alpha from which a pixel is more than the air around somebody."""

ALMOST_ALL = 0.97
"""Share of the ground above which nothing is before it but the picture's dither."""


class Portraits:
    """Takes the four riders' portraits, one at a time."""

    def __init__(self, ctx: moderngl.Context) -> None:
        self._renderer = Renderer(ctx, SIZE, LEAN)
        self._empty: tuple[Picture, Picture] | None = None
        self._taken: dict[tuple[Rider, Color], pygame.Surface] = {}

    def of(self, rider: Rider, liveries: Mapping[Rider, Livery] = LIVERIES) -> pygame.Surface:
        """A rider on the vehicle with some air round them, premultiplied; the same for the same colors."""
        key = (rider, liveries[rider].color)
        if key not in self._taken:
            if self._empty is None:
                self._empty = self._take(Node3D(name="Nothing"))
            vehicle = VEHICLES[rider]()
            # There is no road for it to light.
            vehicle.headlight.visible = False
            Paintwork(vehicle).wear(liveries)
            whole = _cut_out(self._take(vehicle), self._empty)
            seen = whole.get_bounding_rect(min_alpha=LEAST_SEEN).inflate(2 * AIR, 2 * AIR)
            self._taken[key] = whole.subsurface(seen.clip(whole.get_rect()))
        return self._taken[key]

    def _take(self, subject: Node3D) -> tuple[Picture, Picture]:
        """The subject before black and before white."""
        root = Node("Studio")
        root.add_child(subject)
        root.add_child(DirectionalLight3D(name="Sun", rotation=(-0.7, 2.2, 0.0), energy=1.5))
        camera = root.add_child(Camera3D(name="Camera", fov=radians(26.0)))
        SceneTree(root)
        rig = OrbitRig(camera, target=AIM, yaw=radians(145.0), pitch=radians(12.0), distance=DISTANCE)
        rig.settle()
        return self._before(root, camera, 0.0), self._before(root, camera, 1.0)

    def _before(self, root: Node, camera: Camera3D, shade: float) -> Picture:
        ground = (shade, shade, shade)
        studio = Environment(
            sky_top=ground,
            sky_horizon=ground,
            ambient=(0.75, 0.75, 0.8),
            fog_color=ground,
            fog_density=0.0,
            bloom=0.0,
            stars=0.0,
        )
        root.add_child(studio)
        self._renderer.render(root, camera)
        while self._renderer.is_refining:
            self._renderer.render(root, camera)
        root.remove_child(studio)
        return self._renderer.read_pixels().astype(np.float32)


def _cut_out(subject: tuple[Picture, Picture], empty: tuple[Picture, Picture]) -> pygame.Surface:
    """Keeps what hides the ground: how much of it shines through is told by the two grounds."""
    (black, white), (no_black, no_white) = subject, empty
    ground = np.maximum((no_white - no_black).mean(axis=2), 1.0)
    through = np.clip((white - black).mean(axis=2) / ground, 0.0, 1.0)
    through[through > ALMOST_ALL] = 1.0
    colors = np.clip(black - no_black * through[:, :, None], 0.0, 255.0 * (1.0 - through[:, :, None]))
    surface = pygame.Surface(SIZE, pygame.SRCALPHA)
    pygame.surfarray.blit_array(surface, colors.astype(np.uint8).swapaxes(0, 1))
    pygame.surfarray.pixels_alpha(surface)[:] = (255.0 * (1.0 - through)).astype(np.uint8).swapaxes(0, 1)
    return surface
