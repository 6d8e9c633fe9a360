"""The stage is heard: engines by their speed, the background by the evening, events where they happen."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sorry_people.app.sound.catalogue import ENGINES
from sorry_people.app.sound.engine_loops import SPEED_STEP, paces
from sorry_people.app.sound.scores.road_score import STOPS
from sorry_people.app.sound.sound_name import SoundName
from sorry_people.app.sound.venues import venue_of
from sorry_people.app.stage import Stage
from sorry_people.rules import Event, Rider, StoryStop
from tests.app.sound.listening import Listener, soundscape_for

FRAME = 0.05
ENGINE_SOUNDS = {name for names in ENGINES.values() for name in names}
ORGANS = {SoundName.ORGAN, SoundName.ORGAN_TIRED, SoundName.ORGAN_WORN_OUT}


@pytest.fixture(scope="module")
def the_stage():
    return Stage((640, 360))


@pytest.fixture
def stage(the_stage):
    the_stage.tree.paused = False
    the_stage.board.set_evening(0.0)
    for rider in Rider:
        the_stage.board.stand(rider, "fair")
    return the_stage


@pytest.fixture
def speaker():
    return Listener()


@pytest.fixture
def soundscape(stage, speaker, cache):
    soundscape = soundscape_for(stage, speaker, cache)
    yield soundscape
    soundscape.close()


def engines(speaker: Listener) -> set[SoundName]:
    return set(speaker.heard.values()) & ENGINE_SOUNDS


@given(st.floats(-60.0, 60.0))
def test_an_engine_never_jumps_and_never_needs_more_than_two_loops(speed):
    shares = paces(speed, 4)
    assert len(shares) <= 2
    assert set(shares) <= {0, 1, 2, 3}
    if speed:
        total = sum(share**2 for share in shares.values()) ** 0.5
        assert 0.4 < total <= 1.0 + 1e-9
        near = paces(speed * 1.001, 4)
        for pace in shares.keys() | near.keys():
            assert abs(shares.get(pace, 0.0) - near.get(pace, 0.0)) < 0.02


def test_standing_vehicles_are_quiet(soundscape, speaker):
    soundscape.advance(FRAME, is_speaking=False)
    assert engines(speaker) == set()


@pytest.mark.parametrize("rider", Rider)
def test_an_engine_follows_the_speed(soundscape, stage, speaker, rider):
    vehicle = stage.board.vehicles[rider]
    heard = []
    for speed in (0.5, *(SPEED_STEP * (-1.0) ** pace * pace for pace in range(1, 5)), 10 * SPEED_STEP):
        vehicle.set_speed(speed)
        soundscape.advance(FRAME, is_speaking=False)
        heard.append(max(engines(speaker), key=speaker.loudness))
        assert engines(speaker) <= set(ENGINES[rider])
    assert tuple(heard) == ENGINES[rider]
    vehicle.set_speed(0.0)
    soundscape.advance(FRAME, is_speaking=False)
    assert engines(speaker) == set()


def test_engines_are_off_while_the_game_is_paused(soundscape, stage, speaker):
    stage.board.vehicles[Rider.CHUCK].set_speed(10.0)
    soundscape.advance(FRAME, is_speaking=False)
    assert engines(speaker)
    stage.tree.paused = True
    soundscape.advance(FRAME, is_speaking=False)
    assert engines(speaker) == set()


def test_the_organ_winds_down_with_the_evening_and_stops(soundscape, stage, speaker):
    played = []
    for evening in (0.0, 0.5, 0.9, 1.0):
        stage.board.set_evening(evening)
        assert venue_of(stage.board).evening == pytest.approx(evening, abs=0.1)
        soundscape.advance(FRAME, is_speaking=False)
        played.append(ORGANS & set(speaker.heard.values()))
    assert played == [{SoundName.ORGAN}, {SoundName.ORGAN_TIRED}, {SoundName.ORGAN_WORN_OUT}, set()]
    assert speaker.begun[-1] is SoundName.ORGAN_STOPS


def test_the_organ_plays_again_on_the_next_evening(soundscape, stage, speaker):
    for evening in (1.0, 0.0):
        stage.board.set_evening(evening)
        soundscape.advance(FRAME, is_speaking=False)
    assert ORGANS & set(speaker.heard.values()) == {SoundName.ORGAN}
    assert SoundName.ORGAN_STOPS not in speaker.begun


def test_the_background_goes_on_without_being_begun_again(soundscape, speaker):
    for _ in range(5):
        soundscape.advance(FRAME, is_speaking=False)
    assert sorted(speaker.begun) == [SoundName.CRICKETS, SoundName.HONKY_TONK, SoundName.ORGAN]


def test_the_piano_is_heard_near_the_honky_tonk_only(soundscape, stage, speaker):
    x, _, z = stage.board.landmarks[StoryStop.HONKY_TONK].position
    levels = []
    for position in ((x, 6.0, z + 8.0), (-x, 80.0, -z)):
        stage.camera.position = position
        soundscape.advance(FRAME, is_speaking=False)
        levels.append(speaker.loudness(SoundName.HONKY_TONK))
    assert levels[0] > 8 * levels[1]


def test_a_landmark_is_heard_from_its_side(soundscape, stage, speaker):
    camera = stage.camera
    camera.position, camera.rotation = (0.0, 10.0, 0.0), (0.0, 0.0, 0.0)
    x, _, _ = stage.board.landmarks[StoryStop.CHURCH].position
    soundscape.show(Event("story_stop", Rider.BUCKY, stop=StoryStop.CHURCH))
    voice = next(voice for voice, name in speaker.heard.items() if name is STOPS[StoryStop.CHURCH])
    assert (speaker.stereo[voice].right > speaker.stereo[voice].left) == (x > 0)


def test_what_is_said_and_pressed_is_heard(soundscape, speaker):
    soundscape.speak(Rider.BUCKY)
    soundscape.press()
    assert speaker.begun == [SoundName.POP, SoundName.CLICK]


def test_frames_are_wanted_until_all_has_stepped_back_for_speech(soundscape):
    for _ in range(2):
        soundscape.advance(FRAME, is_speaking=False)
    assert not soundscape.wants_frame
    soundscape.advance(FRAME, is_speaking=True)
    assert soundscape.wants_frame
    for _ in range(10):
        soundscape.advance(FRAME, is_speaking=True)
    assert not soundscape.wants_frame
