"""What every vehicle can do, whatever it is: stand on its wheels, steer, lean, roll and carry its rider."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin
from typing import TYPE_CHECKING

from sorry_people.scene import MeshInstance3D, Node3D, SpotLight3D
from sorry_people.world import palette
from sorry_people.world.builder import MeshBuilder
from sorry_people.world.emblem import add_emblem
from sorry_people.world.livery import LIVERIES, outline
from sorry_people.world.shapes import box, disc, extrude, frustum, sphere, tube, wheel
from sorry_people.world.suspension import Suspension

if TYPE_CHECKING:
    from sorry_people.rules import Rider
    from sorry_people.scene.mesh import Mesh
    from sorry_people.world.builder import Triple
    from sorry_people.world.palette import Color
    from sorry_people.world.pose import Pose
    from sorry_people.world.riders.figure import Figure

_PENNANT = ((0.0, 0.0), (0.0, 0.58), (1.02, 0.42), (0.78, 0.28), (1.0, 0.14))
_HEM = ((0.0, 0.0), (0.0, 0.58), (0.07, 0.57), (0.07, 0.01))

_TIPS_FROM = 0.2  # what leans less stands on wheels side by side

MAX_STEER = 0.6
"""How far the front wheels turn, in radians."""


@dataclass(frozen=True, slots=True)
class Wheel:
    """One wheel of a vehicle.

    Attributes:
        mesh: About the x axis, its hub on the origin.
        at: Where the hub is.
        radius: From hub to road.
        steers: Whether it turns with the bars.
    """

    mesh: Mesh
    at: Triple
    radius: float
    steers: bool = False


class Vehicle(Node3D):
    """A vehicle with its rider, looking along -z, its wheels on y = 0.

    Attributes:
        owner: Whose it is.
        body: All of it; lean, bounce and squash this one, and move the vehicle itself.
        sprung: What rides on the springs: all but the wheels.
        springs: Under it.
        exhaust: Where smoke comes out, in its own frame, or None where no engine burns anything.
        rider: The figure in the seat.
        wheels: The wheel nodes, to be spun about x.
        headlight: Lights the road ahead.
        max_lean: How far it tips into a bend, in radians; little where wheels stand side by side.
        rolls_outward: 1 where a bend makes it roll outward on its springs, 0 where it tips into it.
        speed: Units a second along the road, as last set; for engines and dust.
    """

    def __init__(
        self,
        owner: Rider,
        *,
        chassis: Mesh,
        bars: Mesh,
        bars_at: Triple,
        wheels: tuple[Wheel, ...],
        rider: Figure,
        lamp: Triple,
        max_lean: float,
        exhaust: Triple | None = None,
    ) -> None:
        super().__init__(name=str(owner))
        self.owner = owner
        self.speed = 0.0
        self.max_lean = max_lean
        self.rolls_outward = 1.0 if max_lean < _TIPS_FROM else 0.0
        self.exhaust = exhaust
        self.springs = Suspension(self)
        self.body = Node3D(name="Body")
        self.add_child(self.body)
        self.sprung = Node3D(name="Sprung")
        self.body.add_child(self.sprung)
        self.sprung.add_child(MeshInstance3D(chassis, name="Chassis"))
        self._bars = Node3D(name="Bars", position=bars_at)
        self._bars.add_child(MeshInstance3D(bars, name="Handlebars"))
        self.sprung.add_child(self._bars)
        self.wheels: list[Node3D] = []
        self._forks: list[Node3D] = []
        self._radii = [spec.radius for spec in wheels]
        for number, spec in enumerate(wheels):
            fork = Node3D(name=f"Fork{number}", position=spec.at)
            spinning = MeshInstance3D(spec.mesh, name="Wheel")
            fork.add_child(spinning)
            self.body.add_child(fork)
            self.wheels.append(spinning)
            if spec.steers:
                self._forks.append(fork)
        self.rider = rider
        self.sprung.add_child(rider)
        self.headlight = SpotLight3D(
            name="Headlight", energy=1.6, radius=10.0, position=lamp, rotation=(-0.14, 0.0, 0.0)
        )
        self.sprung.add_child(self.headlight)

    def stand(self, pose: Pose, *, swings: bool = False) -> None:
        """Puts the vehicle at a pose, upright, wheels straight, its springs at rest unless it `swings`."""
        self.position = pose.position
        self.rotation = (0.0, pose.yaw, 0.0)
        self.body.position = self.body.rotation = (0.0, 0.0, 0.0)
        self.body.scale = (1.0, 1.0, 1.0)
        if not swings:
            self.springs.rest()
        self.set_steer(0.0)
        self.set_speed(0.0)

    def set_steer(self, angle: float) -> None:
        """Turns bars and front wheels, left positive, held to `MAX_STEER`."""
        held = max(-MAX_STEER, min(MAX_STEER, angle))
        self._bars.rotation = (0.0, held, 0.0)
        for fork in self._forks:
            fork.rotation = (0.0, held, 0.0)

    def set_springs(self, heave: float, pitch: float, roll: float) -> None:
        """Raises what rides on the springs and tips it backward and to the right; the rider gives way."""
        self.sprung.position = (0.0, heave, 0.0)
        self.sprung.rotation = (pitch, 0.0, -roll)
        self.rider.rotation = (0.6 * pitch, 0.0, 0.0)
        self.rider.head.rotation = (-1.4 * pitch, 0.0, roll)

    @property
    def outlet(self) -> Triple:
        """Where the smoke comes out, in the frame that the vehicle stands in; its middle without any."""
        x, y, z = self.position
        ahead = self.exhaust or (0.0, 0.0, 0.0)
        c, s = cos(self.rotation[1]), sin(self.rotation[1])
        return (x + ahead[0] * c + ahead[2] * s, y + ahead[1], z - ahead[0] * s + ahead[2] * c)

    def set_lean(self, angle: float) -> None:
        """Tips the body to the left by `angle` radians, held to `max_lean`, about where it stands."""
        held = max(-self.max_lean, min(self.max_lean, angle))
        self.body.rotation = (self.body.rotation[0], self.body.rotation[1], held)

    def set_speed(self, speed: float) -> None:
        """Tells how fast it goes along the road, backward below zero."""
        self.speed = speed

    def roll(self, distance: float) -> None:
        """Spins the wheels by a distance driven, backward below zero."""
        for spinning, radius in zip(self.wheels, self._radii, strict=True):
            turned = (spinning.rotation[0] - distance / radius) % (2 * pi)
            spinning.rotation = (turned, 0.0, 0.0)


def tyre(
    radius: float, width: float, rim: Color, *, spokes: int = 4, hub: float = 0.55, knobs: int = 0
) -> Mesh:
    """A tyre with a rim on both sides, spokes that show that it turns, and knobs in its tread."""
    builder = MeshBuilder()
    tread = 0.04 if knobs else 0.0
    builder.add(wheel(radius - tread, width, 12), palette.RUBBER)
    for side in (-1.0, 1.0):
        face = side * (width / 2 + 0.005)
        builder.add(disc(radius * hub, 12), rim, at=(face, 0.0, 0.0), turn=(0.0, 0.0, -side * pi / 2))
        for spoke in range(spokes):
            builder.add(
                box(0.03, radius * hub * 0.8, radius * 0.13),
                palette.DARK_STEEL,
                at=(face, 0.0, 0.0),
                turn=(2 * pi * spoke / spokes, 0.0, 0.0),
            )
    for knob in range(knobs):
        with builder.placed(turn=(2 * pi * knob / knobs, 0.0, 0.0)):
            builder.add(box(width * 0.86, 0.06, radius * 0.2), palette.RUBBER, at=(0.0, radius - 0.06, 0.0))
    return builder.build()


def add_lamp(builder: MeshBuilder, at: Triple, radius: float) -> None:
    """Adds a shining headlamp that looks ahead."""
    x, y, z = at
    builder.add(
        frustum(radius, radius * 1.25, 0.1, 8), palette.DARK_STEEL, at=(x, y, z), turn=(-pi / 2, 0.0, 0.0)
    )
    builder.add(
        sphere(radius * 1.1, 8, 4), palette.LAMP_WHITE, at=(x, y, z - 0.08), scale=(1.0, 1.0, 0.4), glow=255
    )


def add_flag(builder: MeshBuilder, owner: Rider, foot: Triple, height: float) -> None:
    """Adds a whip with a pennant, and the rider's emblem as a shining solid on its tip.

    The solid is told from every side, the pennant from the side that its rider passes on.
    """
    x, y, z = foot
    tip = (x, height, z + 0.12)
    builder.add(tube([foot, (x, (y + height) / 2, z + 0.03), tip], 0.025, 5), palette.CHROME)
    add_emblem(builder, owner, (x, height + 0.2, z + 0.12), 0.24, glow=190)
    livery = LIVERIES[owner]
    with builder.placed(at=(x, height - 0.62, z + 0.09), turn=(0.0, -pi / 2, -0.06)):
        builder.add(extrude(_PENNANT, 0.03), livery.color, glow=60)
        builder.add(extrude(_HEM, 0.05), livery.deep, glow=40)
        builder.add(extrude(outline(livery.emblem, 0.17), 0.06), livery.accent, at=(0.26, 0.29, 0.0), glow=90)
