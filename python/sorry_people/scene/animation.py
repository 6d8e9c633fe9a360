"""A change of many things at once, written down beforehand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sorry_people.scene.track import Track


@dataclass(frozen=True, slots=True)
class Animation:
    """Tracks that an `AnimationPlayer` plays together.

    Attributes:
        length: Seconds.
        tracks: What is changed.
        loop: Begins anew at the end.

    Raises:
        ValueError: The length is not positive.
    """

    length: float
    tracks: Sequence[Track]
    loop: bool = False

    def __post_init__(self) -> None:
        if self.length <= 0.0:
            raise ValueError(f"an animation takes more than zero seconds, not {self.length}")
