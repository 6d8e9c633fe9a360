"""The Oracle on duty: its panel, its worker and the card that waits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sorry_people.app.oracle_worker import PLAYOUTS, OracleWorker
from sorry_people.app.wake import wake
from sorry_people.story import oracle_waiting
from sorry_people.ui.panels.oracle_panel import OraclePanel, OracleView

if TYPE_CHECKING:
    from collections.abc import Callable

    from sorry_people.app.oracle_subject import OracleSubject
    from sorry_people.rules import Advice
    from sorry_people.ui.panels.move_choice import MoveChoice

MORE = 2
"""What "Ask for more" multiplies the playouts by."""


def waiting_view() -> OracleView:
    """What the panel shows before a card is drawn."""
    return OracleView((), oracle_waiting(), None, "", 1.0, False)


class OracleDesk:
    """Opens and closes the panel, and asks for each card of a person while it is open."""

    def __init__(
        self,
        subject: OracleSubject,
        panel: OraclePanel,
        relayout: Callable[[], object],
        *,
        seed: int | None = None,
        playouts: int = PLAYOUTS,
    ) -> None:
        self._subject = subject
        self._panel = panel
        self._relayout = relayout
        self._worker = OracleWorker(wake, seed=seed, playouts=playouts)
        self._choices: list[MoveChoice] = []
        self._target = self._worker.playouts
        self._is_asked = False
        panel.visible = False

    @property
    def is_on_duty(self) -> bool:
        """Whether the panel is open."""
        return self._panel.visible

    @property
    def is_working(self) -> bool:
        """Whether an answer is still getting better."""
        return self._worker.is_working

    @property
    def advice(self) -> Advice[Any, Any] | None:
        """What it knows of the waiting card by now."""
        return self._worker.advice

    def toggle(self) -> None:
        """Opens the panel, or closes it."""
        self._panel.visible = not self._panel.visible
        if self._panel.visible:
            self._panel.show(waiting_view())
            self.consider()
        else:
            self.dismiss()
        self._relayout()

    def consider(self) -> None:
        """Looks at the card that waits, if it is a person's and the Oracle is on duty (O1)."""
        game = self._subject.game
        if not self.is_on_duty or game is None:
            return
        self._choices = self._subject.choices()
        self._target = self._worker.playouts
        self._is_asked = True
        self._worker.ask(game.copy(), self._subject.drivers)
        self.refresh()

    def extend(self) -> None:
        """Asks for more playouts."""
        advice = self._worker.advice
        if self._is_asked and advice is not None and not self._worker.is_working:
            self._target = advice.playouts * MORE
            self._worker.extend(self._target)
            self.refresh()

    def dismiss(self) -> None:
        """The card is played: nothing is left to weigh."""
        self._is_asked = False
        self._worker.cancel()
        if self.is_on_duty:
            self._panel.show(waiting_view())

    def close(self) -> None:
        """The game is left: nothing goes on in the background after this."""
        self._is_asked = False
        self._worker.close()

    def wait(self) -> None:
        """Shows the answer when it is there: for pictures, which may wait."""
        self._worker.wait()
        self.refresh()

    def refresh(self) -> None:
        """Shows what the worker knows by now."""
        if self._is_asked and self.is_on_duty:
            view = self._subject.view(
                self._choices, self._worker.advice, target=self._target, is_working=self._worker.is_working
            )
            self._panel.show(view)
