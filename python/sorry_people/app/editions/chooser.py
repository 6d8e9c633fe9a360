"""A person's choice in an older edition: hand, board, list and Oracle show the same options at any moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from sorry_people.app.editions.selection import Selection
from sorry_people.story import edition_text
from sorry_people.ui.callbacks import ignore
from sorry_people.ui.panels.move_choice import MoveChoice

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sorry_people.app.editions.marks import Marks
    from sorry_people.app.editions.option import Option
    from sorry_people.app.editions.way import Way
    from sorry_people.app.script import Question
    from sorry_people.scene.vectors import Vector
    from sorry_people.ui.panels.moves_list import MovesList

MoveT = TypeVar("MoveT")


class EditionChooser(Generic[MoveT]):
    """Offers options step by step until a move is chosen.

    Attributes:
        on_change: Called when something else is picked, and when the picking begins.
    """

    def __init__(
        self, moves: MovesList, marks: Marks[MoveT], reveal: Callable[[Sequence[Vector]], object]
    ) -> None:
        """A chooser that has nothing to offer yet.

        Args:
            moves: Lists the options.
            marks: Marks them on the board.
            reveal: Brings places of the world into view that are out of it.
        """
        self._reveal = reveal
        self._list = moves
        self._marks = marks
        self._selection: Selection[MoveT] | None = None
        self._question: Question[MoveT] | None = None
        self._ways: Sequence[Way[MoveT]] = ()
        self._shown: Way[MoveT] | None = None
        self._is_pointed_at = False
        self.on_change: Callable[[], object] = ignore
        moves.on_choose = self.choose
        moves.on_hover = self.point_at

    @property
    def is_open(self) -> bool:
        """Whether somebody chooses at present."""
        return self._question is not None

    @property
    def options(self) -> Sequence[Option]:
        """What can be picked now."""
        return () if self._selection is None else self._selection.options

    @property
    def picked(self) -> Sequence[str]:
        """What is picked so far, in words."""
        return [option.text for option in self._picks]

    @property
    def picked_card(self) -> str | None:
        """The card of the hand that is being played."""
        return next((option.card for option in self._picks if option.card is not None), None)

    @property
    def cards(self) -> frozenset[str]:
        """The cards of the hand that can be picked now."""
        return frozenset(option.card for option in self.options if option.card is not None)

    def offer(self, ways: Sequence[Way[MoveT]], question: Question[MoveT]) -> None:
        """Asks for a move; the question gets the answer."""
        self._ways = ways
        self._question = question
        self._selection = Selection(ways)
        self._refresh()

    def on_choice(self, pressed: Question[None]) -> None:
        """Choosing a move also answers `pressed`, as for a card that leaves just one."""
        if self._question is not None:
            self._question.given.connect(lambda: pressed.give(None), one_shot=True)

    def close(self) -> None:
        """Takes list and marks away."""
        self._question = self._selection = self._shown = None
        self._ways = ()
        self._list.visible = False
        self._list.mark(None)
        self._marks.clear()

    # Picking

    def choose(self, index: int) -> None:
        """Picks an option by its number; the one after the last takes the last pick back."""
        options = self.options
        if index < len(options):
            self._pick(options[index])
        elif index == len(options):
            self.back()

    def point_at(self, index: int | None) -> None:
        """Shows what an option is about, in the list and on the board; None for no option."""
        options = self.options
        if index is None or index >= len(options):
            self._list.mark(None)
            self._marks.mark(None)
            self._marks.preview(self._shown)
            return
        self._list.mark(index)
        self._marks.mark(index)
        assert self._selection is not None, "options are those of a selection"
        ways = self._selection.through(options[index])
        is_one = len({way.index for way in ways}) == 1
        self._marks.preview(ways[0] if is_one else self._shown)

    def pick_card(self, card: str) -> None:
        """A card of the hand was pressed: it is picked, in place of one that was picked before."""
        if self._selection is None:
            return
        while self.picked_card is not None and self._selection.can_go_back:
            self._selection.back()
        for option in self.options:
            if option.card == card:
                self._pick(option)
                return
        self._refresh()

    def back(self) -> bool:
        """Takes the last pick back; tells whether there was one."""
        if self._selection is None or not self._selection.can_go_back:
            return False
        self._selection.back()
        self._refresh()
        return True

    def play(self, index: int) -> None:
        """Chooses the legal move of that number, however far the picking has come."""
        if self._question is not None:
            self._question.give(self._way_to(index).move)

    def show(self, index: int | None) -> None:
        """Keeps a legal move shown on the board, also when the pointer goes elsewhere; None for none."""
        if self._question is not None:
            self._shown = None if index is None else self._way_to(index)
            self._marks.preview(self._shown)

    def look_at(self, index: int | None) -> None:
        """The pointer is on the row of a legal move in the Oracle's panel, or on none."""
        if self._question is not None:
            self._marks.preview(self._shown if index is None else self._way_to(index))

    # The board

    def point(self, point: tuple[int, int] | None) -> None:
        """The pointer is at a pixel of the board, or has left it."""
        index = None if point is None or not self.is_open else self._marks.at(point)
        # Leaving the board for a panel must not take away what the panel has just marked.
        if index is not None or self._is_pointed_at:
            self.point_at(index)
        if index is not None:
            self._list.scroll_to(index)
        self._is_pointed_at = index is not None

    def click(self, point: tuple[int, int]) -> None:
        """A pixel of the board was clicked: what is marked there is picked."""
        index = self._marks.at(point)
        if index is not None and self.is_open:
            self.choose(index)

    # Inside

    @property
    def _picks(self) -> Sequence[Option]:
        return () if self._selection is None else self._selection.picked

    def _way_to(self, index: int) -> Way[MoveT]:
        return next(way for way in self._ways if way.index == index)

    def _pick(self, option: Option) -> None:
        assert self._selection is not None, "options are those of a selection"
        self._selection.pick(option)
        decided = self._selection.decided
        if decided is None:
            self._refresh()
        elif self._question is not None:
            self._question.give(decided.move)

    def _refresh(self) -> None:
        """Shows the options that there are now."""
        assert self._selection is not None, "options are those of a selection"
        options = self.options
        rows = [MoveChoice(option.kind, option.text, option.detail) for option in options]
        if self._selection.can_go_back:
            rows.append(MoveChoice("undo", edition_text("option", "undo")))
        self._list.show(rows)
        self._list.visible = True
        self._marks.show(options)
        self._reveal(self._marks.places())
        self._marks.preview(self._shown)
        self.on_change()
