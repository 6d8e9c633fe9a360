"""The four vehicles' engines, each a loop of a second for each pace of `PACES`."""

import numpy as np

from sorry_people.app.sound.synthesis.filters import above, below, between, ringing
from sorry_people.app.sound.synthesis.tones import noise, partials, steady
from sorry_people.app.sound.synthesis.wave import RATE, Wave, lay_round, silence

PACES = (1.0, 1.4, 1.9, 2.5)
"""How many times as fast as when idling an engine turns in each of its loops."""

LOOP_SECONDS = 1.0


def riding_mower(pace: float) -> Wave:
    """One big cylinder that shakes a tin hood, over blades that whirr."""
    putts = _firings(26 * pace, unevenness=0.25, seed=1)
    motor = ringing(putts, 84.0, 0.006) + 0.5 * ringing(putts, 260.0, 0.006)
    hood = 0.25 * ringing(putts, 940.0, 0.004)
    blades = between(noise(LOOP_SECONDS, 2), 180.0 * pace, 520.0 * pace)
    return np.tanh(1.4 * (motor + hood)) + 0.4 * blades


def ebike(pace: float) -> Wave:
    """A motor that sings, tyres that hum, and the chain over its teeth."""
    turns = steady(_whole(118 * pace), LOOP_SECONDS)
    motor = partials(turns, (0.5, 0.9, 0.15, 0.35, 0.0, 0.22))
    tyres = between(noise(LOOP_SECONDS, 3), 300.0, 1500.0)
    chain = ringing(_firings(17 * pace, unevenness=0.5, seed=4), 2600.0, 0.002)
    return motor + 0.9 * tyres + 0.25 * chain


def three_wheeler(pace: float) -> Wave:
    """A hard two-stroke with a hollow pipe, and fat tyres over gravel."""
    bangs = _firings(46 * pace, unevenness=0.12, seed=5)
    motor = ringing(bangs, 150.0, 0.007) + 0.8 * ringing(bangs, 420.0, 0.004)
    pipe = 0.4 * ringing(bangs, 1150.0, 0.003)
    gravel = below(noise(LOOP_SECONDS, 6), 700.0)
    return np.tanh(0.8 * (motor + pipe)) + 0.25 * gravel


def minibike(pace: float) -> Wave:
    """A little motor at the top of its voice, and a soft tyre that slaps the road."""
    pops = _firings(58 * pace, unevenness=0.3, seed=7)
    motor = ringing(pops, 310.0, 0.004) + 0.7 * ringing(pops, 780.0, 0.003)
    slaps = ringing(_firings(4 * pace, unevenness=0.2, seed=8), 105.0, 0.03)
    return np.tanh(0.9 * above(motor, 150.0)) + 0.3 * slaps


def _firings(rate: float, *, unevenness: float, seed: int) -> Wave:
    """A blow for each firing, not all equally hard, a whole number of them a loop.

    Args:
        rate: Firings a second.
        unevenness: 0 for all alike, 1 for some that miss.
        seed: For which ones are weak.
    """
    loop = silence(LOOP_SECONDS)
    count = _whole(rate)
    strengths = 1.0 - unevenness * np.random.default_rng(seed).uniform(size=count)
    blow = np.hanning(RATE // 2000)
    for number, strength in enumerate(strengths):
        lay_round(loop, blow, number / count * LOOP_SECONDS, float(strength))
    return loop


def _whole(rate: float) -> int:
    """The nearest rate that comes out even at the loop's end."""
    return round(rate * LOOP_SECONDS)
