"""How far it is home."""

from sorry_people._native import DRIVEWAY_SPACES, ROAD_SPACES, Rider, turn_off_space

HOME = DRIVEWAY_SPACES + 1
"""From the turn-off space through the driveway into the home (B3, B4)."""

FROM_FAIR = 125
"""From the fair: one to the exit and 124 from there (B4)."""


def spaces_left(rider: Rider, place: str) -> int:
    """How many spaces forward a rider is from home, 0 (home) to 125 (at the fair), by M2 and M3.

    Args:
        rider: The rider.
        place: Where they are, such as `"road 17"`.
    """
    kind, _, number = place.partition(" ")
    match kind:
        case "home":
            return 0
        case "driveway":
            return HOME - int(number)
        case "road":
            return (turn_off_space(rider) - int(number)) % ROAD_SPACES + HOME
        case "fair":
            return FROM_FAIR
        case _:
            raise ValueError(f'"{place}" is no place such as "fair", "road 17", "driveway 3" or "home"')
