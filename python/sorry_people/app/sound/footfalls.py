"""Wooden pawns as they touch down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.app.sound.sound_name import SoundName

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sorry_people.app.sound.ear import Ear
    from sorry_people.app.sound.mixer import Mixer
    from sorry_people.scene import Node3D

_STILL = 1e-4
"""A pawn that has moved up or down by less than this between two frames stands."""


class Footfalls:
    """Watches the pawns: one that came down and comes down no more has put its foot on the board."""

    def __init__(self, pawns: Sequence[Node3D], mixer: Mixer) -> None:
        self._mixer = mixer
        self._pawns = pawns
        self._heights = [pawn.position[1] for pawn in pawns]
        self._falls = [False] * len(pawns)
        self._feet = [SoundName.PAWN_OTHER_STEP, SoundName.PAWN_STEP]

    def follow(self, ear: Ear) -> None:
        """Hears the pawns of this frame against those of the last one."""
        for number, pawn in enumerate(self._pawns):
            height = pawn.position[1]
            sinks = height < self._heights[number] - _STILL
            if self._falls[number] and not sinks:
                self._feet.reverse()
                self._mixer.play(self._feet[0], ear.hears(pawn.global_position))
            self._heights[number], self._falls[number] = height, sinks
