"""Express: section 4 of RULES.md, one face of the dice at a time."""

from collections import Counter
from typing import Any

from tests.reference.outcome import Outcome
from tests.reference.pawns import COLOURS

WILD, SORRY, SLIDE = "Wild", "SORRY!", "SLIDE"
FACE_ORDER = (*COLOURS, WILD, SORRY, SLIDE)  # X2
FACES = ((*COLOURS, WILD, SORRY), (*COLOURS, WILD, SLIDE), (*COLOURS, SORRY, SLIDE))  # X9
PAWNS_EACH = 4  # X1
WEDGE = 4  # X8
TARGET = 10  # X10


def start_position(
    players: list[str], first: str, faces: tuple[tuple[str, ...], ...] = FACES
) -> dict[str, Any]:
    """X1: players are named by the colour that their dial shows at first."""
    return {
        "edition": "express",
        "players": players,
        "start": dict.fromkeys(COLOURS, PAWNS_EACH),
        "dial": {player: player for player in players},
        "home": dict.fromkeys(players, 0),
        "waiting": {player: {} for player in players},
        "rolled": [],
        "turn": first,
        "faces": [list(die) for die in faces],
    }


def roll(position: dict[str, Any], faces: list[str]) -> dict[str, Any]:
    """X2: the position with one face of each die rolled, in the order in which they are followed.

    Raises:
        ValueError: faces of the last roll are still to follow, the game is over, or a die lacks its face.
    """
    if position["rolled"] or position["turn"] is None:
        raise ValueError("no roll is due")
    if len(faces) != len(position["faces"]):
        raise ValueError(f"{len(position['faces'])} dice are rolled, not {len(faces)}")
    for face, die in zip(faces, position["faces"], strict=True):
        if face not in die:
            raise ValueError(f"the die {die} has no {face}")
    return {**position, "rolled": sorted(faces, key=FACE_ORDER.index)}


class _Bases:
    """The bases while one face is followed; made from a position, which it leaves alone."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.start = Counter(position["start"])
        self.dial = dict(position["dial"])
        self.home = dict(position["home"])
        self.waiting = {player: Counter(waiting) for player, waiting in position["waiting"].items()}

    def receive(self, player: str, colour: str) -> None:
        """X4."""
        if colour == self.dial[player]:
            self.home[player] += 1
        else:
            self.waiting[player][colour] += 1

    def turn_dial(self, player: str, colour: str) -> None:
        """X7."""
        self.waiting[player][self.dial[player]] += self.home[player]
        self.dial[player] = colour
        self.home[player] = self.waiting[player].pop(colour, 0)

    def winner(self) -> str | None:
        """X8."""
        return next((player for player, count in self.home.items() if count >= WEDGE), None)

    def in_position(self) -> dict[str, Any]:
        return {
            "start": _census(self.start),
            "dial": self.dial,
            "home": self.home,
            "waiting": {player: _census(waiting) for player, waiting in self.waiting.items()},
        }


def _census(pawns: Counter[str]) -> dict[str, int]:
    return {colour: pawns[colour] for colour in COLOURS if pawns[colour]}


def _moves(position: dict[str, Any]) -> list[str]:
    """The choices that the next face offers."""
    face, turn = position["rolled"][0], position["turn"]
    if face == SORRY:  # X6
        return [
            f"sorry {other}" for other in position["players"] if other != turn and position["home"][other]
        ]
    if face == SLIDE:  # X7
        slides = [
            f"slide {_name(player, turn)} {colour}"
            for player in _mover_first(position)
            for colour in COLOURS
            if colour != position["dial"][player]
        ]
        return [*slides, "pass"]
    colours = COLOURS if face == WILD else (face,)
    return [move for colour in colours for move in _takes(position, colour)]


def _takes(position: dict[str, Any], colour: str) -> list[str]:
    """X3: from START, else from any waiting area."""
    if position["start"].get(colour):
        return [f"take {colour}"]
    return [
        f"take {colour} from {_name(player, position['turn'])}"
        for player in _mover_first(position)
        if position["waiting"][player].get(colour)
    ]


def _mover_first(position: dict[str, Any]) -> list[str]:
    turn = position["turn"]
    return [turn, *(player for player in position["players"] if player != turn)]


def _name(player: str, turn: str) -> str:
    return "own" if player == turn else player


def _carry_out(position: dict[str, Any], move: str) -> _Bases:
    bases, turn = _Bases(position), position["turn"]

    def named(name: str) -> str:
        return turn if name == "own" else name

    match move.split():
        case ["take", colour]:
            bases.start[colour] -= 1
            bases.receive(turn, colour)
        case ["take", colour, "from", name]:
            bases.waiting[named(name)][colour] -= 1
            bases.receive(turn, colour)
        case ["sorry", other]:
            bases.home[other] -= 1
            bases.receive(turn, bases.dial[other])
        case ["slide", name, colour]:
            bases.turn_dial(named(name), colour)
    return bases


def _after(position: dict[str, Any], move: str) -> Outcome:
    """The position with one face followed; the last one ends the turn (X2), a win ends the game (X8)."""
    bases = _carry_out(position, move)
    winner, rest = bases.winner(), position["rolled"][1:]
    players, turn = position["players"], position["turn"]
    if winner is not None:
        turn, rest = None, []
    elif not rest:
        turn = players[(players.index(turn) + 1) % len(players)]
    return Outcome({**position, **bases.in_position(), "rolled": rest, "turn": turn}, {"winner": winner})


def outcomes(position: dict[str, Any]) -> dict[str | None, Outcome]:
    """What every choice of the next face leads to; the key None passes a face that offers nothing."""
    if not position["rolled"]:
        return {}
    moves = _moves(position)
    if not moves:
        return {None: _after(position, "")}
    return {move: _after(position, move) for move in moves}


def scores(position: dict[str, Any]) -> dict[str, int]:
    """X10: what a round that has ended scores.

    Raises:
        ValueError: no wedge holds four pawns.
    """
    if WEDGE not in position["home"].values():
        raise ValueError("the round has not ended")
    return {player: count + (count == WEDGE) for player, count in position["home"].items()}


def tournament_winner(rounds: list[dict[str, int]], target: int = TARGET) -> str | None:
    """X10: who has won; of two past the target the higher, then the winner of the last round."""
    totals: Counter[str] = Counter()
    for last in rounds:
        totals.update(last)
        player = max(totals, key=lambda name: (totals[name], last.get(name, 0)))
        if totals[player] >= target:
            return player
    return None
