"""A game at one device: who sits where, who must act, and what happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, cast

from typing_extensions import TypeVar

from sorry_people.rules import (
    Card,
    Driver,
    ExpressGame,
    IllegalMoveError,
    PeopleGame,
    SaveError,
    SquareMove,
)
from sorry_people.session.action import Action, Draw, Play, Roll
from sorry_people.session.drawn import Drawn
from sorry_people.session.need import Need
from sorry_people.session.played import Played
from sorry_people.session.rolled import Rolled
from sorry_people.session.save import Save
from sorry_people.session.table_event import TableEvent
from sorry_people.session.type_variables import GameT, MoveT, PlayerT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import Self

    from sorry_people.rules import Tournament
    from sorry_people.session.game_start import GameStart
    from sorry_people.session.seat import Seat

EventT = TypeVar("EventT", default=TableEvent)


class Table(Generic[PlayerT, MoveT, GameT, EventT]):
    """A game with its seats: of Sorry People, or as `SquareTable` or `ExpressTable` of an older edition.

    A person's turn is played with `draw` or `roll` and `play`, a computer's with `step`. After each action
    the listeners are told what happened, in order: `Drawn`, `Rolled`, or `Played` and the engine's events
    that followed.

    Attributes:
        start: What the game grew from.
        seats: Who plays each rider or colour, in the order of play.
        game: The game. Ask it anything; act on it only through the table.
        actions: Every draw, roll and choice so far.
        log: Every event so far.
        tournament: The rounds of the evening, this one too once it is over (X10, KP4); none where single
            games are played.
    """

    def __init__(
        self,
        start: GameStart[PlayerT, MoveT, GameT],
        seats: Iterable[Seat[PlayerT]],
        tournament: Tournament | None = None,
    ) -> None:
        """A new game.

        Args:
            start: What it grows from.
            seats: One for each player.
            tournament: The rounds before this one; stays as it is.

        Raises:
            ValueError: The seats are not one for each player, or there is no such game.
        """
        by_player = {seat.player: seat for seat in seats}
        missing = [player.value for player in start.players if player not in by_player]
        if missing:
            raise ValueError(f"no seat for {', '.join(missing)}: each of those who play needs one")
        strange = [player.value for player in by_player if player not in start.players]
        if strange:
            raise ValueError(f"a seat for {', '.join(strange)}, but {', '.join(start.players)} play")
        self.start = start
        self.seats = {player: by_player[player] for player in start.players}
        self.game: GameT = start.game()
        self.actions: list[Action[MoveT]] = []
        self.log: list[EventT] = []
        self._tournament_before = start.tournament() if tournament is None else tournament
        self.tournament = None if self._tournament_before is None else self._tournament_before.copy()
        self._listeners: list[Callable[[EventT], object]] = []

    @classmethod
    def resume(cls, save: Save[PlayerT, MoveT, GameT]) -> Self:
        """The table as it was when it was saved, with all that was pending (T5, T6, K11, F8).

        Raises:
            SaveError: There can't be such a game, or its seed does not lead to what the save says.
        """
        try:
            table = cls(save.start, save.seats, save.tournament)
        except (ValueError, OverflowError) as error:
            raise SaveError(f"this save is broken: {error}") from error
        for action in save.actions:
            table.repeat(action)
        return table

    def repeat(self, action: Action[MoveT]) -> None:
        """Does what was done in another game of the same start.

        Raises:
            SaveError: The seed leads to another card or roll, or the choice is not legal.
        """
        number = len(self.actions) + 1
        try:
            match action:
                case Draw():
                    self._agree(number, action.card, self.draw())
                case Roll():
                    self._agree(number, ", ".join(action.faces), ", ".join(self.roll()))
                case Play():
                    self.play(action.move)
        except IllegalMoveError as error:
            raise SaveError(f"this save is broken at action {number}: {error}") from error

    @staticmethod
    def _agree(number: int, saved: str, dealt: str) -> None:
        if saved != dealt:
            raise SaveError(
                f"this save is broken at action {number}: it is {saved} in the save, and {dealt} by the seed"
            )

    def save(self) -> Save[PlayerT, MoveT, GameT]:
        """Everything that is needed to come back to this very state."""
        return Save(self.start, tuple(self.seats.values()), tuple(self.actions), self._tournament_before)

    def listen(self, listener: Callable[[EventT], object]) -> Callable[[], None]:
        """Has `listener` told of every event from now on; call what is returned to end that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    @property
    def player(self) -> PlayerT | None:
        """Who must act, or none when the game is over."""
        return cast("PlayerT | None", self.game.turn)

    @property
    def seat(self) -> Seat[PlayerT] | None:
        """Who must act, or none when the game is over."""
        player = self.player
        return None if player is None else self.seats[player]

    @property
    def need(self) -> Need:
        """What must be done next."""
        if self.game.is_over:
            return Need.NOTHING
        if self.game.needs_draw:
            return Need.DRAW
        return Need.MOVE if self.game.legal_moves() else Need.SPEND

    @property
    def waits_for_person(self) -> bool:
        """Whether a person must act."""
        seat = self.seat
        return seat is not None and seat.is_person

    @property
    def drivers(self) -> dict[PlayerT, Driver]:
        """Who plays each rider or colour, as the Oracle wants to know it (O2)."""
        return {player: seat.driver for player, seat in self.seats.items()}

    @property
    def hides_hands(self) -> bool:
        """Whether the players hold cards that the others may not see (KP3)."""
        return False

    @property
    def plays(self) -> list[Play[MoveT]]:
        """Every choice so far, those for a card or face without a legal move included."""
        return [action for action in self.actions if isinstance(action, Play)]

    @property
    def top_of_discards(self) -> Card | None:
        """The card that was played last, or none when no card lies face up (T4)."""
        for event in reversed(self.log):
            match event:
                case Drawn(reshuffled=True):
                    return None
                case Played(card=Card() as card):
                    return card
        return None

    def legal_moves(self) -> list[MoveT]:
        """The moves to choose from; before the draw that of F8, if it can be made."""
        return cast("list[MoveT]", self.game.legal_moves())

    def draw(self) -> Card:
        """Draws the next card for whoever must draw (T3, K4, KP1).

        Raises:
            IllegalMoveError: No card is due; nothing has changed then.
        """
        player, spent = self.player, self._spent
        card = self.game.draw()
        assert player is not None, "a card was drawn, so somebody's was due"
        self._act(Draw(card), [Drawn(player, card, self._spent < spent, self.hides_hands)])
        return card

    def roll(self) -> list[str]:
        """Rolls the dice of Express; returns what each of them shows (X2).

        Raises:
            IllegalMoveError: No roll is due; nothing has changed then.
        """
        player = self.player
        faces = self.game.roll()
        assert player is not None, "the dice were rolled, so it is somebody's turn"
        self._act(Roll(tuple(faces)), [Rolled(cast("Any", player), tuple(faces))])
        return faces

    def deal(self) -> None:
        """Draws or rolls, whichever is due.

        Raises:
            IllegalMoveError: Neither is; nothing has changed then.
        """
        if self.need is Need.ROLL:
            self.roll()
        else:
            self.draw()

    def play(self, move: MoveT | str | None) -> None:
        """Plays the waiting card, a card of the hand or the face; `None` where there is no legal move.

        Raises:
            IllegalMoveError: It is not legal, or nothing waits; nothing has changed then.
        """
        player, waiting = self.player, self.waiting_card
        chosen = self.start.move(move) if isinstance(move, str) else move
        # The move is one of the game's own edition, but no checker can see that the two go together.
        happened = cast("Any", self.game).play(chosen)
        assert player is not None, "something was played, so it was somebody's turn"
        card = chosen.card if isinstance(chosen, SquareMove) and chosen.card is not None else waiting
        if self.tournament is not None and self.game.is_over:
            self.tournament.record(cast("Any", self.game))
        self._act(Play(chosen), [Played(player, card, chosen), *happened])

    def step(self, level: Driver | None = None) -> None:
        """Does the next thing for whoever must act, as a computer player does: draws, rolls, or plays.

        Args:
            level: Plays at this level instead of the seat's, such as the last rider on the road, once the
                ranks are settled (E1).

        Raises:
            IllegalMoveError: The game is over.
            ValueError: A person must act, and no level is given.
        """
        seat = self.seat
        if level is None and seat is not None:
            if seat.is_person:
                raise ValueError(f"{seat.player} is driven by {seat.name}, a person: use draw and play")
            level = seat.driver
        if level is None or not self._choose(level):
            self.deal()

    def _choose(self, level: Driver) -> bool:
        """Plays, if there is something to play: what waits, or before the draw the move of F8."""
        before_draw = self.need in (Need.DRAW, Need.ROLL)
        if before_draw and not self.game.legal_moves():
            return False
        move = cast("MoveT | None", self.game.choose(level))
        if move is None and before_draw:
            return False
        self.play(move)
        return True

    @property
    def winners(self) -> list[PlayerT]:
        """Who has won: one, in Teams the two partners (KT5), nobody while nobody has."""
        won = self.game.ranking[:1] if isinstance(self.game, PeopleGame) else self.game.winners
        return cast("list[PlayerT]", won)

    def next_table(self, seed: int | None = None) -> Self:
        """The table for the next game, with the same seats: the winner begins (T2, K3).

        The tournament goes on with the next round, or a new one begins when it has been won (X10).

        Args:
            seed: Of the next game; drawn when not given.

        Raises:
            ValueError: This game is not over.
        """
        if not self.winners:
            raise ValueError("the next game begins when this one has been won")
        last = next(event.player for event in reversed(self.log) if isinstance(event, Played))
        # Of two partners who won together, the one who brought the last pawn HOME begins.
        first = last if last in self.winners else self.winners[0]
        goes_on = self.tournament is not None and self.tournament.winner is None
        start = self.start.again(first, seed)
        return type(self)(start, self.seats.values(), self.tournament if goes_on else None)

    @property
    def waiting_card(self) -> Card | None:
        """The card that is drawn and not yet played; never one in Points and Express."""
        return None if isinstance(self.game, ExpressGame) else self.game.card

    @property
    def _spent(self) -> int:
        """How many cards are spent: fewer after a draw only when they were shuffled (T4)."""
        return 0 if isinstance(self.game, ExpressGame) else sum(self.game.spent.values())

    def _act(self, action: Action[MoveT], events: Sequence[object]) -> None:
        self.actions.append(action)
        told = cast("Sequence[EventT]", events)  # the events of a table are those of its edition
        self.log += told
        for event in told:
            # A copy: a listener may end its listening while it is told.
            for listener in tuple(self._listeners):
                listener(event)
