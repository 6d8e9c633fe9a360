"""Cards: turned over, shuffled, of no use."""

import numpy as np

from sorry_people.app.sound.synthesis.filters import above, between
from sorry_people.app.sound.synthesis.shape import dying, edged, line
from sorry_people.app.sound.synthesis.tones import noise, phase
from sorry_people.app.sound.synthesis.wave import Wave, lay, silence


def card_flip() -> Wave:
    """Pasteboard drawn across the pile, and put down."""
    card = silence(0.3)
    lay(card, between(noise(0.14, 11), 1500.0, 6000.0) * line(0.14, (0.0, 0.0), (0.1, 0.8), (0.14, 0.0)), 0.0)
    lay(card, _snap(12), 0.13)
    return card


def shuffle() -> Wave:
    """Two halves of a pack run into each other, faster and faster, and are knocked together."""
    pack = silence(1.05)
    at, gap = 0.02, 0.05
    for number in range(26):
        lay(pack, _snap(20 + number), at, 0.35 + 0.3 * (number % 3) / 2)
        at += gap
        gap = max(0.018, gap * 0.94)
    lay(pack, _snap(50), at + 0.08, 1.2)
    lay(pack, _knock(), at + 0.08, 0.5)
    return pack


def spent() -> Wave:
    """A card of no use falls on the heap, with a shrug of two low notes."""
    heap = silence(0.55)
    lay(heap, _snap(60), 0.0, 0.6)
    shrug = phase(line(0.4, (0.0, 210.0), (0.14, 205.0), (0.2, 160.0), (0.4, 150.0)))
    lay(heap, edged(np.sin(shrug) + 0.3 * np.sin(2 * shrug), 0.02, 0.2) * 0.5, 0.1)
    return heap


def _snap(seed: int) -> Wave:
    """The edge of a card as it lets go."""
    return above(noise(0.06, seed), 1100.0) * dying(0.06, 0.007)


def _knock() -> Wave:
    """A pack on a table."""
    return np.sin(phase(line(0.12, (0.0, 190.0), (0.12, 110.0)))) * dying(0.12, 0.02)
