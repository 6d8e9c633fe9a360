"""Cards: turned over, shuffled, of no use."""

import numpy as np

from sorry_people.app.sound.synthesis.filters import below, between, voiced
from sorry_people.app.sound.synthesis.place import TABLE
from sorry_people.app.sound.synthesis.shape import dying, edged, line
from sorry_people.app.sound.synthesis.tones import noise, partials, phase
from sorry_people.app.sound.synthesis.wave import Wave, lay, silence


def card_flip() -> Wave:
    """Pasteboard drawn across the pile, turned in the air, and put down."""
    card = silence(0.36)
    drawn = line(0.16, (0.0, 0.0), (0.03, 0.5), (0.1, 1.0), (0.16, 0.0))
    dull, bright = between(noise(0.16, 11), 900.0, 3000.0), between(noise(0.16, 11), 3000.0, 7500.0)
    rising = line(0.16, (0.0, 0.1), (0.16, 1.0))
    lay(card, (dull * (1.0 - rising) + 0.8 * bright * rising) * drawn, 0.0)
    lay(card, _snap(12, 1100.0), 0.17, 0.9)
    lay(card, _knock(0.08), 0.172, 0.18)
    return TABLE.around(card)


def shuffle() -> Wave:
    """Two halves of a pack run into each other, are bent and let go, and are knocked together."""
    pack = silence(1.5)
    at, gap = 0.02, 0.045
    for number in range(30):
        lay(pack, _snap(20 + number, 900.0 + 120.0 * (number % 5)), at, 0.4 + 0.3 * (number % 3) / 2)
        at += gap
        gap = max(0.014, gap * 0.93)
    at += 0.08
    for number in range(34):
        lay(pack, _snap(60 + number, 1500.0 + 40.0 * number), at, 0.22 + 0.006 * number)
        at += 0.0075
    for after, strength in ((0.1, 0.8), (0.22, 1.0)):
        lay(pack, _snap(50, 800.0), at + after, strength)
        lay(pack, _knock(0.12), at + after, 0.22 * strength)
    return TABLE.around(pack)


def spent() -> Wave:
    """A card of no use falls on the heap, with a shrug of two low notes."""
    heap = silence(0.6)
    lay(heap, _snap(60, 900.0), 0.0, 0.7)
    lay(heap, _knock(0.08), 0.0, 0.2)
    shrug = phase(line(0.44, (0.0, 216.0), (0.15, 206.0), (0.21, 160.0), (0.44, 148.0)))
    two_notes = line(0.44, (0.0, 1.0), (0.14, 0.8), (0.19, 0.25), (0.24, 0.9), (0.44, 0.5))
    muted = voiced(
        partials(shrug, [0.8**number for number in range(14)]), (420.0, 260.0, 1.0), (1250.0, 500.0, 0.3)
    )
    lay(heap, edged(muted * two_notes, 0.02, 0.2), 0.12, 0.9)
    return TABLE.around(heap)


def _snap(seed: int, lowest: float) -> Wave:
    """The edge of a card as it lets go."""
    return between(noise(0.06, seed) * dying(0.06, 0.005), lowest, 7500.0)


def _knock(seconds: float) -> Wave:
    """A pack on a table."""
    thud = np.sin(phase(line(seconds, (0.0, 210.0), (seconds, 120.0)))) * dying(seconds, 0.016)
    return thud + 0.4 * below(noise(seconds, 13) * dying(seconds, 0.006), 900.0)
