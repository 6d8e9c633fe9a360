"""What a game of an older edition grows from."""

from dataclasses import dataclass, replace
from typing import Any, Literal, Self

from sorry_people.rules import Colour, ExpressGame, ExpressMove, Game, SquareGame, SquareMove, Tournament
from sorry_people.session.edition import Edition
from sorry_people.session.edition_options import EditionOptions
from sorry_people.session.save_fields import field, one_of
from sorry_people.session.start import drawn_seed

USUAL = EditionOptions()


@dataclass(frozen=True, slots=True)
class ColourStart:
    """All that a game of an older edition is made from; `SquareStart` and `ExpressStart` make it.

    Attributes:
        seed: From 0 to 2**64 - 1.
        first: Who begins (K3).
        edition: Which one.
        players: The colours that play, in the order of play; in Express what their dials show at first (X1).
        options: Those of the edition (K1, K2, KP4, F11, X10).
    """

    seed: int
    first: Colour
    edition: Edition
    players: tuple[Colour, ...] = tuple(Colour)
    options: EditionOptions = USUAL

    @classmethod
    def drawn(
        cls,
        edition: Edition,
        players: tuple[Colour, ...] = tuple(Colour),
        options: EditionOptions = USUAL,
        seed: int | None = None,
        first: Colour | None = None,
    ) -> Self:
        """A start whose open parts are drawn: the seed by the system, who begins by the seed (K3).

        Raises:
            ValueError: These colours can't play the edition together.
        """
        seed = drawn_seed() if seed is None else seed
        if first is None:
            turn = _new_game(edition, players, options, seed).turn
            assert isinstance(turn, Colour), "a new game is some colour's turn"
            first = turn
        return cls(seed, first, edition, players, options)

    def again(self, first: Colour, seed: int | None = None) -> Self:
        """The start of the next game, which the winner begins (K3), with a seed or a drawn one."""
        return replace(self, seed=drawn_seed() if seed is None else seed, first=first)

    def tournament(self) -> Tournament | None:
        """A new tournament up to the target (X10, KP4); none without a target."""
        if self.options.target == 0:
            return None
        edition: Literal["points", "express"] = "points" if self.edition is Edition.POINTS else "express"
        return Tournament(self.players, target=self.options.target, edition=edition)

    def to_fields(self) -> dict[str, Any]:
        """As it stands in a save."""
        return {
            "seed": self.seed,
            "first": self.first,
            "players": list(self.players),
            "options": self.options.of(self.edition),
        }

    @classmethod
    def from_fields(cls, edition: Edition, fields: dict[str, Any]) -> Self:
        """Reads what `to_fields` wrote; `ValueError` when it is something else."""
        return cls(
            field(fields, "seed", int),
            one_of(Colour, fields.get("first"), "first"),
            edition,
            tuple(one_of(Colour, player, "players") for player in field(fields, "players", list)),
            EditionOptions.from_fields(edition, field(fields, "options", dict)),
        )


@dataclass(frozen=True, slots=True)
class SquareStart(ColourStart):
    """What a game of Classic, Teams, Points or 2013 is made from."""

    def game(self) -> SquareGame:
        """A new game from this start; `ValueError` when there is no such game."""
        game = _new_game(self.edition, self.players, self.options, self.seed, self.first)
        assert isinstance(game, SquareGame), f"{self.edition} is played on the square board"
        return game

    @staticmethod
    def move(text: str) -> SquareMove:
        """The move of that text; `IllegalMoveError` when it is none."""
        return SquareMove(text)


@dataclass(frozen=True, slots=True)
class ExpressStart(ColourStart):
    """What a game of Express is made from."""

    def game(self) -> ExpressGame:
        """A new game from this start; `ValueError` when there is no such game."""
        game = _new_game(self.edition, self.players, self.options, self.seed, self.first)
        assert isinstance(game, ExpressGame), f"{self.edition} is played with dice"
        return game

    @staticmethod
    def move(text: str) -> ExpressMove:
        """The move of that text; `IllegalMoveError` when it is none."""
        return ExpressMove(text)


def _new_game(
    edition: Edition,
    players: tuple[Colour, ...],
    options: EditionOptions,
    seed: int,
    first: Colour | None = None,
) -> Game:
    return Game(str(edition), players=players, seed=seed, first=first, **options.of_game(edition))
