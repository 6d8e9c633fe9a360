"""The menu behind Esc."""

from collections.abc import Callable

from sorry_people.ui.callbacks import ignore
from sorry_people.ui.kit.awning import Awning
from sorry_people.ui.kit.button import Button, Importance
from sorry_people.ui.kit.column import Column
from sorry_people.ui.kit.inset import Inset
from sorry_people.ui.kit.panel import Look, Panel
from sorry_people.ui.kit.scroll_view import ScrollView
from sorry_people.ui.panels.title_bar import TitleBar
from sorry_people.ui.places import centered
from sorry_people.ui.words import words


class PauseMenu(Panel):
    """Resume, how to play, settings, save, a new set-up, leave."""

    place = staticmethod(centered(400))

    def __init__(
        self,
        *,
        on_resume: Callable[[], object] = ignore,
        on_how_to_play: Callable[[], object] = ignore,
        on_settings: Callable[[], object] = ignore,
        on_save: Callable[[], object] = ignore,
        on_setup: Callable[[], object] = ignore,
        on_quit: Callable[[], object] = ignore,
    ) -> None:
        buttons = Column(
            [
                Button(words("pause.resume"), on_resume, icon="play", importance=Importance.PRIMARY),
                Button(words("pause.how_to_play"), on_how_to_play, icon="help"),
                Button(words("pause.settings"), on_settings, icon="settings"),
                Button(words("pause.save"), on_save, icon="save"),
                Button(words("pause.setup"), on_setup, icon="again"),
                Button(words("pause.quit"), on_quit, icon="leave", importance=Importance.DANGER),
            ],
            gap=2,
        )
        content = Column([TitleBar(words("pause.title")), ScrollView(Inset(buttons, 1, 1), grow=1)], gap=3)
        super().__init__(Column([Awning(), Inset(content, 6, 4, grow=1)], gap=0), Look.MARQUEE, padding=0)
