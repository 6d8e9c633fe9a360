"""The fair's fence and its four ways out: three arches, and a gap where boards are missing."""

from __future__ import annotations

from math import cos, pi, sin

from sorry_people import resources
from sorry_people.rules import Rider
from sorry_people.scene import Label3D, MeshInstance3D, Node3D, OmniLight3D
from sorry_people.world import layout, palette
from sorry_people.world.architecture import add_fence, add_lamp_post
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.emblem import add_emblem
from sorry_people.world.layout import FAIR_REACH
from sorry_people.world.shapes import box, bulb, chamfered_box, cone, cylinder, frustum, sphere, tube

_OPENING = 2.6


class Gate(Node3D):
    """One way out of the fair (B2): its arch, lit sign and lamp; it looks out along -z.

    Attributes:
        rider: Who leaves by it.
    """

    def __init__(self, rider: Rider) -> None:
        pose = layout.gate_pose(rider)
        title = resources.toml("assets/world/signs.toml")["gates"][str(rider)]
        super().__init__(name=title, position=pose.position, rotation=(0.0, pose.yaw, 0.0))
        self.rider = rider
        builder = MeshBuilder()
        height = _ARCHES[rider](builder)
        self.add_child(MeshInstance3D(builder.build(), name="Arch", static=True))
        for z, yaw in ((-0.3, pi), (0.3, 0.0)):
            sign = Label3D(
                title, size=0.95, color=(1.0, 0.93, 0.76), outline=(0.15, 0.05, 0.05), billboard=False
            )
            sign.position, sign.rotation = (0.0, height, z), (0.0, yaw, 0.0)
            self.add_child(sign)
        self.add_child(
            OmniLight3D(
                (1.0, 0.8, 0.5), energy=1.2, radius=7.0, static=True, name="Light", position=(0.0, 3.0, -1.4)
            )
        )


def _add_main_gate(builder: MeshBuilder) -> float:
    """Striped posts, a bulb-lined arch, a board: the one that everybody came in by."""
    for x in (-_OPENING, _OPENING):
        for band in range(6):
            color = palette.RED if band % 2 == 0 else palette.CREAM
            builder.add(cylinder(0.36, 0.75, 10), color, at=(x, band * 0.75, 0.0))
        add_emblem(builder, Rider.BUCKY, (x, 4.9, 0.0), 0.45, glow=160)
    arch = [(3.2 * cos(t), 4.3 + 1.9 * sin(t), 0.0) for t in (pi * step / 14 for step in range(15))]
    builder.add(tube(arch, 0.2, 6), palette.YELLOW, glow=60)
    for x, y, _ in arch:
        for z in (-0.26, 0.26):
            builder.add(sphere(0.16, 6, 4), palette.BULB, at=(x, y, z), glow=255)
    builder.add(chamfered_box(5.6, 1.3, 0.4, 0.1), palette.BARN_RED, at=(0.0, 4.15, 0.0), glow=60)
    builder.add(box(5.8, 0.12, 0.44), palette.GOLD, at=(0.0, 4.1, 0.0), glow=150)
    builder.add(box(5.8, 0.12, 0.44), palette.GOLD, at=(0.0, 5.4, 0.0), glow=150)
    return 4.8


def _add_livestock_gate(builder: MeshBuilder) -> float:
    """Rough timber and a pair of horns."""
    for x in (-_OPENING, _OPENING):
        builder.add(cylinder(0.32, 4.6, 8), palette.WOOD, at=(x, 0.0, 0.0))
        add_emblem(builder, Rider.TERRENCE, (x, 5.0, 0.0), 0.38, glow=160)
    builder.add(cylinder(0.24, 7.0, 8), palette.WOOD, at=(3.5, 4.2, 0.0), turn=(0.0, 0.0, pi / 2))
    builder.add(chamfered_box(4.9, 1.2, 0.34, 0.08), palette.WOOD_DARK, at=(0.0, 2.86, 0.0), glow=30)
    for side in (-1.0, 1.0):
        horn = [
            (side * 0.15, 4.5, 0.0),
            (side * 0.9, 4.7, 0.0),
            (side * 1.35, 5.2, 0.0),
            (side * 1.3, 5.8, 0.0),
        ]
        builder.add(tube(horn, 0.15, 6), palette.CREAM, glow=60)
        builder.add(bulb(0.22), palette.BULB, at=(side * 2.2, 4.05, -0.4), glow=255)
    builder.add(chamfered_box(0.6, 0.8, 0.4, 0.16), palette.CREAM, at=(0.0, 4.2, -0.1), glow=60)
    return 3.4


def _add_parking_gate(builder: MeshBuilder) -> float:
    """Concrete posts, a raised barrier, a lit blue sign."""
    for x in (-_OPENING, _OPENING):
        builder.add(box(0.5, 1.2, 0.5), palette.STONE, at=(x, 0.0, 0.0))
        builder.add(cylinder(0.12, 4.4, 8), palette.STEEL, at=(x, 0.0, 0.0))
        add_emblem(builder, Rider.BETHANY, (x, 4.85, 0.0), 0.34, glow=160)
    builder.add(chamfered_box(6.2, 1.2, 0.3, 0.1), palette.BLUE, at=(0.0, 3.3, 0.0), glow=90)
    builder.add(box(6.4, 0.1, 0.34), palette.LAMP_WHITE, at=(0.0, 3.25, 0.0), glow=220)
    for band in range(7):
        color = palette.RED if band % 2 == 0 else palette.WHITE
        builder.add(
            box(0.6, 0.16, 0.12),
            color,
            at=(-2.2 + band * 0.18, 1.3 + band * 0.56, -0.5),
            turn=(0.0, 0.0, 1.26),
            glow=60,
        )
    return 3.9


def _add_fence_gap(builder: MeshBuilder) -> float:
    """Boards pushed aside, one on the ground, and a sign that somebody painted by hand."""
    for x, lean in ((-2.3, 0.22), (-1.9, 0.45), (2.2, -0.3), (2.6, -0.12)):
        builder.add(box(0.5, 1.9, 0.08), palette.WOOD_GREY, at=(x, 0.12, 0.0), turn=(0.0, 0.0, lean))
    builder.add(box(0.45, 0.08, 2.0), palette.WOOD_GREY, at=(1.9, 0.0, 1.4), turn=(0.0, 0.7, 0.0))
    builder.add(box(0.45, 0.08, 1.8), palette.WOOD_GREY, at=(-2.0, 0.0, -1.6), turn=(0.0, -0.4, 0.0))
    for x in (-_OPENING, _OPENING):
        builder.add(cylinder(0.12, 2.4, 6), palette.WOOD, at=(x, 0.0, 0.0))
        add_emblem(builder, Rider.CHUCK, (x, 2.75, 0.0), 0.32, glow=160)
    builder.add(
        chamfered_box(4.6, 0.9, 0.12, 0.04), palette.WOOD, at=(0.0, 2.3, 0.0), turn=(0.0, 0.0, 0.04), glow=40
    )
    lantern = (2.6, 1.8, -0.3)
    builder.add(frustum(0.14, 0.1, 0.3, 6), palette.BULB, at=lantern, glow=255)
    builder.add(cone(0.2, 0.14, 6), palette.DARK_STEEL, at=(2.6, 2.1, -0.3))
    return 2.75


_ARCHES = {
    Rider.BUCKY: _add_main_gate,
    Rider.TERRENCE: _add_livestock_gate,
    Rider.BETHANY: _add_parking_gate,
    Rider.CHUCK: _add_fence_gap,
}


def add_fence_round(builder: MeshBuilder) -> None:
    """Adds the fair's fence, open at the four gates, with a lamp at each corner."""
    corner = FAIR_REACH
    for rider in Rider:
        pose = layout.gate_pose(rider)
        side = (-pose.right[0], -pose.right[2])
        at = pose.position[0] * side[0] + pose.position[2] * side[1]
        out = (pose.forward[0] * corner, pose.forward[2] * corner)
        for start, end in ((-corner, at - _OPENING), (at + _OPENING, corner)):
            line = [(out[0] + side[0] * s, out[1] + side[1] * s) for s in (start, end)]
            add_fence(builder, line, color=palette.WOOD_GREY, height=1.2, spacing=4.2)
        for s in (-corner / 2, 0.0, corner / 2):
            x, z = (out[axis] * 0.985 + side[axis] * s for axis in (0, 1))
            add_lamp_post(builder, (x, 0.0, z), height=3.4)
