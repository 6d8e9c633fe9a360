"""What the terminal shows of Sorry People."""

from rich.text import Text

from sorry_people.cli.screens.people_board import RIDER_STYLES, board_text
from sorry_people.cli.screens.people_narration import narrate, rank_text
from sorry_people.cli.screens.screen import Screen
from sorry_people.cli.screens.seat_text import driver_text
from sorry_people.cli.screens.words import screen_words
from sorry_people.rules import Move
from sorry_people.session import Table, TableEvent


class PeopleScreen(Screen[Move, TableEvent]):
    """The county road, its riders and their evening."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def board(self) -> Text:
        """The road side by side, and how everybody stands."""
        return board_text(self._table)

    def sentence(self, event: TableEvent) -> str:
        """What is said of an event."""
        return narrate(event)

    def style(self, event: TableEvent) -> str:
        """The rider's colour."""
        return RIDER_STYLES[event.rider]

    def label(self, move: Move | None) -> str:
        """The move as it stands in a save."""
        return screen_words()["oracle"]["no_move"] if move is None else str(move)

    def foretell(self, move: Move) -> str:
        """What would come of a move."""
        return " ".join(map(narrate, self._table.game.copy().play(move)))

    def waiting(self) -> str:
        """The card."""
        return str(self._table.waiting_card or "")

    def before_choice(self) -> Text:
        """Nothing: the card has just been told."""
        return Text()

    def ending(self) -> str:
        """Who came 1st to 4th (E1)."""
        words = screen_words()["end"]
        ranked = [
            words["ranked"].format(
                rank=rank_text(rank), player=rider, driver=driver_text(self._table.seats[rider])
            )
            for rank, rider in enumerate(self._table.game.ranking, start=1)
        ]
        return str(words["ranking"].format(ranking=", ".join(ranked)))
