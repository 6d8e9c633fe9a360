"""What the terminal shows of a game, whatever the edition."""

from abc import ABC, abstractmethod
from typing import Any, Generic

from rich.text import Text
from typing_extensions import TypeVar

from sorry_people.session.type_variables import MoveT

EventT = TypeVar("EventT", default=Any)


class Screen(ABC, Generic[MoveT, EventT]):
    """The board, the moves and the events of one table as text, for 80 columns, with colours or without."""

    @abstractmethod
    def board(self) -> Text:
        """Everything on the board, and how everybody stands."""

    @abstractmethod
    def sentence(self, event: EventT) -> str:
        """What is said of an event; nothing for one that its consequences speak for."""

    @abstractmethod
    def style(self, event: EventT) -> str:
        """The colour of that sentence."""

    @abstractmethod
    def label(self, move: MoveT | None) -> str:
        """A move in words; none is what is done without a legal move."""

    @abstractmethod
    def foretell(self, move: MoveT) -> str:
        """What would come of a move; the game stays as it is."""

    @abstractmethod
    def waiting(self) -> str:
        """The card or the face that waits to be played; empty where none does."""

    @abstractmethod
    def before_choice(self) -> Text:
        """What a person must see to choose: the card, the hand or the faces; may be empty."""

    @abstractmethod
    def ending(self) -> str:
        """Who won, or how all are ranked."""
