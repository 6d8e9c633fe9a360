"""What the panels of all games in play share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic

from typing_extensions import TypeVar

from sorry_people.ui.play_screen import PlayPanels, PlayScreen

if TYPE_CHECKING:
    from sorry_people.ui.interface import Interface

PanelsT = TypeVar("PanelsT", bound=PlayPanels[Any, Any], default=PlayPanels)


class TableHud(Generic[PanelsT]):
    """The panels around a board; those that wait for something to show are out of sight.

    Attributes:
        panels: The panels.
        layout: Where they are.
    """

    def __init__(self, interface: Interface, panels: PanelsT) -> None:
        self.panels = panels
        for name in ("card", "moves", "oracle", "log", "deck", "caption"):
            getattr(panels, name).visible = False
        self.layout = PlayScreen(interface, panels)

    def remove(self) -> None:
        """Takes the panels away."""
        self.layout.remove()

    def show_caption(self, title: str, text: str) -> None:
        """A slip of paper about what happens."""
        self.panels.caption.show(title, text)
        self.panels.caption.visible = True

    def hide_caption(self) -> None:
        """Takes the slip away."""
        self.panels.caption.visible = False

    def tell(self, text: str, *, warning: bool = False) -> None:
        """A message that passes."""
        self.panels.toast.show(text, warning=warning)

    def refresh_deck(self) -> None:
        """Counts the cards, in a game that has any."""
