"""The widgets by themselves."""

import pygame
import pytest

from sorry_people.ui import gallery
from sorry_people.ui.focus import focus_order
from sorry_people.ui.interface import Interface
from sorry_people.ui.kit.button import Button, Importance
from sorry_people.ui.kit.choice import Choice
from sorry_people.ui.kit.column import Column
from sorry_people.ui.kit.icon_button import IconButton
from sorry_people.ui.kit.label import Label
from sorry_people.ui.kit.odds_bar import OddsBar
from sorry_people.ui.kit.progress_bar import ProgressBar
from sorry_people.ui.kit.row import Row
from sorry_people.ui.kit.scroll_view import ScrollView
from sorry_people.ui.kit.slider import Slider
from sorry_people.ui.kit.spacer import Spacer
from sorry_people.ui.kit.stacked_bar import StackedBar
from sorry_people.ui.kit.toggle import Toggle
from sorry_people.ui.kit.widget import Widget
from sorry_people.ui.panels.tab import Tab
from sorry_people.ui.theme import Theme
from tests.ui.shown import alone, click, key, moved, pressed, released, wheel


def test_a_button_is_pressed_by_a_click_that_ends_on_it():
    heard = []
    button = Button("Go", lambda: heard.append("go"))
    interface = alone(button)
    click(interface, button.rect.center)
    assert heard == ["go"]
    interface.handle(pressed(button.rect.center))
    assert button.pressed
    interface.handle(released((590, 390)))
    assert not button.pressed
    assert heard == ["go"]


def test_a_disabled_button_hears_nothing():
    heard = []
    button = Button("Go", lambda: heard.append("go"))
    button.enabled = False
    interface = alone(button)
    click(interface, button.rect.center)
    assert heard == []


def test_a_disabled_parent_disables_its_children():
    button = Button("Go")
    column = Column([button])
    column.enabled = False
    assert not button.enabled


CONTROLS = {
    "button": lambda: Button("Go"),
    "primary button": lambda: Button("Go", importance=Importance.PRIMARY),
    "icon button": lambda: IconButton("oracle", "Ask"),
    "toggle": lambda: Toggle(False),
    "toggle that is on": lambda: Toggle(True),
    "slider": lambda: Slider(0.5),
    "choice": lambda: Choice(["a", "b"], "a"),
    "tab": lambda: Tab("Page"),
}


@pytest.mark.parametrize("control", CONTROLS)
def test_each_state_of_a_control_looks_different(control):
    widget = CONTROLS[control]()
    interface = alone(widget)
    pictures = {"resting": _picture(interface)}
    interface.handle(moved(widget.rect.center))
    pictures["hover"] = _picture(interface)
    interface.handle(pressed(widget.rect.center))
    pictures["pressed"] = _picture(interface)
    interface.handle(released((590, 390)))
    interface.handle(moved((590, 390)))
    interface.focus.set(None)
    interface.handle(key(pygame.K_TAB))
    pictures["focus"] = _picture(interface)
    interface.focus.set(None)
    widget.enabled = False
    pictures["disabled"] = _picture(interface)
    seen = set(pictures.values())
    assert len(seen) == 5, [
        name for name, picture in pictures.items() if list(pictures.values()).count(picture) > 1
    ]


def test_a_control_changes_its_state_within_a_fifth_of_a_second():
    toggle = Toggle(False)
    interface = alone(toggle)
    interface.process(1.0)
    interface.handle(moved(toggle.rect.center))
    toggle.press()
    assert interface.process(0.05)
    assert interface.process(0.05)
    interface.process(0.1)
    assert not interface.process(0.1)


def _picture(interface: Interface) -> bytes:
    interface.process(0.2)
    return pygame.image.tobytes(interface.layers()[0].surface, "RGBA")


def test_a_layer_is_drawn_on_change_only():
    label = Label("calm")
    interface = alone(label)
    layer = interface.layers()[0]
    version = layer.version
    interface.process(1.0)
    interface.handle(moved((500, 300)))
    interface.layers()
    assert layer.version == version
    label.text = "calm"
    interface.layers()
    assert layer.version == version
    label.text = "moved"
    interface.layers()
    assert layer.version == version + 1


@pytest.mark.parametrize(
    "name", ["setup", "setup_points", "settings", "how_to_play", "end", "choice", "oracle"]
)
def test_what_is_drawn_in_part_looks_as_if_it_had_been_drawn_whole(name):
    interface = gallery.build(name, (1280, 720))
    interface.layers()
    for root in [layer.root for layer in interface.shown()]:
        for widget in focus_order([root]):
            interface.focus.set(widget)
            interface.handle(moved(widget.rect.center))
            interface.process(0.06)
            interface.layers()
    for layer in interface.layers():
        in_parts = pygame.image.tobytes(layer.surface, "RGBA")
        layer.repaint(layer.root.rect)
        layer.draw()
        assert pygame.image.tobytes(layer.surface, "RGBA") == in_parts


def test_nothing_that_rests_wants_another_frame():
    interface = alone(Button("Go"))
    interface.process(1.0)
    assert not interface.process(1.0)


def test_a_layer_appears_within_a_fifth_of_a_second():
    interface = alone(Button("Go"))
    layer = interface.layers()[0]
    assert layer.opacity == 0
    assert interface.process(0.1)
    assert 0 < layer.opacity < 1
    interface.process(0.1)
    assert layer.opacity == 1


def test_reduced_motion_appears_at_once():
    interface = Interface((600, 400), Theme(reduced_motion=True))
    layer = interface.add(Button("Go"), lambda *_: pygame.Rect(0, 0, 100, 50))
    interface.layers()
    assert layer.opacity == 1


def test_toggle():
    heard: list[bool] = []
    toggle = Toggle(False, heard.append)
    interface = alone(toggle)
    click(interface, toggle.rect.center)
    interface.handle(key(pygame.K_TAB))
    interface.handle(key(pygame.K_RIGHT))
    interface.handle(key(pygame.K_LEFT))
    interface.handle(key(pygame.K_SPACE))
    assert heard == [True, False, True]


def test_choice():
    heard: list[str] = []
    choice = Choice(["a", "b", "c"], "a", heard.append)
    interface = alone(choice)
    click(interface, choice.segments()[2].center)
    click(interface, choice.segments()[2].center)
    interface.handle(key(pygame.K_TAB))
    interface.handle(key(pygame.K_RIGHT))
    interface.handle(key(pygame.K_LEFT))
    assert heard == ["c", "a", "c"]
    with pytest.raises(ValueError, match="none of the options"):
        choice.selected = "d"


def test_slider():
    heard: list[float] = []
    slider = Slider(0.5, heard.append, step=0.1)
    interface = alone(slider)
    interface.handle(key(pygame.K_TAB))
    interface.handle(key(pygame.K_RIGHT))
    interface.handle(key(pygame.K_END))
    interface.handle(pressed(slider.rect.midleft))
    interface.handle(moved((slider.rect.right + 50, slider.rect.centery)))
    interface.handle(released((slider.rect.right + 50, slider.rect.centery)))
    interface.handle(moved(slider.rect.midleft))
    assert heard == pytest.approx([0.6, 1.0, 0.0, 1.0])
    with pytest.raises(ValueError, match=r"must be 0.0 to 1.0"):
        Slider(2.0)


def test_scrolling_by_wheel_key_bar_and_drag():
    content = Column([Label(f"line {line}") for line in range(60)])
    scroll = ScrollView(content)
    interface = alone(scroll)
    top = scroll.rect.top
    wheel(interface, scroll.rect.center, -1)
    interface.shown()
    assert content.rect.top < top
    wheel(interface, scroll.rect.center, 100)
    interface.shown()
    assert content.rect.top == top
    interface.handle(key(pygame.K_TAB))
    interface.handle(key(pygame.K_END))
    interface.shown()
    assert content.rect.bottom == scroll.rect.bottom
    middle = scroll.rect.center
    interface.handle(pressed(middle))
    interface.handle(moved((middle[0], middle[1] + 40)))
    interface.handle(released(middle))
    interface.shown()
    assert content.rect.bottom == scroll.rect.bottom + 40
    bar = (scroll.rect.right - 2, scroll.rect.bottom - 40)
    interface.handle(pressed(bar))
    interface.handle(moved((bar[0], -1000)))
    interface.handle(released(bar))
    interface.shown()
    assert content.rect.top == top


def test_what_is_scrolled_away_is_not_pressed():
    heard = []
    first = Button("first", lambda: heard.append("first"))
    scroll = ScrollView(Column([first, *(Button("more") for _ in range(30))]))
    interface = alone(scroll)
    scroll.scroll_to(200)
    interface.shown()
    assert first.rect.bottom < scroll.rect.top
    click(interface, first.rect.center)
    assert heard == []


def test_a_log_stays_at_its_end_until_it_is_scrolled_away():
    content = Column([Label(f"line {line}") for line in range(60)])
    scroll = ScrollView(content, follows_end=True)
    interface = alone(scroll)
    assert content.rect.bottom == scroll.rect.bottom
    content.set_children([*content.children, Label("one more")])
    interface.shown()
    assert content.rect.bottom == scroll.rect.bottom
    wheel(interface, scroll.rect.center, 2)
    content.set_children([*content.children, Label("one more")])
    interface.shown()
    assert content.rect.bottom > scroll.rect.bottom


def test_rows_and_columns_give_what_is_left_to_those_that_grow():
    spacers = [Spacer(5), Spacer(5, grow=1), Spacer(5, grow=2)]
    row = Row(spacers, gap=0)
    alone(row)
    row.arrange(pygame.Rect(0, 0, 360, 50))
    assert [spacer.rect.width for spacer in spacers] == [20, 120, 220]
    assert spacers[-1].rect.right == 360


def test_a_column_that_lacks_room_takes_it_from_those_that_grow():
    fixed, growing = Spacer(20), Spacer(20, grow=1)
    column = Column([fixed, growing], gap=0)
    alone(column)
    column.arrange(pygame.Rect(0, 0, 50, 100))
    assert (fixed.rect.height, growing.rect.height) == (80, 20)


def test_a_tooltip_comes_after_a_rest_and_goes_with_a_click():
    button = IconButton("oracle", "Ask the Oracle")
    interface = alone(button)
    interface.handle(moved(button.rect.center))
    assert interface.process(0.1)
    assert len(interface.layers()) == 1
    while interface.process(0.4):
        pass
    tooltip = interface.layers()[-1]
    assert tooltip.passive
    assert tooltip.opacity == 1.0
    assert interface.window.contains(tooltip.root.rect)
    assert not tooltip.root.rect.colliderect(button.rect)
    click(interface, button.rect.center)
    assert len(interface.layers()) == 1


def test_the_pointer_has_its_tooltip_while_the_keyboard_is_elsewhere():
    focused, pointed = IconButton("oracle", "Ask the Oracle"), IconButton("log", "The log")
    interface = alone(Column([focused, pointed]))
    interface.focus.set(focused)
    interface.handle(moved(pointed.rect.center))
    interface.process(0.4)
    assert interface.layers()[-1].root.rect.centery > pointed.rect.centery


def test_a_widget_without_a_layer_says_so():
    with pytest.raises(LookupError, match="before it is in a layer"):
        Widget().theme  # noqa: B018


def test_out_of_range_is_named():
    with pytest.raises(ValueError, match=r"1.0 \(100 %\)"):
        Theme(text_scale=3.0)
    with pytest.raises(ValueError, match="0 to 1"):
        ProgressBar().share = 2.0


def test_the_bar_ends_at_its_share_and_the_whiskers_at_the_margin():
    bar = OddsBar(0.5, 0.1)
    interface = alone(bar)
    layer = interface.layers()[0]
    y = bar.rect.centery - layer.position[1]
    row = {x: layer.surface.get_at((x - layer.position[0], y)) for x in range(bar.rect.left, bar.rect.right)}
    cream = [x for x in range(bar.rect.left, bar.rect.right) if row[x][:3] == (255, 244, 220)]
    assert cream[0] == pytest.approx(bar.rect.left + 0.4 * bar.rect.width, abs=2)
    assert cream[-1] == pytest.approx(bar.rect.left + 0.6 * bar.rect.width, abs=2)
    assert row[bar.rect.left + bar.rect.width // 5][:3] == (255, 208, 92)


def test_stacked_shares_take_their_part_of_the_bar():
    red, blue = (200, 0, 0, 255), (0, 0, 200, 255)
    bar = StackedBar([0.25, 0.75], [red, blue])
    interface = alone(bar)
    layer = interface.layers()[0]
    y = bar.rect.centery - layer.position[1]
    reds = sum(
        layer.surface.get_at((x - layer.position[0], y)) == pygame.Color(red)
        for x in range(bar.rect.left, bar.rect.right)
    )
    assert reds == pytest.approx(bar.rect.width / 4, abs=3)
