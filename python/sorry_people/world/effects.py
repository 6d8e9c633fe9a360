"""Dust, smoke, rubber on the road and flying scraps. Each does its work in the tree and takes itself out."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import cos, exp, pi, sin
from typing import TYPE_CHECKING

import numpy as np

from sorry_people.scene import MeshInstance3D, Node3D
from sorry_people.world import palette
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.livery import Emblem, outline
from sorry_people.world.shapes import box, extrude, plate, sphere

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sorry_people.scene import Mesh
    from sorry_people.world.builder import Triple
    from sorry_people.world.palette import Color
    from sorry_people.world.pose import Pose

_QUIET_SECONDS = 1.2
_GRAVITY = 9.0
_MARKS = 14
_MARK_SECONDS = 2.4
_MARK_OPACITY = 0.6
_TRACK = 0.42  # half the way between the two stripes


@dataclass(frozen=True, slots=True)
class Smoke:
    """What puffs are made of.

    Attributes:
        color: sRGB, each 0 to 255.
        puffs: How many there are, used in turn.
        seconds: How long one lasts.
        opacity: Of a fresh one.
        sizes: The radius when it rises and when it is gone.
        rise: Units a second.
    """

    color: Color
    puffs: int
    seconds: float
    opacity: float
    sizes: tuple[float, float]
    rise: float


DUST = Smoke((206, 186, 156), puffs=8, seconds=0.75, opacity=0.4, sizes=(0.14, 0.56), rise=0.5)
EXHAUST = Smoke((150, 150, 160), puffs=6, seconds=0.7, opacity=0.34, sizes=(0.07, 0.3), rise=1.1)


class Puffs(Node3D):
    """Puffs behind a vehicle: a few, used in turn, so that the tree changes only twice a drive.

    They go by themselves when none has been raised for a while, however the drive came to its end.
    """

    def __init__(self, smoke: Smoke) -> None:
        super().__init__(name="Puffs")
        self._smoke = smoke
        self._puffs = [
            MeshInstance3D(
                _puff(smoke.color), name=f"Puff {number + 1}", tint=(1.0, 1.0, 1.0, 0.0), cast_shadow=False
            )
            for number in range(smoke.puffs)
        ]
        for puff in self._puffs:
            self.add_child(puff)
        self._ages = [smoke.seconds] * smoke.puffs
        self._next = 0
        self._quiet = 0.0

    def emit(self, position: Triple) -> None:
        """Lets one puff rise at a place, given as for a child of this node's parent."""
        self._puffs[self._next].position = position
        self._ages[self._next] = self._quiet = 0.0
        self._next = (self._next + 1) % len(self._puffs)

    def _process(self, delta: float) -> None:
        smoke = self._smoke
        for number, puff in enumerate(self._puffs):
            if self._ages[number] >= smoke.seconds:
                continue
            age = self._ages[number] = min(self._ages[number] + delta, smoke.seconds)
            share = age / smoke.seconds
            # It swells quickly, then slowly.
            size = smoke.sizes[0] + (smoke.sizes[1] - smoke.sizes[0]) * (1.0 - (1.0 - share) ** 2)
            x, y, z = puff.position
            puff.position = (x, y + smoke.rise * delta, z)
            puff.scale = (size, size, size)
            puff.tint = (1.0, 1.0, 1.0, smoke.opacity * (1.0 - share))
        self._quiet += delta
        if self._quiet >= _QUIET_SECONDS:
            self.queue_free()


def dust_ring(position: Triple) -> Puffs:
    """Dust on all sides of where something has come down."""
    x, y, z = position
    ring = Puffs(DUST)
    for number in range(DUST.puffs):
        angle = 2 * pi * number / DUST.puffs
        ring.emit((x + 0.9 * cos(angle), y, z + 0.9 * sin(angle)))
    return ring


class SkidMarks(Node3D):
    """Rubber on the road where a vehicle came to a hard stop; it fades, and takes itself out of the tree."""

    def __init__(self) -> None:
        super().__init__(name="Skid marks")
        self._marks = [
            MeshInstance3D(_mark(), name=f"Mark {number + 1}", tint=(1.0, 1.0, 1.0, 0.0), cast_shadow=False)
            for number in range(_MARKS)
        ]
        for mark in self._marks:
            self.add_child(mark)
        self._laid = 0
        self._age = 0.0

    def lay(self, pose: Pose) -> None:
        """Two short stripes side by side, at the back wheels' place."""
        mark = self._marks[self._laid % _MARKS]
        mark.position, mark.rotation = pose.moved(up=0.07).position, (0.0, pose.yaw, 0.0)
        self._laid += 1
        self._age = 0.0

    def _process(self, delta: float) -> None:
        self._age += delta
        opacity = _MARK_OPACITY * max(0.0, 1.0 - self._age / _MARK_SECONDS)
        for mark in self._marks[: self._laid]:
            mark.tint = (1.0, 1.0, 1.0, opacity)
        if self._age >= _MARK_SECONDS:
            self.queue_free()


class Burst(Node3D):
    """Scraps that fly up from a point, turn over and fall.

    Args:
        position: Where from.
        scraps: The meshes that fly, in turn.
        count: How many.
        seconds: How long they are in the air.
        flutter: How much they are held up by the air and sway in it, from 0 for stones to 1 for paper.
    """

    def __init__(
        self, position: Triple, scraps: Sequence[Mesh], count: int, *, seconds: float, flutter: float
    ) -> None:
        super().__init__(name="Burst", position=position)
        random = np.random.default_rng(count)
        self._age = 0.0
        self._seconds = seconds
        self._flutter = flutter
        self._scraps: list[tuple[MeshInstance3D, Triple]] = []
        for number in range(count):
            angle, reach = float(random.uniform(0.0, 2 * pi)), float(random.uniform(0.8, 2.6))
            scrap = MeshInstance3D(scraps[number % len(scraps)], name="Scrap", cast_shadow=False)
            self.add_child(scrap)
            velocity = (reach * cos(angle), float(random.uniform(4.0, 7.5)), reach * sin(angle))
            self._scraps.append((scrap, velocity))

    def _process(self, delta: float) -> None:
        self._age += delta
        age = self._age
        fade = max(0.0, min(1.0, (self._seconds - age) / 0.4))
        # The drag of the air: the way is spent sooner, and the fall comes to a steady pace.
        drag = 0.1 + 2.2 * self._flutter
        spent = (1.0 - exp(-drag * age)) / drag
        fallen = _GRAVITY * (age - spent) / drag
        for number, (scrap, (vx, vy, vz)) in enumerate(self._scraps):
            sway = 0.35 * self._flutter * sin(age * 3.1 + number)
            scrap.position = (vx * spent + sway, vy * spent * (1.0 + self._flutter) - fallen, vz * spent)
            scrap.rotation = (age * (5 + number % 4), age * 3, age * (4 + number % 3))
            scrap.scale = (fade, fade, fade)
        if age >= self._seconds:
            self.queue_free()


def confetti(position: Triple) -> Burst:
    """Coloured paper, for somebody who got home."""
    colors = (palette.RED, palette.YELLOW, palette.TEAL, palette.PINK, palette.GREEN)
    return Burst(position, [_paper(color) for color in colors], 45, seconds=2.6, flutter=1.0)


def stars(position: Triple) -> Burst:
    """Gold stars, for somebody who was bumped."""
    return Burst(position, [_star()], 11, seconds=1.5, flutter=0.0)


@cache
def _puff(color: Color) -> Mesh:
    builder = MeshBuilder()
    builder.add(sphere(1.0, 7, 4), color, glow=40)
    return builder.build()


@cache
def _mark() -> Mesh:
    builder = MeshBuilder()
    for side in (-_TRACK, _TRACK):
        builder.add(
            plate(((-0.09, -0.2), (0.09, -0.2), (0.09, 0.2), (-0.09, 0.2))),
            palette.BLACK,
            at=(side, 0.0, 0.0),
        )
    return builder.build()


@cache
def _paper(color: Color) -> Mesh:
    builder = MeshBuilder()
    builder.add(box(0.22, 0.02, 0.14), color, glow=120)
    return builder.build()


@cache
def _star() -> Mesh:
    builder = MeshBuilder()
    builder.add(extrude(outline(Emblem.STAR, 0.34), 0.1), palette.GOLD, glow=220)
    return builder.build()
