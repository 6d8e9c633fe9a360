"""Cars: one parametric body for the lot, the sheriff, the pickup and the minivan."""

from __future__ import annotations

from dataclasses import dataclass
from math import pi
from typing import TYPE_CHECKING, Literal

from sorry_people.world import palette
from sorry_people.world.shapes import box, chamfered_box, cylinder, disc, extrude, plate, sphere, wheel

if TYPE_CHECKING:
    from sorry_people.world.builder import MeshBuilder
    from sorry_people.world.palette import Color
    from sorry_people.world.shapes import Points2


@dataclass(frozen=True, slots=True)
class CarSpec:
    """What a car looks like; about four units long, looking along -z.

    Attributes:
        kind: Decides the outline.
        lower: Colour of the sills, the body's own when None.
        lamps: Whether the lights are on.
        flat: Left out are the wheels' rims and other parts too small for a far car.
    """

    kind: Literal["sedan", "pickup", "minivan"]
    color: Color
    lower: Color | None = None
    lamps: bool = True
    flat: bool = False


# Outlines from the side as (ahead, up).
_BODIES: dict[str, Points2] = {
    "sedan": (
        (-2.0, 0.35),
        (2.05, 0.35),
        (2.1, 0.75),
        (1.95, 0.98),
        (0.95, 1.08),
        (-1.95, 1.08),
        (-2.1, 0.8),
    ),
    "pickup": ((-2.2, 0.45), (2.1, 0.45), (2.18, 0.85), (2.05, 1.18), (0.9, 1.28), (-2.2, 1.28)),
    "minivan": ((-2.1, 0.35), (2.1, 0.35), (2.2, 0.7), (2.0, 0.98), (1.4, 1.1), (-2.1, 1.15), (-2.2, 0.8)),
}
_CABINS: dict[str, Points2] = {
    "sedan": ((-1.55, 1.05), (1.0, 1.05), (0.4, 1.62), (-0.95, 1.62)),
    "pickup": ((-0.55, 1.25), (0.95, 1.25), (0.5, 1.95), (-0.5, 1.95)),
    "minivan": ((-2.08, 1.1), (1.5, 1.05), (0.75, 1.86), (-1.9, 1.9)),
}
_WHEELBASE = {"sedan": (1.25, -1.25), "pickup": (1.3, -1.35), "minivan": (1.3, -1.3)}
WIDTH = 1.7


def add_car(builder: MeshBuilder, spec: CarSpec) -> None:
    """Adds a car at the frame's origin, on its wheels."""
    body, cabin = _BODIES[spec.kind], _CABINS[spec.kind]
    side_on = (0.0, pi / 2, 0.0)
    builder.add(extrude(body, WIDTH), spec.color, turn=side_on)
    builder.add(extrude(cabin, WIDTH - 0.2), spec.color, turn=side_on)
    _add_glass(builder, cabin)
    low, high = min(y for _, y in body), max(y for _, y in body)
    if spec.lower is not None:
        builder.add(
            box(WIDTH + 0.03, (high - low) * 0.42, 3.7), spec.lower, at=(0.0, low + (high - low) * 0.08, 0.0)
        )
    _add_wheels(builder, spec)
    _add_lights(builder, spec, low, high)


def _add_glass(builder: MeshBuilder, cabin: Points2) -> None:
    """Windows: the cabin's outline drawn in, set proud of the sides, and two panes front and back."""
    middle_x = sum(x for x, _ in cabin) / len(cabin)
    middle_y = sum(y for _, y in cabin) / len(cabin)
    pane = tuple((middle_x + (x - middle_x) * 0.86, middle_y + (y - middle_y) * 0.7) for x, y in cabin)
    builder.add(extrude(pane, WIDTH - 0.16), palette.GLASS, turn=(0.0, pi / 2, 0.0))
    post = box(WIDTH - 0.12, 0.5, 0.09)
    builder.add(post, palette.BLACK, at=(0.0, middle_y - 0.25, -middle_x - 0.1))
    (back_low, front_low, front_high, back_high) = cabin
    for low, high, away in ((front_low, front_high, 0.02), (back_low, back_high, -0.02)):
        (x0, y0), (x1, y1) = (
            (low[0] + (high[0] - low[0]) * share + away, low[1] + (high[1] - low[1]) * share)
            for share in (0.15, 0.9)
        )
        outline = ((x0, y0), (x1, y1), (x1 - away * 3, y1), (x0 - away * 3, y0))
        builder.add(extrude(outline, WIDTH - 0.4), palette.GLASS, turn=(0.0, pi / 2, 0.0))


def _add_wheels(builder: MeshBuilder, spec: CarSpec) -> None:
    radius = 0.46 if spec.kind == "pickup" else 0.38
    for ahead in _WHEELBASE[spec.kind]:
        for side in (-1.0, 1.0):
            at = (side * (WIDTH / 2 - 0.08), radius, -ahead)
            if spec.flat:
                builder.add(
                    cylinder(radius, 0.3, 8),
                    palette.RUBBER,
                    at=(at[0] + 0.15, radius, -ahead),
                    turn=(0.0, 0.0, pi / 2),
                )
            else:
                builder.add(wheel(radius, 0.3, 12), palette.RUBBER, at=at)
                face = disc(radius * 0.55, 10)
                x = at[0] + side * 0.155
                builder.add(face, palette.CHROME, at=(x, radius, -ahead), turn=(0.0, 0.0, -side * pi / 2))


def _add_lights(builder: MeshBuilder, spec: CarSpec, low: float, high: float) -> None:
    ahead = max(x for x, _ in _BODIES[spec.kind])
    behind = min(x for x, _ in _BODIES[spec.kind])
    level = low + (high - low) * 0.55
    for x in (-0.58, 0.58):
        builder.add(
            sphere(0.15, 6, 4),
            palette.LAMP_WHITE,
            at=(x, level, -ahead + 0.05),
            scale=(1.2, 1.0, 0.6),
            glow=255 if spec.lamps else 40,
        )
        builder.add(
            box(0.24, 0.16, 0.08),
            palette.TAIL_LIGHT,
            at=(x, level - 0.05, -behind),
            glow=230 if spec.lamps else 60,
        )
    if not spec.flat:
        builder.add(box(0.8, 0.2, 0.06), palette.DARK_STEEL, at=(0.0, level - 0.14, -ahead + 0.0))
        builder.add(chamfered_box(WIDTH, 0.14, 0.16, 0.05), palette.CHROME, at=(0.0, low, -ahead))
        builder.add(chamfered_box(WIDTH, 0.14, 0.16, 0.05), palette.CHROME, at=(0.0, low, -behind))
        builder.add(
            plate(((-0.25, -0.1), (0.25, -0.1), (0.25, 0.1), (-0.25, 0.1))),
            palette.WHITE,
            at=(0.0, low + 0.2, -behind + 0.06),
            turn=(pi / 2, 0.0, 0.0),
        )
