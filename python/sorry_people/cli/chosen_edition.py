"""An edition as it was typed."""

from dataclasses import dataclass

from sorry_people.rules import Game
from sorry_people.session import Edition, EditionOptions


@dataclass(frozen=True, slots=True)
class ChosenEdition:
    """An edition with its players and options, as they were typed.

    Attributes:
        edition: Which one.
        players: The names of the riders or colours that play, in the order of play.
        options: The options.
        typed: The options of the command line that were typed, such as `"--edition"`.
    """

    edition: Edition
    players: tuple[str, ...]
    options: EditionOptions
    typed: tuple[str, ...]

    def game(self, seed: int, first: str | None = None) -> Game:
        """A new game; the first of the players begins where nobody else is named."""
        first = first or self.players[0]
        if self.edition is Edition.PEOPLE:
            return Game(seed=seed, first=first)
        options = self.options.of_game(self.edition)
        return Game(str(self.edition), players=self.players, seed=seed, first=first, **options)

    def simulation_start(self, seed: int, starter: int) -> Game | None:
        """Where games begin that the player of that number in the order of play begins, from 0.

        None in Sorry People, where the engine has the riders begin in turn by itself.
        """
        if self.edition is Edition.PEOPLE:
            return None
        return self.game(seed, first=self.players[starter])

    @property
    def even(self) -> float:
        """The share of games that a player wins who is as good as the others."""
        return len(self.team(self.players[0])) / len(self.players)

    def team(self, player: str) -> tuple[str, ...]:
        """Those who win together with a player: in Teams the partner, too (KT1)."""
        if self.edition is not Edition.TEAMS:
            return (player,)
        at = self.players.index(player)
        return self.players[at % 2 :: 2]
