"""The engine of one vehicle, heard while it drives."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from sorry_people.app.sound.catalogue import ENGINES

if TYPE_CHECKING:
    from sorry_people.app.sound.ear import Ear
    from sorry_people.app.sound.mixer import Mixer
    from sorry_people.app.sound.sounding import Sounding
    from sorry_people.world.riders.vehicle import Vehicle

SPEED_STEP = 4.0
"""Units a second by which an engine gets from one of its loops to the next; shortcuts are for the last."""

SOFTEST = 0.45
"""How loud an engine is as it sets off, beside one at speed."""

START_SECONDS, CHANGE_SECONDS, STOP_SECONDS = 0.06, 0.08, 0.25


def paces(speed: float, count: int) -> dict[int, float]:
    """How loud each of an engine's `count` loops is at a speed in units a second; those left out are silent.

    Two neighbours share the power between them, so that the engine is never louder between two paces.

    >>> paces(0.0, 4)
    {}
    >>> paces(SPEED_STEP, 4)
    {1: 1.0}
    """
    if speed == 0.0:
        return {}
    loudness = min(1.0, SOFTEST + (1.0 - SOFTEST) * abs(speed) / SPEED_STEP)
    at = min(abs(speed) / SPEED_STEP, count - 1.0)
    lower = min(int(at), count - 2)
    turn = (at - lower) * pi / 2.0
    shares = {lower: loudness * cos(turn), lower + 1: loudness * sin(turn)}
    return {pace: share for pace, share in shares.items() if share > 1e-3}


class EngineLoops:
    """Plays the one or two loops of a vehicle's engine that fit its speed."""

    def __init__(self, vehicle: Vehicle, mixer: Mixer) -> None:
        self._vehicle = vehicle
        self._mixer = mixer
        self._names = ENGINES[vehicle.owner]
        self._loops: dict[int, Sounding] = {}

    def follow(self, ear: Ear) -> None:
        """As fast, as near and as far aside as the vehicle is now."""
        wanted = paces(self._vehicle.speed, len(self._names))
        if not wanted:
            self.stop()
            return
        place = ear.hears(self._vehicle.position)
        for pace in self._loops.keys() - wanted.keys():
            self._mixer.stop(self._loops.pop(pace), fade=CHANGE_SECONDS)
        for pace, share in wanted.items():
            if pace in self._loops:
                self._mixer.place(self._loops[pace], place.scaled(share))
                continue
            fade = CHANGE_SECONDS if self._loops else START_SECONDS
            loop = self._mixer.loop(self._names[pace], place.scaled(share), fade=fade)
            if loop is not None:
                self._loops[pace] = loop

    def stop(self) -> None:
        """The engine is off."""
        while self._loops:
            self._mixer.stop(self._loops.popitem()[1], fade=STOP_SECONDS)
