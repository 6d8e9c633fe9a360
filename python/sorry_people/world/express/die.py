"""A die of Express: six faces, each a colour with its emblem, Wild, SORRY! or SLIDE (X9)."""

from __future__ import annotations

from functools import cache
from math import asin, atan2, cos, pi, sin
from typing import TYPE_CHECKING

import numpy as np

from sorry_people.scene import Label3D, MeshInstance3D, Node3D
from sorry_people.world import palette
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.express.layout import DIE
from sorry_people.world.livery import outline
from sorry_people.world.shapes import chamfered_box, disc, plate
from sorry_people.world.square.colours import COLOURS, PAINT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from sorry_people.scene import Mesh
    from sorry_people.world.palette import Color
    from sorry_people.world.pose import Triple

WILD, SORRY, SLIDE = "Wild", "SORRY!", "SLIDE"
FACES = (*COLOURS, WILD, SORRY, SLIDE)
"""All faces, in the order in which they are followed (X2)."""

_HALF = DIE / 2
_EDGE = 0.96
"""Half side of what is painted on a face."""

_WORDS: dict[str, tuple[Color, tuple[float, float, float]]] = {
    WILD: (palette.NAVY, (1.0, 1.0, 1.0)),
    SORRY: ((168, 30, 66), (1.0, 0.93, 0.8)),
    SLIDE: ((58, 40, 110), (1.0, 0.86, 0.4)),
}
_IVORY = (240, 228, 204)
_FOLLOWED = (0.36, 0.36, 0.42, 1.0)
_Side = tuple[tuple[int, int, int], tuple[int, int, int]]
# Of each side: the way that it looks, and which way its picture's top is, in the die's own space.
_SIDES: tuple[_Side, ...] = (
    ((0, 1, 0), (0, 0, -1)),
    ((0, -1, 0), (0, 0, 1)),
    ((1, 0, 0), (0, 1, 0)),
    ((-1, 0, 0), (0, 1, 0)),
    ((0, 0, 1), (0, 1, 0)),
    ((0, 0, -1), (0, 1, 0)),
)


class Die(Node3D):
    """A die about its own middle.

    Attributes:
        faces: What is on its six sides.
        face: The one that is up when it lies still.
    """

    def __init__(self, faces: Sequence[str], number: int) -> None:
        super().__init__(name=f"Die {number + 1}")
        self.faces = tuple(faces)
        # Each die has its faces elsewhere, so that three that lie alike do not look alike.
        self._sides = _SIDES[2 * number :] + _SIDES[: 2 * number]
        self.face = self.faces[0]
        self._cube = MeshInstance3D(_mesh(self.faces, self._sides), name="Cube")
        self.add_child(self._cube)
        self._labels: list[tuple[Label3D, tuple[float, float, float]]] = []
        for face, (look, top) in zip(self.faces, self._sides, strict=True):
            if face in _WORDS:
                color = _WORDS[face][1]
                label = Label3D(face.upper(), size=0.7, color=color, outline=None, billboard=False, name=face)
                n, t = np.array(look, float), np.array(top, float)
                x, y, z = (float(part) for part in n * (_HALF + 0.05))
                label.position = (x, y, z)
                label.rotation = _angles(np.stack([np.cross(t, n), t, n], axis=1))
                self._labels.append((label, color))
                self.add_child(label)

    def resting(self, face: str, yaw: float) -> Triple:
        """The rotation that shows a face, its picture upright for whoever looks along `yaw`.

        Raises:
            ValueError: The die has no such face.
        """
        if face not in self.faces:
            raise ValueError(f"the die has no {face!r}: its faces are {', '.join(self.faces)}")
        look, top = self._sides[self.faces.index(face)]
        x, y, z = _angles(_lying(look, top))
        return (x, y + yaw, z)

    def set_followed(self, followed: bool) -> None:
        """Whether its face has been followed: it is then dark."""
        self._cube.tint = _FOLLOWED if followed else (1.0, 1.0, 1.0, 1.0)
        self._cube.glow = 0.2 if followed else 1.0
        for label, (red, green, blue) in self._labels:
            dim = 0.35 if followed else 1.0
            label.color = (red * dim, green * dim, blue * dim)


def lowest(rotation: Triple) -> float:
    """How far below its middle a turned die reaches."""
    node = Node3D(rotation=rotation)
    return float(np.abs(node.transform[1, :3]).sum()) * _HALF


def _lying(look: tuple[int, int, int], top: tuple[int, int, int]) -> NDArray[np.float64]:
    """The turn that brings a side up and its top away, toward -z."""
    n, t = np.array(look, float), np.array(top, float)
    here = np.stack([n, t, np.cross(n, t)], axis=1)
    there = np.array([[0.0, 0.0, -1.0], [1.0, 0.0, 0.0], [0.0, -1.0, 0.0]])
    turn: NDArray[np.float64] = there @ here.T
    return turn


def _angles(turn: NDArray[np.float64]) -> Triple:
    """A rotation matrix as a node's angles about x, y and z."""
    pitch = asin(max(-1.0, min(1.0, -float(turn[1, 2]))))
    if abs(turn[1, 2]) > 1.0 - 1e-9:
        return (pitch, atan2(-float(turn[2, 0]), float(turn[0, 0])), 0.0)
    return (
        pitch,
        atan2(float(turn[0, 2]), float(turn[2, 2])),
        atan2(float(turn[1, 0]), float(turn[1, 1])),
    )


@cache
def _mesh(faces: tuple[str, ...], sides: tuple[_Side, ...]) -> Mesh:
    builder = MeshBuilder()
    builder.add(chamfered_box(DIE, DIE, DIE, 0.26), _IVORY, at=(0.0, -_HALF, 0.0), glow=40)
    for face, (look, top) in zip(faces, sides, strict=True):
        with builder.placed(turn=_angles(_lying(look, top).T)):
            _add_picture(builder, face)
    return builder.build()


def _add_picture(builder: MeshBuilder, face: str) -> None:
    """Paints the face that is up."""
    height = _HALF + 0.012
    if face in PAINT:
        paint = PAINT[face]
        builder.add(plate(_rounded(_EDGE)), paint.color, at=(0.0, height, 0.0), glow=55)
        builder.add(plate(outline(paint.emblem, 0.52)), paint.accent, at=(0.0, height + 0.012, 0.0), glow=70)
        return
    builder.add(plate(_rounded(_EDGE)), _WORDS[face][0], at=(0.0, height, 0.0), glow=90)
    if face == WILD:
        for number, colour in enumerate(COLOURS):
            angle = pi / 4 + number * pi / 2
            at = (0.86 * cos(angle), height + 0.012, 0.86 * sin(angle))
            builder.add(disc(0.28, 14), PAINT[colour].color, at=at, glow=150)
    elif face == SORRY:
        # A face that is sorry: two eyes and a mouth turned down, below and above the word.
        for x in (-0.28, 0.28):
            builder.add(disc(0.1, 8), palette.CREAM, at=(x, height + 0.012, -0.62), glow=120)
        for step in range(5):
            angle = pi * (0.18 + 0.16 * step)
            at = (0.42 * cos(angle), height + 0.012, 0.92 - 0.34 * sin(angle))
            builder.add(disc(0.065, 6), palette.CREAM, at=at, glow=120)
    else:
        for side in (-1.0, 1.0):
            arrow = tuple((side * x, side * y + side * 0.58) for x, y in _ARROW)
            builder.add(plate(arrow), palette.GOLD, at=(0.0, height + 0.012, 0.0), glow=150)


_ARROW = ((-0.5, -0.07), (0.12, -0.07), (0.12, -0.24), (0.56, 0.0), (0.12, 0.24), (0.12, 0.07), (-0.5, 0.07))


def _rounded(half: float) -> tuple[tuple[float, float], ...]:
    radius = half * 0.4
    corners = []
    for quarter in range(4):
        for step in range(4):
            angle = pi / 2 * (quarter + step / 3)
            x = (half - radius) * (1 if quarter in {0, 3} else -1) + radius * cos(angle)
            y = (half - radius) * (1 if quarter in {0, 1} else -1) + radius * sin(angle)
            corners.append((x, y))
    return tuple(corners)
