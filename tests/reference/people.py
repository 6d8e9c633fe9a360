"""Sorry People: section 1 of RULES.md, one rider at a time."""

from dataclasses import dataclass, field
from typing import Any

from tests.reference.board import COUNTY_ROAD, HOME
from tests.reference.cards import spend
from tests.reference.outcome import Outcome

RIDERS = ("Bucky", "Terrence", "Bethany", "Chuck")

STORY_STOPS = {  # B6
    7: "Gas Station",
    22: "Cattle Crossing",
    38: "Church",
    53: "Honky-Tonk",
    68: "Sheriff's Office",
    83: "Dad's Pickup",
    98: "Mom's Minivan",
}
DRAW_AGAIN = "draw again"
LOSE_TURN = "lose turn"
EFFECTS: dict[str, tuple[int | str, int | str, int | str, int | str]] = {  # S1, in the order of RIDERS
    "Gas Station": (-2, +3, +3, -2),
    "Cattle Crossing": (-3, -1, -1, -1),
    "Church": (-2, -2, DRAW_AGAIN, +2),
    "Honky-Tonk": (LOSE_TURN, LOSE_TURN, +1, +2),
    "Sheriff's Office": (LOSE_TURN, LOSE_TURN, +4, +3),
    "Dad's Pickup": (+2, +2, LOSE_TURN, +2),
    "Mom's Minivan": (+1, +1, +1, LOSE_TURN),
}


def start_position(first: str) -> dict[str, Any]:
    """All four at the fair (M1), `first` to draw (T2)."""
    return {
        "edition": "people",
        "places": dict.fromkeys(RIDERS, COUNTY_ROAD.outside),
        "loses_next_turn": [],
        "ranking": [],
        "turn": first,
        "card": None,
        "spent": {},
    }


@dataclass
class _Turn:
    """One rider's move while it is being carried out."""

    rider: str
    places: dict[str, str]
    bumped: list[str] = field(default_factory=list)
    story_stop: str | None = None
    shortcuts: int = 0
    draw_again: bool = False
    loses_next_turn: bool = False

    @property
    def side(self) -> int:
        return RIDERS.index(self.rider)

    def arrive(self, place: str) -> None:
        """M6 to M9: end a move at `place`, with the bump there and the shortcut that begins there."""
        self.places[self.rider] = place
        space = COUNTY_ROAD.loop_space(place)
        if space is None:
            return
        shortcut = COUNTY_ROAD.slide(self.side, space)
        for passed in shortcut or [space]:
            self.bump(COUNTY_ROAD.on_loop(passed))
        if shortcut:
            self.shortcuts += 1
            self.places[self.rider] = COUNTY_ROAD.on_loop(shortcut[-1])

    def bump(self, place: str) -> None:
        """M7: any other rider at `place` goes back to their gate."""
        for other in RIDERS:
            if other != self.rider and self.places[other] == place:
                self.places[other] = COUNTY_ROAD.outside
                self.bumped.append(other)

    def stop(self) -> None:
        """S1, S2: the story stop on which the rider's own move ended, if any; its move sets off no other."""
        place = self.places[self.rider]
        space = COUNTY_ROAD.loop_space(place)
        if space not in STORY_STOPS:
            return
        self.story_stop = STORY_STOPS[space]
        effect = EFFECTS[self.story_stop][self.side]
        if effect == DRAW_AGAIN:
            self.draw_again = True
        elif effect == LOSE_TURN:
            self.loses_next_turn = True
        else:
            steps = int(effect)
            end = (
                COUNTY_ROAD.forward(self.side, place, steps)
                if steps > 0
                else COUNTY_ROAD.back(self.side, place, -steps)
            )
            if end is not None:
                self.arrive(end)


def _ends(position: dict[str, Any]) -> dict[str, str]:
    """The legal moves of the waiting card, forward before back before swaps, and the space each leads to."""
    rider, card, places = position["turn"], position["card"], position["places"]
    side, place = RIDERS.index(rider), places[rider]
    others = [
        other for other in RIDERS if other != rider and COUNTY_ROAD.loop_space(places[other]) is not None
    ]
    if place == COUNTY_ROAD.outside:
        if card in ("1", "2"):
            return {"exit": COUNTY_ROAD.on_loop(COUNTY_ROAD.exit_space(side))}
        if card == "Sorry!":
            return {f"replace {other}": places[other] for other in others}  # C3
        return {}
    steps = 4 if card == "Sorry!" else int(card)
    ends = {
        f"forward {steps}": None if card == "4" else COUNTY_ROAD.forward(side, place, steps),
        "back 4": COUNTY_ROAD.back(side, place, 4) if card == "4" else None,
        "back 1": COUNTY_ROAD.back(side, place, 1) if card == "10" else None,
    }
    legal = {move: end for move, end in ends.items() if end is not None}
    if card == "11" and COUNTY_ROAD.loop_space(place) is not None and others:
        forward = bool(legal)
        legal |= {f"swap {other}": places[other] for other in others}
        if not forward:
            legal["stay"] = place  # C1
    return legal


def _carry_out(position: dict[str, Any], move: str, end: str) -> _Turn:
    turn = _Turn(position["turn"], dict(position["places"]))
    kind, _, other = move.partition(" ")
    if kind == "stay":
        return turn
    if kind == "swap":
        turn.places[other] = turn.places[turn.rider]  # C2: the other just stands there
    turn.arrive(end)
    turn.stop()
    return turn


def _after(position: dict[str, Any], turn: _Turn) -> Outcome:
    """T2, T5, T6, E1: the position once the card is spent and the turn has passed on."""
    ranking, loses = list(position["ranking"]), set(position["loses_next_turn"])
    if turn.places[turn.rider] == HOME:
        ranking.append(turn.rider)
        loses.discard(turn.rider)
    elif turn.loses_next_turn:
        loses.add(turn.rider)
    draw_again = turn.rider not in ranking and (turn.draw_again or position["card"] == "2")
    turns_lost = []
    draws: str | None = turn.rider if draw_again else None
    seat = turn.side
    while draws is None and len(ranking) < len(RIDERS):
        seat = (seat + 1) % len(RIDERS)
        if RIDERS[seat] in ranking:
            continue
        if RIDERS[seat] in loses:
            loses.remove(RIDERS[seat])
            turns_lost.append(RIDERS[seat])
        else:
            draws = RIDERS[seat]
    after = {
        **position,
        "places": turn.places,
        "loses_next_turn": [rider for rider in RIDERS if rider in loses],
        "ranking": ranking,
        "turn": draws,
        "card": None,
        "spent": spend(position["spent"], position["card"]),
    }
    happened = {
        "bumped": [rider for rider in RIDERS if rider in turn.bumped],
        "story_stop": turn.story_stop,
        "shortcuts": turn.shortcuts,
        "draw_again": draw_again,
        "turns_lost": turns_lost,
    }
    return Outcome(after, happened)


def outcomes(position: dict[str, Any]) -> dict[str | None, Outcome]:
    """What every legal move of the waiting card leads to; the key None spends a card that has none (T3)."""
    if position["card"] is None:
        return {}
    moves = _ends(position)
    if not moves:
        return {None: _after(position, _Turn(position["turn"], dict(position["places"])))}
    return {move: _after(position, _carry_out(position, move, end)) for move, end in moves.items()}
