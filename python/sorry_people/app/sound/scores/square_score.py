"""What is heard of everything that happens on the square board, besides the steps of pawns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.app.sound.cue import Cue
from sorry_people.app.sound.sound_name import SoundName

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sorry_people.rules import SquareEvent

SQUARE_KINDS: Mapping[str, tuple[SoundName, ...]] = {
    "played": (),
    "discarded": (SoundName.SPENT,),
    "moved": (),
    "swapped": (SoundName.SWAP,),
    "replaced": (SoundName.LEAP,),
    "bumped": (SoundName.PAWN_BUMP, SoundName.TUMBLE),
    "slid": (SoundName.PAWN_SLIDE,),
    "home": (SoundName.HOME,),
    "iced": (SoundName.ICE_CLINK,),
    "fired": (SoundName.FIRE_CRACKLE,),
    "draw_again": (SoundName.DRAW_AGAIN,),
    "declined": (SoundName.STAYED,),
    "spent": (SoundName.SPENT,),
    "game_over": (SoundName.WIN,),
}
"""By the kind of the engine's event; they come from the pawn, if one is named."""


def square_cues(event: SquareEvent) -> list[Cue]:
    """The sounds with which an event on the square board begins to be shown."""
    return [Cue(sound, event.pawn) for sound in SQUARE_KINDS[event.kind]]
