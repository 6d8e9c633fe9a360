"""What is heard of everything that happens at Express, besides pawns that are put down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.app.sound.cue import Cue
from sorry_people.app.sound.sound_name import SoundName

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sorry_people.rules import ExpressEvent

EXPRESS_KINDS: Mapping[str, tuple[SoundName, ...]] = {
    "took": (),
    "sorry": (SoundName.LEAP,),
    "home": (SoundName.DRAW_AGAIN,),  # with every pawn on a wedge, so a fanfare would be too much
    "slid": (SoundName.DIAL_TURN,),
    "passed": (SoundName.STAYED,),
    "nothing": (SoundName.SPENT,),
    "game_over": (SoundName.WIN,),
}
"""By the kind of the engine's event; they come from the base of whom it happens to."""


def express_cues(event: ExpressEvent) -> list[Cue]:
    """The sounds with which an event of Express begins to be shown."""
    at = None if event.kind == "game_over" else event.other or event.player
    return [Cue(sound, at) for sound in EXPRESS_KINDS[event.kind]]
