"""Choosing what is said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.rules import Rider
from sorry_people.rules.distance import spaces_left
from sorry_people.story.bubble import Bubble
from sorry_people.story.cards import card_steps
from sorry_people.story.noticing import moment_of_draw, moments
from sorry_people.story.obstacle import obstacle
from sorry_people.story.portrait import told_of
from sorry_people.story.rotation import Rotation
from sorry_people.story.stops import effect_sentence
from sorry_people.story.texts import texts

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from sorry_people.rules import Event, Move, PeopleGame
    from sorry_people.story.moment import Moment

MOST_BUBBLES = 2
"""Bubbles for one card, so that they can be read."""


class Storyteller:
    """Chooses among the story's lines.

    Each kind of saying has an order of its own: what is said of one thing depends on the seed and on how
    often that was asked before, and on nothing else. Nothing is said twice running.

    Args:
        seed: The same seed and the same questions give the same answers.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._rotations: dict[str, Rotation] = {}

    # Bubbles

    def bubble(self, moment: Moment) -> Bubble:
        """What the rider says of a moment."""
        line = self._next(lines_of(moment), "bubble", moment.rider, moment.occasion, moment.stop or "")
        return Bubble(moment.rider, moment.occasion, line.format(other=moment.other))

    def bubbles_for_draw(self, game: PeopleGame) -> list[Bubble]:
        """What the rider says of the card that waits; nothing of an ordinary one."""
        moment = moment_of_draw(game)
        return [] if moment is None else [self.bubble(moment)]

    def bubbles_for(
        self, events: Iterable[Event], before: Mapping[Rider, str], after: Mapping[Rider, str]
    ) -> list[Bubble]:
        """What riders say of a card played: at most two bubbles of different riders, the best first.

        Args:
            events: What `PeopleGame.play` returned.
            before: `PeopleGame.places` before.
            after: `PeopleGame.places` after.
        """
        return [self.bubble(moment) for moment in moments(events, before, after)[:MOST_BUBBLES]]

    # Cards

    def reason(self, rider: str, card: str, move: Move) -> str:
        """Why the card makes the move happen.

        Raises:
            ValueError: The card never makes such a move.
        """
        lines = reasons_of(rider, card, move.kind)
        return told_of(rider, self._next(lines, "reason", rider, card, move.kind), other=move.other)

    def why_no_move(self, game: PeopleGame) -> str:
        """Why the card that waits has no legal move.

        Raises:
            ValueError: No card waits, or it has a legal move.
        """
        cause = obstacle(game)
        rider, card = game.turn, game.card
        assert rider is not None, "somebody's card waits"
        assert card is not None, "a card waits"
        entry = texts("no_move")[cause]
        line = self._next([*entry["anyone"], *entry[rider]], "no move", rider, cause)
        return told_of(
            rider, line, card=card, steps=card_steps(card), left=spaces_left(rider, game.places[rider])
        )

    # Captions

    def stop_caption(self, rider: str, stop: str) -> str:
        """What happens to the rider at a story stop, ending in the effect (S1)."""
        lines = texts("stops")[stop][rider]["captions"]
        return f"{self._next(lines, 'stop', rider, stop)} {effect_sentence(stop, rider)}"

    def finish_line(self, rider: str, rank: int) -> str:
        """How the rider's evening ended, by the place from 1 to 4."""
        return self._next(texts("end")[rider][str(rank)], "finish", rider, str(rank))

    def _next(self, lines: Sequence[str], *about: str) -> str:
        key = "/".join([str(self._seed), *about])
        if key not in self._rotations:
            self._rotations[key] = Rotation(lines, key)
        return self._rotations[key].next()


def lines_of(moment: Moment) -> list[str]:
    """All lines that suit a moment; at a story stop those for this stop and those for any."""
    lines = texts(f"bubbles/{moment.rider.lower()}")[moment.occasion]
    if moment.stop is None:
        return list(lines)
    return [*lines["anywhere"], *lines[moment.stop]]


def reasons_of(rider: str, card: str, kind: str) -> list[str]:
    """All reasons for a card to make a rider move in this way, those for anybody and the rider's own.

    Raises:
        ValueError: The card never makes such a move.
    """
    lines = [
        line
        for whose in ("anyone", Rider(rider).lower())
        for line in texts(f"reasons/{whose}").get(card, {}).get(kind, ())
    ]
    if not lines:
        raise ValueError(f"the card {card} never makes a move of the kind {kind}")
    return lines
