"""The whole deck (T1)."""

from sorry_people.rules import Card, Game

DECK: dict[Card, int] = Game(seed=0).unseen
"""How many there are of each card; nothing of a new game's deck has been seen."""

DECK_SIZE = sum(DECK.values())
