"""Whole games in the window, and what is asked on the way."""

import pygame
import pytest

from sorry_people.rules import Event, Rider
from sorry_people.session import Drawn, Need, Table, load
from sorry_people.story import Storyteller
from sorry_people.ui.kit.label import Label
from tests.app.player import FAST, Player, act_by_keyboard, act_by_mouse, button, persons


def reasons_for(table: Table) -> list[str]:
    """All that the story may say of a card without a move."""
    story = Storyteller(table.start.seed)
    return [story.why_no_move(table.game) for _ in range(20)]


def play_out(player: Player, act) -> None:
    player.app.stage.speed = FAST
    while not player.has_ended:
        player.wait(lambda: player.is_asked or player.has_ended)
        if player.is_asked:
            assert player.play.board.disagreements() == []
            act(player)


def test_a_family_evening_by_mouse(player):
    player.flow.set_up()
    player.rest()
    player.click_on(button(player.setup.panel, "Start the evening"))
    player.wait(lambda: player.tour.flight.player.current_position > 1.0)
    player.click_on(button(player.tour.caption, "Skip"))
    table = player.play.table
    play_out(player, act_by_mouse)
    assert sorted(table.game.ranking) == sorted(Rider)


def test_a_family_evening_by_keyboard(player):
    player.flow.set_up()
    player.rest()
    start = button(player.setup.panel, "Start the evening")
    while player.app.interface.focus.widget is not start:
        player.press(pygame.K_TAB)
    player.press(pygame.K_RETURN)
    player.press(pygame.K_SPACE)
    table = player.play.table
    play_out(player, act_by_keyboard)
    assert sorted(table.game.ranking) == sorted(Rider)
    while getattr(player.app.interface.focus.widget, "text", "") != "Play again":
        player.press(pygame.K_TAB)
    player.press(pygame.K_RETURN)
    player.press(pygame.K_ESCAPE)
    assert player.play.table.game.turn is table.game.ranking[0]  # T2


@pytest.mark.parametrize("seed", range(3))
def test_what_is_drawn_is_where_the_engine_says_after_every_event_of_a_game(player, seed):
    table = player.start(persons(0), seed)
    board, checked = player.play.board, []
    board.check = lambda: checked.append(board.disagreements())
    player.wait(lambda: player.has_ended)
    assert len(checked) == sum(isinstance(event, Event) for event in table.log)
    assert not any(checked)
    assert board.places == table.game.places


def test_a_vehicle_that_is_drawn_elsewhere_is_noticed(player):
    player.start(persons(4))
    player.app.stage.board.stand(Rider.CHUCK, "road 17")
    with pytest.raises(AssertionError, match="Chuck is not drawn at fair"):
        player.play.board.check()


def test_four_persons_share_the_device(player):
    table = player.start(persons(4))
    seen = set()
    while not player.has_ended:
        player.wait(lambda: player.is_asked or player.has_ended)
        if player.is_asked:
            seen.add(player.play.hud.rider)
            assert player.play.hud.rider is table.game.turn
            act_by_keyboard(player)
    assert seen == set(Rider)


def to_the_last_rider(player: Player, table: Table) -> None:
    """Plays until three are home and something is asked."""
    while len(table.game.ranking) < 3:
        player.wait(lambda: player.is_asked or player.has_ended)
        act_by_keyboard(player)
        player.wait(lambda: player.is_asked or player.has_ended)


def test_the_last_rider_may_be_driven_home_fast(player):
    """E1."""
    table = player.start(persons(4))
    to_the_last_rider(player, table)
    fast = player.question.answers[0]
    assert fast.text == "Drive home fast"
    player.press(pygame.K_SPACE)
    player.wait(lambda: player.is_asked or player.has_ended)
    assert player.has_ended
    assert not player.app.stage.is_rushed


def test_the_last_rider_may_play_it_out(player):
    """E1."""
    table = player.start(persons(4))
    to_the_last_rider(player, table)
    player.click_on(player.question.answers[1])
    asked = 0
    while not player.has_ended:
        player.wait(lambda: player.is_asked or player.has_ended)
        if player.is_asked:
            asked += 1
            assert not player.app.stage.is_rushed
            act_by_keyboard(player)
    assert asked > 0


@pytest.mark.parametrize(("wish", "is_asked"), [("fast", False), ("out", True)])
def test_what_the_last_rider_does_can_be_set(player, wish, is_asked):
    player.set_view(last_rider=wish)
    table = player.start(persons(4))
    to_the_last_rider(player, table)
    player.wait(lambda: player.is_asked or player.has_ended)
    assert player.is_asked == is_asked
    assert not is_asked or table.need is Need.DRAW


def test_the_device_is_handed_to_another_person_and_not_to_the_same_again(player):
    table = player.start([*persons(2)[:2], *persons(0)[2:]])
    holder, handed = "", 0
    while not player.has_ended and len(table.game.ranking) < 3:
        player.wait(lambda: player.is_asked or player.has_ended)
        if not player.is_asked or len(table.game.ranking) == 3:
            break
        name = table.seat.name
        if table.need is Need.DRAW:
            assert (player.question is not None) == (name != holder)
            handed += player.question is not None
        else:
            assert player.question is None
        holder = name
        act_by_keyboard(player)
    assert handed > 4


def test_one_press_takes_the_device_and_draws(player):
    table = player.start(persons(4))
    player.wait(lambda: player.is_asked)
    assert "Over to Person 0" in [w.text for w in player.question.walk() if isinstance(w, Label)]
    player.click_on(player.question.answers[0])
    player.wait(lambda: table.game.card is not None)
    assert player.question is None


def test_the_pile_may_be_pressed_instead(player):
    table = player.start(persons(4))
    player.wait(lambda: player.is_asked)
    player.click_on(player.play.hud.panels.pile)
    player.wait(lambda: table.game.card is not None)
    assert player.question is None


def test_one_person_is_never_asked_to_hand_the_device_on_and_nobody_if_that_is_set(player):
    for seats, view in ((persons(1), {}), (persons(4), {"hand_over": False})):
        player.set_view(**view)
        player.start(seats)
        for _ in range(12):
            player.wait(lambda: player.is_asked)
            assert player.question is None
            act_by_keyboard(player)


def test_the_pile_is_empty_until_a_card_is_played_and_after_a_shuffle(player):
    """T4."""
    table = player.start(persons(4), seed=3)
    shown = player.play.hud.panels.pile
    played = 0
    for _ in range(150):
        player.wait(lambda: player.is_asked or player.has_ended)
        if player.has_ended:
            break
        top = shown.view.spent
        cards = [event for event in table.log if isinstance(event, Drawn)]
        if table.need is Need.DRAW:
            assert top == (str(cards[-1].card) if cards else None)
        else:
            played = 0 if cards[-1].reshuffled else played
            assert (top is None) == (played == 0)
            played += 1
        assert shown.view.left == sum(table.game.unseen.values())
        act_by_keyboard(player)


def test_a_played_card_lies_on_the_pile_while_it_is_driven(player):
    table = player.start(persons(0))
    player.app.stage.speed = 1.0
    pile = player.play.hud.panels.pile
    player.wait(lambda: pile.view.spent is not None)
    (drawn,) = (event for event in table.log if isinstance(event, Drawn))
    assert pile.view.spent == str(drawn.card)


def test_a_finished_game_is_kept_and_can_be_replayed(player):
    table = player.start(persons(0))
    player.wait(lambda: player.has_ended)
    assert not player.app.files.game.exists
    (kept,) = player.app.files.finished.iterdir()
    save = load(kept).save()
    assert save == table.save()
    player.flow.replay(save, speed=FAST)
    again = player.play.table
    player.wait(lambda: player.has_ended)
    assert again.game.ranking == table.game.ranking


def test_every_action_is_saved_before_it_is_seen(player):
    table = player.start(persons(2))
    for _ in range(12):
        player.wait(lambda: player.is_asked)
        assert player.app.files.game.read().save() == table.save()
        act_by_keyboard(player)


@pytest.mark.parametrize("need", [Need.DRAW, Need.MOVE, Need.SPEND])
def test_continue_resumes_the_very_state(player, need):
    table = player.start(persons(4))
    while table.need is not need or not player.is_asked:
        player.wait(lambda: player.is_asked)
        if table.need is not need:
            act_by_keyboard(player)
    player.flow.set_up()
    assert player.setup.panel.continue_button.visible
    player.click_on(player.setup.panel.continue_button)
    resumed = player.play.table
    assert resumed.save() == table.save()
    assert resumed.need is need
    assert player.play.board.places == table.game.places
    player.wait(lambda: player.is_asked)
    if player.question is not None and need is not Need.DRAW:
        act_by_keyboard(player)  # the device changes hands first
        player.wait(lambda: player.is_asked)
        assert resumed.save() == table.save()
    act_by_keyboard(player)
    assert resumed.save() != table.save()


def test_a_broken_save_is_told_of_and_kept_aside(player):
    path = player.app.files.game.path
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("{ this is no save")
    player.flow.set_up()
    player.click_on(player.setup.panel.continue_button)
    assert player.setup.toast.visible
    assert [file.read_text() for file in path.parent.glob("*broken*")] == ["{ this is no save"]
    assert not player.setup.panel.continue_button.visible


def test_a_new_game_does_not_push_out_the_one_that_was_left(player):
    left = player.start(persons(4))
    player.wait(lambda: player.is_asked)
    act_by_keyboard(player)
    player.flow.set_up()
    player.rest()
    player.click_on(button(player.setup.panel, "Start the evening"))
    player.press(pygame.K_SPACE)
    (kept,) = player.app.files.finished.iterdir()
    assert load(kept).save() == left.save()
    assert player.app.files.game.read().save() == player.play.table.save()


def test_a_card_without_a_move_says_why(player):
    table = player.start(persons(4))
    while table.need is not Need.SPEND or not player.is_asked:
        player.wait(lambda: player.is_asked)
        if table.need is not Need.SPEND:
            act_by_keyboard(player)
    told = [label.text for label in player.play.hud.panels.card.walk() if isinstance(label, Label)]
    assert any(reason in told for reason in reasons_for(table))


def test_a_forced_move_goes_by_itself_if_that_is_set(player):
    view = player.app.settings.view
    player.set_view(auto_forced=True)
    assert not view.auto_forced
    table = player.start(persons(4))
    while not player.has_ended:
        player.wait(lambda: player.is_asked or player.has_ended)
        if player.is_asked:
            assert table.need is Need.DRAW or len(table.game.legal_moves()) > 1
            act_by_keyboard(player)


def test_waiting_for_a_person_costs_no_frames(player):
    player.start(persons(4))
    player.wait(lambda: player.is_asked)
    player.draw_to_rest()
    for _ in range(5):
        player.app.advance(0.1)
        assert not player.app.wants_frame


def test_games_in_a_row_leave_nothing_behind(player):
    def census() -> tuple[int, int]:
        return sum(1 for _ in player.app.stage.root.walk()), len(player.app.interface.layers())

    player.flow.set_up()
    before = census()
    for seed in range(3):
        player.start(persons(0), seed)
        player.wait(lambda: player.has_ended)
        player.flow.set_up()
        assert census() == before
