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

    Banner at the upper left, tools at the upper right, pile and card at the lower left, moves or Oracle down
    the right, log or deck down the left, captions at the lower middle, messages at the upper middle.
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
            panels.caption: self._caption,
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

    def free_area(self) -> pygame.Rect:
        """The part of the window between the columns, for the whole board to be fitted into."""
        window = self._interface.window
        right = self._right_column(window)
        left = window.left
        for panel in (self.panels.log, self.panels.deck):
            if panel.visible:
                left = max(left, panel.rect.right)
        until = right.left if self._choosing() else window.right
        return pygame.Rect(left, window.top, max(until - left, 1), window.height)

    # Places

    def _margin(self) -> int:
        return self._interface.theme.space(3)

    def _choosing(self) -> bool:
        """Whether the right column is taken."""
        return self.panels.moves.visible or self.panels.oracle.visible

    def _toolbar(self, window: pygame.Rect, root: Widget) -> pygame.Rect:
        width = min(root.preferred_width(), window.width * 55 // 100)
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

    def _pile(self, window: pygame.Rect, root: Widget) -> pygame.Rect:
        width = root.preferred_width()
        rect = pygame.Rect(0, 0, width, root.preferred_height(width))
        rect.bottomleft = (window.left + self._margin(), window.bottom - self._margin())
        return rect

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
        if root is self.panels.moves and self.panels.oracle.visible:
            return pygame.Rect(0, 0, 0, 0)
        column = self._right_column(window)
        height = min(root.preferred_height(column.width), column.height)
        return pygame.Rect(column.left, column.bottom - height, column.width, height)

    def _left_column(self, window: pygame.Rect) -> pygame.Rect:
        """What is left between the left edge, the right column, banner, tools and pile."""
        margin = self._margin()
        right = self._right_column(window).left if self._choosing() else window.right
        top = window.top
        if self.panels.banner.visible:
            top = self._banner(window, self.panels.banner).bottom
        if self.panels.toolbar.visible:
            top = max(top, self._toolbar(window, self.panels.toolbar).bottom)
        bottom = self._pile(window, self.panels.pile).top if self.panels.pile.visible else window.bottom
        return pygame.Rect(margin, top + margin, right - 2 * margin, bottom - top - 2 * margin)

    def _card(self, window: pygame.Rect, root: Widget) -> pygame.Rect:
        if self.panels.caption.visible:
            return pygame.Rect(0, 0, 0, 0)
        widest = min(self._interface.theme.text_px(430), root.preferred_width())
        rect = self._foot(window, root, widest)
        left_over = rect.top - self._left_column(window).top
        if self._opened() and left_over < self._interface.theme.text_px(LEAST_OPEN):
            return pygame.Rect(0, 0, 0, 0)
        return rect

    def _caption(self, window: pygame.Rect, root: Widget) -> pygame.Rect:
        return self._foot(window, root, self._interface.theme.text_px(560))

    def _foot(self, window: pygame.Rect, root: Widget, widest: int) -> pygame.Rect:
        """Beside the pile if there is room for `root` to be read, else above it."""
        margin = self._margin()
        column = self._left_column(window)
        pile = (
            self._pile(window, self.panels.pile)
            if self.panels.pile.visible
            else pygame.Rect(0, window.bottom, 0, 0)
        )
        left = max(pile.right + margin, margin)
        beside = column.right - left
        enough = min(widest, root.minimum_width() + self._interface.theme.text_px(120))
        if beside >= enough:
            width = min(beside, widest)
            height = min(root.preferred_height(width), window.height * 45 // 100)
            free = pygame.Rect(left, 0, beside, window.height)
            rect = pygame.Rect(0, 0, width, height)
            rect.midbottom = (
                free.centerx if root is self.panels.caption else left + width // 2,
                window.bottom - margin,
            )
            return rect
        width = min(column.width, widest)
        height = min(root.preferred_height(width), column.height)
        return pygame.Rect(column.left, column.bottom - height, width, height)

    def _opened(self) -> bool:
        """Whether the log or the deck is open."""
        return self.panels.log.visible or self.panels.deck.visible

    def _left(self, window: pygame.Rect, root: Widget) -> pygame.Rect:
        if root is self.panels.log and self.panels.deck.visible:
            return pygame.Rect(0, 0, 0, 0)
        column = self._left_column(window)
        for panel, place in ((self.panels.card, self._card), (self.panels.caption, self._caption)):
            if panel.visible:
                covered = place(window, panel)
                if (
                    covered.width
                    and covered.top < column.bottom
                    and covered.left < column.left + column.width // 2
                ):
                    column.height = min(column.height, covered.top - self._margin() - column.top)
        width = min(self._interface.theme.text_px(320), column.width)
        return pygame.Rect(column.left, column.top, width, min(root.preferred_height(width), column.height))

    def _toast(self, window: pygame.Rect, root: Widget) -> pygame.Rect:
        column = self._left_column(window)
        width = min(root.preferred_width(), self._interface.theme.text_px(420), column.width)
        rect = pygame.Rect(0, column.top, width, root.preferred_height(width))
        rect.centerx = column.centerx
        return rect
