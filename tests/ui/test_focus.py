"""The keyboard reaches everything, and what it is on can be seen."""

import pygame
import pytest

from sorry_people.ui import gallery
from sorry_people.ui.focus import focus_order
from sorry_people.ui.kit.button import Button
from sorry_people.ui.kit.choice import Choice
from sorry_people.ui.kit.column import Column
from sorry_people.ui.kit.pressable import Pressable
from sorry_people.ui.kit.scroll_view import ScrollView
from tests.ui.shown import PICTURES, alone, click, key


@pytest.mark.parametrize("name", PICTURES)
@pytest.mark.parametrize(("size", "text_scale"), [((1280, 720), 1.0), ((800, 600), 2.0)])
def test_tab_reaches_everything_and_scrolls_it_into_view(name, size, text_scale):
    interface = gallery.build(name, size, text_scale)
    wanted = focus_order([layer.root for layer in interface.shown()])
    reached = []
    for _ in wanted:
        assert interface.handle(key(pygame.K_TAB))
        interface.shown()
        widget = interface.focus.widget
        assert widget is not None
        reached.append(widget)
        above = widget.parent
        while above is not None:
            if isinstance(above, ScrollView):
                assert widget.rect.top < above.rect.bottom
                assert widget.rect.bottom > above.rect.top
            above = above.parent
    assert reached == wanted
    everything = [widget for layer in interface.shown() for widget in layer.root.walk()]
    assert all(widget in reached for widget in everything if isinstance(widget, Pressable) and widget.enabled)


def test_shift_tab_goes_back():
    interface = gallery.build("pause", (1280, 720))
    order = focus_order([layer.root for layer in interface.shown()])
    interface.handle(key(pygame.K_TAB))
    interface.handle(key(pygame.K_TAB, pygame.KMOD_LSHIFT))
    assert interface.focus.widget is order[-1]


def test_arrows_go_to_the_nearest_in_their_direction():
    buttons = [Button(text) for text in ("one", "two", "three")]
    interface = alone(Column(buttons))
    interface.handle(key(pygame.K_TAB))
    assert interface.handle(key(pygame.K_DOWN))
    assert interface.focus.widget is buttons[1]
    assert interface.handle(key(pygame.K_UP))
    assert interface.focus.widget is buttons[0]
    assert not interface.handle(key(pygame.K_UP))


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE])
def test_enter_and_space_press_what_has_the_focus(code):
    heard = []
    interface = alone(Button("Go", lambda: heard.append("go")))
    assert not interface.handle(key(code))
    interface.handle(key(pygame.K_TAB))
    assert interface.handle(key(code))
    assert heard == ["go"]


def test_the_focus_leaves_what_is_hidden_or_disabled():
    buttons = [Button("one"), Button("two")]
    interface = alone(Column(buttons))
    interface.handle(key(pygame.K_TAB))
    buttons[0].enabled = False
    interface.process(0.0)
    assert interface.focus.widget is None
    interface.handle(key(pygame.K_TAB))
    assert interface.focus.widget is buttons[1]
    buttons[1].visible = False
    interface.process(0.0)
    assert interface.focus.widget is None


def test_a_click_takes_the_focus_away():
    button = Button("Go")
    interface = alone(button)
    interface.handle(key(pygame.K_TAB))
    click(interface, button.rect.center)
    assert interface.focus.widget is None


def test_tab_goes_on_from_what_was_clicked():
    buttons = [Button(text) for text in ("one", "two", "three")]
    interface = alone(Column(buttons))
    click(interface, buttons[1].rect.center)
    interface.handle(key(pygame.K_TAB))
    assert interface.focus.widget is buttons[2]
    click(interface, buttons[1].rect.center)
    interface.handle(key(pygame.K_TAB, pygame.KMOD_LSHIFT))
    assert interface.focus.widget is buttons[0]


def test_a_choice_that_was_clicked_hears_the_arrows_and_shows_its_ring_only_then():
    first, second = (Choice(["a", "b", "c"], "a") for _ in range(2))
    interface = alone(Column([first, second]))
    click(interface, second.segments()[1].center)
    assert interface.focus.widget is second
    assert not second.shows_focus
    interface.handle(key(pygame.K_RIGHT))
    assert second.selected == "c"
    assert second.shows_focus
    interface.handle(key(pygame.K_TAB, pygame.KMOD_LSHIFT))
    assert interface.focus.widget is first


def test_a_modal_layer_keeps_keyboard_and_pointer_to_itself():
    heard = []
    below = Button("below", lambda: heard.append("below"))
    interface = alone(below)
    above = Button("above", lambda: heard.append("above"))
    closed = []
    interface.add(
        above,
        lambda *_: pygame.Rect(300, 300, 200, 60),
        modal=True,
        on_cancel=lambda: closed.append(1),
    )
    interface.shown()
    click(interface, below.rect.center)
    interface.handle(key(pygame.K_TAB))
    interface.handle(key(pygame.K_RETURN))
    assert heard == ["above"]
    assert interface.handle(key(pygame.K_ESCAPE))
    assert closed == [1]


def test_the_ring_shows_where_the_focus_is():
    button = Button("Go")
    interface = alone(button)
    before = interface.layers()[0].surface.copy()
    interface.handle(key(pygame.K_TAB))
    layer = interface.layers()[0]
    outside = (button.rect.left - 2 - layer.position[0], button.rect.centery - layer.position[1])
    assert before.get_at(outside).a < 60
    assert layer.surface.get_at(outside).a > 200
