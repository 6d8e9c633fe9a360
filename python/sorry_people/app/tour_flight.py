"""The flight of the tour: one animation that moves the camera from shot to shot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sorry_people.rules import Rider, StoryStop, shortcuts, story_stops
from sorry_people.scene import (
    Animation,
    AnimationPlayer,
    Interpolation,
    Key,
    MethodKey,
    MethodTrack,
    Node,
    Signal,
    Transition,
    ValueTrack,
)
from sorry_people.story import View
from sorry_people.world import layout

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sorry_people.scene import Camera3D
    from sorry_people.scene.vectors import Vector
    from sorry_people.story import Shot
    from sorry_people.world.board import Board
    from sorry_people.world.pose import Pose

FLIGHT_SECONDS = 1.3
"""From one shot to the next; the rest of a shot drifts slowly."""

LIFT = 9.0
"""Units that the camera rises on its way, so that it passes over roofs and wheels."""

NAME = "tour"


@dataclass(frozen=True, slots=True)
class Setting:
    """Where the eye is and what it looks at when a shot begins, and where the eye has drifted by its end."""

    eye: Vector
    drifted: Vector
    aim: Vector


class TourFlight(Node):
    """Carries the camera through the shots; that of the start leads to the view `last`.

    Attributes:
        eye: Where the camera is.
        aim: What it looks at.
        told: Emitted with the number of each shot when it begins.
        finished: Emitted, without arguments, after the last one.
    """

    def __init__(
        self, camera: Camera3D, board: Board, shots: Sequence[Shot], last: Setting, *, cuts: bool = False
    ) -> None:
        """A flight; with `cuts` the camera jumps from shot to shot and keeps still in between."""
        super().__init__("Tour")
        self._camera = camera
        self.told = Signal()
        self.finished = Signal()
        settings = [last if shot.view is View.START else setting_of(shot, board) for shot in shots]
        self.eye, self.aim = settings[0].eye, settings[0].aim
        self.player = AnimationPlayer({NAME: _animation(shots, settings, cuts=cuts)}, name="Player")
        self.player.animation_finished.connect(lambda _: self.finished.emit())
        self.add_child(self.player)

    def _ready(self) -> None:
        self.player.play(NAME)
        self.look()

    def tell(self, number: int) -> None:
        """A shot begins."""
        self.told.emit(number)

    def _process(self, delta: float) -> None:  # noqa: ARG002 - the player has moved eye and aim already
        self.look()

    def look(self) -> None:
        """Puts the camera where eye and aim say."""
        self._camera.position = self.eye
        self._camera.look_at(self.aim)


def setting_of(shot: Shot, board: Board) -> Setting:
    """Where a shot is taken from.

    Raises:
        ValueError: It is the shot of the start, which depends on the window.
    """
    match shot.view:
        case View.FAIR:
            setting = Setting((-34.0, 30.0, 88.0), (-12.0, 25.0, 80.0), (0.0, 5.0, 0.0))
        case View.GATE:
            setting = _around(layout.gate_pose(shot.subject), 1.6, ahead=16.5, right=-5.0, up=4.8, height=1.5)
        case View.ROAD:
            setting = Setting((48.0, 62.0, 78.0), (30.0, 66.0, 86.0), (0.0, 0.0, 6.0))
        case View.SHORTCUT:
            lane = [lane for lane in shortcuts() if lane.rider == shot.subject][1]
            middle = layout.road_pose((lane.triangle + lane.end) / 2)
            setting = _around(middle, 0.0, ahead=-11.0, right=4.0, up=8.5, height=-1.0)
        case View.STOP:
            here = layout.road_pose(story_stops()[StoryStop(shot.subject)])
            aim = board.landmarks[StoryStop(shot.subject)].position
            setting = _looking_at(here.moved(ahead=-4.5, right=12.0, up=6.2), (aim[0], 1.6, aim[2]))
        case View.HOME:
            aim = board.homes[Rider(shot.subject)].position
            spot = layout.home_pose(shot.subject).moved(ahead=-11.5, right=7.5, up=6.0)
            setting = _looking_at(spot, (aim[0], 1.4, aim[2]))
        case View.START:
            raise ValueError("the start is seen from where the game is played, which depends on the window")
    return setting


def _around(pose: Pose, reach: float, *, ahead: float, right: float, up: float, height: float) -> Setting:
    """A shot of what is `reach` ahead of a pose, from beside it."""
    aim = pose.moved(ahead=reach, up=height).position
    return _looking_at(pose.moved(ahead=ahead, right=right, up=up), aim)


def _looking_at(spot: Pose, aim: Vector) -> Setting:
    """From a spot towards an aim, drifting nearer by an eighth of the way."""
    eye = spot.position
    drifted = tuple(one + (other - one) / 8.0 for one, other in zip(eye, aim, strict=True))
    return Setting(eye, (drifted[0], eye[1], drifted[2]), aim)


def _animation(shots: Sequence[Shot], settings: Sequence[Setting], *, cuts: bool) -> Animation:
    if cuts:
        settings = [Setting(setting.drifted, setting.drifted, setting.aim) for setting in settings]
    way = Interpolation.NEAREST if cuts else Interpolation.LINEAR
    eyes: list[Key] = []
    aims: list[Key] = []
    told: list[MethodKey] = []
    time = 0.0
    for number, (shot, setting) in enumerate(zip(shots, settings, strict=True)):
        told.append(MethodKey(time, "tell", (number,)))
        arrival = time + min(FLIGHT_SECONDS, shot.seconds / 2.0) if number and not cuts else time
        if arrival > time:
            before = settings[number - 1].drifted
            middle = tuple((one + other) / 2.0 for one, other in zip(before, setting.eye, strict=True))
            top = (middle[0], max(before[1], setting.eye[1]) + LIFT, middle[2])
            eyes.append(Key((time + arrival) / 2.0, top, Transition.SINE))
        eyes += [Key(arrival, setting.eye), Key(time + shot.seconds, setting.drifted, Transition.SINE)]
        aims += [
            Key(arrival, setting.aim),
            Key(time + shot.seconds, setting.aim, Transition.SINE),
        ]
        time += shot.seconds
    return Animation(
        time,
        [
            ValueTrack("", "eye", eyes, way),
            ValueTrack("", "aim", aims, way),
            MethodTrack("", told),
        ],
    )
