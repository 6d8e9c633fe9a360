"""What is worn over the shirt. The frame is at the hips, upright along the back, the chest looks along -z."""

from __future__ import annotations

from math import pi
from typing import TYPE_CHECKING

from sorry_people.world import palette
from sorry_people.world.shapes import box, bulb, chamfered_box, lathe, sphere, torus, tube

if TYPE_CHECKING:
    from sorry_people.world.builder import MeshBuilder
    from sorry_people.world.riders.look import Look

DEPTH = 0.8
"""A body's depth against its width."""


def add_clothes(builder: MeshBuilder, look: Look, belly: float) -> None:
    """Adds what `look` has over the shirt, on a body whose widest radius is `belly`."""
    if look.tie is not None:
        builder.add(chamfered_box(0.09, 0.08, 0.06, 0.02), look.tie, at=(0.02, 0.6, -0.2))
        builder.add(box(0.1, 0.34, 0.03), look.tie, at=(0.04, 0.26, -0.25), turn=(0.05, 0.0, 0.16))
    if look.over != "none":
        _ADD[look.over](builder, look, belly)


def _add_overalls(builder: MeshBuilder, look: Look, belly: float) -> None:
    """A bib and two straps, one of them undone."""
    cloth = look.over_color
    builder.add(
        lathe(((0.27, 0.0), (belly + 0.012, 0.18), (belly + 0.005, 0.26)), 12), cloth, scale=(1.0, 1.0, DEPTH)
    )
    builder.add(
        chamfered_box(0.34, 0.32, 0.06, 0.03), cloth, at=(0.0, 0.2, -belly * DEPTH), turn=(0.12, 0.0, 0.0)
    )
    builder.add(
        box(0.16, 0.1, 0.02), palette.YELLOW, at=(0.0, 0.3, -belly * DEPTH - 0.045), turn=(0.12, 0.0, 0.0)
    )
    front = -belly * DEPTH
    strap = [(-0.13, 0.5, front + 0.02), (-0.16, 0.66, -0.05), (-0.1, 0.6, 0.2), (0.02, 0.24, belly * DEPTH)]
    builder.add(tube(strap, 0.035, 4), cloth)
    builder.add(
        tube([(0.13, 0.48, front + 0.02), (0.22, 0.3, front), (0.3, 0.12, front + 0.1)], 0.035, 4), cloth
    )
    for side in (-0.13, 0.13):
        builder.add(bulb(0.035), palette.GOLD, at=(side, 0.5, front - 0.01))


def _add_vest(builder: MeshBuilder, look: Look, belly: float) -> None:
    """Open in front over shirt and tie."""
    _add_shell(builder, look, belly, low=-0.02, high=0.62, open_by=0.8)


def _add_jacket(builder: MeshBuilder, look: Look, belly: float) -> None:
    """A short one, with a collar and buttons."""
    _add_shell(builder, look, belly, low=0.1, high=0.64, open_by=0.9)
    for side in (-1.0, 1.0):
        builder.add(
            chamfered_box(0.18, 0.05, 0.2, 0.02),
            look.over_color,
            at=(side * 0.15, 0.62, -0.1),
            turn=(0.5, side * 0.5, side * 0.5),
        )
        for level in (0.2, 0.36):
            builder.add(bulb(0.025), palette.GOLD, at=(side * 0.15, level, -0.26))


def _add_hood(builder: MeshBuilder, look: Look, belly: float) -> None:
    """A hood on the back, cords before the chest, a pocket for cold hands."""
    builder.add(torus(0.19, 0.085, 10, 5), look.over_color, at=(0.0, 0.66, 0.07), turn=(0.5, 0.0, 0.0))
    builder.add(sphere(0.2, 8, 5), look.over_color, at=(0.0, 0.6, 0.22), scale=(1.0, 0.9, 0.7))
    builder.add(chamfered_box(0.34, 0.17, 0.06, 0.03), look.over_color, at=(0.0, 0.08, -belly * DEPTH + 0.01))
    for side in (-0.07, 0.07):
        builder.add(tube([(side, 0.62, -0.19), (side * 1.2, 0.4, -0.26)], 0.014, 4), palette.WHITE)


def _add_shell(
    builder: MeshBuilder, look: Look, belly: float, *, low: float, high: float, open_by: float
) -> None:
    profile = ((belly * 0.96 + 0.02, low), (belly + 0.025, 0.2), (0.32, 0.45), (0.3, high))
    builder.add(
        lathe(profile, 10, smooth=True, turn=2 * pi - open_by),
        look.over_color,
        turn=(0.0, pi + open_by / 2, 0.0),
        scale=(1.0, 1.0, DEPTH),
    )


_ADD = {"overalls": _add_overalls, "vest": _add_vest, "jacket": _add_jacket, "hood": _add_hood}
