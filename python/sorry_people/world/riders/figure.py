"""People, from the hair down: one parametric figure for riders, parents and the crowd."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from sorry_people.scene import MeshInstance3D, Node3D
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.riders.clothes import DEPTH, add_clothes
from sorry_people.world.riders.head import add_head
from sorry_people.world.shapes import bulb, chamfered_box, cylinder, lathe, sphere, tube

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from sorry_people.world.builder import Triple
    from sorry_people.world.riders.look import Look


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
        builder.add(lathe(profile, 12, smooth=True), look.shirt, scale=(1.0, 1.0, DEPTH))
        builder.add(sphere(0.26, 8, 5), look.trousers, at=(0.0, -0.04, 0.0), scale=(1.05, 0.8, 0.95))
        builder.add(cylinder(0.11, 0.2, 8), look.skin, at=(0.0, 0.64, 0.0))
        if look.stripe is not None:
            builder.add(
                lathe(((belly + 0.012, 0.26), (0.306, 0.4)), 12), look.stripe, scale=(1.0, 1.0, DEPTH)
            )
        add_clothes(builder, look, belly)
    for side in (0, 1):
        sign = -1 if side == 0 else 1
        shoulder = hips + up * 0.6 + np.array([sign * 0.27, 0.0, 0.0])
        hip = hips + np.array([sign * 0.14, -0.06, 0.0])
        hand, foot = np.array(stance.hands[side]), np.array(stance.feet[side])
        outward = np.array([sign, 1, 1])
        elbow = _joint(shoulder, hand, np.array(stance.elbows) * outward, 0.62)
        knee = _joint(hip, foot, np.array(stance.knees) * outward, 0.8)
        sleeve = look.shirt if look.sleeves else look.skin
        if look.over in {"jacket", "hood"}:
            sleeve = look.over_color
        builder.add(sphere(0.13, 8, 5), sleeve, at=_triple(shoulder))
        builder.add(tube(_bent(shoulder, elbow, hand), 0.085, 7), sleeve)
        builder.add(sphere(0.11, 7, 5), look.skin, at=_triple(hand))
        builder.add(bulb(0.055), look.skin, at=_triple(hand + np.array([-sign * 0.08, 0.05, -0.02])))
        builder.add(tube(_bent(hip, knee, foot), 0.12, 7), look.trousers)
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
