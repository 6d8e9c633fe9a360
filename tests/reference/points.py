"""Points: KP1 to KP5 of RULES.md; the rest as Classic."""

from typing import Any, ClassVar

from tests.reference import classic
from tests.reference.board import HOME
from tests.reference.cards import in_order, spend, spent_after_draw, unseen
from tests.reference.classic import Classic, next_turn, on_table, what_happened
from tests.reference.outcome import Outcome
from tests.reference.pawns import Table

HAND = 5  # KP1
BONUSES = ((2, 25), (1, 50), (0, 100))  # KP4: no opponent has more HOME than the first figure


class Points(Classic):
    edition: ClassVar[str] = "points"

    def outcomes(self, position: dict[str, Any]) -> dict[str | None, Outcome]:
        """KP2: every move of every card in the hand; discards when none has one; None for an empty hand."""
        turn = position["turn"]
        if turn is None or position["drawing"]:
            return {}
        table = Table.of(position)
        hand = list(dict.fromkeys(position["hands"][turn]))
        played: dict[str | None, Outcome] = {
            f"play {card}; {text}": self.spend_card(position, card, after, again=card in self.draw_again)
            for card in hand
            for text, after in self.card_options(table, turn, card)
        }
        if played:
            return played
        if not hand:  # KP5
            passed = {**position, "turn": next_turn(position, won=False, again=False)}
            passed["drawing"] = turn if unseen(position) else None
            return {None: Outcome(passed, what_happened(table, draw_again=False))}
        return {f"discard {card}": self.spend_card(position, card, table, again=False) for card in hand}

    def spend_card(self, position: dict[str, Any], card: str, table: Table, *, again: bool) -> Outcome:
        """The position with the card out of the hand and the player about to draw back up to five (KP1)."""
        turn = position["turn"]
        won = bool(self.winners(table))
        hand = list(position["hands"][turn])
        hand.remove(card)
        after = {
            **position,
            **on_table(table),
            "hands": {**position["hands"], turn: hand},
            "spent": spend(position["spent"], card),
            "turn": next_turn(position, won=won, again=again),
            "drawing": None if won else turn,
        }
        return Outcome(after, what_happened(table, draw_again=again and not won))


def draw(position: dict[str, Any], card: str) -> dict[str, Any]:
    """KP1: one card into the hand of the player who is drawing.

    Raises:
        ValueError: nobody is drawing, or `card` can't come (T1, T4).
    """
    colour = position["drawing"]
    if colour is None:
        raise ValueError("no card is due")
    if card not in unseen(position):
        raise ValueError(f"{card} can't be drawn: unseen are {unseen(position)}")
    hand = in_order([*position["hands"][colour], card])
    after = {
        **position,
        "hands": {**position["hands"], colour: hand},
        "spent": spent_after_draw(position),
    }
    if len(hand) >= HAND or not unseen(after):  # KP5
        after["drawing"] = None
    return after


def start_position(
    players: list[str],
    first: str,
    hands: dict[str, list[str]],
    *,
    deck: str = "standard",
    quick_start: bool = False,
    stack_bonuses: bool = False,
) -> dict[str, Any]:
    """As Classic, with the hands dealt (KP1)."""
    position = classic.start_position(Points(), players, first, deck=deck, quick_start=quick_start)
    return position | {
        "hands": {colour: in_order(hand) for colour, hand in hands.items()},
        "drawing": None,
        "stack_bonuses": stack_bonuses,
    }


def scores(position: dict[str, Any]) -> dict[str, int]:
    """KP4: what everyone scores for a round that has ended.

    Raises:
        ValueError: nobody has every pawn HOME.
    """
    home = {colour: pawns.count(HOME) for colour, pawns in position["pawns"].items()}
    winners = [colour for colour in home if home[colour] == Points.pawns_each]
    if not winners:
        raise ValueError("the round has not ended")
    (winner,) = winners
    opponents = [home[colour] for colour in home if colour != winner]
    earned = [bonus for most, bonus in BONUSES if max(opponents) <= most]
    totals = {colour: 5 * count for colour, count in home.items()}
    totals[winner] += 5 * sum(Points.pawns_each - count for count in opponents)
    totals[winner] += sum(earned) if position["stack_bonuses"] else max(earned, default=0)
    return totals


def view(position: dict[str, Any], colour: str) -> dict[str, Any]:
    """KP3: the position as `colour` sees it; of the other hands only the number of cards."""
    hands = {other: hand if other == colour else len(hand) for other, hand in position["hands"].items()}
    return {**position, "hands": hands}
