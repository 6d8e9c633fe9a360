"""What the terminal shows of Express."""

from collections.abc import Mapping

from rich.text import Text

from sorry_people.cli.screens.ending import ending_text
from sorry_people.cli.screens.labels import move_text
from sorry_people.cli.screens.screen import Screen
from sorry_people.cli.screens.seat_text import driver_text
from sorry_people.cli.screens.square_board import STYLES
from sorry_people.cli.screens.words import edition_words
from sorry_people.rules import Colour, ExpressEvent, ExpressMove
from sorry_people.session import ExpressTable, ExpressTableEvent, Played, Rolled
from sorry_people.story import edition_text, express_event_line

WEDGE = 4
"""Pawns that win on a wedge (X8)."""

DRIVER = len("computer, medium")
"""Columns of who plays; longer names are cut."""


class ExpressScreen(Screen[ExpressMove, ExpressTableEvent]):
    """The START base, the players' dials and waiting areas, and the dice."""

    def __init__(self, table: ExpressTable) -> None:
        self._table = table

    def board(self) -> Text:
        """The START base, a line for each player, and the faces still to follow."""
        game, words = self._table.game, edition_words()["express"]
        text = Text(f"{words['start']:14}").append_text(_census(game.start)).append("\n")
        heads = (
            f"{'':{9 + DRIVER + 2}}{words['header_dial']:9}{words['header_home']:9}{words['header_waiting']}"
        )
        text.append(heads + "\n", style="dim")
        for player, seat in self._table.seats.items():
            mark = words["turn"] if self._table.player is player else " "
            text.append(f"{player:7}", style=STYLES[player]).append(f"{mark} ", style="bold")
            text.append(f"{driver_text(seat)[:DRIVER]:{DRIVER + 2}}")
            dial = game.dial[player]
            text.append(f"{dial:9}", style=STYLES[dial])
            count = game.home[player]
            wedge = dial[0] * count + "·" * (WEDGE - count)
            text.append(" ".join(wedge), style=f"bold {STYLES[dial]}").append("  ")
            text.append_text(_census(game.waiting[player])).append("\n")
        text.append_text(self.before_choice()).rstrip()
        return text

    def sentence(self, event: ExpressTableEvent) -> str:
        """What is said of an event."""
        match event:
            case Rolled():
                return edition_text("event", "rolled", player=event.player, faces=", ".join(event.faces))
            case Played():
                return ""
            case ExpressEvent():
                return express_event_line(event)

    def style(self, event: ExpressTableEvent) -> str:
        """The colour of whoever acts."""
        return STYLES[event.player]

    def label(self, move: ExpressMove | None) -> str:
        """A move in words."""
        player = self._table.player
        assert player is not None, "moves are told while the game goes on"
        return move_text(move, player)

    def foretell(self, move: ExpressMove) -> str:
        """What would come of a move."""
        return " ".join(map(express_event_line, self._table.game.copy().play(move)))

    def waiting(self) -> str:
        """The face."""
        return self._table.game.face or ""

    def before_choice(self) -> Text:
        """The faces still to follow, the next one first (X2)."""
        rolled = self._table.game.rolled
        if not rolled:
            return Text()
        next_face, *others = rolled
        text = Text(f"{edition_words()['express']['dice']}: ").append(f"[{next_face}]", style="bold")
        return text.append(" ".join(["", *others]), style="dim")

    def ending(self) -> str:
        """Who has won."""
        return ending_text(self._table)


def _census(pawns: Mapping[Colour, int]) -> Text:
    """Such as "Red 2, Blue 4", each in its colour."""
    if not any(pawns.values()):
        return Text(edition_words()["express"]["nobody"], style="dim")
    text = Text()
    for colour, count in pawns.items():
        if count:
            text.append(", " if text else "").append(f"{colour} {count}", style=STYLES[colour])
    return text
