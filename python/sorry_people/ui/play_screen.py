"""The panels around the board while a game is played, and where they go so that the board stays in view."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic

import pygame
from typing_extensions import TypeVar

from sorry_people.ui.interface import Interface
from sorry_people.ui.kit.widget import Widget
from sorry_people.ui.panels.caption import Caption
from sorry_people.ui.panels.card_panel import CardPanel
from sorry_people.ui.panels.deck_panel import DeckPanel
from sorry_people.ui.panels.log_panel import LogPanel
from sorry_people.ui.panels.moves_list import MovesList
from sorry_people.ui.panels.oracle_panel import OraclePanel
from sorry_people.ui.panels.pile import Pile
from sorry_people.ui.panels.toast import Toast
from sorry_people.ui.panels.toolbar import Toolbar
from sorry_people.ui.panels.turn_banner import TurnBanner

if TYPE_CHECKING:
    from sorry_people.ui.layer import Layer

LEAST_OPEN = 190
"""Design pixels at text size 100 % that an open log or deck needs; the card makes way for it."""

LEFT_WIDTH = 320
"""Design pixels at text size 100 % that log and deck take at most."""

BETWEEN = 0.3
"""The share of the window's width that two open columns leave at least between them."""

USUAL_LIST = 210
"""Design pixels at text size 100 % that a list of three moves is high."""

STRIP_WIDTH = 570
"""Design pixels at text size 100 % that the card or a caption takes at most."""

STRIP_WORDS = 120
"""Design pixels at text size 100 % beside the pile below which words are too narrow to be read with ease."""

BOTH_WIDTH = 720
"""Design pixels at text size 100 % that a window needs for pile and card to be seen at once."""

STRIP_SHARE = 0.42
"""Of the window's height that the card or a caption takes at most."""

NOWHERE = pygame.Rect(0, 0, 0, 0)
"""The place of a panel that there is no room for."""


PileT = TypeVar("PileT", bound=Widget, default=Pile)
CardT = TypeVar("CardT", bound=Widget, default=CardPanel)


@dataclass(frozen=True, slots=True)
class PlayPanels(Generic[PileT, CardT]):
    """The panels of a game in play; those that are not `visible` take no room.

    What is dealt from and what is dealt differ between games: dice stand in the pile's place, a hand in the
    card's.
    """

    banner: TurnBanner
    toolbar: Toolbar
    pile: PileT
    card: CardT
    moves: MovesList
    oracle: OraclePanel
    log: LogPanel
    deck: DeckPanel
    caption: Caption
    toast: Toast


class PlayScreen:
    """Puts the panels of a game into an interface.

    Banner at the upper left, tools at the upper right, pile, card and captions in a low strip at the lower
    left, moves or Oracle down the right, log or deck down the left, messages at the upper middle.
    """

    def __init__(self, interface: Interface, panels: PlayPanels[Any, Any]) -> None:
        self._interface = interface
        self.panels = panels
        placed = {
            panels.banner: self._banner,
            panels.toolbar: self._toolbar,
            panels.pile: self._pile,
            panels.card: self._card,
            panels.moves: self._right,
            panels.oracle: self._right,
            panels.log: self._left,
            panels.deck: self._left,
            panels.caption: self._strip,
        }
        self.layers: list[Layer] = [interface.add(panel, place) for panel, place in placed.items()]
        self.layers.append(interface.add(panels.toast, self._toast, passive=True))

    def remove(self) -> None:
        """Take all panels out of the interface."""
        for layer in self.layers:
            self._interface.remove(layer)
        self.layers = []

    def keep_out(self) -> list[pygame.Rect]:
        """What the panels cover, for speech bubbles to stay clear of."""
        return [pygame.Rect(layer.root.rect) for layer in self.layers if layer.visible]

    def covered(self) -> list[pygame.Rect]:
        """What the panels cover now, or will when a card is turned over and moves are offered.

        No place for the board: what may come is kept free, too, so that the camera need not move for it.
        """
        covered = [
            pygame.Rect(layer.root.rect) for layer in self.layers if layer.visible and not layer.passive
        ]
        window, card = self._interface.window, self.panels.card
        if self.panels.pile.visible and not self._opened() and self._is_beside_pile(window, card):
            widest = self._interface.theme.text_px(STRIP_WIDTH)
            covered.append(self._beside_pile(window, widest, card.preferred_height(widest)))
            if not self._choosing():
                column = self._right_column(window)
                offered = pygame.Rect(0, 0, column.width, self._interface.theme.text_px(USUAL_LIST))
                offered.bottomright = column.bottomright
                covered.append(offered)
        return covered

    # Along the top

    def _margin(self) -> int:
        return self._interface.theme.space(3)

    def _toolbar(self, window: pygame.Rect, root: Widget) -> pygame.Rect:
        width = min(root.preferred_width(), window.width * 62 // 100)
        rect = pygame.Rect(0, 0, width, root.preferred_height(width))
        rect.topright = (window.right - self._margin(), window.top + self._margin())
        return rect

    def _banner(self, window: pygame.Rect, root: Widget) -> pygame.Rect:
        margin = self._margin()
        room = (
            self._toolbar(window, self.panels.toolbar).left - 2 * margin
            if self.panels.toolbar.visible
            else window.w
        )
        width = min(root.preferred_width(), room, self._interface.theme.text_px(300))
        return pygame.Rect(margin, margin, width, root.preferred_height(width))

    # In the middle

    def ask(self, panel: Widget) -> "Layer":
        """Puts a question over the middle of the board; take it away with `answered`."""
        return self._interface.add(panel, self._middle)

    def answered(self, question: "Layer") -> None:
        """Takes a question away."""
        self._interface.remove(question)

    def _middle(self, window: pygame.Rect, root: Widget) -> pygame.Rect:
        column = self._left_column(window)
        for opened in (self.panels.log, self.panels.deck):
            if not opened.visible:
                continue
            if opened.rect.right < column.centerx:
                column = pygame.Rect(
                    opened.rect.right, column.top, column.right - opened.rect.right, column.height
                )
            else:
                top = opened.rect.bottom + self._margin()
                column = pygame.Rect(column.left, top, column.width, max(column.bottom - top, 0))
        width = min(root.preferred_width(), self._interface.theme.text_px(460), window.width)
        rect = pygame.Rect(0, 0, width, min(root.preferred_height(width), window.height))
        rect.center = column.center
        return rect.clamp(window)  # over other panels rather than not to be seen

    def _toast(self, window: pygame.Rect, root: Widget) -> pygame.Rect:
        column = self._left_column(window)
        width = min(root.preferred_width(), self._interface.theme.text_px(420), column.width)
        rect = pygame.Rect(0, column.top, width, root.preferred_height(width))
        rect.centerx = column.centerx
        return rect

    # Down the right

    def _choosing(self) -> bool:
        """Whether the right column is taken; in a narrow window it makes way for an open log or deck."""
        wanted = self.panels.moves.visible or self.panels.oracle.visible
        return wanted and not (self._opened() and self._is_narrow())

    def _is_narrow(self) -> bool:
        """Whether two columns would leave too little of the board."""
        window, theme = self._interface.window, self._interface.theme
        columns = self._right_column(window).width + theme.text_px(LEFT_WIDTH) + 4 * self._margin()
        return window.width - columns < BETWEEN * window.width

    def _right_column(self, window: pygame.Rect) -> pygame.Rect:
        """The column for moves or Oracle, in its full height."""
        margin = self._margin()
        widest = self._interface.theme.text_px(350 if self.panels.oracle.visible else 310)
        width = min(widest, window.width * 42 // 100)
        top = margin
        if self.panels.toolbar.visible:
            top += self._toolbar(window, self.panels.toolbar).bottom
        return pygame.Rect(window.right - margin - width, top, width, window.bottom - margin - top)

    def _right(self, window: pygame.Rect, root: Widget) -> pygame.Rect:
        if not self._choosing() or (root is self.panels.moves and self.panels.oracle.visible):
            return NOWHERE
        column = self._right_column(window)
        width = min(root.preferred_width(), column.width) if root is self.panels.moves else column.width
        height = min(root.preferred_height(width), column.height)
        return pygame.Rect(column.right - width, column.bottom - height, width, height)

    # The strip along the lower left

    def _pile(self, window: pygame.Rect, root: Widget) -> pygame.Rect:
        """At the lower left; in a narrow window it makes way for the card that was drawn from it."""
        told = self.panels.caption if self.panels.caption.visible else self.panels.card
        if told.visible and not self._is_beside_pile(window, told):
            return NOWHERE
        return self._pile_place(window, root)

    def _pile_place(self, window: pygame.Rect, root: Widget) -> pygame.Rect:
        width = root.preferred_width()
        rect = pygame.Rect(0, 0, width, root.preferred_height(width))
        rect.bottomleft = (window.left + self._margin(), window.bottom - self._margin())
        return rect

    def _card(self, window: pygame.Rect, root: Widget) -> pygame.Rect:
        if self.panels.caption.visible:
            return NOWHERE
        rect = self._strip(window, root)
        left_over = rect.top - self._left_column(window).top
        if self._opened() and left_over < self._interface.theme.text_px(LEAST_OPEN):
            return NOWHERE
        return rect

    def _strip(self, window: pygame.Rect, root: Widget) -> pygame.Rect:
        """Beside the pile if there is room for `root` to be read, else in its place."""
        widest = min(self._interface.theme.text_px(STRIP_WIDTH), root.preferred_width())
        if self._is_beside_pile(window, root):
            width = min(widest, self._beside_pile(window, widest, 0).width)
            return self._beside_pile(window, width, root.preferred_height(width))
        column = self._left_column(window)
        width = min(column.width, widest)
        height = min(root.preferred_height(width), round(window.height * STRIP_SHARE))
        return pygame.Rect(column.left, window.bottom - self._margin() - height, width, height)

    def _is_beside_pile(self, window: pygame.Rect, root: Widget) -> bool:
        """Whether pile and `root` both have room in the strip."""
        if not self.panels.pile.visible or window.width < self._interface.theme.text_px(BOTH_WIDTH):
            return False
        needed = root.minimum_width() + self._interface.theme.text_px(STRIP_WORDS)
        return self._beside_pile(window, window.width, 0).width >= min(needed, root.preferred_width())

    def _beside_pile(self, window: pygame.Rect, widest: int, height: int) -> pygame.Rect:
        """What is right of the pile, `widest` at most: as high as the pile, or `height` if that is more."""
        margin = self._margin()
        pile = self._pile_place(window, self.panels.pile)
        right = self._right_column(window).left if self._choosing() else window.right
        left = pile.right + margin
        tallest = max(pile.height, min(height, round(window.height * STRIP_SHARE)))
        return pygame.Rect(left, pile.bottom - tallest, max(min(right - margin - left, widest), 0), tallest)

    # Down the left

    def _opened(self) -> bool:
        """Whether the log or the deck is open."""
        return self.panels.log.visible or self.panels.deck.visible

    def _left_column(self, window: pygame.Rect) -> pygame.Rect:
        """What is left between the left edge, the right column, banner, tools and pile."""
        margin = self._margin()
        right = self._right_column(window).left if self._choosing() else window.right
        top = window.top
        if self.panels.banner.visible:
            top = self._banner(window, self.panels.banner).bottom
        if self.panels.toolbar.visible:
            top = max(top, self._toolbar(window, self.panels.toolbar).bottom)
        bottom = self._pile_place(window, self.panels.pile).top if self.panels.pile.visible else window.bottom
        return pygame.Rect(margin, top + margin, right - 2 * margin, bottom - top - 2 * margin)

    def _left(self, window: pygame.Rect, root: Widget) -> pygame.Rect:
        """Above what lies in the strip."""
        if root is self.panels.log and self.panels.deck.visible:
            return NOWHERE
        column = self._left_column(window)
        for panel, place in ((self.panels.card, self._card), (self.panels.caption, self._strip)):
            covered = place(window, panel) if panel.visible else NOWHERE
            if covered.width and covered.left < column.left + column.width // 2:
                column.height = min(column.height, covered.top - self._margin() - column.top)
        width = min(self._interface.theme.text_px(LEFT_WIDTH), column.width)
        height = min(root.preferred_height(width), column.height)
        if width > window.width // 2:  # there is no board beside it, so it leaves some below
            least = self._interface.theme.text_px(LEAST_OPEN)
            height = min(height, max(column.height // 2, least))
        return pygame.Rect(column.left, column.top, width, height)
