"""The buttons at the edge of the board."""

from collections.abc import Callable, Mapping
from functools import partial

from sorry_people.ui.callbacks import ignore
from sorry_people.ui.kit.align import Align
from sorry_people.ui.kit.flow import Flow
from sorry_people.ui.kit.icon_button import IconButton
from sorry_people.ui.words import words

TOOLS = ("oracle", "follow", "whole_board", "log", "deck", "speed", "sound", "help", "menu")


class Toolbar(Flow):
    """An icon button for each tool; `press` hears the tool's name, one of `TOOLS`."""

    def __init__(self, press: Callable[[str], object] = ignore) -> None:
        self.buttons: Mapping[str, IconButton] = {
            tool: IconButton(tool, words(f"toolbar.{tool}"), partial(press, tool)) for tool in TOOLS
        }
        super().__init__(list(self.buttons.values()), gap=2, align=Align.END)
