"""START and HOME of each colour: a yard with a booth, and a round stage with poles and bulbs (KB2)."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import TYPE_CHECKING

from sorry_people import resources
from sorry_people.scene import Label3D, MeshInstance3D, Node3D, OmniLight3D
from sorry_people.world import palette
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.emblem import add_emblem
from sorry_people.world.fair.midway import add_stall
from sorry_people.world.livery import outline
from sorry_people.world.shapes import annulus, bulb, cone, cylinder, disc, lathe, plate, torus
from sorry_people.world.square import layout
from sorry_people.world.square.colours import PAINT, TWINS, light_of
from sorry_people.world.square.layout import APART, DECK, ROUND

if TYPE_CHECKING:
    from sorry_people.scene import Mesh
    from sorry_people.world.fair.midway import Goods
    from sorry_people.world.livery import Livery
    from sorry_people.world.pose import Pose

_BOOTH_ASIDE = 7.4
_SIGN_ASIDE = 3.9
_GOODS: dict[str, Goods] = {"Red": "prizes", "Blue": "rings", "Yellow": "lemonade", "Green": "corn"}
# Where a HOME's sign stands along x: on the side that its safety zone doesn't come from.
_SIGN_SIDE = {"Red": -1.0, "Blue": 1.0, "Yellow": 1.0, "Green": -1.0}


class Yard(Node3D):
    """A START or HOME, its floor at `layout.DECK`.

    Args:
        colour: Whose.
        kind: "start" or "home".

    Attributes:
        colour: As given.
    """

    def __init__(self, colour: str, kind: str) -> None:
        pose = layout.start_pose(colour) if kind == "start" else layout.home_pose(colour)
        x, _, z = pose.position
        super().__init__(name=f"{colour} {kind}", position=(x, 0.0, z))
        self.colour = colour
        builder = MeshBuilder()
        with builder.placed(turn=(0.0, pose.yaw, 0.0)):
            _add_floor(builder, colour, kind)
            if kind == "start":
                _add_booth(builder, colour)
        sign = _booth_sign(pose) if kind == "start" else _add_home_sign(builder, colour)
        self.add_child(MeshInstance3D(builder.build(), name="Yard", static=True))
        words = resources.toml("assets/world/square.toml")["yards"][kind]
        self._label = Label3D(words, size=1.7, position=sign)
        self._light = OmniLight3D(energy=1.5, radius=9.5, static=True, name="Light", position=(0.0, 4.2, 0.0))
        self.add_child(self._label)
        self.add_child(self._light)
        self._halo = MeshInstance3D(_halo_mesh(), name="Halo", cast_shadow=False, visible=False)
        self.add_child(self._halo)
        self.wear(PAINT[colour])

    def set_turn(self, turn: bool) -> None:
        """Whether it is this colour's turn: a ring of light is then round the floor."""
        self._halo.visible = turn

    def wear(self, livery: Livery) -> None:
        """Shines in another livery; the meshes are painted over by `Paintwork`."""
        self._light.color = red, green, blue = light_of(livery)
        self._label.color = (0.55 + 0.45 * red, 0.55 + 0.45 * green, 0.55 + 0.45 * blue)


@cache
def _halo_mesh() -> Mesh:
    builder = MeshBuilder()
    builder.add(annulus(ROUND + 0.35, ROUND + 0.85, 36), palette.GOLD, at=(0.0, 0.2, 0.0), glow=200)
    builder.add(annulus(ROUND + 0.95, ROUND + 1.1, 36), palette.LAMP_WHITE, at=(0.0, 0.2, 0.0), glow=160)
    return builder.build()


def _add_floor(builder: MeshBuilder, colour: str, kind: str) -> None:
    """A round floor with a place for each of the four pawns, ringed with bulbs."""
    paint = PAINT[colour]
    rim = paint.color if kind == "home" else palette.WOOD
    floor = palette.PAD_SHADE if kind == "home" else palette.WOOD_GREY
    profile = ((ROUND + 0.25, 0.0), (ROUND, DECK - 0.12), (ROUND - 0.1, DECK))
    builder.add(lathe(profile, 28), rim, glow=60 if kind == "home" else 20)
    builder.add(disc(ROUND - 0.1, 28), floor, at=(0.0, DECK, 0.0), glow=20)
    builder.add(annulus(ROUND - 0.62, ROUND - 0.34, 28), paint.color, at=(0.0, DECK + 0.02, 0.0), glow=120)
    for x in (-APART, APART):
        for z in (-APART, APART):
            builder.add(disc(1.46, 20), paint.deep, at=(x, DECK + 0.02, z), glow=30)
            builder.add(annulus(1.3, 1.46, 20), paint.color, at=(x, DECK + 0.04, z), glow=130)
    builder.add(plate(outline(paint.emblem, 0.8)), paint.accent, at=(0.0, DECK + 0.06, 0.0), glow=120)
    for number in range(20):
        angle = 2 * pi * (number + 0.5) / 20
        color = palette.BULB if number % 2 else paint.color
        at = (ROUND * sin(angle), DECK + 0.06, ROUND * cos(angle))
        builder.add(bulb(0.19), color, at=at, glow=255)


def _add_booth(builder: MeshBuilder, colour: str) -> None:
    """A stall in the colour beside the yard, open toward it, and a low rail round the yard's back."""
    paint = PAINT[colour]
    with builder.placed(at=(_BOOTH_ASIDE, 0.0, 0.0), turn=(0.0, pi / 2, 0.0)):
        add_stall(builder, _GOODS[colour], (paint.color, palette.CREAM))
    add_emblem(builder, TWINS[colour], (_BOOTH_ASIDE + 0.4, 4.7, 0.0), 0.45, glow=170)
    for number in range(7):
        angle = pi * (0.12 + 0.76 * number / 6)
        x, z = (ROUND + 0.55) * cos(angle), (ROUND + 0.55) * sin(angle)
        builder.add(cylinder(0.12, 1.1, 5), palette.WOOD_DARK, at=(x, 0.0, z))
        builder.add(bulb(0.17), palette.BULB, at=(x, 1.2, z), glow=255)


def _booth_sign(pose: Pose) -> tuple[float, float, float]:
    x, _, z = pose.right
    return (x * _BOOTH_ASIDE, 6.3, z * _BOOTH_ASIDE)


def _add_home_sign(builder: MeshBuilder, colour: str) -> tuple[float, float, float]:
    """Three poles with pennants, and one that carries the emblem and the sign; tells where the sign is."""
    paint = PAINT[colour]
    x, z = _SIGN_SIDE[colour] * _SIGN_ASIDE, -_SIGN_ASIDE
    builder.add(cylinder(0.17, 5.2, 7), palette.WHITE, at=(x, 0.0, z))
    builder.add(torus(0.42, 0.1, 10, 4), palette.GOLD, at=(x, 4.4, z), glow=120)
    add_emblem(builder, TWINS[colour], (x, 5.6, z), 0.55, glow=190)
    for pole in range(3):
        angle = pi / 4 + pole * pi / 2 + (0.0 if _SIGN_SIDE[colour] < 0 else -pi / 2)
        px, pz = (ROUND + 0.6) * cos(angle), (ROUND + 0.6) * sin(angle)
        builder.add(cylinder(0.1, 3.4, 5), palette.WHITE, at=(px, 0.0, pz))
        builder.add(bulb(0.2), palette.BULB, at=(px, 3.55, pz), glow=255)
        builder.add(
            cone(0.4, 1.2, 3),
            paint.color,
            at=(px + 0.05, 3.0, pz),
            turn=(0.0, 0.0, -pi / 2),
            scale=(1.0, 1.0, 0.14),
            glow=90,
        )
    return (x, 7.3, z)
