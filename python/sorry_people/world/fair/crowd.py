"""People at the fair: they stroll between the stalls until their time has come, then walk to a way out."""

from __future__ import annotations

from bisect import bisect_right
from functools import cache
from itertools import accumulate, pairwise
from math import atan2, cos, hypot, pi, sin
from typing import TYPE_CHECKING

import numpy as np

from sorry_people.rules import Rider
from sorry_people.scene import MeshInstance3D, Node3D
from sorry_people.world import palette
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.layout import gate_pose
from sorry_people.world.shapes import box, bulb, cone, dome, lathe, sphere, tube

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sorry_people.scene import Mesh
    from sorry_people.world.palette import Color

Spot = tuple[float, float]
"""x and z on the ground."""

_SHIRTS: tuple[Color, ...] = (
    palette.TEAL,
    palette.ORANGE,
    palette.CREAM,
    palette.PURPLE,
    palette.PINK,
    palette.YELLOW,
    palette.RED,
    palette.STEEL,
)
_SKINS: tuple[Color, ...] = (palette.SKIN_PALE, palette.SKIN_BROWN, palette.SKIN_RUDDY)
_HAIR: tuple[Color, ...] = (palette.HAIR_BROWN, palette.HAIR_BLACK, palette.HAIR_BLOND, palette.HAIR_GREY)
_TROUSERS: tuple[Color, ...] = (palette.DENIM, palette.NAVY, palette.WOOD_DARK)
_KINDS = 8

_SPEED = 1.25
_STEPS = 5.2  # radians of a stride for each unit of way
_SWAY = 0.09
_STROLL = 1.6  # how far somebody who stays goes to and fro
_LAST_TO_STAY = 0.12  # share of the people who are still there when the evening is over
_JUMP = 0.25  # a step of the evening so long that nobody walks it: a game that was resumed


class Crowd(Node3D):
    """Everybody who is still at the fair.

    Args:
        places: Where they are when the evening begins; those to the north leave by the parking lot.
        lot: Where the cars stand.
    """

    def __init__(self, places: Sequence[Spot], *, lot: Spot) -> None:
        super().__init__(name="Crowd")
        random = np.random.default_rng(7)
        self._walkers: list[_Walker] = []
        self._evening = 0.0
        for number, (x, z) in enumerate(places):
            for companion in range(1 + int(random.random() < 0.3)):
                start = (x + companion * 0.85, z + companion * 0.35)
                size = 1.0 if companion == 0 else float(random.uniform(0.62, 1.0))
                person = MeshInstance3D(
                    _person((number + 3 * companion) % _KINDS), name="Person", scale=(size, size, size)
                )
                self.add_child(person)
                share = (number + 0.5) / len(places)
                leaves = share / (1.0 - _LAST_TO_STAY)
                self._walkers.append(
                    _Walker(person, _way_out(start, lot), leaves, float(random.uniform(0, 6)))
                )
        self.set_evening(0.0)

    @property
    def present(self) -> int:
        """How many have not left yet."""
        return sum(walker.person.visible for walker in self._walkers)

    def set_evening(self, share: float) -> None:
        """Sends home those whose time has come, from nobody at 0 to almost everybody at 1.

        They walk there while this node processes; where the evening jumps or begins anew, they are there.
        """
        jumps = not 0.0 < share - self._evening < _JUMP
        self._evening = share
        for walker in self._walkers:
            walker.is_leaving = share > walker.leaves
            if jumps:
                walker.be_there()

    def _process(self, delta: float) -> None:
        for walker in self._walkers:
            if walker.person.visible:
                walker.walk(delta)


class _Walker:
    """One of them, with the way out, the share of the evening after which to take it, and a rhythm."""

    def __init__(self, person: MeshInstance3D, way: Sequence[Spot], leaves: float, phase: float) -> None:
        self.person = person
        self.leaves = leaves
        self.is_leaving = False
        self._way = way
        steps = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(way)]
        self._marks = list(accumulate(steps, initial=0.0))
        self._phase = phase
        self._strolled = 0.0
        self._gone = 0.0

    def be_there(self) -> None:
        """Where the walk ends, at once."""
        self._gone = self._marks[-1] if self.is_leaving else 0.0
        self._place()

    def walk(self, delta: float) -> None:
        """Goes on, out or to and fro."""
        if self.is_leaving:
            self._gone += delta * _SPEED
        else:
            self._strolled += delta * _SPEED * 0.45
        self._place()

    def _place(self) -> None:
        leg = min(bisect_right(self._marks, self._gone), len(self._way) - 1)
        (x, z), (to_x, to_z) = self._way[leg - 1], self._way[leg]
        length = self._marks[leg] - self._marks[leg - 1]
        dx, dz = (to_x - x) / length, (to_z - z) / length
        # Who sets off does so from where the stroll had come to, and is back on the way two units on.
        turn = self._strolled / _STROLL + self._phase
        aside = _STROLL * sin(turn) * max(0.0, 1.0 - 0.5 * self._gone)
        ahead = 1.0 if self.is_leaving or cos(turn) >= 0.0 else -1.0
        along = self._gone - self._marks[leg - 1] + aside
        stride = (self._gone + self._strolled) * _STEPS + self._phase
        self.person.visible = self._gone < self._marks[-1]
        self.person.position = (x + dx * along, 0.07 * abs(sin(stride)), z + dz * along)
        self.person.rotation = (0.0, atan2(-dx * ahead, -dz * ahead), _SWAY * sin(stride))


def _way_out(start: Spot, lot: Spot) -> list[Spot]:
    """Along the lanes to the main gate, or to one's car."""
    if start[1] < 2.0 or start[0] < -14.0:
        return [start, (-9.0, -14.5), lot] if start[0] > -12.0 else [start, lot]
    x, _, z = gate_pose(Rider.BUCKY).moved(ahead=1.0).position
    lane = (min(start[0] + 6.0, 20.0), 22.0)
    return [start, lane, (x, z - 5.0), (x + 0.6, z)]


@cache
def _person(kind: int) -> Mesh:
    """One of the people: a grown-up, about two units tall, with what was won, bought or put on."""
    random = np.random.default_rng(40 + kind)
    shirt, skin = _SHIRTS[kind % len(_SHIRTS)], _SKINS[kind % len(_SKINS)]
    hair, trousers = _HAIR[kind % len(_HAIR)], _TROUSERS[kind % len(_TROUSERS)]
    builder = MeshBuilder()
    for side in (-0.12, 0.12):
        builder.add(box(0.18, 0.92, 0.22), trousers, at=(side, 0.0, 0.0))
    body = lathe(((0.28, 0.0), (0.3, 0.3), (0.2, 0.78), (0.0, 0.86)), 5)
    builder.add(body, shirt, at=(0.0, 0.84, 0.0), scale=(1.0, 1.0, 0.8))
    carries = ("balloon", "candy", "bear", "nothing")[kind % 4]
    for side in (-1.0, 1.0):
        raised = carries != "nothing" and side > 0
        hand = (side * 0.3, 1.3, -0.34) if raised else (side * 0.38, 0.9, -0.04)
        builder.add(tube([(side * 0.22, 1.58, 0.0), (side * 0.38, 1.26, 0.02), hand], 0.075, 4), shirt)
        builder.add(bulb(0.095), skin, at=hand)
    builder.add(sphere(0.29, 6, 4), skin, at=(0.0, 1.95, 0.0))
    for side in (-0.1, 0.1):
        builder.add(bulb(0.035), palette.BLACK, at=(side, 1.98, -0.27))
    tall = 0.95 if random.random() < 0.6 else 1.15
    builder.add(dome(0.32, 6, 2), hair, at=(0.0, 1.99, 0.04), turn=(0.35, 0.0, 0.0), scale=(1.03, tall, 1.0))
    if kind % 3 == 1:
        builder.add(
            lathe(((0.5, 0.0), (0.3, 0.04), (0.24, 0.24), (0.0, 0.27)), 7), palette.WOOD, at=(0.0, 2.1, 0.0)
        )
    _CARRIED[carries](builder)
    return builder.build()


def _add_balloon(builder: MeshBuilder) -> None:
    builder.add(tube([(0.3, 1.3, -0.34), (0.36, 2.6, -0.3)], 0.014, 3), palette.CREAM)
    builder.add(sphere(0.3, 6, 4), palette.NEON_PINK, at=(0.36, 2.85, -0.3), scale=(1.0, 1.15, 1.0), glow=60)


def _add_candy(builder: MeshBuilder) -> None:
    builder.add(cone(0.1, 0.3, 6), palette.CREAM, at=(0.3, 1.55, -0.36), turn=(pi, 0.0, 0.0))
    builder.add(sphere(0.2, 5, 3), palette.PINK, at=(0.3, 1.68, -0.36), glow=30)


def _add_bear(builder: MeshBuilder) -> None:
    for y, size in ((1.32, 0.2), (1.6, 0.16)):
        builder.add(sphere(size, 5, 3), palette.WHEAT, at=(0.28, y, -0.4))
    for side in (-0.1, 0.1):
        builder.add(bulb(0.07), palette.WHEAT, at=(0.28 + side, 1.75, -0.4))


_CARRIED: dict[str, Callable[[MeshBuilder], None]] = {
    "balloon": _add_balloon,
    "candy": _add_candy,
    "bear": _add_bear,
    "nothing": lambda _: None,
}
