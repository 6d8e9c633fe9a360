"""What is heard of the older editions, which are played on a table: pawns, dice, the dial, ice and fire."""

import numpy as np

from sorry_people.app.sound.synthesis.filters import above, below, between
from sorry_people.app.sound.synthesis.place import TABLE
from sorry_people.app.sound.synthesis.shape import dying, edged, line
from sorry_people.app.sound.synthesis.tones import noise, phase, steady
from sorry_people.app.sound.synthesis.wave import RATE, Wave, lay, silence

_WOOD = ((1.0, 1.0, 0.012), (2.71, 0.5, 0.006), (5.15, 0.22, 0.003))
_ICE = ((1.0, 0.8, 0.05), (1.58, 1.0, 0.04), (2.43, 0.6, 0.03), (3.27, 0.5, 0.02), (4.6, 0.3, 0.012))
"""Partials of things that are struck: pitch against the lowest, strength, half-life in seconds."""

FIRE_SECONDS = 2.2

_ICE_FALLS = 0.7
"""Seconds that it is in the air."""


def pawn_step(size: float) -> Wave:
    """A wooden pawn touches down one space on.

    Args:
        size: 1 for one foot; a little less or more for the other one, as two that are alike would drum.
    """
    step = silence(0.2)
    lay(step, _struck(620.0 * size, _WOOD, 0.12), 0.0)
    lay(step, _struck(190.0 * size, _WOOD, 0.12), 0.001, 0.8)
    lay(step, above(noise(0.03, 81), 2200.0) * dying(0.03, 0.002), 0.0, 0.5)
    return TABLE.around(_packed(step, 1.6))


def pawn_slide() -> Wave:
    """A wooden pawn shoots down a slide of boards, over the joints between them."""
    seconds = 0.72
    rush = line(seconds, (0.0, 0.0), (0.1, 0.5), (0.38, 1.0), (0.62, 0.5), (seconds, 0.0))
    dull, bright = between(noise(seconds, 91), 250.0, 1200.0), between(noise(seconds, 92), 1200.0, 4200.0)
    slide = silence(0.95)
    lay(slide, (dull * (1.2 - rush) + 0.9 * bright * rush) * rush, 0.0)
    hum = phase(line(seconds, (0.0, 160.0), (0.4, 330.0), (seconds, 210.0)))
    lay(slide, (np.sin(hum) + 0.4 * np.sin(2.0 * hum)) * rush, 0.0, 0.16)
    for joint in range(7):
        lay(slide, _struck(420.0, _WOOD, 0.08), 0.1 + 0.085 * joint, 0.3)
    lay(slide, _struck(330.0, _WOOD, 0.12), 0.72, 0.9)
    lay(slide, _struck(150.0, _WOOD, 0.12), 0.72, 0.8)
    return TABLE.around(slide)


def pawn_bump() -> Wave:
    """Wood hits wood, and one of the two is knocked off its feet."""
    bump = silence(0.55)
    for pitch, strength in ((880.0, 1.0), (610.0, 0.9), (230.0, 1.1)):
        lay(bump, _struck(pitch, _WOOD, 0.15), 0.0, strength)
    lay(bump, above(noise(0.05, 93), 1500.0) * dying(0.05, 0.004), 0.0, 0.8)
    for at, strength in ((0.11, 0.35), (0.18, 0.22), (0.23, 0.14), (0.265, 0.1)):
        lay(bump, _struck(760.0, _WOOD, 0.1), at, strength)
    return TABLE.around(_packed(bump, 2.6))


def dice_roll() -> Wave:
    """Three dice are thrown: each comes down, hops once, rolls over edge after edge, and lies."""
    dice = np.random.default_rng(82)
    roll = silence(1.8)
    for die, pitch in enumerate((1480.0, 1710.0, 1950.0)):
        at, gap, strength = 0.16 + 0.02 * die, 0.38 + 0.04 * die, 1.0
        while gap > 0.05 and at < 1.6:
            lay(roll, _struck(pitch * dice.uniform(0.94, 1.06), _WOOD, 0.08), at, strength)
            lay(roll, _struck(240.0, _WOOD, 0.1), at, 0.6 * strength)
            at += gap
            gap = gap * 0.5 if gap > 0.15 else gap * dice.uniform(0.85, 1.0)
            strength *= 0.8
    return TABLE.around(roll)


def dial_turn() -> Wave:
    """The dial of a home base is turned to its next colour: over its teeth, and into the notch."""
    turn = silence(0.75)
    teeth = 11
    for tooth in range(teeth):
        share = tooth / (teeth - 1)
        at = 0.02 + 0.42 * (0.5 - 0.5 * np.cos(np.pi * share))
        lay(turn, _struck(1900.0 + 60.0 * (tooth % 2), _WOOD, 0.05), at, 0.4)
    rubbing = between(noise(0.5, 83), 500.0, 2400.0) * line(
        0.5, (0.0, 0.0), (0.2, 1.0), (0.46, 0.4), (0.5, 0.0)
    )
    lay(turn, rubbing, 0.0, 0.12)
    lay(turn, _struck(840.0, _WOOD, 0.15), 0.5, 1.1)
    lay(turn, _struck(210.0, _WOOD, 0.15), 0.5, 0.9)
    return TABLE.around(_packed(turn, 1.2))


def ice_clink() -> Wave:
    """The Ice comes down glittering upon a pawn: a heavy lump of glass, that settles."""
    clink = silence(_ICE_FALLS + 1.0)
    dice = np.random.default_rng(94)
    for glint in range(16):
        share = glint / 16
        pitch = 5200.0 - 2400.0 * share + 500.0 * dice.uniform()
        lay(clink, _struck(pitch, _ICE, 0.3), share * _ICE_FALLS, 0.03 + 0.1 * share * dice.uniform())
    for after, pitch, strength in (
        (0.0, 2140.0, 1.0),
        (0.075, 2290.0, 0.45),
        (0.12, 2210.0, 0.25),
        (0.15, 2260.0, 0.12),
    ):
        lay(clink, _struck(pitch, _ICE, 0.6), _ICE_FALLS + after, strength)
    lay(clink, _struck(300.0, _WOOD, 0.12), _ICE_FALLS, 0.7)
    frost = above(_grains(0.7, 84, 90.0), 4500.0) * line(0.7, (0.0, 0.0), (0.15, 1.0), (0.7, 0.0))
    lay(clink, frost, _ICE_FALLS + 0.12, 0.25)
    return TABLE.around(edged(clink, 0.0, 0.1))


def fire_crackle() -> Wave:
    """The Fire: it catches with a puff, burns and spits."""
    puff = below(noise(FIRE_SECONDS, 85), 420.0)
    puff *= line(FIRE_SECONDS, (0.0, 0.0), (0.12, 1.0), (0.5, 0.4), (1.4, 0.25), (FIRE_SECONDS, 0.0))
    flutter = 1.0 + 0.5 * np.sin(steady(11.0, FIRE_SECONDS)) + 0.3 * np.sin(steady(17.0, FIRE_SECONDS))
    burning = line(FIRE_SECONDS, (0.0, 0.0), (0.2, 1.0), (1.5, 0.8), (FIRE_SECONDS, 0.0))
    hiss = between(noise(FIRE_SECONDS, 86), 1500.0, 6000.0)
    spits = between(_grains(FIRE_SECONDS, 87, 45.0), 700.0, 7000.0)
    knots = between(_grains(FIRE_SECONDS, 88, 6.0), 250.0, 2500.0)
    return 1.5 * puff * flutter + _packed(burning * (0.06 * hiss + 1.5 * spits + 2.5 * knots), 3.0)


def _struck(pitch: float, partials: tuple[tuple[float, float, float], ...], seconds: float) -> Wave:
    """A small thing that rings by its partials, those of them that can be heard."""
    rung = silence(seconds)
    for ratio, strength, half_life in partials:
        if pitch * ratio < 0.4 * RATE:
            # It gives under the blow, so it begins a little sharp.
            bent = phase(pitch * ratio * (1.0 + 0.02 * dying(seconds, 0.004)))
            rung += strength * np.sin(bent) * dying(seconds, half_life)
    return edged(rung, 0.0006, 0.02)


def _packed(wave: Wave, drive: float) -> Wave:
    """The strongest blows rounded off, so that the rest may be louder."""
    packed: Wave = np.tanh(drive * wave / np.max(np.abs(wave)))
    return packed


def _grains(seconds: float, seed: int, rate: float) -> Wave:
    """Single clicks, about `rate` a second, a few of them much stronger than most."""
    dice = np.random.default_rng(seed)
    grains = silence(seconds)
    count = round(rate * seconds)
    strengths = dice.uniform(size=count) ** 3 * dice.choice((-1.0, 1.0), count)
    click = dying(0.004, 0.0006)
    for at, strength in zip(dice.uniform(0.0, seconds, count), strengths, strict=True):
        lay(grains, click, float(at), float(strength))
    return grains
