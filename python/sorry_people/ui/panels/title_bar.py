"""The top of a panel: what it is, and the button that closes it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from sorry_people.ui.colors import BARN_RED_DEEP, BULB
from sorry_people.ui.kit.icon import Icon
from sorry_people.ui.kit.icon_button import IconButton
from sorry_people.ui.kit.label import Label
from sorry_people.ui.kit.row import Row
from sorry_people.ui.text_style import TextStyle
from sorry_people.ui.words import words

if TYPE_CHECKING:
    from sorry_people.ui.kit.widget import Widget


class TitleBar(Row):
    """Icon, title and, if `on_close` is given, a close button at the far end."""

    def __init__(
        self,
        title: str,
        *,
        icon: str = "",
        style: TextStyle = TextStyle.TITLE,
        on_close: Callable[[], object] | None = None,
    ) -> None:
        self.title = Label(title, style, BULB, shadow=BARN_RED_DEEP, grow=1)
        parts: list[Widget] = [Icon(icon, style.size)] if icon else []
        parts.append(self.title)
        if on_close is not None:
            parts.append(IconButton("close", words("common.close"), on_close, size=34))
        super().__init__(parts, gap=2)
