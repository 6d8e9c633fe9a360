"""What is heard of everything that happens on the county road."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.app.sound.cue import Cue
from sorry_people.app.sound.sound_name import SoundName
from sorry_people.rules import StoryStop

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sorry_people.rules import Event

KINDS: Mapping[str, tuple[SoundName, ...]] = {
    "moved": (),  # the engine is heard
    "swapped": (SoundName.SWAP,),
    "replaced": (SoundName.LEAP,),
    "bumped": (SoundName.BUMP, SoundName.TUMBLE),
    "shortcut": (SoundName.ZOOM,),
    "story_stop": (),  # by the stop
    "draw_again": (SoundName.DRAW_AGAIN,),
    "must_lose_turn": (SoundName.SKID,),
    "turn_lost": (SoundName.TURN_LOST,),
    "home": (SoundName.HOME,),
    "stayed": (SoundName.STAYED,),
    "spent": (SoundName.SPENT,),
    "game_over": (SoundName.GOOD_NIGHT,),
}
"""By the kind of the engine's event; they come from the rider's vehicle."""

STOPS: Mapping[StoryStop, SoundName] = {
    StoryStop.GAS_STATION: SoundName.PUMP_BELL,
    StoryStop.CATTLE_CROSSING: SoundName.COW,
    StoryStop.CHURCH: SoundName.CHURCH_BELL,
    StoryStop.HONKY_TONK: SoundName.HONKY_TONK_DOOR,
    StoryStop.SHERIFFS_OFFICE: SoundName.SIREN,
    StoryStop.DADS_PICKUP: SoundName.PICKUP_HORN,
    StoryStop.MOMS_MINIVAN: SoundName.MINIVAN_HORN,
}
"""What a story stop's landmark lets be heard (S1)."""

TO_ALL = frozenset({SoundName.GOOD_NIGHT, SoundName.WIN})
"""Sounds that come from nowhere in the world."""


def road_cues(event: Event) -> list[Cue]:
    """The sounds with which an event on the county road begins to be shown."""
    if event.stop is not None:
        return [Cue(STOPS[event.stop], event.stop)]
    sounds = (SoundName.WIN,) if event.kind == "home" and event.rank == 1 else KINDS[event.kind]
    return [Cue(sound, None if sound in TO_ALL else event.rider) for sound in sounds]
