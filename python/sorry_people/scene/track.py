"""What an animation changes: rows of keys on the line of time."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from typing import TYPE_CHECKING

from sorry_people.scene.easing import Ease, Transition, eased
from sorry_people.scene.interpolation import Value, interpolate, smooth

if TYPE_CHECKING:
    from collections.abc import Sequence


class Interpolation(Enum):
    """How a value track goes from key to key."""

    NEAREST = "jumps at each key"
    LINEAR = "straight, shaped by the key's transition"
    CUBIC = "on a smooth curve through all keys"


@dataclass(frozen=True, slots=True)
class Key:
    """A value at a time, in seconds; the transition shapes the way to the next key."""

    time: float
    value: Value
    transition: Transition = Transition.LINEAR
    ease: Ease = Ease.IN_OUT


@dataclass(frozen=True, slots=True)
class ValueTrack:
    """Keeps an attribute of a node at the value that its keys tell.

    Attributes:
        node: The path from the player's root to the node; "" is the root itself.
        attribute: What is set.
        keys: In order of time, at least one.
        interpolation: Between the keys.

    Raises:
        ValueError: There is no key, or two are out of order.
    """

    node: str
    attribute: str
    keys: Sequence[Key]
    interpolation: Interpolation = Interpolation.LINEAR

    def __post_init__(self) -> None:
        if not self.keys:
            raise ValueError(f"the track of {self.node}.{self.attribute} has no key")
        _check_order(f"{self.node}.{self.attribute}", [key.time for key in self.keys])

    def value_at(self, time: float) -> Value:
        """The value at a time; before the first key and after the last it is theirs."""
        keys = self.keys
        index = bisect_right(keys, time, key=lambda key: key.time) - 1
        if index < 0:
            return keys[0].value
        key = keys[index]
        if index == len(keys) - 1 or self.interpolation is Interpolation.NEAREST:
            return key.value
        after = keys[index + 1]
        share = (time - key.time) / (after.time - key.time)
        if self.interpolation is Interpolation.LINEAR:
            return interpolate(key.value, after.value, eased(share, key.transition, key.ease))
        before, beyond = keys[max(0, index - 1)], keys[min(len(keys) - 1, index + 2)]
        return smooth(before.value, key.value, after.value, beyond.value, share)


@dataclass(frozen=True, slots=True)
class MethodKey:
    """A call at a time, in seconds."""

    time: float
    method: str
    arguments: tuple[object, ...] = ()


@dataclass(frozen=True, slots=True)
class MethodTrack:
    """Calls methods of a node as the time passes their keys.

    Attributes:
        node: The path from the player's root to the node; "" is the root itself.
        keys: In order of time.

    Raises:
        ValueError: Two keys are out of order.
    """

    node: str
    keys: Sequence[MethodKey]

    def __post_init__(self) -> None:
        _check_order(self.node or "the root", [key.time for key in self.keys])


Track = ValueTrack | MethodTrack


def _check_order(name: str, times: list[float]) -> None:
    for earlier, later in pairwise(times):
        if later < earlier:
            raise ValueError(f"the keys of {name} are out of order: {later} comes after {earlier}")
