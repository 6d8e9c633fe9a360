"""What the panels show and tell."""

from dataclasses import replace
from typing import TypeVar

import pygame
import pytest

from sorry_people.rules import Rider, StoryStop
from sorry_people.session import COLORS, NOBODY, Edition, EditionOptions, SeatChoice
from sorry_people.story import EDITIONS, how_to_play
from sorry_people.ui import gallery, gallery_samples
from sorry_people.ui.interface import Interface
from sorry_people.ui.kit.button import Button
from sorry_people.ui.kit.choice import Choice
from sorry_people.ui.kit.image import Image
from sorry_people.ui.kit.label import Label
from sorry_people.ui.kit.scrim import Scrim
from sorry_people.ui.kit.text_field import TextField
from sorry_people.ui.kit.toggle import Toggle
from sorry_people.ui.kit.widget import Widget
from sorry_people.ui.panels import card_art
from sorry_people.ui.panels.caption import Caption
from sorry_people.ui.panels.card_face import CardFace
from sorry_people.ui.panels.deck_panel import CardCount, DeckPanel
from sorry_people.ui.panels.how_to_play_panel import HowToPlayPanel
from sorry_people.ui.panels.log_panel import LogPanel
from sorry_people.ui.panels.log_row import LogEntry
from sorry_people.ui.panels.move_row import MoveRow
from sorry_people.ui.panels.moves_list import MovesList
from sorry_people.ui.panels.numbers_table import NumbersTable
from sorry_people.ui.panels.odds_row import OddsRow
from sorry_people.ui.panels.oracle_panel import OraclePanel, OracleView
from sorry_people.ui.panels.pause_menu import PauseMenu
from sorry_people.ui.panels.pile import Pile, PileView
from sorry_people.ui.panels.question_panel import QuestionPanel, QuestionView
from sorry_people.ui.panels.rider_badge import RiderBadge
from sorry_people.ui.panels.settings_panel import SettingsPanel, SettingsView
from sorry_people.ui.panels.setup_choice import SetupChoice
from sorry_people.ui.panels.setup_panel import SetupPanel
from sorry_people.ui.panels.tab import Tab
from sorry_people.ui.panels.toast import Toast
from sorry_people.ui.panels.turn_banner import TurnBanner, TurnView
from sorry_people.ui.play_screen import PlayScreen
from sorry_people.ui.theme import Theme
from tests.ui.shown import alone, click, key, moved, typed

T = TypeVar("T", bound=Widget)

RIDERS, SEATS = gallery_samples.RIDERS, gallery_samples.SEATS
MOVES, ODDS = gallery_samples.MOVES, gallery_samples.ODDS
VIEW = OracleView(tuple(zip(MOVES, ODDS, strict=True)), "Listening", None, "50,000 evenings", 0.5, False)


def every(kind: type[T], root: Widget) -> list[T]:
    return [widget for widget in root.walk() if isinstance(widget, kind)]


def texts(root: Widget) -> list[str]:
    return [label.text for label in every(Label, root)]


def press(interface: Interface, root: Widget, text: str) -> None:
    interface.shown()
    (button,) = [button for button in every(Button, root) if button.text == text]
    click(interface, button.rect.center)


def test_setup_tells_seats_names_and_seed():
    started: list[SetupChoice] = []
    changed: list[SetupChoice] = []
    panel = SetupPanel(RIDERS, SetupChoice(SEATS, ""), on_start=started.append, on_change=changed.append)
    interface = alone(panel, (1280, 720))
    bucky, terrence = every(Choice, panel)[:2]
    click(interface, bucky.segments()[3].center)
    click(interface, terrence.segments()[0].center)
    interface.shown()
    name = every(TextField, panel)[0]
    click(interface, name.rect.center)
    interface.handle(key(pygame.K_a, pygame.KMOD_LCTRL))
    interface.handle(typed("Ted"))
    click(interface, every(TextField, panel)[-1].rect.center)
    interface.handle(typed("12x3"))
    press(interface, panel, "Start the evening")
    (choice,) = started
    assert choice.seed == "123"
    assert [(seat.driver, seat.name) for seat in choice.seats] == [
        ("hard", "Anna"),
        ("person", "Ted"),
        ("person", "Grandmother Jo"),
        ("easy", ""),
    ]
    assert changed[-1] == choice


def test_setup_of_an_edition_tells_who_plays_and_its_options():
    """K2, K3, F11."""
    started: list[SetupChoice] = []
    choice = SetupChoice(SEATS, "", Edition.CLASSIC, gallery_samples.COLORS)
    panel = SetupPanel(RIDERS, choice, editions=tuple(Edition), on_start=started.append)
    interface = alone(panel, (1280, 720))
    interface.handle(key(pygame.K_TAB))
    picker, _, blue = every(Choice, panel)[:3]
    assert picker.selected == "Classic"
    click(interface, blue.segments()[-1].center)
    (quick_start,) = every(Toggle, panel)
    quick_start.press()
    press(interface, panel, "Start the evening")
    (told,) = started
    assert told.edition is Edition.CLASSIC
    assert [seat.player for seat in told.playing] == ["Red", "Green"]
    assert told.options[Edition.CLASSIC] == EditionOptions(quick_start=True)
    picker._select("2013")
    interface.shown()
    _, fire = every(Toggle, panel)
    fire.press()
    assert panel.choice.options[Edition.FIRE_AND_ICE] == EditionOptions(fire_transfers=True)
    assert panel.choice.options[Edition.CLASSIC].quick_start
    assert panel.choice.colors == told.colors
    picker._select("Sorry People")
    assert panel.choice.playing == SEATS


def test_an_edition_takes_two_and_teams_four():
    """K3, KT1."""
    started: list[SetupChoice] = []
    alone_at_it = (gallery_samples.COLORS[0], *(SeatChoice(color, NOBODY) for color in COLORS[1:]))
    choice = SetupChoice(SEATS, "", Edition.CLASSIC, alone_at_it)
    panel = SetupPanel(RIDERS, choice, editions=tuple(Edition), on_start=started.append)
    interface = alone(panel, (1280, 720))
    press(interface, panel, "Start the evening")
    assert started == []
    assert "It takes two or more to play." in texts(panel)
    every(Choice, panel)[0]._select("Teams")
    press(interface, panel, "Start the evening")
    assert [seat.driver for seat in started[0].playing] == ["person", "medium", "medium", "medium"]


def test_the_tabs_of_the_editions_stay_where_they_are():
    panel = SetupPanel(RIDERS, SetupChoice(SEATS, "", Edition.PEOPLE), editions=tuple(Edition))
    interface = Interface((1280, 720))
    interface.add(panel, panel.place, modal=True)
    interface.process(0.0)
    tabs = every(Choice, panel)[0]
    tops = set()
    for option in tabs.options:
        tabs._select(option)
        interface.process(0.0)
        tops.add(tabs.rect.top)
    assert len(tops) == 1


def test_setup_offers_no_edition_that_cannot_be_played():
    panel = SetupPanel(RIDERS, SetupChoice(SEATS, "", Edition.CLASSIC, gallery_samples.COLORS))
    alone(panel, (1280, 720))
    assert len(every(Choice, panel)) == 4
    assert panel.choice.edition is Edition.PEOPLE


def test_setup_offers_continue_only_when_there_is_a_game():
    for can_continue in (True, False):
        panel = SetupPanel(RIDERS, SetupChoice(SEATS, ""), can_continue=can_continue)
        alone(panel, (1280, 720))
        assert ("Continue" in [button.text for button in every(Button, panel)]) is can_continue


def test_setup_shows_the_picture_given():
    panel = SetupPanel(RIDERS, SetupChoice(SEATS, ""))
    interface = alone(panel, (1280, 720))
    picture = pygame.Surface((200, 100), pygame.SRCALPHA)
    picture.fill((1, 2, 3, 255))
    panel.set_picture("Chuck", picture)
    layer = interface.layers()[0]
    place = panel._riders["Chuck"].picture.rect
    spot = (place.centerx - layer.position[0], place.centery - layer.position[1])
    assert tuple(layer.surface.get_at(spot)) == (1, 2, 3, 255)
    with pytest.raises(KeyError):
        panel.set_picture("Nobody", picture)


def test_the_banner_says_who_drives():
    banner = TurnBanner(TurnView("Bucky", "Anna", "Draw a card."))
    alone(banner)
    assert texts(banner) == ["Bucky", "Anna has the wheel", "Draw a card."]
    banner.show(TurnView("Chuck", "", ""))
    assert texts(banner) == ["Chuck", "The computer drives"]


def test_the_pile_draws_by_click_and_space_only_when_it_may():
    drawn = []
    pile = Pile(PileView(45, None, True), lambda: drawn.append(1))
    interface = alone(pile)
    click(interface, pile.rect.center)
    assert interface.handle(key(pygame.K_SPACE))
    pile.show(PileView(44, "7", False))
    click(interface, pile.rect.center)
    assert not interface.handle(key(pygame.K_SPACE))
    assert len(drawn) == 2


def test_moves_are_chosen_by_click_and_number_and_shown_by_hovering():
    chosen: list[int] = []
    hovered: list[int | None] = []
    moves = MovesList(MOVES, on_choose=chosen.append, on_hover=hovered.append)
    interface = alone(moves)
    rows = every(MoveRow, moves)
    click(interface, rows[2].rect.center)
    assert interface.handle(key(pygame.K_1))
    assert interface.handle(key(pygame.K_KP_4))
    assert not interface.handle(key(pygame.K_5))
    assert chosen == [2, 0, 3]
    interface.handle(moved((590, 390)))
    assert hovered == [2, None]
    moves.mark(1)
    assert [row.marked for row in rows] == [False, True, False, False]


def test_the_oracle_shows_first_and_plays_on_the_second_press():
    shown: list[int] = []
    played: list[int] = []
    panel = OraclePanel(VIEW, on_show=shown.append, on_play=played.append)
    interface = alone(panel, (500, 700))
    rows = every(OddsRow, panel)
    click(interface, rows[1].rect.center)
    assert (shown, played) == ([1], [])
    interface.handle(key(pygame.K_1))
    interface.handle(key(pygame.K_1))
    assert (shown, played) == ([1, 0], [0])


def test_the_oracle_keeps_what_is_shown_while_figures_come_in():
    panel = OraclePanel(VIEW)
    interface = alone(panel, (500, 700))
    row = every(OddsRow, panel)[1]
    panel.mark(1)
    interface.focus.set(row)
    panel.show(replace(VIEW, progress=0.9, verdict="Recommended: Forward 11", best=0))
    interface.process(0.0)
    assert row.marked
    assert interface.focus.widget is row
    assert {"Recommended: Forward 11", "31.2\u00a0%", "±\u00a00.4"} <= set(texts(panel))


def test_the_oracle_without_a_card_shows_no_rows():
    panel = OraclePanel(OracleView((), "Draw a card first", None, "", 0.0, False))
    alone(panel)
    assert every(OddsRow, panel) == []
    assert [button.text for button in every(Button, panel)] == []


def test_the_oracle_asks_for_more_when_it_can():
    asked = []
    panel = OraclePanel(VIEW, on_extend=lambda: asked.append(1))
    interface = alone(panel, (500, 700))
    press(interface, panel, "Ask for more")
    panel.show(replace(VIEW, can_extend=True, progress=1.0))
    press(interface, panel, "Ask for more")
    assert asked == [1]


def test_the_log_grows_at_its_end():
    panel = LogPanel()
    alone(panel)
    assert any("Nothing has happened" in text for text in texts(panel))
    panel.add(LogEntry("Bucky", "Bucky goes forward 5.", "5"))
    assert not any("Nothing has happened" in text for text in texts(panel))


def test_the_deck_is_summed_up():
    panel = DeckPanel([CardCount("1", 3, 2, 9), CardCount("2", 4, 0, 3)])
    alone(panel)
    assert "7 of 9 cards are still in the pile." in texts(panel)


@pytest.mark.parametrize("code", [pygame.K_ESCAPE, pygame.K_SPACE])
def test_a_caption_is_skipped(code):
    skipped = []
    interface = alone(Caption("The fair", "closes.", lambda: skipped.append(1)))
    assert interface.handle(key(code))
    assert skipped == [1]
    assert not alone(Caption("The fair", "closes.")).handle(key(code))


def test_a_toast_goes_by_itself():
    toast = Toast()
    interface = alone(toast)
    toast.show("The saved game could not be read.", warning=True)
    interface.process(2.9)
    assert toast.visible
    interface.process(2.0)
    assert not toast.visible


def test_settings_tell_the_whole_of_them():
    heard: list[SettingsView] = []
    panel = SettingsPanel(SettingsView(), on_change=heard.append)
    interface = alone(panel, (1000, 900))
    click(interface, every(Toggle, panel)[0].rect.center)
    click(interface, every(Choice, panel)[0].segments()[2].center)
    assert heard[-1] == SettingsView(auto_forced=True, speed=4)


def test_chapters_are_turned():
    chapters = how_to_play()
    panel = HowToPlayPanel({"people": chapters}, "people")
    interface = alone(panel, (1280, 720))
    assert not every(Choice, panel)
    tabs = every(Tab, panel)
    for tab, chapter in zip(tabs, chapters, strict=True):
        interface.shown()
        click(interface, tab.rect.center)
        assert [each for each in tabs if each.on] == [tab]
        assert {paragraph.text for paragraph in chapter.paragraphs} <= set(texts(panel))
    with pytest.raises(IndexError):
        panel.open(len(chapters))


def test_each_edition_has_its_own_chapters():
    panel = HowToPlayPanel({edition: how_to_play(edition) for edition in EDITIONS}, "points")
    interface = alone(panel, (1280, 720))
    (picker,) = every(Choice, panel)
    assert picker.selected == "Points"
    for option, edition in zip(picker.options, EDITIONS, strict=True):
        interface.shown()
        click(interface, picker.segments()[picker.options.index(option)].center)
        assert [tab.text for tab in every(Tab, panel)] == [chapter.title for chapter in how_to_play(edition)]


def test_riders_are_introduced_in_their_own_colors():
    panel = HowToPlayPanel({"people": how_to_play()}, "people")
    alone(panel, (1280, 720))
    assert [badge.rider for badge in every(RiderBadge, panel)] == list(Rider)


def test_pictures_of_the_world_come_one_a_frame():
    taken: list[str] = []

    def photograph(name: str) -> pygame.Surface:
        taken.append(name)
        return pygame.Surface((100, 60))

    panel = HowToPlayPanel({"people": how_to_play()}, "people", photograph=photograph)
    interface = alone(panel, (1280, 720))
    panel.open(6)
    for count in range(1, len(StoryStop) + 1):
        assert interface.process(0.05) == (count < len(StoryStop))
        assert taken == list(StoryStop)[:count]
    assert all(image.surface is not None for image in every(Image, panel))


def test_what_lies_below_a_modal_panel_is_shaded():
    interface = gallery.build("draw", (1280, 720))
    assert not any(isinstance(layer.root, Scrim) for layer in interface.shown())
    menu = interface.add(gallery_samples.pause_menu(), PauseMenu.place, modal=True)
    roots = [layer.root for layer in interface.shown()]
    assert isinstance(roots[-2], Scrim)
    assert roots[-2].rect == interface.window
    assert roots[-1] is menu.root
    interface.remove(menu)
    assert not any(isinstance(layer.root, Scrim) for layer in interface.shown())


def test_a_card_turns_from_its_back_to_its_face():
    face = CardFace(150)
    face.show("7", 0.0)
    interface = alone(face)
    pictures = []
    for progress in (0.0, 0.25, 0.5, 0.75, 1.0):
        face.progress = progress
        pictures.append(interface.layers()[0].surface.copy())
    assert len({pygame.image.tobytes(picture, "RGBA") for picture in pictures}) == 5
    middle = (face.rect.centerx - interface.layers()[0].position[0], face.rect.top + 30)
    assert pictures[0].get_at(middle) != pictures[-1].get_at(middle)
    with pytest.raises(ValueError, match=r"0 \(back\) to 1"):
        face.progress = 1.5


@pytest.mark.parametrize("card", card_art.PAINTS)
def test_every_card_has_a_face_of_its_own(card):
    drawn = {pygame.image.tobytes(card_art.card_front(each, 80), "RGBA") for each in card_art.PAINTS}
    assert len(drawn) == len(card_art.PAINTS)
    assert card_art.card_front(card, 80).get_size() == (80, card_art.height_of(80))


def test_a_table_with_a_missing_figure_says_so():
    with pytest.raises(ValueError, match="'Bumps' has 1 figures for 2 riders"):
        NumbersTable(["Bucky", "Chuck"], [("Bumps", ["3"])])


def test_panels_shown_and_hidden_in_play_make_room_for_each_other():
    interface = Interface((1280, 720))
    panels = gallery_samples.play_panels(frozenset({"banner", "toolbar", "pile", "card", "moves"}))
    screen = PlayScreen(interface, panels)
    interface.shown()
    assert panels.moves.rect in screen.keep_out()
    assert panels.moves.rect in screen.covered()
    panels.oracle.visible = True
    interface.shown()
    assert panels.moves.rect.width == 0
    assert panels.oracle.rect in screen.keep_out()
    panels.oracle.visible = panels.moves.visible = False
    interface.shown()
    assert all(rect.height < 300 for rect in screen.covered())  # no column down the right
    screen.remove()
    assert interface.shown() == []


def test_an_unknown_picture_is_named():
    with pytest.raises(KeyError, match="no picture 'attic'"):
        gallery.build("attic", (800, 600))


def test_the_window_may_change_its_size_and_text_size():
    interface = gallery.build("choice", (1280, 720))
    before = {layer: layer.version for layer in interface.layers()}
    interface.resize((800, 600), replace(interface.theme, text_scale=2.0))
    after = interface.layers()
    assert all(layer.version > before[layer] for layer in after)
    assert all(interface.window.contains(layer.root.rect) for layer in after)


QUESTION = QuestionView(
    "Bethany",
    "Over to Great-Grandmother Josephine-Antoinette",
    "Bethany is next. Hand Great-Grandmother Josephine-Antoinette the wheel.",
    ("Turn over a card", "Play it out"),
)


@pytest.mark.parametrize("size", [(640, 480), (800, 600), (1280, 720), (3440, 1440)])
@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("opened", [set(), {"log"}, {"oracle"}, {"deck", "oracle"}])
def test_a_question_is_seen_whole_whatever_is_open(size, text_scale, opened):
    interface = Interface(size, Theme.for_window(size, text_scale))
    panels = gallery_samples.play_panels(frozenset({"banner", "toolbar", "pile", *opened}))
    layout = PlayScreen(interface, panels)
    interface.shown()
    question = QuestionPanel(QUESTION, lambda _: None)
    layout.ask(question)
    interface.shown()
    assert interface.window.contains(question.rect)
    for widget in question.walk():
        if not widget.children:
            assert question.rect.contains(widget.rect)
            assert widget.rect.height >= widget.preferred_height(widget.rect.width)


def test_a_question_is_answered_by_its_buttons_and_the_first_by_space():
    interface = Interface((1280, 720))
    layout = PlayScreen(interface, gallery_samples.play_panels(frozenset({"banner", "pile"})))
    heard: list[int] = []
    question = QuestionPanel(QUESTION, heard.append)
    layout.ask(question)
    interface.shown()
    click(interface, question.answers[1].rect.center)
    interface.handle(key(pygame.K_SPACE))
    assert heard == [1, 0]
