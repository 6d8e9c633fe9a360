"""The settings."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from sorry_people.ui.callbacks import ignore
from sorry_people.ui.colors import CREAM
from sorry_people.ui.kit.button import Button, Importance
from sorry_people.ui.kit.choice import Choice
from sorry_people.ui.kit.column import Column
from sorry_people.ui.kit.label import Label
from sorry_people.ui.kit.panel import Look, Panel
from sorry_people.ui.kit.rule import Rule
from sorry_people.ui.kit.scroll_view import ScrollView
from sorry_people.ui.kit.slider import Slider
from sorry_people.ui.kit.toggle import Toggle
from sorry_people.ui.kit.widget import Widget
from sorry_people.ui.panels.setting_row import SettingRow
from sorry_people.ui.panels.title_bar import TitleBar
from sorry_people.ui.places import centered
from sorry_people.ui.text_style import TextStyle
from sorry_people.ui.words import words

QUALITIES = ("auto", "lean", "full")
SPEEDS = (1, 2, 4, 8)
LAST_RIDER = ("ask", "fast", "out")
TEXT_SIZES = (100, 125, 150, 175, 200)


@dataclass(frozen=True, slots=True)
class SettingsView:
    """All settings.

    Attributes:
        quality: "auto", "lean" or "full".
        speed: How many times as fast vehicles drive: 1, 2, 4 or 8.
        auto_forced: A forced move goes by itself.
        hand_over: Persons who share the device are told when it changes hands.
        last_rider: Once the places are settled: "ask" the last person, drive home "fast", or play it "out".
        text_size: Percent, 100 to 200.
        color_blind: The riders' colors are those that all eyes tell apart.
        reduced_motion: Nothing slides, shakes or flies more than it must.
        volume: 0 to 1.
        muted: No sound at all.
        fullscreen: The window fills the screen.
        vsync: Frames wait for the screen.
    """

    quality: str = "auto"
    speed: int = 1
    auto_forced: bool = False
    hand_over: bool = True
    last_rider: str = "ask"
    text_size: int = 100
    color_blind: bool = False
    reduced_motion: bool = False
    volume: float = 0.8
    muted: bool = False
    fullscreen: bool = False
    vsync: bool = True


class SettingsPanel(Panel):
    """A row for each setting; `on_change` hears the whole of them after every change."""

    place = staticmethod(centered(640))

    def __init__(
        self,
        settings: SettingsView,
        *,
        on_change: Callable[[SettingsView], object] = ignore,
        on_close: Callable[[], object] = ignore,
    ) -> None:
        self.settings = settings
        self.on_change = on_change
        rows: list[Widget] = [
            *self._group(
                "play",
                [
                    self._speed(),
                    self._toggle("auto_forced"),
                    self._toggle("hand_over"),
                    self._last_rider(),
                    self._toggle("reduced_motion"),
                ],
            ),
            *self._group("reading", [self._text_size(), self._toggle("color_blind")]),
            *self._group("sound", [self._volume(), self._toggle("muted")]),
            *self._group("picture", [self._quality(), self._toggle("fullscreen"), self._toggle("vsync")]),
        ]
        super().__init__(
            Column(
                [
                    TitleBar(words("settings.title"), icon="settings", on_close=on_close),
                    ScrollView(Column(rows, gap=2), grow=1),
                    Button(words("settings.done"), on_close, importance=Importance.PRIMARY),
                ],
                gap=3,
            ),
            Look.NIGHT,
            padding=6,
        )

    def _group(self, name: str, rows: list[Widget]) -> list[Widget]:
        return [Label(words(f"settings.group_{name}"), TextStyle.HEADING, CREAM), *rows, Rule()]

    def _change(self, **changes: object) -> None:
        self.settings = replace(self.settings, **changes)  # type: ignore[arg-type]
        self.on_change(self.settings)

    def _toggle(self, name: str) -> SettingRow:
        toggle = Toggle(getattr(self.settings, name), lambda on: self._change(**{name: on}))
        return SettingRow(words(f"settings.{name}"), words(f"settings.about_{name}"), toggle)

    def _speed(self) -> SettingRow:
        names = {f"{speed}×": speed for speed in SPEEDS}
        chosen = f"{self.settings.speed}×"
        choice = Choice(list(names), chosen, lambda name: self._change(speed=names[name]))
        return SettingRow(words("settings.speed"), words("settings.about_speed"), choice)

    def _last_rider(self) -> SettingRow:
        names = {words(f"settings.last_rider_{way}"): way for way in LAST_RIDER}
        chosen = words(f"settings.last_rider_{self.settings.last_rider}")
        choice = Choice(list(names), chosen, lambda name: self._change(last_rider=names[name]))
        return SettingRow(words("settings.last_rider"), words("settings.about_last_rider"), choice)

    def _text_size(self) -> SettingRow:
        names = {f"{size} %": size for size in TEXT_SIZES}
        chosen = f"{self.settings.text_size} %"
        choice = Choice(list(names), chosen, lambda name: self._change(text_size=names[name]))
        return SettingRow(words("settings.text_size"), words("settings.about_text_size"), choice)

    def _quality(self) -> SettingRow:
        names = {words(f"settings.quality_{quality}"): quality for quality in QUALITIES}
        chosen = words(f"settings.quality_{self.settings.quality}")
        choice = Choice(list(names), chosen, lambda name: self._change(quality=names[name]))
        return SettingRow(words("settings.quality"), words("settings.about_quality"), choice)

    def _volume(self) -> SettingRow:
        slider = Slider(self.settings.volume, lambda volume: self._change(volume=volume))
        return SettingRow(words("settings.volume"), words("settings.about_volume"), slider)
