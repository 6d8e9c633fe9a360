"""The window itself: sizes, closing, speech, settings."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from sorry_people.app import loop
from sorry_people.app.settings import Settings
from sorry_people.app.settings_file import SettingsFile
from sorry_people.app.setup_screen import SetupScreen
from sorry_people.rules import Rider
from sorry_people.session import COLORS, NOBODY, Edition, EditionChoice, EditionOptions, SeatChoice
from sorry_people.ui.callbacks import ignore
from sorry_people.ui.kit.label import Label
from tests.app.player import Player, persons, resize


@pytest.mark.parametrize("size", [(800, 600), (1720, 720), (600, 900), (480, 360)])
def test_a_resize_in_mid_game_keeps_everything_in_the_window(player, size):
    player.start(persons(4))
    player.wait_for_choice()
    before = player.app.window.size
    try:
        resize(player, size)
        assert player.app.window.size == size
        player.rest()
        player.app.draw()
        assert player.app.picture().get_size() == size
        window = pygame.Rect((0, 0), size)
        for layer in player.app.interface.layers():
            assert window.contains(layer.root.rect), layer.root
        player.press(pygame.K_1)
        player.wait(lambda: player.is_asked)
    finally:
        resize(player, before)


def in_setup(player: Player) -> None:
    player.flow.set_up()


def in_tour(player: Player) -> None:
    player.flow.begin(player.start(persons(1)))
    player.wait(lambda: player.tour.flight.player.current_position > 9.0)


def in_motion(player: Player) -> None:
    player.start(persons(0))
    player.app.stage.speed = 1.0
    player.wait(lambda: any(vehicle.speed for vehicle in player.app.stage.board.vehicles.values()))


def while_the_oracle_works(player: Player) -> None:
    player.start(persons(4))
    player.wait_for_choice()
    player.press(pygame.K_o)


def in_the_menu(player: Player) -> None:
    player.start(persons(4))
    player.press(pygame.K_ESCAPE)


def at_the_end(player: Player) -> None:
    player.start(persons(0))
    player.wait(lambda: player.has_ended)


@pytest.mark.parametrize(
    "moment", [in_setup, in_tour, in_motion, while_the_oracle_works, in_the_menu, at_the_end]
)
def test_the_window_closes_at_any_moment(player, moment):
    moment(player)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    loop.run(player.app)
    assert not player.app.is_running


@pytest.mark.parametrize("size", [(320, 180), (1, 1)])
@pytest.mark.parametrize(
    "moment", [in_setup, in_tour, in_motion, while_the_oracle_works, in_the_menu, at_the_end]
)
def test_a_tiny_window_is_no_error(player, moment, size):
    player.set_view(text_size=200)
    moment(player)
    before = player.app.window.size
    try:
        resize(player, size)
        player.app.advance(0.1)
        player.app.draw()
        assert player.app.picture().get_size() == size
    finally:
        resize(player, before)


def test_the_loop_sleeps_until_something_happens(player):
    player.start(persons(4))
    player.wait(lambda: player.is_asked)
    player.draw_to_rest()
    pygame.event.clear()
    pygame.time.set_timer(pygame.event.Event(pygame.QUIT), 50, loops=1)
    drawn = []
    draw = player.app.draw
    player.app.draw = lambda: drawn.append(draw())
    try:
        loop.run(player.app)
    finally:
        del player.app.draw
    assert len(drawn) <= 3


def test_bubbles_never_cover_each_other_a_panel_or_the_edge(player):
    player.start(persons(0))
    player.app.stage.speed = 2.0
    window = pygame.Rect((0, 0), player.app.window.size)
    seen = 0
    for _ in range(400):
        player.app.advance(0.1)
        player.app.interface.layers()
        if player.has_ended:
            break
        rects = player.play.speech.places()
        seen += len(rects)
        for number, rect in enumerate(rects):
            assert window.contains(rect)
            assert rect.collidelist(rects[number + 1 :]) < 0
            assert rect.collidelist(player.play.hud.layout.keep_out()) < 0
    assert seen > 20


def test_the_menu_stops_time(player):
    table = player.start(persons(0))
    player.press(pygame.K_ESCAPE)
    log = len(table.log)
    for _ in range(50):
        player.app.advance(0.1)
    assert len(table.log) == log
    player.press(pygame.K_ESCAPE)
    player.wait(lambda: len(table.log) > log)


def test_hurrying_is_faster_while_the_key_is_held(player):
    player.start(persons(0))
    pace = player.app.stage.pace
    player.post(pygame.KEYDOWN, key=pygame.K_h, mod=0, unicode="h", scancode=0)
    assert player.app.stage.pace > pace
    player.post(pygame.WINDOWFOCUSLOST)
    assert player.app.stage.pace == pace


def test_letters_go_into_a_name_and_not_into_the_tools(player):
    player.flow.set_up()
    player.rest()
    field = next(w for w in player.setup.panel.walk() if type(w).__name__ == "TextField")
    # In a window this low it has to be scrolled to.
    field.reveal(field.rect)
    player.rest()
    player.click_on(field)
    for letter in "hoH":
        key = pygame.key.key_code(letter.lower())
        player.post(pygame.KEYDOWN, key=key, mod=0, unicode=letter, scancode=0)
        player.post(pygame.TEXTINPUT, text=letter)
        player.post(pygame.KEYUP, key=key, mod=0, unicode=letter, scancode=0)
    assert field.text == "hoH"
    assert not player.app.stage.is_hurried
    assert player.app.settings.seats[0].name == "hoH"


def test_settings_take_effect_and_are_kept(player):
    player.start(persons(4))
    player.set_view(text_size=150, color_blind=True, speed=4)
    assert player.app.interface.theme.text_scale == 1.5
    assert player.app.stage.speed == 4.0
    assert player.app.files.settings.read() == player.app.settings


def test_the_riders_colors_that_all_eyes_tell_apart_reach_the_road(player):
    """B3, B5."""
    player.start(persons(4))
    player.wait_for_choice()
    stage = player.app.stage
    markings = stage.board.get_node("Markings")
    colors = {}
    for is_safe in (True, False):
        player.set_view(color_blind=is_safe)
        player.app.draw()
        colors[is_safe] = {tuple(color[:3].tolist()) for color in markings.mesh.colors}
        for rider in Rider:
            assert stage.liveries[rider].color in colors[is_safe]
            assert player.app.interface.theme.riders[rider][:3] == stage.liveries[rider].color
    assert colors[True] != colors[False]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"settings": 3, "seats": []}',
        '{"settings": {"speed": 77, "volume": "loud"}, "seats": {"Bucky": {"driver": "cow"}}}',
        '{"settings": {"speed": true, "muted": 1}, "seats": {"Bucky": {"name": 7}}}',
        r'{"seats": {"Bucky": {"driver": "person", "name": "A\ud800"}}}',
        '{"edition": "chess", "colors": {"Red": {"driver": 1}}, "options": {"express": {"target": 3}}}',
    ],
)
def test_broken_settings_are_as_good_as_none(tmp_path: Path, text):
    path = tmp_path / "settings.json"
    path.write_text(text)
    file = SettingsFile(path)
    assert file.read() == Settings.default()
    assert file.kept_as is not None
    assert file.kept_as.read_text() == text


def test_broken_settings_are_told_of_once(player):
    settings = player.app.files.settings
    settings.path.write_text('{"seats": {"Bucky": {"name": 7}}}')
    settings.read()
    for is_told in (True, False):
        screen = SetupScreen(player.app, on_start=ignore, on_continue=ignore)
        player.app.go(screen)
        assert screen.toast.visible == is_told


def test_an_edition_is_told_as_it_was_set_up_and_remembered(player):
    """K3."""
    told: list[EditionChoice] = []
    screen = SetupScreen(
        player.app,
        on_start=ignore,
        on_continue=ignore,
        on_edition=told.append,
        seed="7",
        editions=tuple(Edition),
    )
    colors = (SeatChoice("Red", "person", "Ann"), *(SeatChoice(color, "easy") for color in COLORS[1:]))
    player.app.settings = replace(player.app.settings, edition=Edition.EXPRESS, colors=colors)
    player.app.go(screen)
    screen.panel.on_start(screen.panel.choice)
    assert told == [EditionChoice(Edition.EXPRESS, colors, EditionOptions(), 7)]
    assert player.app.files.settings.read().edition is Edition.EXPRESS


def test_settings_come_back(tmp_path: Path):
    settings = replace(
        Settings.default(),
        edition=Edition.POINTS,
        colors=(SeatChoice("Red", "person", "Zoë"), *(SeatChoice(color, NOBODY) for color in COLORS[1:])),
        options={edition: EditionOptions(target=20 * (edition is Edition.EXPRESS)) for edition in Edition},
    )
    file = SettingsFile(tmp_path / "deep" / "settings.json")
    file.write(settings)
    assert file.read() == settings
    assert file.kept_as is None


def test_a_folder_that_cannot_be_written_costs_the_settings_and_not_the_game(tmp_path: Path):
    (tmp_path / "folder").write_text("in the way")
    SettingsFile(tmp_path / "folder" / "settings.json").write(Settings.default())


def test_how_to_play_opens_at_the_edition_that_is_set_up(player):
    player.app.settings = replace(player.app.settings, edition=Edition.EXPRESS)
    screen = SetupScreen(player.app, on_start=ignore, on_continue=ignore, editions=tuple(Edition))
    player.app.go(screen)
    for edition, first_page in ((Edition.EXPRESS, "Dice, and no board"), (Edition.CLASSIC, "Four pawns")):
        screen.panel.on_change(replace(screen.panel.choice, edition=edition))
        screen.menus.open_how_to_play()
        shown = [widget for layer in player.app.interface.shown() for widget in layer.root.walk()]
        assert any(isinstance(widget, Label) and widget.text == first_page for widget in shown)
        screen.menus.close()
