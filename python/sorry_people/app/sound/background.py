"""What is heard of the county whatever happens: crickets, the honky-tonk, and the organ of the fair."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.app.sound.sound_name import SoundName
from sorry_people.app.sound.stereo import CENTER
from sorry_people.rules import StoryStop

if TYPE_CHECKING:
    from sorry_people.app.sound.ear import Ear
    from sorry_people.app.sound.mixer import Mixer
    from sorry_people.app.sound.sounding import Sounding
    from sorry_people.app.sound.stereo import Stereo
    from sorry_people.world.board import Board

HONKY_TONK_REACH, ORGAN_REACH = 24.0, 100.0
FADE_SECONDS = 1.5
CAROUSEL = (0.0, 1.5, 0.0)

ORGANS = ((0.4, SoundName.ORGAN), (0.75, SoundName.ORGAN_TIRED), (1.0, SoundName.ORGAN_WORN_OUT))
"""Until which share of the evening the organ plays how."""


def organ_at(evening: float) -> SoundName | None:
    """How the organ plays at a share of the evening; not at all when that is over.

    >>> organ_at(0.5), organ_at(1.0)
    (<SoundName.ORGAN_TIRED: 'organ, tired'>, None)
    """
    return next((name for until, name in ORGANS if evening < until), None)


def evening_of(board: Board) -> float:
    """How much of the evening is over: the share of the fair's strings of lights that are dark."""
    strings = board.fair.string_lights.strings
    return sum(string.glow == 0.0 for string in strings) / len(strings)


class Background:
    """Keeps the loops going that belong to the evening, and hears them from where the camera is."""

    def __init__(self, board: Board, mixer: Mixer) -> None:
        self._board = board
        self._mixer = mixer
        self._loops: dict[SoundName, Sounding] = {}
        self._organ: SoundName | None = None

    def follow(self, ear: Ear) -> None:
        """As it sounds at this time of the evening from the camera."""
        self._keep(SoundName.CRICKETS, CENTER)
        honky_tonk = self._board.landmarks[StoryStop.HONKY_TONK].position
        self._keep(SoundName.HONKY_TONK, ear.hears(honky_tonk, HONKY_TONK_REACH))
        self._follow_organ(ear)

    def _follow_organ(self, ear: Ear) -> None:
        place = ear.hears(CAROUSEL, ORGAN_REACH)
        organ = organ_at(evening_of(self._board))
        if organ is not self._organ:
            if self._organ in self._loops:
                self._mixer.stop(self._loops.pop(self._organ), fade=FADE_SECONDS)
                if organ is None:
                    self._mixer.play(SoundName.ORGAN_STOPS, place)
            self._organ = organ
        if organ is not None:
            self._keep(organ, place)

    def _keep(self, name: SoundName, place: Stereo) -> None:
        if name in self._loops:
            self._mixer.place(self._loops[name], place)
            return
        loop = self._mixer.loop(name, place, fade=FADE_SECONDS)
        if loop is not None:
            self._loops[name] = loop
