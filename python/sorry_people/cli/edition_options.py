"""The options that say which edition is played, and how; every command that plays has them."""

import inspect
from collections.abc import Callable
from dataclasses import fields
from functools import wraps
from typing import Annotated, Any

import typer

from sorry_people.cli.chosen_edition import ChosenEdition
from sorry_people.cli.number import number_option
from sorry_people.rules import Rider
from sorry_people.session import COLORS, Edition, EditionOptions
from sorry_people.session.edition_options import DECKS, GREATEST_TARGET, LEAST_TARGET, OFFERED


def _parse_edition(text: str) -> Edition:
    try:
        return Edition(text.strip().lower())
    except ValueError:
        raise typer.BadParameter(f'"{text}" is no edition: they are {", ".join(Edition)}') from None


def _parse_deck(text: str) -> str:
    if text not in DECKS:
        raise typer.BadParameter(f'"{text}" is no deck: they are {", ".join(DECKS)}')
    return text


def _parse_players(text: str) -> tuple[str, ...]:
    """The colours that play, in the order of play."""
    players = tuple(part.strip().capitalize() for part in text.split(","))
    for player in players:
        if player not in COLORS:
            raise typer.BadParameter(
                f'"{player}" is no color: they are {", ".join(COLORS)}', param_hint="'--players'"
            )
        if players.count(player) > 1:
            raise typer.BadParameter(f'"{text}" names {player} twice', param_hint="'--players'")
    if len(players) == 1:
        raise typer.BadParameter(
            f'"{text}" is one player: it takes 2 to {len(COLORS)}', param_hint="'--players'"
        )
    return tuple(color for color in COLORS if color in players)


PARAMETERS: dict[str, Any] = {
    "edition": Annotated[
        Edition | None,
        typer.Option(
            parser=_parse_edition, metavar="|".join(Edition), help="Which game; people when not given."
        ),
    ],
    "players": Annotated[
        # Typer takes a tuple for an option with several values, so the text is read later.
        str | None,
        typer.Option(metavar="COLORS", help="Who plays an older edition, such as Red,Blue; all four."),
    ],
    "deck": Annotated[
        str | None,
        typer.Option(
            parser=_parse_deck, metavar="|".join(DECKS), help="The cards of Classic, Teams and Points."
        ),
    ],
    "quick_start": Annotated[
        bool, typer.Option("--quick-start", help="One pawn of each begins on the track; not in Express.")
    ],
    "stack_bonuses": Annotated[
        bool, typer.Option("--stack-bonuses", help="In Points every bonus that applies is scored.")
    ],
    "fire_transfers": Annotated[
        bool, typer.Option("--fire-transfers", help="In 2013 the Fire goes to the pawn that bumps its pawn.")
    ],
    "target": Annotated[
        int | None,
        number_option(
            int,
            LEAST_TARGET,
            GREATEST_TARGET,
            help="In Points and Express, rounds until somebody has so many points.",
        ),
    ],
}


def takes_edition(*, rounds: bool = False) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Gives a command these options, which it takes together as the argument `chosen`.

    Args:
        rounds: Whether it plays tournaments and so takes the target, too.
    """
    added = {name: kind for name, kind in PARAMETERS.items() if rounds or name != "target"}

    def decorate(command: Callable[..., None]) -> Callable[..., None]:
        @wraps(command)
        def with_edition(**arguments: Any) -> None:  # noqa: ANN401 - the arguments of any command
            typed = {name: arguments.pop(name, _default(name)) for name in added}
            command(chosen=_chosen(typed), **arguments)

        own = [
            parameter
            for parameter in inspect.signature(command).parameters.values()
            if parameter.name != "chosen"
        ]
        new = [
            inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=_default(name), annotation=kind)
            for name, kind in added.items()
        ]
        # What Typer reads of a command: its signature, and its annotations by name.
        with_edition.__signature__ = inspect.Signature([*own, *new])  # type: ignore[attr-defined]
        with_edition.__annotations__ = {parameter.name: parameter.annotation for parameter in (*own, *new)}
        return with_edition

    return decorate


def _default(name: str) -> bool | None:
    return False if name in ("quick_start", "stack_bonuses", "fire_transfers") else None


def _chosen(typed: dict[str, Any]) -> ChosenEdition:
    named = {name: value for name, value in typed.items() if value not in (None, False)}
    edition = named.get("edition", Edition.PEOPLE)
    # Not every command takes the target.
    offered = [
        name for name in ("players", *OFFERED[edition]) if name in typed and edition is not Edition.PEOPLE
    ]
    for name in named:
        if name != "edition" and name not in offered:
            has = ", ".join(map(_flag, offered)) or "none"
            raise typer.BadParameter(f"{_flag(name)} is no option of the edition {edition}, which has {has}")
    everybody = tuple(Rider) if edition is Edition.PEOPLE else COLORS
    players = _parse_players(named["players"]) if "players" in named else everybody
    if edition is Edition.TEAMS and len(players) < len(COLORS):
        raise typer.BadParameter("teams is played by all four colors: leave out --players")
    names = {field.name for field in fields(EditionOptions)}
    options = EditionOptions(**{name: value for name, value in named.items() if name in names})
    return ChosenEdition(edition, players, options, tuple(map(_flag, named)))


def _flag(name: str) -> str:
    return "--" + name.replace("_", "-")
