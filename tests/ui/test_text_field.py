"""Editing a line of text."""

import pygame
import pytest

from sorry_people.ui.kit.text_field import TextField
from tests.ui.shown import alone, click, key, typed


@pytest.fixture
def heard():
    return []


@pytest.fixture
def field(heard):
    return TextField("Anna", max_length=10, on_change=heard.append)


@pytest.fixture
def interface(field):
    """The field with the caret at its end."""
    interface = alone(field)
    interface.handle(key(pygame.K_TAB))
    interface.handle(key(pygame.K_END))
    return interface


@pytest.mark.parametrize(
    ("keys", "text"),
    [
        ([typed("b")], "Annab"),
        ([typed("é"), typed("ß")], "Annaéß"),
        ([key(pygame.K_BACKSPACE)], "Ann"),
        ([key(pygame.K_HOME), key(pygame.K_DELETE)], "nna"),
        ([key(pygame.K_LEFT), typed("x")], "Annxa"),
        ([key(pygame.K_HOME), key(pygame.K_RIGHT), typed("x")], "Axnna"),
        ([key(pygame.K_HOME), key(pygame.K_BACKSPACE)], "Anna"),
        ([key(pygame.K_DELETE)], "Anna"),
        ([key(pygame.K_a, pygame.KMOD_LCTRL), typed("Jo")], "Jo"),
        ([key(pygame.K_a, pygame.KMOD_LCTRL), key(pygame.K_BACKSPACE)], ""),
        ([key(pygame.K_LEFT, pygame.KMOD_LSHIFT)] * 2 + [typed("X")], "AnX"),
        ([key(pygame.K_HOME, pygame.KMOD_LSHIFT), key(pygame.K_DELETE)], ""),
        ([typed("0123456789")], "Anna012345"),
        ([typed("\t"), typed("\n")], "Anna"),
        ([typed("\U0001f52e")], "Anna"),
    ],
)
def test_editing(field, interface, heard, keys, text):
    for event in keys:
        assert interface.handle(event)
    assert field.text == text
    assert (heard[-1] if heard else "Anna") == text


def test_arriving_selects_everything(heard):
    field = TextField("Anna", on_change=heard.append)
    interface = alone(field)
    interface.handle(key(pygame.K_TAB))
    interface.handle(typed("J"))
    assert field.text == "J"


def test_a_click_gives_the_focus_and_sets_the_caret():
    field = TextField("Anna")
    interface = alone(field)
    click(interface, (field.rect.right - 4, field.rect.centery))
    assert interface.focus.widget is field
    interface.handle(typed("!"))
    assert field.text == "Anna!"
    click(interface, (field.rect.left + 2, field.rect.centery))
    interface.handle(typed(">"))
    assert field.text == ">Anna!"


def test_only_accepted_characters_are_taken():
    field = TextField("", accepts=str.isdecimal)
    interface = alone(field)
    interface.handle(key(pygame.K_TAB))
    interface.handle(typed("1a2b-3"))
    assert field.text == "123"


def test_keys_belong_to_the_input_method_while_it_composes(field, interface):
    submitted = []
    field.on_submit = lambda: submitted.append(True)
    interface.handle(pygame.event.Event(pygame.TEXTEDITING, text="に", start=1, length=0))
    assert interface.handle(key(pygame.K_RETURN))
    assert interface.handle(key(pygame.K_BACKSPACE))
    assert (field.text, submitted) == ("Anna", [])
    interface.handle(typed("n"))
    assert interface.handle(key(pygame.K_RETURN))
    assert (field.text, submitted) == ("Annan", [True])


def test_letters_are_not_taken_for_commands(interface):
    assert interface.handle(key(pygame.K_o))
    assert interface.handle(key(pygame.K_SPACE))


def test_a_long_text_shows_its_caret():
    field = TextField("", max_length=80, width=100)
    interface = alone(field)
    interface.handle(key(pygame.K_TAB))
    interface.handle(typed("W" * 60))
    layer = interface.layers()[0]
    inner = field.rect.inflate(-8, -12).move(-layer.position[0], -layer.position[1])
    lit = [
        x
        for x in range(inner.left, inner.right)
        if layer.surface.get_at((x, inner.centery))[:3] == (255, 208, 92)
    ]
    assert lit, "no caret inside the field"


def test_the_caret_blinks(interface):
    version = interface.layers()[0].version
    interface.process(0.3)
    assert interface.layers()[0].version == version
    interface.process(0.3)
    assert interface.layers()[0].version == version + 1
