"""The turn loop of the window: asks persons, drives computers, and shows what comes of every card."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sorry_people.app.hand_over import HandOver
from sorry_people.app.script import Question
from sorry_people.rules import Driver, Event, Rider
from sorry_people.rules.distance import FROM_FAIR, spaces_left
from sorry_people.session import Drawn, Need, Played
from sorry_people.story import Occasion, card_help, portrait, stop_name
from sorry_people.ui.panels.card_panel import CardView
from sorry_people.ui.panels.question_panel import QuestionView
from sorry_people.ui.words import words

if TYPE_CHECKING:
    from collections.abc import Callable

    from sorry_people.app.board_view import BoardView
    from sorry_people.app.chooser import Chooser
    from sorry_people.app.oracle_desk import OracleDesk
    from sorry_people.app.play_hud import PlayHud
    from sorry_people.app.script import Steps
    from sorry_people.app.sound import Soundscape
    from sorry_people.app.speech import Speech
    from sorry_people.app.stage import Stage
    from sorry_people.rules import Move
    from sorry_people.session import Table, TableEvent
    from sorry_people.story import Bubble, Storyteller
    from sorry_people.ui.panels.settings_panel import SettingsView

TURN_SECONDS = 0.35
"""Before a computer draws, so that the eye gets to whose turn it is."""

FLIP_SECONDS = 0.45
READ_SECONDS = 1.1
"""For the card and its reason, when nobody has to press anything."""

CAPTION_SECONDS = 1.4
LOST_TURN_SECONDS = 1.2
END_SECONDS = 1.5

SAID_WITH = {
    Occasion.REPLACING: "replaced",
    Occasion.REPLACED: "bumped",
    Occasion.BUMPING: "bumped",
    Occasion.BUMPED: "bumped",
    Occasion.SWAPPING: "swapped",
    Occasion.SWAPPED: "swapped",
    Occasion.AT_STOP: "story_stop",
    Occasion.SHORTCUT: "shortcut",
    Occasion.HOME: "home",
    Occasion.WIN: "home",
    Occasion.LOST_TURN: "turn_lost",
}
"""The event that a bubble comes with; the others come with the move itself."""


class PlayController:
    """Plays a table on the board; `steps` is the whole game as a script."""

    def __init__(
        self,
        table: Table,
        *,
        story: Storyteller,
        stage: Stage,
        hud: PlayHud,
        board: BoardView,
        chooser: Chooser,
        oracle: OracleDesk,
        speech: Speech,
        sound: Soundscape,
        wishes: Callable[[], SettingsView],
    ) -> None:
        self._table = table
        self._story = story
        self._stage = stage
        self._hud = hud
        self._board = board
        self._chooser = chooser
        self._oracle = oracle
        self._speech = speech
        self._sound = sound
        self._wishes = wishes
        self._hand_over = HandOver(table.seats.values())
        self._drives_fast: bool | None = None
        self._happened: list[TableEvent] = []
        self._view = CardView("1", "", "", "")
        self._draw_question: Question[None] | None = None
        self._go_on_question: Question[None] | None = None
        self._stop_listening = table.listen(self._happened.append)

    def end(self) -> None:
        """Listens to the table no more."""
        self._stop_listening()
        self._stage.is_rushed = False

    # What a person presses

    def draw(self) -> None:
        """The pile was pressed."""
        if self._draw_question is not None:
            self._draw_question.give(None)

    def go_on(self) -> bool:
        """The card's button, or Space; tells whether anybody waited for it."""
        if self._go_on_question is None or not self._go_on_question.is_open:
            return False
        self._go_on_question.give(None)
        return True

    # The script

    def steps(self) -> Steps:
        """The game from where it stands to its end."""
        self._darken_fair()
        while self._table.need is not Need.NOTHING:
            if self._is_settled and self._drives_fast is None:
                yield from self._settle_the_last()
            yield from self._card()
        self._hud.hide_card()
        yield END_SECONDS

    @property
    def _rider(self) -> Rider:
        rider = self._table.game.turn
        assert rider is not None, "the game goes on, so it is somebody's turn"
        return rider

    @property
    def _asks(self) -> bool:
        """Whether a person has to be asked: the last on the road may be driven home by the computer (E1)."""
        return self._table.waits_for_person and not self._drives_fast

    @property
    def _is_settled(self) -> bool:
        return len(self._table.game.ranking) == len(Rider) - 1

    def _card(self) -> Steps:
        """One card: drawn, shown, played, and what comes of it."""
        self._board.look_at(self._rider)
        if self._table.need is Need.DRAW:
            yield from self._draw()
        else:  # a game that goes on where it was left, with a card waiting
            if self._asks:
                yield from self._pass_on()
            yield from self._turn_over(self._rider)
        self._oracle.consider()
        mover = self._rider
        before = dict(self._table.game.places)
        if self._table.need is Need.SPEND:
            yield from self._spend()
        else:
            yield from self._move()
        self._oracle.dismiss()
        self._hud.show_note("")
        self._hud.show_pile(can_draw=False)  # the card lies with the spent ones
        self._board.look_at(mover)
        yield from self._show(before)
        self._darken_fair()

    def _settle_the_last(self) -> Steps:
        """The ranks are settled (E1): the last rider is driven home fast, or plays on."""
        wish = self._wishes().last_rider
        if wish == "ask" and self._table.waits_for_person:
            question: Question[int] = Question()
            answers = (words("last_rider.fast"), words("last_rider.out"))
            title = words("last_rider.title", rider=self._rider)
            self._hud.show_turn("")
            self._hud.hide_card()
            self._hud.ask(QuestionView(self._rider, title, words("last_rider.text"), answers), question.give)
            yield question
            self._hud.stop_asking()
            self._drives_fast = question.answer == 0
        else:
            self._drives_fast = wish != "out"
        if self._drives_fast:
            self._stage.is_rushed = True
            self._hud.tell(words("play.last", rider=self._rider))

    def _pass_on(self) -> Steps:
        """The device goes to who acts next, with a card waiting."""
        question: Question[None] = Question()
        if self._ask_for_hand_over(question, words("hand_over.go_on")):
            yield question
            self._hud.stop_asking()

    def _ask_for_hand_over(self, taken: Question[None], answer: str) -> bool:
        """Says who has to take the device, if somebody else holds it; pressing that answers `taken`."""
        seat = self._table.seat
        assert seat is not None, "the game goes on, so it is somebody's turn"
        is_due = self._hand_over.is_due(seat) and self._wishes().hand_over
        self._hand_over.take(seat)
        if is_due:
            kind = "rides" if seat.name == seat.rider else "drives"
            text = words(f"hand_over.{kind}", person=seat.name, rider=seat.rider)
            view = QuestionView(seat.rider, words("hand_over.title", person=seat.name), text, (answer,))
            self._hud.ask(view, lambda _: taken.give(None))
        return is_due

    def _draw(self) -> Steps:
        self._hud.hide_card()
        if self._asks:
            self._hud.show_turn(words("play.draw"))
            self._hud.show_pile(can_draw=True)
            self._draw_question = Question()
            self._ask_for_hand_over(self._draw_question, words("hand_over.draw"))
            yield self._draw_question
            self._draw_question = None
            self._hud.stop_asking()
            self._table.draw()
        else:
            self._hud.show_turn("")
            self._hud.show_pile(can_draw=False)
            yield TURN_SECONDS
            self._table.step(self._level)
        for event in self._take():
            self._hud.record(event)
            self._sound.show(event)
            if isinstance(event, Drawn):
                yield from self._turn_over(event.rider)

    @property
    def _level(self) -> Driver | None:
        """What drives instead of a person once the ranks are settled."""
        return Driver.HARD if self._drives_fast and self._table.waits_for_person else None

    def _turn_over(self, rider: Rider) -> Steps:
        """The waiting card turns over."""
        card = self._table.game.card
        assert card is not None, "a card was drawn"
        self._hud.show_pile(can_draw=False)
        self._view = CardView(card, card_help(card), words(f"drew.{card}", rider=rider), "")
        self._hud.show_card(self._view, 0.0)
        flip = self._stage.tree.create_tween()
        flip.tween_property(self._hud.panels.card, "progress", 1.0, FLIP_SECONDS)
        yield flip
        self._say(self._story.bubbles_for_draw(self._table.game))

    def _spend(self) -> Steps:
        """The card has no legal move (T3)."""
        reason = self._story.why_no_move(self._table.game)
        yield from self._wait_for_go_on(reason, words("play.no_move"), words("play.go_on"))
        self._table.play(None)

    def _move(self) -> Steps:
        moves = self._table.game.legal_moves()
        if not self._asks:
            self._table.step(self._level)
            played = self._happened[0]
            assert isinstance(played, Played), "a computer played its card"
            self._show_card(self._reason(played.rider, played.move), "")
            yield READ_SECONDS
        elif len(moves) == 1:
            self._offer(Question())
            reason = self._reason(self._rider, moves[0])
            yield from self._wait_for_go_on(reason, words("play.forced"), words("play.drive_on"))
            self._chooser.close()
            self._table.play(moves[0])
        else:
            self._hud.show_note(words("play.choose"))
            question: Question[Move] = Question()
            self._hud.panels.card.compact = True
            self._offer(question)
            yield question
            self._chooser.close()
            self._hud.panels.card.compact = False
            self._show_card(self._reason(self._rider, question.answer), "")
            self._table.play(question.answer)

    def _offer(self, question: Question[Move]) -> None:
        """Marks the legal moves; a camera that rides along stands back for them."""
        self._chooser.offer(self._table.game, question)
        if self._board.follows:
            self._chooser.reveal_all()

    def _wait_for_go_on(self, reason: str, note: str, button: str) -> Steps:
        """Until the person presses, or by itself for a computer and by a setting."""
        by_itself = not self._asks or self._wishes().auto_forced
        self._show_card(reason, "" if by_itself else button)
        if by_itself:
            yield READ_SECONDS
            return
        self._hud.show_note(note)
        self._go_on_question = Question()
        # Choosing the one move on the board or in the Oracle's panel is pressing, too.
        self._chooser.on_choice(self._go_on_question)
        yield self._go_on_question
        self._go_on_question = None
        self._show_card(reason, "")

    def _reason(self, rider: Rider, move: Move | None) -> str:
        return "" if move is None else self._story.reason(rider, self._view.card, move)

    def _show_card(self, reason: str, go_on: str) -> None:
        self._view = replace(self._view, reason=reason, go_on=go_on)
        self._hud.show_card(self._view)

    # What comes of a card

    def _show(self, before: dict[Rider, str]) -> Steps:
        happened = self._take()
        events = [event for event in happened if isinstance(event, Event)]
        bubbles = self._story.bubbles_for(events, before, self._table.game.places)
        for event in happened:
            self._hud.record(event)
            self._sound.show(event)
            if isinstance(event, Event):
                yield from self._show_event(event, bubbles)
        self._hud.hide_caption()
        self._say(bubbles)
        wrong = [rider for rider in Rider if self._board.places[rider] != self._table.game.places[rider]]
        assert not wrong, f"the board has lost track of {', '.join(wrong)}"

    def _show_event(self, event: Event, bubbles: list[Bubble]) -> Steps:
        match event.kind:
            case "story_stop":
                stop = str(event.stop)
                self._hud.show_caption(stop_name(stop), self._story.stop_caption(event.rider, stop))
            case "home":
                self._hud.show_caption(event.rider, portrait(event.rider).welcome)
            case "turn_lost":
                self._hud.show_caption(event.rider, words("play.loses_turn", rider=event.rider))
            case _:
                pass
        self._say([line for line in bubbles if SAID_WITH.get(line.occasion) == event.kind], bubbles)
        yield from self._board.show(event)
        match event.kind:
            case "story_stop" | "home":
                yield CAPTION_SECONDS
            case "turn_lost":
                yield LOST_TURN_SECONDS
            case "moved":
                self._say([line for line in bubbles if line.occasion not in SAID_WITH], bubbles)
            case _:
                pass

    def _say(self, lines: list[Bubble], waiting: list[Bubble] | None = None) -> None:
        """Shows bubbles, and takes them off the list of those that wait."""
        for line in list(lines):
            self._speech.say(line)
            self._sound.speak(line.rider)
            if waiting is not None:
                waiting.remove(line)

    def _take(self) -> list[TableEvent]:
        happened = self._happened[:]
        self._happened.clear()
        return happened

    def _darken_fair(self) -> None:
        """It gets dark, and the lights of the fair go out, as the first rider gets home."""
        left = min(spaces_left(rider, place) for rider, place in self._table.game.places.items())
        self._stage.board.set_evening(1.0 - left / FROM_FAIR)
