"""One card and what was done with it."""

from dataclasses import dataclass

from sorry_people.rules import Card, IllegalMoveError, Move

SPENT = "spent"


@dataclass(frozen=True, slots=True)
class Action:
    """A card that was drawn and played.

    As text it is the card and the move: `"11 swap Chuck"`, or `"3 spent"` for a card without a legal move.

    Attributes:
        card: The card.
        move: What was played, or none when the card had no legal move (T3).
    """

    card: Card
    move: Move | None

    def __str__(self) -> str:
        return f"{self.card} {SPENT if self.move is None else self.move}"

    @classmethod
    def parse(cls, text: str) -> "Action":
        """Reads the text of an action; `ValueError` when it is none."""
        card, _, move = text.partition(" ")
        try:
            return cls(Card(card), None if move == SPENT else Move(move))
        except (ValueError, IllegalMoveError) as error:
            raise ValueError(
                f'"{text}" is no action such as "11 swap Chuck" or "3 spent": {error}'
            ) from error
