"""How pawns move: each function starts one tween, leaves its pawns exactly at their places, and returns it.

With `calm` set there is no hopping, spinning and flying of scraps: one quiet arc leads to the same place.
"""

from __future__ import annotations

from itertools import pairwise
from math import dist, pi
from typing import TYPE_CHECKING

from sorry_people.scene.easing import Ease, Transition
from sorry_people.world import effects
from sorry_people.world.flight import Flight
from sorry_people.world.pose import Pose
from sorry_people.world.square import layout
from sorry_people.world.square.figures import HEIGHT
from sorry_people.world.square.gait import Chute, Hops, Wave, stretched

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from sorry_people.scene import Node3D
    from sorry_people.scene.tree import SceneTree
    from sorry_people.scene.tween import Tween
    from sorry_people.world.square.pawn import PawnNode

_SECONDS_PER_HOP = 0.27
_HOP = 1.5
_ON_A_HEAD = HEIGHT - 0.3
_MIDDLE = 1.9
"""Height at which pawns turn over."""

_SLIDE_SECONDS_PER_SPACE = 0.13
_CALM_SECONDS = 0.55
_CALM_HEIGHT = 5.0
_HIGH = 16.0
"""Where the Ice comes down from."""


def hop(
    tree: SceneTree,
    pawn: PawnNode,
    places: Sequence[str],
    *,
    occupied: Collection[str] = (),
    calm: bool = False,
) -> Tween:
    """Hops through all of the places, space by space; over the heads of those that stand on the way (K6).

    Raises:
        ValueError: As `layout.path`, or the way has fewer than two places.
    """
    steps = layout.path(places, pawn.colour)
    if len(steps) < 2:
        raise ValueError(f"a way needs at least two places, not {list(places)}")
    if calm:
        return _quietly(tree, {pawn: steps[-1]})
    poses = [layout.place_pose(step, pawn.colour, pawn.number) for step in steps]
    raised = [
        pose.moved(up=_ON_A_HEAD) if step in occupied and step not in {"start", "home"} else pose
        for step, pose in zip(steps[1:-1], poses[1:-1], strict=True)
    ]
    poses = [poses[0], *raised, poses[-1]]
    tween = tree.create_tween()
    # A longer hop, as out of START, takes longer.
    seconds = sum(
        _SECONDS_PER_HOP * max(1.0, (_reach(a, b) / layout.SPACE) ** 0.5) for a, b in pairwise(poses)
    )
    tween.tween_method(Hops(pawn, poses, _HOP), 0.0, 1.0, seconds)
    _settle(tween, pawn)
    return _landing(tween, {pawn: steps[-1]})


def slide(tree: SceneTree, pawn: PawnNode, end: str, *, calm: bool = False) -> Tween:
    """Shoots down a slide to its end (K8)."""
    if calm:
        return _quietly(tree, {pawn: end})
    goal = layout.place_pose(end, pawn.colour, pawn.number)
    spaces = dist(pawn.position, goal.position) / layout.SPACE
    tween = tree.create_tween()
    tween.tween_method(Chute(pawn, goal), 0.0, 1.0, 0.25 + _SLIDE_SECONDS_PER_SPACE * spaces)
    _settle(tween, pawn)
    return _landing(tween, {pawn: end})


def tumble(tree: SceneTree, pawn: PawnNode, *, calm: bool = False) -> Tween:
    """Sends a bumped pawn head over heels back to START (K6, K8)."""
    if calm:
        return _quietly(tree, {pawn: "start"})
    _beside(pawn, effects.stars(_above(pawn, 3.0)))
    return _thrown(tree, pawn, "start", height=13.0, turns=3, seconds=1.1)


def leap(tree: SceneTree, pawn: PawnNode, place: str, *, calm: bool = False) -> Tween:
    """Jumps onto a place with one somersault: a Sorry! out of START, or a way HOME by the Fire (F9)."""
    if calm:
        return _quietly(tree, {pawn: place})
    return _thrown(tree, pawn, place, height=15.0, turns=1, seconds=1.15)


def swap(
    tree: SceneTree, mover: PawnNode, other: PawnNode, mover_to: str, other_to: str, *, calm: bool = False
) -> Tween:
    """Swaps two pawns, each in an arc on its own side (K10)."""
    if calm:
        return _quietly(tree, {mover: mover_to, other: other_to})
    tween = tree.create_tween()
    for pawn, place, height in ((mover, mover_to, 11.0), (other, other_to, 6.0)):
        goal = layout.place_pose(place, pawn.colour, pawn.number)
        tween.parallel().tween_method(Flight(pawn, goal, height=height, aside=0.3), 0.0, 1.0, 1.15)
    _settle(tween, mover, other)
    return _landing(tween, {mover: mover_to, other: other_to})


def celebrate(tree: SceneTree, pawn: PawnNode, *, calm: bool = False) -> Tween:
    """Three hops and a turn at HOME, under falling paper."""
    tween = tree.create_tween()
    if not calm:
        _beside(pawn, effects.confetti(_above(pawn, HEIGHT)))
        for number in range(3):
            up, down = (0.0, 1.5, 0.0), (0.0, 0.0, 0.0)
            tween.tween_property(pawn.body, "position", up, 0.16).set_ease(Ease.OUT).set_trans(
                Transition.QUAD
            )
            turn = (0.0, 2 * pi * (number + 1) / 3, 0.0)
            tween.parallel().tween_property(pawn.body, "rotation", turn, 0.3)
            tween.tween_property(pawn.body, "position", down, 0.14).set_ease(Ease.IN).set_trans(
                Transition.QUAD
            )
        _settle(tween, pawn)
    return _landing(tween, {pawn: "home"})


def rejoice(tree: SceneTree, pawns: Sequence[PawnNode], *, calm: bool = False) -> Tween:
    """A wave of jumps of those who are HOME and have won, each under falling paper (K5, KT5)."""
    tween = tree.create_tween()
    if not calm:
        for pawn in pawns:
            _beside(pawn, effects.confetti(_above(pawn, HEIGHT)))
        tween.tween_method(Wave(pawns, 1.8), 0.0, 1.0, 1.6)
    return _landing(tween, dict.fromkeys(pawns, "home"))


def pass_on(
    tree: SceneTree, mark: Node3D, old: PawnNode | None, new: PawnNode, *, calm: bool = False
) -> Tween:
    """Has the Fire jump from one pawn to another, or the Ice come down on one (F5, F7).

    Args:
        tree: Runs the frames.
        mark: The Fire or the Ice; it becomes a child of `new` at once.
        old: Where it was, or None if it comes from above.
        new: Where it goes.
        calm: Whether it just grows there.
    """
    came_from = None if old is None else old.position
    if mark.parent is not None:
        mark.parent.remove_child(mark)
    new.add_child(mark)
    mark.visible = True
    tween = tree.create_tween()
    if calm:
        mark.position = (0.0, 0.0, 0.0)
        mark.scale = (0.1, 0.1, 0.1)
        tween.tween_property(mark, "scale", (1.0, 1.0, 1.0), _CALM_SECONDS)
        return tween
    start = Pose((0.0, 0.0, 0.0), 0.0).moved(up=_HIGH) if came_from is None else _seen_from(new, came_from)
    height = 0.0 if came_from is None else 9.0
    mark.position = start.position
    mark.scale = (0.55, 0.55, 0.55)

    def carry(time: float) -> None:
        x, y, z = start.position
        share = time * time * (3.0 - 2.0 * time)
        lift = 4.0 * share * (1.0 - share) * height
        mark.position = (x * (1.0 - share), y * (1.0 - share) + lift, z * (1.0 - share))

    tween.tween_method(carry, 0.0, 1.0, 0.75)
    grown = tween.tween_property(mark, "scale", (1.0, 1.0, 1.0), 0.35)
    grown.set_ease(Ease.OUT).set_trans(Transition.BACK)
    return tween


def go_out(tree: SceneTree, mark: Node3D) -> Tween:
    """Has the Fire go out, or the Ice melt."""
    tween = tree.create_tween()
    tween.tween_property(mark, "scale", (1.3, 0.02, 1.3), 0.4).set_ease(Ease.IN).set_trans(Transition.QUAD)

    def gone() -> None:
        mark.visible = False
        mark.scale = (1.0, 1.0, 1.0)

    tween.tween_callback(gone)
    return tween


def _seen_from(pawn: PawnNode, point: tuple[float, float, float]) -> Pose:
    """A place on the board as a place below a pawn."""
    here = Pose(pawn.position, pawn.rotation[1])
    x, y, z = (there - at for there, at in zip(point, pawn.position, strict=True))
    (rx, _, rz), (fx, _, fz) = here.right, here.forward
    return Pose((x * rx + z * rz, y, -(x * fx + z * fz)), 0.0)


def _quietly(tree: SceneTree, goals: dict[PawnNode, str]) -> Tween:
    tween = tree.create_tween()
    for pawn, place in goals.items():
        goal = layout.place_pose(place, pawn.colour, pawn.number)
        tween.parallel().tween_method(Flight(pawn, goal, height=_CALM_HEIGHT), 0.0, 1.0, _CALM_SECONDS)
    return _landing(tween, goals)


def _thrown(
    tree: SceneTree, pawn: PawnNode, place: str, *, height: float, turns: int, seconds: float
) -> Tween:
    goal = layout.place_pose(place, pawn.colour, pawn.number)
    tween = tree.create_tween()
    tween.tween_method(Flight(pawn, goal, height=height, turns=turns, middle=_MIDDLE), 0.0, 1.0, seconds)
    _settle(tween, pawn)
    return _landing(tween, {pawn: place})


def _settle(tween: Tween, *pawns: PawnNode) -> None:
    """Is pressed flat by the landing and springs back."""
    tween.tween_interval(0.0)
    for pawn in pawns:
        tween.parallel().tween_property(pawn.body, "scale", stretched(-0.3), 0.06)
    tween.tween_interval(0.0)
    for pawn in pawns:
        spring = tween.parallel().tween_property(pawn.body, "scale", (1.0, 1.0, 1.0), 0.24)
        spring.set_ease(Ease.OUT).set_trans(Transition.BACK)


def _landing(tween: Tween, goals: dict[PawnNode, str]) -> Tween:
    """Ends at the places exactly, whatever the way there rounded off."""

    def land() -> None:
        for pawn, place in goals.items():
            pawn.stand(layout.place_pose(place, pawn.colour, pawn.number))

    tween.tween_callback(land)
    return tween


def _reach(start: Pose, goal: Pose) -> float:
    return dist(start.position, goal.position)


def _beside(pawn: PawnNode, effect: Node3D) -> None:
    """Adds an effect to where the pawn is in the tree, so that both mean the same by a position."""
    if pawn.parent is not None:
        effect.scale = (1.8, 1.8, 1.8)
        pawn.parent.add_child(effect)


def _above(pawn: PawnNode, height: float) -> tuple[float, float, float]:
    x, y, z = pawn.position
    return (x, y + height, z)
