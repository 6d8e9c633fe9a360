"""What makes grass and trodden earth more than one colour: patches, tufts and flowers."""

from __future__ import annotations

from dataclasses import replace
from math import cos, pi, sin
from typing import TYPE_CHECKING

import numpy as np

from sorry_people.world import palette
from sorry_people.world.country.ground import FIELD_LEVEL
from sorry_people.world.layout import FAIR_REACH
from sorry_people.world.shapes import bulb, faceted, plate, unit

if TYPE_CHECKING:
    from collections.abc import Callable

    from sorry_people.world.builder import MeshBuilder
    from sorry_people.world.palette import Color
    from sorry_people.world.shapes import Points2, Shape

    IsFree = Callable[[float, float, float], bool]

_SEED = 1971
_MEADOW_LEVEL = 0.004  # between the grass and the road's gravel
_GRASS_PATCHES = 70
_EARTH_PATCHES = 46
_TUFTS = 300
_FLOWERS = 60
_REACH = 74.0
_GREENS: tuple[Color, ...] = ((88, 122, 58), (94, 126, 60), (102, 132, 64), (84, 120, 62))
_EARTHS: tuple[Color, ...] = ((138, 110, 78), (164, 132, 92), (172, 146, 98), (128, 102, 74))
_BLADES: tuple[Color, ...] = ((92, 138, 62), (70, 112, 58), (124, 148, 70))
_PETALS: tuple[Color, ...] = (palette.WHITE, palette.YELLOW, palette.PINK, palette.PURPLE)


def add_meadow(builder: MeshBuilder, is_free: IsFree) -> None:
    """Adds patches of other greens and browns, and what grows where nobody drives.

    Args:
        builder: Takes them, in the world's own space.
        is_free: Whether there is room at x and z for something of a radius.
    """
    random = np.random.default_rng(_SEED)
    for _ in range(_GRASS_PATCHES):
        x, z = random.uniform(-_REACH, _REACH, 2)
        color = _GREENS[int(random.integers(len(_GREENS)))]
        patch = plate(_blob(random, float(random.uniform(2.0, 6.0))))
        builder.add(patch, color, at=(float(x), _MEADOW_LEVEL, float(z)))
    inside = FAIR_REACH - 5.0
    for number in range(_EARTH_PATCHES):
        x, z = random.uniform(-inside, inside, 2)
        color = _EARTHS[int(random.integers(len(_EARTHS)))]
        patch = plate(_blob(random, float(random.uniform(1.2, 4.0))))
        # Each a hair above the last, as they overlap.
        builder.add(
            patch, color, at=(float(x), FIELD_LEVEL + 0.012 * number / _EARTH_PATCHES + 0.002, float(z))
        )
    _scatter(builder, random, is_free)


def _scatter(builder: MeshBuilder, random: np.random.Generator, is_free: IsFree) -> None:
    tuft = _tuft()
    left = _TUFTS + _FLOWERS
    while left:
        x, z = (float(at) for at in random.uniform(-62.0, 62.0, 2))
        if max(abs(x), abs(z)) < FAIR_REACH + 0.8 or not is_free(x, z, 0.0):
            continue
        left -= 1
        turn, size = float(random.uniform(0.0, 2 * pi)), float(random.uniform(0.7, 1.4))
        if left < _FLOWERS:
            builder.add(bulb(0.09), _PETALS[left % len(_PETALS)], at=(x, 0.26, z), glow=24)
            size *= 0.6
        builder.add(tuft, _BLADES[left % len(_BLADES)], at=(x, -0.01, z), turn=(0.0, turn, 0.0), scale=size)


def _tuft() -> Shape:
    """Four blades that lean apart, lit mostly from above whichever way they face."""
    corners = []
    for number in range(4):
        angle = pi / 2 * number
        out, over = np.array((cos(angle), 0.0, sin(angle))), np.array((-sin(angle), 0.0, cos(angle)))
        foot = 0.04 * out
        tip = (0.12 + 0.05 * (number % 2)) * out + np.array((0.0, 0.38 - 0.1 * (number % 2), 0.0))
        left, right = foot - 0.06 * over, foot + 0.06 * over
        corners += [(left, tip, right), (right, tip, left)]
    blades = faceted(np.array(corners))
    return replace(blades, normals=unit(blades.normals + np.array((0.0, 1.0, 0.0), np.float32)))


def _blob(random: np.random.Generator, radius: float) -> Points2:
    """A roundish outline, longer one way than the other."""
    turn, long = float(random.uniform(0.0, pi)), float(random.uniform(1.0, 1.7))
    points = []
    for corner in range(9):
        angle = 2 * pi * corner / 9
        reach = radius * float(random.uniform(0.8, 1.1))
        x, y = reach * long * cos(angle), reach * sin(angle)
        points.append((x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn)))
    return tuple(points)
