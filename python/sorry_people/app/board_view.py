"""Shows on the board what happened at the table, and holds the picture against the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.world import motion

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sorry_people.app.script import Steps
    from sorry_people.app.stage import Stage
    from sorry_people.rules import Event, Rider
    from sorry_people.scene import Tween
    from sorry_people.world.riders.vehicle import Vehicle

FOLLOW_DISTANCE = 21.0
FOLLOW_PITCH = 0.62

BLOW = 0.009
"""How far the camera swings when somebody is bumped, as a share of its distance."""


class BoardView:
    """The vehicles on the board, moved event by event.

    Attributes:
        places: Where each rider is drawn, as the engine names places.
        follows: Whether the camera rides along with whoever moves.
    """

    def __init__(self, stage: Stage, places: Mapping[Rider, str]) -> None:
        self._stage = stage
        self.places = dict(places)
        self.follows = False
        for rider, place in self.places.items():
            stage.board.stand(rider, place)

    def show(self, event: Event) -> Steps:
        """Plays what an event looks like; afterwards the picture and the engine agree."""
        tween = self._start(event)
        if tween is not None:
            yield tween
        self.check()

    def disagreements(self) -> list[str]:
        """What is drawn elsewhere than it should be; nothing when all is well."""
        board = self._stage.board
        return [
            f"{rider} is not drawn at {place}"
            for rider, place in self.places.items()
            if not board.is_at(rider, place)
        ]

    def check(self) -> None:
        """Holds the picture against the places; an `AssertionError` is a fault of the program."""
        wrong = self.disagreements()
        assert not wrong, "; ".join(wrong)

    def look_at(self, rider: Rider) -> None:
        """The camera goes to a rider, if it rides along."""
        if self.follows:
            vehicle = self._stage.board.vehicles[rider]
            self._stage.rig.follow(vehicle, distance=FOLLOW_DISTANCE, pitch=FOLLOW_PITCH)

    def _start(self, event: Event) -> Tween | None:
        """Starts the event's motion and notes where it ends."""
        tree, board, rider = self._stage.tree, self._stage.board, event.rider
        calm = self._stage.is_calm
        vehicle = board.vehicles[rider]
        start = self.places[rider]
        if event.end is not None:
            self.places[rider] = event.end
        tween: Tween | None = None
        match event.kind:
            case "moved":
                tween = motion.drive(tree, vehicle, [start, *event.path], calm=calm)
            case "shortcut":
                triangle, end = (int(place.partition(" ")[2]) for place in (start, self.places[rider]))
                tween = motion.zoom(tree, vehicle, triangle, end, calm=calm)
            case "replaced":
                tween = motion.leap(tree, vehicle, self.places[rider], calm=calm)
            case "swapped":
                tween = self._swap(event, vehicle)
            case "bumped":
                tween = motion.tumble(tree, vehicle, calm=calm)
                if not calm:
                    self._stage.rig.shake(BLOW)
            case "story_stop":
                assert event.stop is not None, "a story stop has a name"
                tween = board.landmarks[event.stop].react(calm=calm)
            case "home":
                tween = motion.park(tree, vehicle, board.homes[rider], calm=calm)
            case _:
                pass
        return tween

    def _swap(self, event: Event, vehicle: Vehicle) -> Tween:
        other = event.other
        assert other is not None, "a swap has another rider"
        assert event.start is not None, "a swap has a start"
        self.places[other] = event.start
        return motion.swap(
            self._stage.tree,
            vehicle,
            self._stage.board.vehicles[other],
            self.places[event.rider],
            event.start,
            calm=self._stage.is_calm,
        )
