"""The four vehicles' engines, each a loop for each pace of `PACES`."""

import numpy as np

from sorry_people.app.sound.synthesis.filters import above, below, between, convolved, ringing
from sorry_people.app.sound.synthesis.shape import dying
from sorry_people.app.sound.synthesis.tones import noise, partials, steady
from sorry_people.app.sound.synthesis.wave import Wave, silence, times

PACES = tuple(2.5 ** (step / 5) for step in range(6))
"""How many times as fast as when idling an engine turns in each of its loops: three semitones a step."""

LOOP_SECONDS = 2.0


def riding_mower(pace: float) -> Wave:
    """One big cylinder that shakes a tin hood, over blades that whirr."""
    rate = 18.0 * pace
    putts = _firings(rate, unevenness=0.35 / pace, seed=1)
    exhaust = _exhaust(putts, 88.0, length=0.009)
    hood = ringing(putts, (610.0, 1.0, 0.006), (1430.0, 0.7, 0.004), (2650.0, 0.4, 0.003))
    # Two blades, four tips, on a shaft that turns twice for each firing.
    tips = 1.0 + 0.6 * np.sin(steady(_whole(4.0 * rate), LOOP_SECONDS))
    blades = between(noise(LOOP_SECONDS, 2), 220.0 * pace, 900.0 * pace) * tips
    return np.tanh(_even(exhaust, 0.8)) + _even(hood, 0.16) + _even(blades, 0.13) + _puffs(putts, 2200.0, 0.1)


def ebike(pace: float) -> Wave:
    """A motor that sings, tyres that hum, and the chain over its teeth."""
    pitch = 124.0 * pace
    turns = steady(_whole(pitch), LOOP_SECONDS)
    ripple = 1.0 + 0.15 * np.sin(steady(_whole(pitch / 9.0), LOOP_SECONDS))
    motor = partials(turns, (0.5, 0.9, 0.2, 0.4, 0.06, 0.34, 0.03, 0.1, 0.0, 0.06, 0.0, 0.12)) * ripple
    knobs = 1.0 + 0.5 * np.sin(steady(_whole(31.0 * pace), LOOP_SECONDS))
    tyres = between(noise(LOOP_SECONDS, 3), 220.0, 1300.0) * knobs
    ticks = _firings(15.0 * pace, unevenness=0.5, seed=4)
    chain = ringing(ticks, (2900.0, 1.0, 0.0025), (4700.0, 0.7, 0.0015))
    return _even(motor, 0.55) + _even(tyres, 0.32) + _even(chain, 0.1)


def three_wheeler(pace: float) -> Wave:
    """One hard cylinder through a short open pipe, and fat tyres over gravel."""
    bangs = _firings(40.0 * pace, unevenness=0.2 / pace, seed=5)
    exhaust = _exhaust(bangs, 152.0, length=0.005)
    rasp = ringing(bangs, (1180.0, 1.0, 0.004), (2050.0, 0.6, 0.002))
    gravel = between(_sparse(6, share=0.004 * pace), 500.0, 4200.0)
    rumble = below(noise(LOOP_SECONDS, 9), 160.0)
    motor = np.tanh(_even(exhaust, 0.6) + _even(rasp, 0.35))
    return motor + _even(gravel, 0.1) + _even(rumble, 0.1) + _puffs(bangs, 3000.0, 0.14)


def minibike(pace: float) -> Wave:
    """A little two-stroke at the top of its voice, and a soft tyre that slaps the road."""
    pops = _firings(54.0 * pace, unevenness=0.4 / pace, seed=7)
    exhaust = above(_exhaust(pops, 265.0, length=0.003), 140.0)
    ring = ringing(pops, (1540.0, 1.0, 0.0035), (3300.0, 0.8, 0.0015))
    slaps = _firings(3.5 * pace, unevenness=0.2, seed=8)
    rubber = ringing(slaps, (96.0, 1.0, 0.022), (240.0, 0.3, 0.012))
    motor = np.tanh(_even(exhaust, 0.55) + _even(ring, 0.35))
    return motor + _even(rubber, 0.16) + _puffs(pops, 3500.0, 0.1)


def _firings(rate: float, *, unevenness: float, seed: int) -> Wave:
    """A blow for each firing, not all equally hard nor quite on time, a whole number of them a loop.

    Args:
        rate: Firings a second.
        unevenness: 0 for all alike, 1 for some that miss.
        seed: For which ones are weak or late.
    """
    loop = silence(LOOP_SECONDS)
    count = round(rate * LOOP_SECONDS)
    dice = np.random.default_rng(seed)
    strengths = 1.0 - unevenness * dice.uniform(size=count)
    moments = (np.arange(count) + 0.06 * unevenness * dice.uniform(-1.0, 1.0, count)) / count
    np.add.at(loop, np.round(moments * len(loop)).astype(int) % len(loop), strengths)
    return loop


def _exhaust(firings: Wave, pitch: float, *, length: float) -> Wave:
    """Firings through a pipe: each is a push of `length` seconds, and the pipe rings at odd multiples."""
    push = np.sin(np.pi * times(length) / length) * dying(length, length / 3.0)
    pushes = convolved(firings, push)
    return pushes + 0.7 * ringing(
        pushes, *((pitch * odd, 1.0 / odd, 0.5 / (pitch * odd)) for odd in (1, 3, 5, 7))
    )


def _puffs(firings: Wave, pitch: float, power: float) -> Wave:
    """Hiss of spent gas below about `pitch` hertz, let out with each firing."""
    gate = convolved(firings, dying(0.03, 0.005))
    return _even(between(noise(LOOP_SECONDS, 10), pitch / 8.0, pitch) * gate, power)


def _sparse(seed: int, *, share: float) -> Wave:
    """Single grains, on `share` of all samples."""
    hiss = noise(LOOP_SECONDS, seed)
    chances = np.random.default_rng(seed + 100).uniform(size=len(hiss))
    return np.where(chances < share, hiss, 0.0)


def _even(wave: Wave, power: float) -> Wave:
    """The wave at a root mean square of `power`, whatever it was at this pace."""
    even: Wave = wave * (power / np.sqrt(np.mean(wave * wave)))
    return even


def _whole(rate: float) -> float:
    """The nearest rate that comes out even at the loop's end."""
    return round(rate * LOOP_SECONDS) / LOOP_SECONDS
