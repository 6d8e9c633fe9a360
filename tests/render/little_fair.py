"""A small scene with everything that the renderer draws."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from sorry_people.scene import (
    Camera3D,
    DirectionalLight3D,
    Environment,
    Label3D,
    Mesh,
    MeshInstance3D,
    Mist3D,
    Node3D,
    OmniLight3D,
    SpotLight3D,
)

Rgb = tuple[int, int, int]

GRASS: Rgb = (74, 112, 62)
RED: Rgb = (200, 52, 44)
BULB: Rgb = (255, 214, 140)


def box(width: float, height: float, depth: float, color: Rgb, glow: int = 0) -> Mesh:
    """A box standing on its middle."""
    faces = []
    for axis in range(3):
        for side in (-1.0, 1.0):
            normal = np.zeros(3)
            normal[axis] = side
            u = np.eye(3)[(axis + 1) % 3]
            v = np.cross(normal, u)
            faces.append(([normal - u - v, normal + u - v, normal + u + v, normal - u + v], normal))
    positions = np.concatenate([corners for corners, _ in faces]) * np.array([width, height, depth]) / 2.0
    normals = np.repeat([normal for _, normal in faces], 4, axis=0)
    corner = 4 * np.arange(6)[:, None]
    indices = np.concatenate([corner + np.array(half) for half in ((0, 1, 2), (0, 2, 3))])
    return Mesh(
        (positions + np.array([0.0, height / 2.0, 0.0])).astype(np.float32),
        normals.astype(np.float32),
        np.tile(np.array([*color, glow], np.uint8), (24, 1)),
        indices.astype(np.uint32),
    )


def meadow(half: float = 40.0, squares: int = 16) -> Mesh:
    """Flat ground."""
    steps = np.linspace(-half, half, squares + 1)
    z, x = np.meshgrid(steps, steps, indexing="ij")
    positions = np.stack([x.ravel(), np.zeros(x.size), z.ravel()], axis=1).astype(np.float32)
    corner = (np.arange(squares)[:, None] * (squares + 1) + np.arange(squares)).ravel()
    right, below = corner + 1, corner + squares + 1
    indices = np.concatenate(
        [np.stack([corner, below, right], axis=1), np.stack([right, below, below + 1], axis=1)]
    )
    return Mesh(
        positions,
        np.tile(np.array([0.0, 1.0, 0.0], np.float32), (len(positions), 1)),
        np.tile(np.array([*GRASS, 0], np.uint8), (len(positions), 1)),
        indices.astype(np.uint32),
    )


@dataclass
class LittleFair:
    """The scene, and the nodes that tests change."""

    root: Node3D = field(default_factory=lambda: Node3D(name="fair"))
    camera: Camera3D = field(default_factory=lambda: Camera3D(position=(9.0, 11.0, 20.0)))
    environment: Environment = field(default_factory=Environment)
    moon: DirectionalLight3D = field(default_factory=DirectionalLight3D)
    house: MeshInstance3D = field(
        default_factory=lambda: MeshInstance3D(
            box(4.0, 4.0, 4.0, (236, 218, 180)), position=(-4.0, 0.0, 0.0), static=True
        )
    )
    cart: MeshInstance3D = field(
        default_factory=lambda: MeshInstance3D(box(2.0, 1.0, 1.2, RED), position=(3.0, 0.2, 4.0))
    )
    ghost: MeshInstance3D = field(
        default_factory=lambda: MeshInstance3D(
            box(2.0, 2.0, 2.0, (90, 180, 255)), position=(5.0, 0.0, -2.0), tint=(1.0, 1.0, 1.0, 0.5)
        )
    )
    headlight: OmniLight3D = field(
        default_factory=lambda: OmniLight3D((1.0, 0.9, 0.7), radius=4.0, position=(4.5, 0.8, 5.5))
    )
    beam: SpotLight3D = field(
        default_factory=lambda: SpotLight3D(
            radius=8.0, energy=1.5, position=(-6.0, 1.0, 9.0), rotation=(-0.15, -1.2, 0.0)
        )
    )
    mist: Mist3D = field(default_factory=lambda: Mist3D((6.0, 3.0), position=(7.0, 0.0, 1.0)))
    label: Label3D = field(default_factory=lambda: Label3D("Chuck", size=1.2, position=(3.0, 2.4, 4.0)))

    def __post_init__(self) -> None:
        self.camera.look_at((0.0, 1.0, 0.0))
        lamp = box(0.4, 0.4, 0.4, BULB, glow=255)
        for place in ((-1.0, 3.0, 5.0), (6.0, 3.0, -6.0)):
            self.root.add_child(MeshInstance3D(lamp, position=place, static=True, cast_shadow=False))
            self.root.add_child(OmniLight3D(radius=9.0, energy=1.3, static=True, position=place))
        self.root.add_child(MeshInstance3D(meadow(), static=True, cast_shadow=False))
        for node in (
            self.environment,
            self.moon,
            self.house,
            self.cart,
            self.ghost,
            self.headlight,
            self.beam,
            self.mist,
            self.label,
        ):
            self.root.add_child(node)
        self.moon.look_at((0.7, -0.9, -0.5))
