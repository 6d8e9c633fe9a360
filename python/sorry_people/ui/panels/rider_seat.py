"""Who drives a rider."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RiderSeat:
    """One rider's driver as chosen in the set-up.

    Attributes:
        rider: The rider's name.
        driver: "person", "easy", "medium" or "hard".
        name: The person's name; kept while the computer drives.
    """

    rider: str
    driver: str
    name: str
