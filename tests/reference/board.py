"""The loop that Sorry People (B1 to B5, M2 to M5) and the square editions (KB1 to KB3, K7) have in common.

A place is text as in the vectors: "fair" or "start", "road 62" or "track 19", "driveway 3" or
"safety 3", "home". Side `k` belongs to the player in seat `k`.
"""

from dataclasses import dataclass

LANE_SPACES = 5  # B3, KB2
HOME = "home"


@dataclass(frozen=True)
class Board:
    """One loop of four equal sides, each with an exit, a turn-off and slides in its player's colour."""

    side_length: int
    outside: str
    loop: str
    lane: str
    slides: tuple[tuple[int, int], ...]  # triangle and end of each, counted from the first space of the side

    @property
    def spaces(self) -> int:
        return 4 * self.side_length

    def exit_space(self, side: int) -> int:
        """B2, KB2."""
        return side * self.side_length + 4

    def turn_off(self, side: int) -> int:
        """B3, KB2: the last space of the loop for a piece on its way home."""
        return side * self.side_length + 2

    def on_loop(self, space: int) -> str:
        return f"{self.loop} {space % self.spaces}"

    def loop_space(self, place: str) -> int | None:
        """The number of a space on the loop; None for any other place."""
        name, _, number = place.partition(" ")
        return int(number) if name == self.loop else None

    def lane_space(self, place: str) -> int | None:
        """The number of a space in the driveway or safety zone; None for any other place."""
        name, _, number = place.partition(" ")
        return int(number) if name == self.lane else None

    def forward(self, side: int, place: str, steps: int) -> str | None:
        """M2, M3, K7: where the piece ends; None when it can't go so far or isn't on its way."""
        space, lane = self.loop_space(place), self.lane_space(place)
        if space is not None:
            to_turn_off = (self.turn_off(side) - space) % self.spaces
            if steps <= to_turn_off:
                return self.on_loop(space + steps)
            lane = steps - to_turn_off
        elif lane is not None:
            lane += steps
        else:
            return None
        if lane <= LANE_SPACES:
            return f"{self.lane} {lane}"
        return HOME if lane == LANE_SPACES + 1 else None

    def back(self, side: int, place: str, steps: int) -> str | None:
        """M4, M5, K7: where the piece ends; None when it isn't on its way."""
        space, lane = self.loop_space(place), self.lane_space(place)
        if lane is not None:
            if steps < lane:
                return f"{self.lane} {lane - steps}"
            return self.on_loop(self.turn_off(side) - (steps - lane))
        return None if space is None else self.on_loop(space - steps)

    def slide(self, side: int, space: int) -> list[int]:
        """M8, K8: the spaces from triangle to end that a piece of `side` slides along from `space`.

        Empty when `space` is no triangle, or one of its own colour.
        """
        owner, offset = divmod(space, self.side_length)
        if owner == side:
            return []
        for triangle, end in self.slides:
            if triangle == offset:
                return [space + step for step in range(end - triangle + 1)]
        return []


COUNTY_ROAD = Board(30, "fair", "road", "driveway", ((1, 4), (9, 13), (16, 19), (24, 28)))
SQUARE_TRACK = Board(15, "start", "track", "safety", ((1, 4), (9, 13)))
