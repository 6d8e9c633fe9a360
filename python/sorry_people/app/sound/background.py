"""What is heard of the county whatever happens: crickets, the honky-tonk, and the organ of the fair."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.app.sound.sound_name import SoundName
from sorry_people.app.sound.stereo import CENTER

if TYPE_CHECKING:
    from sorry_people.app.sound.ear import Ear
    from sorry_people.app.sound.mixer import Mixer
    from sorry_people.app.sound.sounding import Sounding
    from sorry_people.app.sound.stereo import Stereo
    from sorry_people.app.sound.venues.venue import Venue

HONKY_TONK_REACH, ORGAN_REACH = 24.0, 140.0
FADE_SECONDS = 1.5

ORGANS = ((0.4, SoundName.ORGAN), (0.75, SoundName.ORGAN_TIRED), (1.0, SoundName.ORGAN_WORN_OUT))
"""Until which share of the evening the organ plays how."""


def organ_at(evening: float) -> SoundName | None:
    """How the organ plays at a share of the evening; not at all when that is over.

    >>> organ_at(0.5), organ_at(1.0)
    (<SoundName.ORGAN_TIRED: 'organ, tired'>, None)
    """
    return next((name for until, name in ORGANS if evening < until), None)


class Background:
    """Keeps the loops going that belong to the evening, and hears them from where the camera is."""

    def __init__(self, mixer: Mixer) -> None:
        self._mixer = mixer
        self._loops: dict[SoundName, Sounding] = {}
        self._organ: SoundName | None = None

    def follow(self, venue: Venue, ear: Ear) -> None:
        """As it sounds at this time of the evening from the camera."""
        self._keep(SoundName.CRICKETS, CENTER)
        bar = venue.honky_tonk
        if bar is None:
            self._end(SoundName.HONKY_TONK)
        else:
            self._keep(SoundName.HONKY_TONK, ear.hears(bar, HONKY_TONK_REACH))
        self._follow_organ(organ_at(venue.evening), ear.hears(venue.organ, ORGAN_REACH))

    def _follow_organ(self, organ: SoundName | None, place: Stereo) -> None:
        if organ is not self._organ:
            was_heard = self._organ is not None and self._end(self._organ)
            if was_heard and organ is None:
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

    def _end(self, name: SoundName) -> bool:
        """Lets a loop fade away; tells whether it was heard."""
        loop = self._loops.pop(name, None)
        if loop is not None:
            self._mixer.stop(loop, fade=FADE_SECONDS)
        return loop is not None
