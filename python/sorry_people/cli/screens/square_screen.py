"""What the terminal shows of Classic, Teams, Points and 2013."""

from rich.text import Text

from sorry_people.cli.screens.ending import ending_text
from sorry_people.cli.screens.labels import move_text
from sorry_people.cli.screens.screen import Screen
from sorry_people.cli.screens.seat_text import driver_text
from sorry_people.cli.screens.square_board import STYLES, square_board_text
from sorry_people.cli.screens.words import edition_words, screen_words
from sorry_people.rules import Colour, SquareEvent, SquareMove
from sorry_people.session import Drawn, Edition, Played, SquareTable, SquareTableEvent
from sorry_people.story import edition_text, square_event_line


class SquareScreen(Screen[SquareMove, SquareTableEvent]):
    """The square track, its pawns and, in Points, the hand of whoever must choose."""

    def __init__(self, table: SquareTable) -> None:
        self._table = table

    def board(self) -> Text:
        """The square, and a line for each colour."""
        game, words = self._table.game, edition_words()["board"]
        text = square_board_text(game.pawns, game.fire, game.ice)
        text.append(f"\n{words['legend']}\n", style="dim")
        if game.fire or game.ice:
            text.append(f"{words['tokens']}\n", style="dim")
        for player in self._table.seats:
            text.append_text(self._standing(player)).append("\n")
        pile: str = words["pile"].format(left=sum(game.unseen.values()))
        if game.card is not None:
            text.append(words["card"].format(card=game.card), style="bold").append("   ")
        return text.append(pile, style="dim")

    def _standing(self, player: Colour) -> Text:
        words = edition_words()["board"]
        text = Text(f"{player:8}", style=STYLES[player])
        text.append(f"{driver_text(self._table.seats[player])[:26]:28}")
        if self._table.start.edition is Edition.TEAMS:
            text.append(f"{words['partner'].format(player=self._partner(player)):16}")
        if self._table.hides_hands:
            text.append(f"{words['hand_size'].format(count=len(self._table.game.hand(player))):20}")
        if self._table.player is player:
            text.append(screen_words()["board"]["turn"], style="bold")
        return text

    def _partner(self, player: Colour) -> Colour:
        colours = list(Colour)
        return colours[(colours.index(player) + len(colours) // 2) % len(colours)]

    def sentence(self, event: SquareTableEvent) -> str:
        """What is said of an event; a card that goes into a closed hand is not named (KP3)."""
        match event:
            case Drawn():
                kind = "drawn_hidden" if event.hidden else "drawn"
                drawn = edition_text("event", kind, player=event.player, card=event.card)
                return f"{edition_text('event', 'shuffled')} {drawn}" if event.reshuffled else drawn
            case Played():
                return ""
            case SquareEvent():
                ends_in_pair = event.kind == "game_over" and self._table.start.edition is Edition.TEAMS
                winner = event.winner
                partner = self._partner(winner) if ends_in_pair and winner is not None else None
                return square_event_line(event, partner)

    def style(self, event: SquareTableEvent) -> str:
        """The colour of whom it happens to."""
        player = event.winner or event.player if isinstance(event, SquareEvent) else event.player
        return "default" if player is None else STYLES[player]

    def label(self, move: SquareMove | None) -> str:
        """A move in words."""
        player = self._table.player
        assert player is not None, "moves are told while the game goes on"
        return move_text(move, player)

    def foretell(self, move: SquareMove) -> str:
        """What would come of a move; not what is said of every move."""
        events = self._table.game.copy().play(move)
        return " ".join(self.sentence(event) for event in events if event.kind not in ("played", "discarded"))

    def waiting(self) -> str:
        """The card."""
        return str(self._table.waiting_card or "")

    def before_choice(self) -> Text:
        """The hand in Points (KP1); nothing where the card has just been told."""
        player = self._table.player
        if player is None or not self._table.hides_hands:
            return Text()
        cards = "  ".join(f"[{card}]" for card in self._table.game.hand(player))
        return Text(edition_words()["hand"]["holds"].format(player=player, cards=cards), style=STYLES[player])

    def ending(self) -> str:
        """Who has won."""
        return ending_text(self._table)
