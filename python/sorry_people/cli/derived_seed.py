"""The seeds of the parts of a run."""

from hashlib import blake2b


def derived_seed(seed: int, number: int) -> int:
    """The seed of part `number` of a run with that seed: a batch, a game, or a tournament's next round.

    It is BLAKE2b, of eight bytes and read as little-endian, of the text "SEED NUMBER". Counting on from the
    seed would have runs with neighboring seeds play almost the same games; so they have none in common.
    """
    return int.from_bytes(blake2b(f"{seed} {number}".encode(), digest_size=8).digest(), "little")
