"""A game at one device: who sits where, who must act, and what happens."""

from collections.abc import Callable, Iterable

from sorry_people.rules import Card, Driver, Game, IllegalMoveError, Move, Rider, SaveError
from sorry_people.session.action import Action
from sorry_people.session.deck import DECK_SIZE
from sorry_people.session.drawn import Drawn
from sorry_people.session.need import Need
from sorry_people.session.played import Played
from sorry_people.session.save import Save
from sorry_people.session.seat import Seat
from sorry_people.session.start import Start
from sorry_people.session.table_event import TableEvent


class Table:
    """A game with its four seats.

    A person's turn is played with `draw` and `play`, a computer's with `step`. After each action the
    listeners are told what happened, in order: `Drawn`, or `Played` and the engine's events that followed.

    Attributes:
        start: What the game grew from.
        seats: Who drives each rider, in rider order.
        game: The game. Ask it anything; act on it only through the table.
        actions: Every card played so far.
        log: Every event so far.
    """

    def __init__(self, start: Start, seats: Iterable[Seat]) -> None:
        """A new game.

        Raises:
            ValueError: The seats are not one for each rider, or the start's deck can't be.
        """
        by_rider = {seat.rider: seat for seat in seats}
        missing = [rider.value for rider in Rider if rider not in by_rider]
        if missing:
            raise ValueError(f"no seat for {', '.join(missing)}: each of the four riders needs one")
        self.start = start
        self.seats = {rider: by_rider[rider] for rider in Rider}
        self.game: Game = start.game()
        self.actions: list[Action] = []
        self.log: list[TableEvent] = []
        self._listeners: list[Callable[[TableEvent], object]] = []

    @classmethod
    def resume(cls, save: Save) -> "Table":
        """The table as it was when it was saved: a card waiting or a further draw still due, too (T5, T6).

        Raises:
            SaveError: There can't be such a game, or its seed does not lead to what the save says.
        """
        try:
            table = cls(save.start, save.seats)
        except (ValueError, OverflowError) as error:
            raise SaveError(f"this save is broken: {error}") from error
        for number, action in enumerate(save.actions, start=1):
            table._repeat(number, action.card)
            try:
                table.play(action.move)
            except IllegalMoveError as error:
                raise Save.disagrees(number, str(error)) from error
        if save.waiting is not None:
            table._repeat(len(save.actions) + 1, save.waiting)
        return table

    def _repeat(self, number: int, card: Card) -> None:
        try:
            drawn = self.draw()
        except IllegalMoveError as error:
            raise Save.disagrees(number, str(error)) from error
        if drawn is not card:
            raise Save.disagrees(number, f"the card is a {card} in the save, and a {drawn} by the seed")

    def save(self) -> Save:
        """Everything that is needed to come back to this very state."""
        return Save(self.start, tuple(self.seats.values()), tuple(self.actions), self.game.card)

    def listen(self, listener: Callable[[TableEvent], object]) -> Callable[[], None]:
        """Has `listener` told of every event from now on; call what is returned to end that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    @property
    def seat(self) -> Seat | None:
        """Whose turn it is, or none when all are home."""
        turn = self.game.turn
        return None if turn is None else self.seats[turn]

    @property
    def need(self) -> Need:
        """What must be done next."""
        if self.game.is_over:
            return Need.NOTHING
        if self.game.card is None:
            return Need.DRAW
        return Need.MOVE if self.game.legal_moves() else Need.SPEND

    @property
    def waits_for_person(self) -> bool:
        """Whether it is the turn of a person."""
        seat = self.seat
        return seat is not None and seat.is_person

    @property
    def drivers(self) -> dict[Rider, Driver]:
        """Who drives each rider, as the Oracle wants to know it (O2)."""
        return {rider: seat.driver for rider, seat in self.seats.items()}

    def draw(self) -> Card:
        """Draws the next card for whoever's turn it is (T3).

        Raises:
            IllegalMoveError: A card waits already, or the game is over; nothing has changed then.
        """
        seat = self.seat
        reshuffled = sum(self.game.spent.values()) == DECK_SIZE
        card = self.game.draw()
        assert seat is not None, "a card was drawn, so it is somebody's turn"
        self._tell([Drawn(seat.rider, card, reshuffled)])
        return card

    def play(self, move: Move | str | None) -> None:
        """Plays the waiting card; `None` spends a card that has no legal move (T3).

        Raises:
            IllegalMoveError: The card does not allow it, or none waits; nothing has changed then.
        """
        seat, card = self.seat, self.game.card
        chosen = Move(move) if isinstance(move, str) else move
        happened = self.game.play(chosen)
        assert seat is not None, "a card was played, so it was somebody's turn"
        assert card is not None, "a card was played, so one was waiting"
        self.actions.append(Action(card, chosen))
        self._tell([Played(seat.rider, card, chosen), *happened])

    def step(self, level: Driver | None = None) -> None:
        """Does the next thing for whoever's turn it is, as a computer player does: draws, or plays.

        Args:
            level: Drives the rider at this level instead of the seat's, such as the last one on the road,
                once the ranks are settled (E1).

        Raises:
            IllegalMoveError: The game is over.
            ValueError: It is the turn of a person, and no level is given.
        """
        seat = self.seat
        if level is None and seat is not None:
            if seat.is_person:
                raise ValueError(f"{seat.rider} is driven by {seat.name}, a person: use draw and play")
            level = seat.driver
        if self.game.card is None:
            self.draw()
        else:
            assert level is not None, "a card waits, so it is somebody's turn"
            self.play(self.game.choose(level))

    def _tell(self, events: list[TableEvent]) -> None:
        self.log += events
        for event in events:
            # A copy: a listener may end its listening while it is told.
            for listener in tuple(self._listeners):
                listener(event)
