"""Dust and flying scraps. Each is added to the tree, does its work, and takes itself out again."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import TYPE_CHECKING

import numpy as np

from sorry_people.scene import MeshInstance3D, Node3D
from sorry_people.world import palette
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.livery import Emblem, outline
from sorry_people.world.shapes import box, extrude, sphere

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sorry_people.scene import Mesh
    from sorry_people.world.builder import Triple
    from sorry_people.world.palette import Color

_PUFFS = 7
_PUFF_SECONDS = 0.7
_PUFF_OPACITY = 0.4
_QUIET_SECONDS = 1.2
_GRAVITY = 9.0
_BURST_SECONDS = 1.6


class Dust(Node3D):
    """Puffs of dust behind a vehicle: a few, used in turn, so that the tree changes only twice a drive.

    It goes by itself when none has been raised for a while, however the drive came to its end.
    """

    def __init__(self) -> None:
        super().__init__(name="Dust")
        self._puffs = [
            MeshInstance3D(_puff(), name=f"Puff {number + 1}", tint=(1.0, 1.0, 1.0, 0.0), cast_shadow=False)
            for number in range(_PUFFS)
        ]
        for puff in self._puffs:
            self.add_child(puff)
        self._ages = [_PUFF_SECONDS] * _PUFFS
        self._next = 0
        self._quiet = 0.0

    def emit(self, position: Triple) -> None:
        """Lets one puff rise at a place, given as for a child of this node's parent."""
        self._puffs[self._next].position = position
        self._ages[self._next] = self._quiet = 0.0
        self._next = (self._next + 1) % _PUFFS

    def _process(self, delta: float) -> None:
        for number, puff in enumerate(self._puffs):
            age = self._ages[number] = min(self._ages[number] + delta, _PUFF_SECONDS)
            share = age / _PUFF_SECONDS
            size = 0.12 + 0.4 * share
            x, y, z = puff.position
            puff.position = (x, y + 0.5 * delta, z)
            puff.scale = (size, size, size)
            puff.tint = (1.0, 1.0, 1.0, _PUFF_OPACITY * (1.0 - share))
        self._quiet += delta
        if self._quiet >= _QUIET_SECONDS:
            self.queue_free()


class Burst(Node3D):
    """Scraps that fly up from a point, turn over and fall.

    Args:
        position: Where from.
        scraps: The meshes that fly, in turn.
        count: How many.
    """

    def __init__(self, position: Triple, scraps: Sequence[Mesh], count: int) -> None:
        super().__init__(name="Burst", position=position)
        random = np.random.default_rng(count)
        self._age = 0.0
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
        fade = max(0.0, min(1.0, (_BURST_SECONDS - age) / 0.4))
        for number, (scrap, (vx, vy, vz)) in enumerate(self._scraps):
            scrap.position = (vx * age, vy * age - _GRAVITY * age * age / 2, vz * age)
            scrap.rotation = (age * (5 + number % 4), age * 3, age * (4 + number % 3))
            scrap.scale = (fade, fade, fade)
        if age >= _BURST_SECONDS:
            self.queue_free()


def confetti(position: Triple) -> Burst:
    """Coloured paper, for somebody who got home."""
    colors = (palette.RED, palette.YELLOW, palette.TEAL, palette.PINK, palette.GREEN)
    return Burst(position, [_paper(color) for color in colors], 30)


def stars(position: Triple) -> Burst:
    """Gold stars, for somebody who was bumped."""
    return Burst(position, [_star()], 9)


@cache
def _puff() -> Mesh:
    builder = MeshBuilder()
    builder.add(sphere(1.0, 7, 4), (206, 186, 156), glow=40)
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
