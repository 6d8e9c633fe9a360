"""What is seen while the world is built: the game's name on the evening sky."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.app.floating import Floating
from sorry_people.render.presets import LEAN
from sorry_people.render.programs import Programs
from sorry_people.render.sheets import Sheets
from sorry_people.ui.colors import BULB, NIGHT
from sorry_people.ui.text import rendered
from sorry_people.ui.text_style import TextStyle
from sorry_people.ui.theme import Theme
from sorry_people.ui.words import words

if TYPE_CHECKING:
    from sorry_people.app.window import Window


def show_splash(window: Window) -> None:
    """Draws it at once; the next frame takes its place."""
    width, height = window.size
    name = rendered(Theme.for_window(window.size).font(TextStyle.DISPLAY), words("window.setup"), BULB)
    across, down = name.get_size()
    window.screen.use()
    red, green, blue = (level / 255.0 for level in NIGHT[:3])
    window.screen.clear(red, green, blue)
    sheet = Floating(name, ((width - across) // 2, (height - down) // 2))
    Sheets(window.ctx, Programs(window.ctx, LEAN)).draw([sheet], window.size)
    window.flip()
