"""The turn loop of the older editions: asks persons, drives computers, and shows what comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from sorry_people.app.editions.selection import is_forced
from sorry_people.app.editions.views import is_unnamed
from sorry_people.app.hand_over import HandOver
from sorry_people.app.script import Question
from sorry_people.session import Drawn, ExpressTable, Need, Played, Rolled
from sorry_people.story import edition_card_help, edition_text
from sorry_people.ui.panels.question_panel import QuestionView
from sorry_people.ui.words import words

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sorry_people.app.editions.any_table import AnyTable
    from sorry_people.app.editions.board_view import EditionBoardView
    from sorry_people.app.editions.chooser import EditionChooser
    from sorry_people.app.editions.hud import EditionHud
    from sorry_people.app.editions.way import Way
    from sorry_people.app.oracle_desk import OracleDesk
    from sorry_people.app.script import Steps
    from sorry_people.app.sound import Soundscape
    from sorry_people.app.stage import Stage
    from sorry_people.rules import Colour
    from sorry_people.ui.panels.settings_panel import SettingsView

TURN_SECONDS = 0.35
FLIP_SECONDS = 0.45
READ_SECONDS = 1.0
"""For a card, a roll or a face, when nobody has to press anything."""

DEAL_SECONDS = 0.18
"""For a card that goes into a hand."""

LOOK_SECONDS = 0.7
"""For one that its player sees."""

END_SECONDS = 1.5

TableT = TypeVar("TableT", bound="AnyTable")


class EditionController(Generic[TableT]):
    """Plays a table of an older edition; `steps` is the whole game as a script.

    Attributes:
        ways: Gives the legal moves as steps of pointing.
    """

    def __init__(
        self,
        table: TableT,
        *,
        ways: Callable[[], Sequence[Way[Any]]],
        stage: Stage,
        hud: EditionHud,
        board: EditionBoardView[Any, Any],
        chooser: EditionChooser[Any],
        oracle: OracleDesk,
        sound: Soundscape,
        wishes: Callable[[], SettingsView],
    ) -> None:
        self._table = table
        self.ways = ways
        self._stage = stage
        self._hud = hud
        self._board = board
        self._chooser = chooser
        self._oracle = oracle
        self._sound = sound
        self._wishes = wishes
        self._hand_over = HandOver(table.seats.values())
        self._happened: list[Any] = []
        self._deal_question: Question[None] | None = None
        self._go_on_question: Question[None] | None = None
        persons = [player for player, seat in table.seats.items() if seat.is_person]
        self._sees_hand: Colour | None = persons[0] if len(persons) == 1 else None
        chooser.on_change = self._show_picks
        self._stop_listening = table.listen(self._happened.append)

    def end(self) -> None:
        """Listens to the table no more."""
        self._stop_listening()

    # What a person presses

    def deal(self) -> None:
        """The pile or the dice were pressed."""
        if self._deal_question is not None:
            self._deal_question.give(None)

    def go_on(self) -> bool:
        """The card's button, or Space; tells whether anybody waited for it."""
        if self._go_on_question is None or not self._go_on_question.is_open:
            return False
        self._go_on_question.give(None)
        return True

    def pick_card(self, card: str) -> None:
        """A card of the hand was pressed."""
        self._chooser.pick_card(card)

    # The script

    def steps(self) -> Steps:
        """The game from where it stands to its end."""
        while self._table.need is not Need.NOTHING:
            self._board.look_at(self._player)
            yield from self._act()
        self._hud.hide_card()
        self._hud.show_hand(None)
        yield END_SECONDS

    @property
    def _player(self) -> Colour:
        player = self._table.player
        assert player is not None, "the game goes on, so somebody must act"
        return player

    @property
    def _face(self) -> str | None:
        """The face that is to be followed, in Express."""
        return self._table.game.face if isinstance(self._table, ExpressTable) else None

    @property
    def _asks(self) -> bool:
        return self._table.waits_for_person

    def _act(self) -> Steps:
        """One thing: a draw, a roll, or a choice and what comes of it."""
        match self._table.need:
            case Need.DRAW | Need.ROLL:
                yield from self._deal()
            case Need.SPEND:
                self._hud.show_turn("")
                if self._asks:
                    yield from self._pass_on()
                self._oracle.consider()
                yield from self._wait_for_go_on(edition_text("hint", "no_move"), words("play.go_on"))
                self._table.play(None)
                yield from self._after_choice()
            case _:
                yield from self._choose()

    def _deal(self) -> Steps:
        """A card or the dice; before it, in 2013, perhaps the ride of the Fire (F8)."""
        self._hud.hide_card()
        if self._refills:
            yield from self._refill()
            return
        rolls = self._table.need is Need.ROLL
        if not self._asks:
            self._hud.show_turn(edition_text("hint", "thinking"))
            self._show_ready(can_deal=False)
            yield TURN_SECONDS
            self._table.step()
        else:
            yield from self._ask_for_deal(edition_text("hint", "roll" if rolls else "draw"))
        yield from self._show()

    def _ask_for_deal(self, what: str) -> Steps:
        """The person presses the pile or the dice, or in 2013 chooses the ride of the Fire instead (F8)."""
        ways = self.ways()
        self._hud.show_turn(what)
        if ways:
            yield from self._pass_on()
            self._hud.show_note(edition_text("hint", "fire_or_draw"))
        self._show_ready(can_deal=True)
        self._deal_question = Question()
        chosen: Question[Any] = Question()
        if ways:
            self._chooser.offer(ways, chosen)
            self._oracle.consider()
            self._chooser.on_choice(self._deal_question)
        else:
            self._ask_to_pass_on(self._deal_question, what)
        yield self._deal_question
        self._deal_question = None
        self._hud.stop_asking()
        self._chooser.close()
        self._oracle.dismiss()
        if chosen.is_open:
            self._table.deal()
        else:
            self._table.play(chosen.answer)

    @property
    def _refills(self) -> bool:
        """Whether the draw only fills a hand up, which nobody need be asked for (KP1)."""
        return self._table.hides_hands

    def _refill(self) -> Steps:
        self._hud.show_turn(edition_text("hint", "refill"))
        is_seen = self._player == self._sees_hand
        self._table.deal()
        yield from self._show()
        yield LOOK_SECONDS if is_seen else DEAL_SECONDS

    def _show_ready(self, *, can_deal: bool) -> None:
        self._hud.show_pile(can_draw=can_deal)
        if self._table.need is Need.ROLL:
            self._hud.show_dice(edition_text("hint", "roll") if can_deal else "", can_roll=can_deal)

    def _choose(self) -> Steps:
        self._hud.show_turn("")
        self._hud.show_pile(can_draw=False)
        card = self._table.waiting_card
        if card is not None and not self._hud.card.visible:  # a game that goes on where it was left
            self._hud.show_card(card)
        if not self._asks:
            self._rest_hand()
            self._hud.show_note(edition_text("hint", "thinking"))
            yield TURN_SECONDS
            self._table.step()
            yield from self._after_choice()
            return
        yield from self._pass_on()
        self._oracle.consider()
        ways = self.ways()
        question: Question[Any] = Question()
        if is_forced(ways):
            self._chooser.offer(ways, question)
            self._chooser.show(ways[0].index)
            yield from self._wait_for_go_on(edition_text("hint", "only"), edition_text("hint", "go"))
            self._chooser.close()
            self._table.play(ways[0].move if question.is_open else question.answer)
        else:
            self._hud.card.compact = True
            self._chooser.offer(ways, question)
            yield question
            self._chooser.close()
            self._hud.card.compact = False
            self._table.play(question.answer)
        yield from self._after_choice()

    def _show_picks(self) -> None:
        """What is picked so far: the card stands out of the hand, and the note tells of all of it."""
        self._hud.show_note(edition_text("detail", "also").join(self._chooser.picked) or self._note())
        self._show_hand(self._player)

    def _note(self) -> str:
        if self._deal_question is not None:
            return edition_text("hint", "fire_or_draw")
        if self._face is not None:
            return edition_text("hint", "follow", face=self._face)
        return edition_text("hint", "choose_card" if self._table.hides_hands else "choose")

    def _after_choice(self) -> Steps:
        self._oracle.dismiss()
        self._hud.show_note("")
        yield from self._show()

    def _wait_for_go_on(self, note: str, button: str) -> Steps:
        """Until the person presses, or by itself for a computer and by a setting."""
        # Of a face there is nothing to be read that the dice don't show.
        if not self._asks or self._wishes().auto_forced or self._face is not None:
            self._show_waiting("")
            yield READ_SECONDS
            return
        self._hud.show_note(note)
        self._show_waiting(button)
        self._go_on_question = Question()
        # Choosing the one move on the board or in the Oracle's panel is pressing, too.
        self._chooser.on_choice(self._go_on_question)
        yield self._go_on_question
        self._go_on_question = None
        self._show_waiting("")

    def _show_waiting(self, button: str) -> None:
        """The card or the face that waits, with a button to go on."""
        card, face = self._table.waiting_card, self._face
        if card is not None:
            self._hud.show_card(card, go_on=button)
        elif face is not None:
            self._hud.show_dice(edition_card_help("express", face))

    # The device and the hands

    @property
    def may_look(self) -> bool:
        """Whether whoever has to choose may see what there is to choose from (KP3)."""
        return not self._table.hides_hands or self._sees_hand == self._table.player

    def _pass_on(self) -> Steps:
        """The device goes to who acts next; in Points the hand lies face down until then (KP3)."""
        hides = self._table.hides_hands
        question: Question[None] = Question()
        if self._ask_to_pass_on(
            question, edition_text("hand", "reveal") if hides else words("hand_over.go_on")
        ):
            self._sees_hand = None
            self._show_hand(self._player)
            yield question
            self._hud.stop_asking()
        self._sees_hand = self._player

    def _ask_to_pass_on(self, taken: Question[None], answer: str) -> bool:
        """Says who has to take the device, if somebody else holds it; pressing that answers `taken`."""
        seat, hides = self._table.seats[self._player], self._table.hides_hands
        is_due = self._hand_over.is_due(seat) and (hides or self._wishes().hand_over)
        self._hand_over.take(seat)
        if is_due:
            key = "hand" if hides else "own" if is_unnamed(seat) else "plays"
            text = edition_text("hand_over", key, person=seat.name, player=seat.player)
            view = QuestionView(seat.player, words("hand_over.title", person=seat.name), text, (answer,))
            self._hud.ask(view, lambda _: taken.give(None))
        return is_due

    def _show_hand(self, player: Colour) -> None:
        """A player's hand, face down unless that player may look; in Points alone there are hands."""
        if not self._table.hides_hands:
            return
        view = self._hud.hand_view(
            player,
            is_open=self._sees_hand == player,
            playable=self._chooser.cards | self._picked(),
            chosen=self._chooser.picked_card,
        )
        self._hud.show_hand(view)

    def _rest_hand(self) -> None:
        """While computers play, a person who plays alone keeps the own hand in sight."""
        if self._sees_hand is None or self._hand_over.is_shared:
            self._hud.show_hand(None)
        else:
            self._show_hand(self._sees_hand)

    def _picked(self) -> frozenset[str]:
        card = self._chooser.picked_card
        return frozenset() if card is None else frozenset({card})

    # What comes of it

    def _show(self) -> Steps:
        happened, self._happened[:] = self._happened[:], []
        for event in happened:
            self._hud.record(event)
            self._sound.show(event)
            match event:
                case Drawn(hidden=False):
                    yield from self._turn_over(event)
                case Drawn():
                    self._hud.show_pile(can_draw=False)
                    if event.player == self._sees_hand:
                        self._show_hand(event.player)
                case Rolled():
                    self._hud.show_dice("")
                    yield from self._board.show(event)
                    yield READ_SECONDS
                case Played():
                    if event.player == self._sees_hand:
                        self._show_hand(event.player)
                case _:
                    self._hud.show_dice("")
                    yield from self._board.show(event)
        self._hud.hide_caption()
        self._board.settle(self._table.game)

    def _turn_over(self, event: Drawn[Colour]) -> Steps:
        """The drawn card turns over."""
        self._hud.show_pile(can_draw=False)
        self._hud.show_card(event.card, 0.0)
        flip = self._stage.tree.create_tween()
        flip.tween_property(self._hud.card, "progress", 1.0, FLIP_SECONDS)
        yield flip
        if not self._asks:
            yield READ_SECONDS
