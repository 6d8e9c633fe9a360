"""People, from the hair down: one parametric figure for riders, parents and the crowd."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

import numpy as np

from sorry_people.scene import MeshInstance3D, Node3D
from sorry_people.world import palette
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.shapes import (
    bulb,
    chamfered_box,
    cone,
    cylinder,
    dome,
    frustum,
    lathe,
    sphere,
    torus,
    tube,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from sorry_people.world.builder import Triple
    from sorry_people.world.palette import Color

HEAD_RADIUS = 0.36


@dataclass(frozen=True, slots=True)
class Look:
    """How somebody looks.

    Attributes:
        girth: 1 is average; it widens the belly.
        hair_style: What the hair does below the crown.
        hat: What is on the head.
        beard: What grows on the face.
        sleeves: Whether the shirt covers the arms.
    """

    skin: Color = palette.SKIN_PALE
    hair: Color = palette.HAIR_BROWN
    shirt: Color = palette.WHITE
    trousers: Color = palette.DENIM
    shoes: Color = palette.WOOD_DARK
    girth: float = 1.0
    hair_style: Literal["short", "ponytail", "messy", "bob", "bald"] = "short"
    hat: Literal["none", "cap", "cowboy", "helmet"] = "none"
    hat_color: Color = palette.RED
    beard: Literal["none", "moustache", "goatee"] = "none"
    glasses: bool = False
    freckles: bool = False
    sleeves: bool = True
    stripe: Color | None = None
    mood: Literal["smile", "grin", "flat", "frown"] = "smile"


@dataclass(frozen=True, slots=True)
class Stance:
    """Where the joints are, in the figure's frame: feet on y = 0 when standing, looking along -z.

    Attributes:
        hips: The middle of the hips.
        lean: How far the back tips forward, in radians.
        hands: Left and right.
        feet: Left and right ankles.
        elbows: Which way the elbows point; a positive x is outward on both sides.
        knees: Which way the knees point; a positive x is outward on both sides.
    """

    hips: Triple = (0.0, 0.86, 0.0)
    lean: float = 0.0
    hands: tuple[Triple, Triple] = ((-0.46, 0.78, -0.08), (0.46, 0.78, -0.08))
    feet: tuple[Triple, Triple] = ((-0.17, 0.1, 0.0), (0.17, 0.1, 0.0))
    elbows: Triple = (0.0, -0.25, 1.0)
    knees: Triple = (0.0, 0.0, -1.0)


class Figure(Node3D):
    """A person: a body, and a head that can be turned.

    Attributes:
        head: Pivots at the neck; give it a rotation to make the figure look about.
    """

    def __init__(self, name: str, look: Look, stance: Stance | None = None) -> None:
        super().__init__(name=name)
        stance = stance or Stance()
        body = MeshBuilder()
        neck = add_body(body, look, stance)
        head = MeshBuilder()
        add_head(head, look)
        self.add_child(MeshInstance3D(body.build(), name="Body"))
        self.head = Node3D(name="Head", position=neck)
        self.head.add_child(MeshInstance3D(head.build(), name="Face"))
        self.add_child(self.head)


def add_body(builder: MeshBuilder, look: Look, stance: Stance) -> Triple:
    """Adds everything below the neck and tells where the neck is."""
    hips = np.array(stance.hips)
    up = np.array([0.0, np.cos(stance.lean), -np.sin(stance.lean)])
    neck = hips + up * 0.74
    belly = 0.3 * look.girth
    profile = ((0.2, -0.1), (0.27, 0.02), (belly, 0.2), (0.29, 0.45), (0.27, 0.6), (0.12, 0.74))
    with builder.placed(at=stance.hips, turn=(-stance.lean, 0.0, 0.0)):
        builder.add(lathe(profile, 10, smooth=True), look.shirt, scale=(1.0, 1.0, 0.8))
        builder.add(sphere(0.26, 8, 5), look.trousers, at=(0.0, -0.04, 0.0), scale=(1.05, 0.8, 0.95))
        builder.add(cylinder(0.11, 0.2, 8), look.skin, at=(0.0, 0.64, 0.0))
        if look.stripe is not None:
            builder.add(lathe(((belly + 0.012, 0.26), (0.306, 0.4)), 12), look.stripe, scale=(1.0, 1.0, 0.8))
    for side in (0, 1):
        sign = -1 if side == 0 else 1
        shoulder = hips + up * 0.6 + np.array([sign * 0.27, 0.0, 0.0])
        hip = hips + np.array([sign * 0.14, -0.06, 0.0])
        hand, foot = np.array(stance.hands[side]), np.array(stance.feet[side])
        outward = np.array([sign, 1, 1])
        elbow = _joint(shoulder, hand, np.array(stance.elbows) * outward, 0.62)
        knee = _joint(hip, foot, np.array(stance.knees) * outward, 0.8)
        builder.add(sphere(0.125, 7, 4), look.shirt, at=_triple(shoulder))
        sleeve = look.shirt if look.sleeves else look.skin
        builder.add(tube(_bent(shoulder, elbow, hand), 0.085, 6), sleeve)
        builder.add(sphere(0.11, 6, 4), look.skin, at=_triple(hand))
        builder.add(tube(_bent(hip, knee, foot), 0.12, 6), look.trousers)
        builder.add(
            chamfered_box(0.2, 0.17, 0.36, 0.06),
            look.shoes,
            at=(float(foot[0]), float(foot[1]) - 0.1, float(foot[2]) - 0.07),
        )
    return _triple(neck)


def _joint(
    start: NDArray[np.float64], end: NDArray[np.float64], toward: NDArray[np.float64], length: float
) -> NDArray[np.float64]:
    """Where the limb bends so that both halves together measure at least `length`."""
    reach = float(np.linalg.norm(end - start))
    out = np.sqrt(max(length**2 - reach**2, 0.0)) / 2
    middle: NDArray[np.float64] = (start + end) / 2 + toward / np.linalg.norm(toward) * out
    return middle


def _bent(
    start: NDArray[np.float64], joint: NDArray[np.float64], end: NDArray[np.float64]
) -> NDArray[np.float64]:
    t = np.linspace(0.0, 1.0, 5)[:, None]
    return start * (1 - t) ** 2 + (joint * 2 - (start + end) / 2) * 2 * t * (1 - t) + end * t**2


def _triple(point: NDArray[np.float64]) -> Triple:
    return (float(point[0]), float(point[1]), float(point[2]))


def add_head(builder: MeshBuilder, look: Look) -> None:
    """Adds the head, its frame at the neck."""
    r = HEAD_RADIUS
    with builder.placed(at=(0.0, 0.07 + r * 0.92, -0.03)):
        builder.add(sphere(r, 12, 8), look.skin, scale=(0.94, 1.0, 0.95))
        for sign in (-1, 1):
            builder.add(sphere(0.085, 6, 4), look.skin, at=(sign * r * 0.93, -0.02, 0.02))
            _eye(builder, look, sign)
        builder.add(sphere(0.066, 6, 5), _blushed(look.skin), at=(0.0, -0.05, -r * 0.97))
        _mouth(builder, look)
        _hair(builder, look)
        _hat(builder, look)


def _blushed(skin: Color) -> Color:
    return (min(skin[0] + 4, 255), int(skin[1] * 0.88), int(skin[2] * 0.86))


def _eye(builder: MeshBuilder, look: Look, sign: int) -> None:
    r = HEAD_RADIUS
    at = (sign * 0.125, 0.05, -r * 0.84)
    builder.add(sphere(0.075, 6, 4), palette.WHITE, at=at, scale=(0.9, 1.15, 0.6))
    builder.add(bulb(0.042), palette.BLACK, at=(sign * 0.118, 0.045, -r * 0.96))
    tilt = {"frown": 0.35, "flat": 0.0, "smile": -0.15, "grin": -0.25}[look.mood] * sign
    builder.add(
        chamfered_box(0.14, 0.035, 0.05, 0.015),
        look.hair,
        at=(sign * 0.13, 0.135, -r * 0.88),
        turn=(0.0, 0.0, tilt),
    )
    if look.glasses:
        builder.add(
            torus(0.1, 0.016, 12, 4),
            palette.BLACK,
            at=(sign * 0.13, 0.045, -r * 0.95),
            turn=(np.pi / 2, 0.0, 0.0),
        )
    if look.freckles:
        for dx, dy in ((0.0, 0.0), (0.045, 0.02), (0.03, -0.035)):
            builder.add(
                bulb(0.014), palette.HAIR_RED, at=(sign * (0.15 + dx), -0.075 + dy, -r * 0.88 + dx * 0.5)
            )


def _mouth(builder: MeshBuilder, look: Look) -> None:
    r = HEAD_RADIUS
    wide, curve = {"smile": (0.1, 0.05), "grin": (0.13, 0.08), "flat": (0.08, 0.0), "frown": (0.09, -0.05)}[
        look.mood
    ]
    x = np.linspace(-wide, wide, 6)
    y = -0.19 + curve * ((x / wide) ** 2 - 0.5)
    z = -np.sqrt(np.maximum((r * 0.95) ** 2 - x**2 - y**2, 0.0)) - 0.005
    lips = (150, 60, 60) if sum(look.skin) > 450 else (80, 36, 34)
    builder.add(tube(np.stack([x, y, z], axis=1), 0.018, 4), lips)
    if look.beard == "moustache":
        for sign in (-1, 1):
            builder.add(
                sphere(0.08, 8, 5),
                look.hair,
                at=(sign * 0.07, -0.125, -r * 0.93),
                scale=(1.1, 0.5, 0.6),
                turn=(0.0, 0.0, -sign * 0.3),
            )
    if look.beard == "goatee":
        builder.add(sphere(0.1, 8, 6), look.hair, at=(0.0, -0.3, -r * 0.72), scale=(0.9, 0.8, 0.7))


def _hair(builder: MeshBuilder, look: Look) -> None:
    if look.hair_style == "bald":
        return
    r = HEAD_RADIUS
    # The cap of hair is tipped back, so that it leaves the forehead free and covers the nape.
    builder.add(
        dome(r * 1.06, 12, 4), look.hair, at=(0.0, 0.03, 0.03), turn=(0.42, 0.0, 0.0), scale=(0.98, 1.02, 1.0)
    )
    if look.hair_style == "ponytail":
        tail = [
            (0.0, 0.16, 0.32),
            (0.0, 0.2, 0.52),
            (0.03, 0.05, 0.66),
            (0.05, -0.2, 0.68),
            (0.02, -0.42, 0.6),
        ]
        builder.add(tube(tail, 0.1, 7), look.hair)
        builder.add(sphere(0.1, 7, 5), look.hair, at=tail[-1])
        builder.add(
            torus(0.09, 0.035, 10, 5), palette.NEON_PINK, at=(0.0, 0.18, 0.38), turn=(np.pi / 2, 0.0, 0.0)
        )
        for sign in (-1, 1):
            builder.add(sphere(0.1, 8, 5), look.hair, at=(sign * 0.3, -0.02, -0.12), scale=(0.5, 1.6, 0.8))
    if look.hair_style == "bob":
        builder.add(
            lathe(((0.36, -0.3), (0.42, -0.1), (0.37, 0.14)), 10, smooth=True, turn=np.pi),
            look.hair,
            turn=(0.0, -np.pi / 2, 0.0),
        )
    if look.hair_style == "messy":
        for index in range(9):
            angle = index * 2.4
            spread = 0.08 + 0.03 * index
            builder.add(
                cone(0.11, 0.26, 5),
                look.hair,
                at=(spread * np.cos(angle), 0.3 - spread * 0.35, spread * np.sin(angle) + 0.03),
                turn=(np.sin(angle) * spread * 2.6, 0.0, -np.cos(angle) * spread * 2.6),
            )


def _hat(builder: MeshBuilder, look: Look) -> None:
    r = HEAD_RADIUS
    if look.hat == "cap":
        builder.add(dome(r * 1.1, 12, 4), look.hat_color, at=(0.0, 0.1, 0.0), turn=(0.1, 0.0, 0.0))
        builder.add(
            cylinder(0.26, 0.045, 12),
            look.hat_color,
            at=(0.0, 0.13, -0.36),
            scale=(1.0, 1.0, 1.0),
            turn=(-0.12, 0.0, 0.0),
        )
        builder.add(bulb(0.05), palette.WHITE, at=(0.0, 0.1 + r * 1.1, 0.0))
        builder.add(
            chamfered_box(0.24, 0.17, 0.05, 0.02),
            palette.CREAM,
            at=(0.0, 0.17, -r * 1.03),
            turn=(0.2, 0.0, 0.0),
        )
    if look.hat == "cowboy":
        builder.add(
            lathe(((0.38, 0.0), (0.66, 0.06), (0.64, 0.09), (0.36, 0.07)), 16, smooth=True),
            look.hat_color,
            at=(0.0, 0.16, 0.0),
            scale=(1.0, 1.0, 1.1),
        )
        builder.add(frustum(0.37, 0.29, 0.34, 12), look.hat_color, at=(0.0, 0.18, 0.0))
        builder.add(frustum(0.375, 0.36, 0.08, 12), palette.BLACK, at=(0.0, 0.22, 0.0))
    if look.hat == "helmet":
        builder.add(
            dome(r * 1.17, 14, 5),
            look.hat_color,
            at=(0.0, 0.1, 0.02),
            turn=(0.12, 0.0, 0.0),
            scale=(0.95, 0.95, 1.1),
        )
        arc = np.linspace(-1.1, 1.1, 8)
        for x in (-0.15, 0.0, 0.15):
            over = [
                (x, 0.12 + r * 1.12 * np.cos(a) - abs(x) * 0.35, 0.03 + r * 1.26 * np.sin(a)) for a in arc
            ]
            builder.add(tube(over, 0.03, 5), palette.BLACK)
        builder.add(cylinder(0.33, 0.05, 12), palette.BLACK, at=(0.0, 0.1, -0.16), scale=(0.9, 1.0, 1.0))
