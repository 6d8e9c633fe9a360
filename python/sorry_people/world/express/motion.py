"""How pawns, dials and dice of Express move: each function adds to a tween, or starts one and returns it."""

from __future__ import annotations

from math import pi
from typing import TYPE_CHECKING

from sorry_people.scene.easing import Ease, Transition
from sorry_people.world import effects
from sorry_people.world.express import layout
from sorry_people.world.express.rolling import Throw, lay
from sorry_people.world.flight import Flight
from sorry_people.world.square.gait import stretched

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sorry_people.scene import MeshInstance3D, Node3D
    from sorry_people.scene.tree import SceneTree
    from sorry_people.scene.tween import Tween
    from sorry_people.world.express.die import Die
    from sorry_people.world.pose import Pose
    from sorry_people.world.square.pawn import PawnNode

_FLIGHT_SECONDS = 0.95
_ROLL_SECONDS = 1.5
_LATER = 0.16
"""Seconds between the landings of two dice."""

_HEIGHT = 9.0


def fly(
    tree: SceneTree, pawns: Sequence[tuple[PawnNode, Pose]], *, turns: int = 0, calm: bool = False
) -> Tween:
    """Carries pawns to their spots in arcs, all at once."""
    tween = tree.create_tween()
    _add_flights(tween, pawns, turns=0 if calm else turns, calm=calm)
    return tween


def turn_dial(
    tree: SceneTree,
    dial: MeshInstance3D,
    angle: float,
    leaving: Sequence[tuple[PawnNode, Pose]],
    coming: Sequence[tuple[PawnNode, Pose]],
    *,
    calm: bool = False,
) -> Tween:
    """Lets pawns off the wedge, turns the dial the short way, and brings on those that waited (X7)."""
    tween = tree.create_tween()
    _add_flights(tween, leaving, calm=calm)
    here = dial.rotation[1]
    goal = here + (angle - here + pi) % (2 * pi) - pi
    turned = tween.tween_property(dial, "rotation", (0.0, goal, 0.0), 0.3 if calm else 0.8)
    if not calm:
        turned.set_ease(Ease.OUT).set_trans(Transition.BACK)

    def rest() -> None:
        dial.rotation = (0.0, angle, 0.0)

    tween.tween_callback(rest)
    _add_flights(tween, coming, calm=calm)
    return tween


def cheer(tree: SceneTree, pawn: PawnNode, spot: Pose, *, big: bool = False, calm: bool = False) -> Tween:
    """A hop on the HOME wedge; for a winner, under falling paper."""
    tween = tree.create_tween()
    if not calm:
        if big and pawn.parent is not None:
            x, y, z = pawn.position
            paper = effects.confetti((x, y + 2.0, z))
            paper.scale = (1.8, 1.8, 1.8)
            pawn.parent.add_child(paper)
        for number in range(3 if big else 1):
            up = tween.tween_property(pawn.body, "position", (0.0, 1.6, 0.0), 0.15)
            up.set_ease(Ease.OUT).set_trans(Transition.QUAD)
            turn = (0.0, 2 * pi * (number + 1) / (3 if big else 1), 0.0)
            tween.parallel().tween_property(pawn.body, "rotation", turn, 0.28)
            down = tween.tween_property(pawn.body, "position", (0.0, 0.0, 0.0), 0.13)
            down.set_ease(Ease.IN).set_trans(Transition.QUAD)
        _add_spring(tween, [pawn])
    tween.tween_callback(lambda: pawn.stand(spot))
    return tween


def roll(
    tree: SceneTree, dice: Sequence[Die], faces: Sequence[str], players: int, *, calm: bool = False
) -> Tween:
    """Throws the dice; each comes to rest with its face up (X2).

    Args:
        tree: Runs the frames.
        dice: The three.
        faces: What each is to show.
        players: How many sit at the table, which says where the tray is.
        calm: Whether they just turn over where they lie.
    """
    tween = tree.create_tween()
    for number, (die, face) in enumerate(zip(dice, faces, strict=True)):
        if not calm:
            pose = layout.die_pose(number, players)
            # From beyond the edge of the table, so that they roll over nobody's pawns.
            start = layout.throw_pose(number, players).position
            throw = Throw(die, number, pose, face, start)
            tween.parallel().tween_method(throw, 0.0, 1.0, _ROLL_SECONDS + number * _LATER)
    if calm:
        tween.tween_interval(0.3)

    def rest() -> None:
        for number, (die, face) in enumerate(zip(dice, faces, strict=True)):
            lay(die, number, players, face)

    tween.tween_callback(rest)
    return tween


def shake(tree: SceneTree, die: Node3D) -> Tween:
    """A die whose face could not be followed shakes its head."""
    tween = tree.create_tween()
    x, y, z = die.rotation
    for off in (0.3, -0.3, 0.2, 0.0):
        tween.tween_property(die, "rotation", (x, y + off, z), 0.09)
    return tween


def _add_flights(
    tween: Tween, pawns: Sequence[tuple[PawnNode, Pose]], *, turns: int = 0, calm: bool = False
) -> None:
    if not pawns:
        return
    tween.tween_interval(0.0)
    height = _HEIGHT / 2 if calm else _HEIGHT
    for pawn, spot in pawns:
        flight = Flight(pawn, spot, height=height, turns=turns, middle=1.9)
        tween.parallel().tween_method(flight, 0.0, 1.0, _FLIGHT_SECONDS * (0.6 if calm else 1.0))
    if not calm:
        _add_spring(tween, [pawn for pawn, _ in pawns])

    def land() -> None:
        for pawn, spot in pawns:
            pawn.stand(spot)

    tween.tween_callback(land)


def _add_spring(tween: Tween, pawns: Sequence[PawnNode]) -> None:
    """Pressed flat by the landing, and back."""
    tween.tween_interval(0.0)
    for pawn in pawns:
        tween.parallel().tween_property(pawn.body, "scale", stretched(-0.3), 0.06)
    tween.tween_interval(0.0)
    for pawn in pawns:
        back = tween.parallel().tween_property(pawn.body, "scale", (1.0, 1.0, 1.0), 0.22)
        back.set_ease(Ease.OUT).set_trans(Transition.BACK)
