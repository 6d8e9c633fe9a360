"""How a value gets from where it is to where it goes."""

from __future__ import annotations

from enum import Enum
from math import cos, exp2, pi, sin
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class Transition(Enum):
    """The shape of a change."""

    LINEAR = "linear"
    SINE = "sine"
    QUAD = "quad"
    CUBIC = "cubic"
    QUART = "quart"
    EXPO = "expo"
    BACK = "back"
    BOUNCE = "bounce"
    ELASTIC = "elastic"


class Ease(Enum):
    """Which end of a change is the gentle one."""

    IN = "in"
    OUT = "out"
    IN_OUT = "in out"


def eased(share: float, transition: Transition, ease: Ease) -> float:
    """How much of a change is done when `share` of its time (0 to 1) is over; 0 at 0 and 1 at 1.

    >>> eased(0.5, Transition.QUAD, Ease.IN)
    0.25
    >>> eased(0.5, Transition.QUAD, Ease.IN_OUT)
    0.5
    """
    if share <= 0.0:
        return 0.0
    if share >= 1.0:
        return 1.0
    shape = _SHAPES[transition]
    if ease is Ease.IN:
        return shape(share)
    if ease is Ease.OUT:
        return 1.0 - shape(1.0 - share)
    if share < 0.5:
        return shape(2.0 * share) / 2.0
    return 1.0 - shape(2.0 - 2.0 * share) / 2.0


def _back(t: float) -> float:
    overshoot = 1.70158  # swings back by a tenth of the way
    return t * t * ((overshoot + 1.0) * t - overshoot)


def _bounce(t: float) -> float:
    # Parabolas between the touches of a ball that falls to 1 and rises lower each time, told backwards:
    # each row is where in the ball's time (in units of 1/2.75) an arc ends, where its middle is and how
    # far from the start the middle is.
    fallen = (1.0 - t) * 2.75
    _, middle, height = next(arc for arc in _ARCS if fallen <= arc[0])
    return 1.0 - ((fallen - middle) ** 2 + height)


_ARCS = ((1.0, 0.0, 0.0), (2.0, 1.5, 0.75), (2.5, 2.25, 0.9375), (2.75, 2.625, 0.984375))


def _elastic(t: float) -> float:
    return -exp2(10.0 * t - 10.0) * sin((10.0 * t - 10.75) * 2.0 * pi / 3.0)


_SHAPES: dict[Transition, Callable[[float], float]] = {
    Transition.LINEAR: lambda t: t,
    Transition.SINE: lambda t: 1.0 - cos(t * pi / 2.0),
    Transition.QUAD: lambda t: t**2,
    Transition.CUBIC: lambda t: t**3,
    Transition.QUART: lambda t: t**4,
    Transition.EXPO: lambda t: exp2(10.0 * t - 10.0),
    Transition.BACK: _back,
    Transition.BOUNCE: _bounce,
    Transition.ELASTIC: _elastic,
}
