"""The flight of the tour: one animation that moves the camera from shot to shot."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sorry_people.rules import Rider, StoryStop, shortcuts, story_stops
from sorry_people.scene import (
    Animation,
    AnimationPlayer,
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
from sorry_people.world.pose import Pose

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sorry_people.scene import Camera3D
    from sorry_people.scene.vectors import Vector
    from sorry_people.story import Shot
    from sorry_people.world.board import Board

FLIGHT_SECONDS = 1.4
"""From one shot to the next, where the camera flies there; the rest of a shot it moves slowly."""

LIFT = 9.0
"""Units that the camera rises on its way, so that it passes over roofs and wheels."""

CUT_TO = frozenset({View.STOP, View.HOME})
"""Views that the camera is at once, as it is at another gate: a flight to each would only make one dizzy."""

NAME = "tour"


@dataclass(frozen=True, slots=True)
class Setting:
    """Where the eye is and what it looks at when a shot begins, and both by its end."""

    eye: Vector
    drifted: Vector
    aim: Vector
    panned: Vector


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
        case View.FAIR:  # from behind the road, the wheel against the sky, up over the fence
            setting = Setting((-30.0, 6.5, 62.0), (-30.0, 25.0, 80.0), (4.0, 9.0, -4.0), (0.0, 6.0, -2.0))
        case View.GATE:  # nearer and lower, until one sees what the rider is up to
            gate = layout.gate_pose(shot.subject)
            setting = _between(
                gate.moved(ahead=15.0, right=-5.5, up=4.4),
                gate.moved(ahead=9.5, right=-3.2, up=2.3),
                gate.moved(ahead=1.6, up=1.9),
            )
        case View.ROAD:
            setting = Setting((48.0, 62.0, 78.0), (26.0, 66.0, 88.0), (0.0, 0.0, 6.0), (0.0, 0.0, 6.0))
        case View.SHORTCUT:  # down the lane, as somebody goes who lands on its triangle
            lane = [lane for lane in shortcuts() if lane.rider == shot.subject][1]
            start, end = layout.road_pose(lane.triangle), layout.road_pose(lane.end)
            setting = Setting(
                start.moved(ahead=-9.0, right=1.0, up=4.6).position,
                end.moved(ahead=-6.0, right=1.0, up=3.2).position,
                start.moved(ahead=4.0).position,
                end.moved(ahead=5.0, up=0.5).position,
            )
        case View.STOP:  # past it along the road
            here = layout.road_pose(story_stops()[StoryStop(shot.subject)])
            x, _, z = board.landmarks[StoryStop(shot.subject)].position
            aside = _STOP_ASIDE.get(StoryStop(shot.subject), -1.0)
            setting = _between(
                here.moved(ahead=6.0 * aside, right=10.5, up=5.6),
                here.moved(ahead=3.0 * aside, right=9.0, up=4.6),
                Pose((x, 1.9, z), 0.0),
            )
        case View.HOME:  # up the driveway, to the porch
            x, _, z = board.homes[Rider(shot.subject)].position
            home = layout.home_pose(shot.subject)
            setting = _between(
                home.moved(ahead=-11.5, right=7.0, up=5.6),
                home.moved(ahead=-7.0, right=4.4, up=3.6),
                Pose((x, 1.7, z), 0.0),
            )
        case View.START:
            raise ValueError("the start is seen from where the game is played, which depends on the window")
    return setting


_STOP_ASIDE = {StoryStop.GAS_STATION: 1.0, StoryStop.CHURCH: 1.0}
"""Which way along the road the eye is from a stop: back along it, save where a gate would be before it."""


def _between(spot: Pose, drifted: Pose, aim: Pose) -> Setting:
    """From one spot to another, the same in the middle of the picture."""
    return Setting(spot.position, drifted.position, aim.position, aim.position)


def _animation(shots: Sequence[Shot], settings: Sequence[Setting], *, cuts: bool) -> Animation:
    if cuts:
        settings = [replace(one, eye=one.drifted, aim=one.panned) for one in settings]
    eyes: list[Key] = []
    aims: list[Key] = []
    told: list[MethodKey] = []
    time = 0.0
    for number, (shot, setting) in enumerate(zip(shots, settings, strict=True)):
        told.append(MethodKey(time, "tell", (number,)))
        arrival = time
        if number and not cuts and _is_flown(shots[number - 1].view, shot.view):
            arrival += min(FLIGHT_SECONDS, shot.seconds / 2.0)
            before = settings[number - 1].drifted
            middle = tuple((one + other) / 2.0 for one, other in zip(before, setting.eye, strict=True))
            top = (middle[0], max(before[1], setting.eye[1]) + LIFT, middle[2])
            eyes.append(Key((time + arrival) / 2.0, top, Transition.SINE))
        end = time + shot.seconds
        # At a cut the last key of one shot and the first of the next are at the same time.
        eyes += [Key(arrival, setting.eye, Transition.SINE), Key(end, setting.drifted, Transition.SINE)]
        aims += [Key(arrival, setting.aim, Transition.SINE), Key(end, setting.panned, Transition.SINE)]
        time = end
    return Animation(time, [ValueTrack("", "eye", eyes), ValueTrack("", "aim", aims), MethodTrack("", told)])


def _is_flown(before: View, view: View) -> bool:
    return view not in CUT_TO and view is not before
