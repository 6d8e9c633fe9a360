"""The sound's place in the game: its button, its key and its settings."""

import pygame

from sorry_people.app.sound.catalogue import ENGINES
from tests.app.player import Player, persons
from tests.app.sound.listening import Listener, soundscape_for


def listen(player, cache, monkeypatch) -> Listener:
    """Lets the game be heard by a listener."""
    speaker = Listener()
    sound = soundscape_for(player.app.stage, speaker, cache)
    monkeypatch.setattr(player.app, "sound", sound)
    monkeypatch.setattr(player.app.interface, "on_press", sound.press)
    return speaker


def test_m_and_the_button_mute(player: Player):
    player.start(persons())
    button = player.play.hud.panels.toolbar.buttons["sound"]
    assert button.visible
    assert button.icon == "sound"
    player.press(pygame.K_m)
    assert player.app.settings.view.muted
    assert button.icon == "mute"
    player.click_on(button)
    assert not player.app.settings.view.muted
    assert button.icon == "sound"


def test_a_game_is_heard(player: Player, cache, monkeypatch):
    speaker = listen(player, cache, monkeypatch)
    player.start(persons(0))
    player.app.stage.speed = 4.0
    engines = {name for names in ENGINES.values() for name in names}
    player.wait(lambda: {"card flip", "crickets", "organ", "pop"} <= set(speaker.begun))
    player.wait(lambda: bool(engines & set(speaker.begun)))


def test_a_pressed_button_is_heard(player: Player, cache, monkeypatch):
    speaker = listen(player, cache, monkeypatch)
    player.start(persons())
    player.click_on(player.play.hud.panels.toolbar.buttons["log"])
    assert "click" in speaker.begun


def test_volume_and_mute_of_the_settings_are_heard(player: Player, cache, monkeypatch):
    speaker = listen(player, cache, monkeypatch)
    player.start(persons())
    player.app.advance(0.1)
    levels = {}
    for volume, muted in ((1.0, False), (0.5, False), (1.0, True)):
        player.set_view(volume=volume, muted=muted)
        levels[volume, muted] = max(stereo.loudness for stereo in speaker.stereo.values())
    assert levels[1.0, False] > levels[0.5, False] > levels[1.0, True] == 0.0
