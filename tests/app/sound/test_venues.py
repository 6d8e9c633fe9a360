"""The older editions are heard in their own worlds: pawns as they touch down, and no engines."""

import pytest

from sorry_people.app.sound.sound_name import SoundName
from sorry_people.app.sound.venues import venue_of
from sorry_people.app.stage import Stage
from sorry_people.rules import ExpressEvent, Rider, SquareEvent, StoryStop
from sorry_people.world.express.table import ExpressTable
from sorry_people.world.square.board import SquareBoard
from sorry_people.world.square.layout import BOUNDS
from tests.app.sound.listening import Listener, soundscape_for

FRAME = 0.03


@pytest.fixture(scope="module")
def the_stage():
    return Stage((640, 360))


@pytest.fixture
def stage(the_stage):
    yield the_stage
    the_stage.tree.kill_tweens()
    the_stage.show_world(None)


@pytest.fixture
def speaker():
    return Listener()


@pytest.fixture
def soundscape(stage, speaker, cache):
    soundscape = soundscape_for(stage, speaker, cache)
    yield soundscape
    soundscape.close()


def run(stage, soundscape, seconds: float) -> None:
    for _ in range(round(seconds / FRAME)):
        stage.advance(FRAME)
        soundscape.advance(FRAME, is_speaking=False)


@pytest.fixture
def square(stage):
    board = SquareBoard()
    stage.show_world(board, BOUNDS)
    return board


def test_each_step_of_a_pawn_is_heard_once(stage, square, speaker, cache):
    """Three spaces, three steps (K6), first one foot, then the other."""
    square.set_position({"edition": "classic", "pawns": {"Red": ["track 4", "start", "start", "start"]}})
    soundscape = soundscape_for(stage, speaker, cache)
    run(stage, soundscape, 0.2)
    assert SoundName.PAWN_STEP not in speaker.begun
    speaker.begun.clear()
    square.animate(SquareEvent("moved", "Red", pawn="Red 0", start="track 4", end="track 7"))
    run(stage, soundscape, 2.0)
    assert speaker.begun == [SoundName.PAWN_STEP, SoundName.PAWN_OTHER_STEP, SoundName.PAWN_STEP]


def test_another_world_has_its_own_sounds(stage, soundscape, speaker):
    stage.board.vehicles[Rider.CHUCK].set_speed(9.0)
    run(stage, soundscape, 0.2)
    assert SoundName.HONKY_TONK in speaker.heard.values()
    assert any("minibike" in name for name in speaker.heard.values())
    stage.show_world(SquareBoard(), BOUNDS)
    run(stage, soundscape, 0.2)
    assert set(speaker.heard.values()) == {SoundName.CRICKETS, SoundName.ORGAN}
    stage.board.vehicles[Rider.CHUCK].set_speed(0.0)
    stage.show_world(None)
    run(stage, soundscape, 0.2)
    assert SoundName.HONKY_TONK in speaker.heard.values()


def test_the_organ_of_the_square_winds_down_too(stage, square, soundscape, speaker):
    run(stage, soundscape, 0.1)
    assert SoundName.ORGAN in speaker.heard.values()
    square.set_evening(1.0)
    run(stage, soundscape, 0.1)
    assert SoundName.ORGAN_STOPS in speaker.heard.values()
    assert venue_of(square).evening == 1.0


def test_a_pawn_is_heard_from_its_side(stage, square, soundscape, speaker):
    camera = stage.camera
    camera.position, camera.rotation = (0.0, 10.0, 0.0), (0.0, 0.0, 0.0)
    x, _, _ = square.pawns["Yellow", 1].global_position
    soundscape.show(SquareEvent("slid", "Yellow", pawn="Yellow 1", start="track 1", end="track 4"))
    voice = next(voice for voice, name in speaker.heard.items() if name is SoundName.PAWN_SLIDE)
    assert (speaker.stereo[voice].right > speaker.stereo[voice].left) == (x > 0)


def test_a_dial_is_heard_at_its_base(stage, soundscape, speaker):
    stage.show_world(ExpressTable())
    soundscape.show(ExpressEvent("slid", "Blue", colour="Green", shown="Blue"))
    assert list(speaker.heard.values()) == [SoundName.DIAL_TURN]


def test_names_that_are_not_there_are_not_taken_for_others(stage, square):
    with pytest.raises(KeyError):
        venue_of(stage.board).place_of("Red 1")
    with pytest.raises(KeyError):
        venue_of(square).place_of("Purple 1")
    with pytest.raises(KeyError):
        venue_of(ExpressTable()).place_of(StoryStop.CHURCH)
