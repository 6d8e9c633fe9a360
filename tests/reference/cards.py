"""The decks (T1, K2) and the draw pile (T4): which cards are spent, which unseen, what a draw does."""

from collections import Counter
from typing import Any

CARDS = ("1", "2", "3", "4", "5", "7", "8", "10", "11", "12", "Sorry!")

DECKS = {
    "standard": {card: 5 if card == "1" else 4 for card in CARDS},
    "first": dict.fromkeys(CARDS, 4),
    "waddingtons": dict.fromkeys(CARDS, 5),
}


def deck_of(position: dict[str, Any]) -> dict[str, int]:
    """The census of the deck in play: `standard` unless the position says otherwise."""
    return DECKS[position.get("deck", "standard")]


def census(cards: Counter[str]) -> dict[str, int]:
    """Counts in card order, without zeros: the form of `spent`."""
    return {card: cards[card] for card in CARDS if cards[card]}


def in_order(cards: list[str]) -> list[str]:
    """A hand in card order, so that equal hands compare equal."""
    return sorted(cards, key=CARDS.index)


def held(position: dict[str, Any]) -> Counter[str]:
    """The cards that are neither spent nor in the pile: the drawn one, or the hands of Points."""
    cards = Counter([position["card"]] if position["card"] else [])
    for hand in position.get("hands", {}).values():
        cards.update(hand)
    return cards


def unseen(position: dict[str, Any]) -> dict[str, int]:
    """What the next draw can be: the pile, or after a shuffle (T4) the spent cards when the pile is empty."""
    deck = Counter(deck_of(position)) - held(position)
    return census(deck - Counter(position["spent"]) or deck)


def spend(spent: dict[str, int], card: str) -> dict[str, int]:
    return {one: count for one in CARDS if (count := spent.get(one, 0) + (one == card))}


def spent_after_draw(position: dict[str, Any]) -> dict[str, int]:
    """T4: the spent cards once a card has left the pile; none when an empty pile had to be shuffled."""
    pile = Counter(deck_of(position)) - held(position) - Counter(position["spent"])
    return dict(position["spent"]) if pile else {}


def draw(position: dict[str, Any], card: str) -> dict[str, Any]:
    """The position with `card` drawn and waiting to be played.

    Raises:
        ValueError: a card waits already, the game is over, or `card` can't come (T1, T4).
    """
    if position["card"] is not None or position["turn"] is None:
        raise ValueError("no card is due")
    if card not in unseen(position):
        raise ValueError(f"{card} can't be drawn: unseen are {unseen(position)}")
    after = {**position, "card": card, "spent": spent_after_draw(position)}
    after.pop("fire_moved", None)  # F8 is over once the card is drawn
    return after
