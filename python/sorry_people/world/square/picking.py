"""What is under a line of sight: a pawn, else a space."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from typing import TYPE_CHECKING

from sorry_people.world.square import layout
from sorry_people.world.square.colours import COLOURS
from sorry_people.world.square.figures import FOOT, HEIGHT

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from sorry_people.world.pose import Triple
    from sorry_people.world.square.pawn import PawnNode

_MARGIN = 0.2
"""How far beside a pawn the pointer is still on it."""


@dataclass(frozen=True, slots=True)
class Pick:
    """A pawn or a space that was pointed at.

    Attributes:
        place: As the engine names it; of a pawn, where it stands.
        colour: Whose pawn, START, HOME or safety zone; None for a track space.
        number: Of the pawn; None for a space.
    """

    place: str
    colour: str | None
    number: int | None = None


def pawn_under(pawns: Iterable[PawnNode], eye: Triple, way: Triple) -> PawnNode | None:
    """The pawn that the line from `eye` along `way` meets first, or None."""
    met = [(reach, pawn) for pawn in pawns if (reach := _reach(pawn.position, eye, way)) is not None]
    return min(met, key=lambda one: one[0], default=(0.0, None))[1]


def space_under(eye: Triple, way: Triple) -> Pick | None:
    """The space that the line from `eye` along `way` comes down on, or None."""
    if way[1] >= -1e-9:
        return None
    for place, colour, (x, y, z), half in _spaces():
        reach = (y - eye[1]) / way[1]
        dx, dz = eye[0] + way[0] * reach - x, eye[2] + way[2] * reach - z
        is_round = place in {"start", "home"}
        if reach > 0.0 and (hypot(dx, dz) if is_round else max(abs(dx), abs(dz))) <= half:
            return Pick(place, colour)
    return None


def _spaces() -> Iterator[tuple[str, str | None, Triple, float]]:
    """Every space with its middle and how far it reaches; the round floors first, as they lie higher."""
    for colour in COLOURS:
        yield "start", colour, layout.start_pose(colour).position, layout.ROUND
        yield "home", colour, layout.home_pose(colour).position, layout.ROUND
    for space in range(layout.TRACK_SPACES):
        yield f"track {space}", None, layout.track_pose(space).position, layout.SPACE / 2
    for colour in COLOURS:
        for space in range(1, layout.SAFETY_SPACES + 1):
            yield (
                f"safety {space}",
                colour,
                layout.safety_pose(colour, space).position,
                layout.SPACE / 2,
            )


def _reach(foot: Triple, eye: Triple, way: Triple) -> float | None:
    """How far along the line it is nearest to a pawn's middle axis, if it meets the pawn."""
    (x, y, z), (wx, wy, wz) = (there - at for there, at in zip(foot, eye, strict=True)), way
    across = wx * wx + wz * wz
    # Nearest to the axis as an endless line; straight from above, where the line comes down on the foot.
    reach = (x * wx + z * wz) / across if across > 1e-9 else y / wy
    height = wy * reach - y
    if not 0.0 <= height <= HEIGHT:
        # Above the hat or below the foot: nearest to that end instead.
        end = y + (HEIGHT if height > HEIGHT else 0.0)
        reach = x * wx + end * wy + z * wz
        off = hypot(x - wx * reach, end - wy * reach, z - wz * reach)
    else:
        off = hypot(x - wx * reach, z - wz * reach)
    return reach if reach > 0.0 and off <= FOOT + _MARGIN else None
