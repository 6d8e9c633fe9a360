"""The building blocks of the sounds."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sorry_people.app.sound.samples import FULL_SCALE, sampled
from sorry_people.app.sound.synthesis import fair, filters, honky_tonk, place
from sorry_people.app.sound.synthesis.level import HIGHEST_PEAK, levelled, loudness
from sorry_people.app.sound.synthesis.shape import dying, edged, line
from sorry_people.app.sound.synthesis.tones import noise, partials, phase, steady
from sorry_people.app.sound.synthesis.tune import length_of, notes, pitch_of, played
from sorry_people.app.sound.synthesis.wave import RATE, Wave, lay, lay_round, silence

PITCHES = st.floats(50.0, 5000.0)


def power(wave: Wave) -> float:
    return float(np.mean(wave * wave))


@given(PITCHES)
def test_partials_are_sines_added_up(pitch):
    turned = steady(pitch, 0.02)
    expected = np.sin(turned) + 0.5 * np.sin(2 * turned) + 0.25 * np.sin(3 * turned)
    assert np.allclose(partials(turned, (1.0, 0.5, 0.25)), expected)


def test_a_phase_of_a_steady_pitch_is_steady():
    pitch = line(0.1, (0.0, 441.0), (0.1, 441.0))
    assert np.allclose(np.diff(phase(pitch)), 2 * np.pi * 441.0 / RATE)


def test_noise_is_the_same_for_a_seed_and_another_for_another():
    assert np.array_equal(noise(0.1, 1), noise(0.1, 1))
    assert not np.array_equal(noise(0.1, 1), noise(0.1, 2))


def test_dying_halves():
    assert dying(1.0, 0.25)[round(0.5 * RATE)] == pytest.approx(0.25, rel=1e-3)


def test_edges_are_soft_and_the_middle_is_left_alone():
    wave = edged(np.ones(RATE), 0.1, 0.2)
    assert wave[0] == wave[-1] == 0.0
    assert (np.diff(wave[: RATE // 10]) > 0).all()
    assert (wave[RATE // 5 : RATE // 2] == 1.0).all()


@pytest.mark.parametrize(
    ("sieve", "kept", "lost"),
    [
        (lambda wave: filters.below(wave, 500.0), 100.0, 3000.0),
        (lambda wave: filters.above(wave, 1000.0), 4000.0, 150.0),
        (lambda wave: filters.between(wave, 400.0, 1600.0), 800.0, 60.0),
    ],
)
def test_filters_keep_what_they_should(sieve, kept, lost):
    assert power(sieve(np.sin(steady(kept, 1.0)))) == pytest.approx(0.5, rel=0.25)
    assert power(sieve(np.sin(steady(lost, 1.0)))) < 0.01


def test_a_filter_goes_round_a_loop():
    """Filtering and turning a loop may be done in either order."""
    loop = noise(0.5, 3)
    turned = np.roll(loop, 1000)
    assert np.allclose(filters.below(turned, 700.0), np.roll(filters.below(loop, 700.0), 1000))


def test_a_blow_makes_a_body_ring_at_its_pitch():
    blow = silence(1.0)
    blow[0] = 1.0
    rung = filters.ringing(blow, (300.0, 1.0, 0.05))
    assert int(np.argmax(np.abs(np.fft.rfft(rung)))) == pytest.approx(300, abs=3)


@given(st.floats(-1.0, 2.0), st.integers(1, 500))
def test_laying_round_loses_nothing(at, length):
    loop = silence(0.01)
    lay_round(loop, np.ones(length), at)
    assert loop.sum() == pytest.approx(length)


@given(st.floats(0.0, 0.1), st.integers(1, 500))
def test_laying_cuts_what_goes_past_the_end(at, length):
    ground = silence(0.01)
    lay(ground, np.ones(length), at)
    assert ground.sum() == max(0, min(length, len(ground) - round(at * RATE)))


@given(st.floats(-60.0, -10.0))
def test_levelled_is_as_loud_as_asked_or_at_the_highest_peak(decibels):
    wave = levelled(np.sin(steady(1000.0, 0.3)) * dying(0.3, 0.1), decibels)
    if np.abs(wave).max() < HIGHEST_PEAK - 1e-9:
        assert loudness(wave) == pytest.approx(decibels, abs=1e-6)
    assert np.abs(wave).max() <= HIGHEST_PEAK + 1e-9


@pytest.mark.parametrize(("pitch", "lufs"), [(997.0, -3.01), (100.0, -4.88), (30.0, -12.05), (8000.0, 0.3)])
def test_loudness_is_that_of_the_standard(pitch, lufs):
    """ITU-R BS.1770: a full sine at 997 Hz in one channel reads -3.01; the deep counts less."""
    assert loudness(np.sin(steady(pitch, 1.0))) == pytest.approx(lufs, abs=0.35)


def test_a_short_sound_seems_softer_than_a_long_one():
    short, long = (loudness(np.sin(steady(997.0, seconds))) for seconds in (0.1, 0.4))
    assert long - short == pytest.approx(6.0, abs=0.3)


@pytest.mark.parametrize("where", [place.COUNTY, place.TABLE, place.BARROOM, place.MIDWAY])
def test_a_place_answers_and_falls_silent(where):
    """The sound itself is unchanged until the first answer, and what comes back dies away."""
    blow = silence(0.2)
    blow[0] = 1.0
    heard = where.around(blow)
    assert heard[0] == pytest.approx(1.0, abs=0.05)
    assert np.abs(heard[:200][1:]).max() < 0.06
    tail = np.abs(heard[1000:])
    assert tail.max() > 0.001
    assert tail[-500:].max() < 0.1 * tail.max()


def test_a_loop_in_a_place_stays_a_loop():
    loop = noise(1.0, 3)
    turned = np.roll(loop, 1000)
    assert np.allclose(place.BARROOM.around_loop(turned), np.roll(place.BARROOM.around_loop(loop), 1000))


@pytest.mark.parametrize(("name", "pitch"), [("A4", 440.0), ("A3", 220.0), ("C5", 523.25), ("F#4", 369.99)])
def test_pitches_of_names(name, pitch):
    assert pitch_of(name) == pytest.approx(pitch, abs=0.01)
    assert pitch_of("Gb4") == pitch_of("F#4")


def test_a_tune_takes_as_long_as_its_notes():
    tune = "C4 - E4/0.5 | G4+C5/2"
    assert length_of(tune) == 4.5
    assert {note.start for note in notes(tune)} == {0.0, 2.0, 2.5}


@pytest.mark.parametrize(
    ("tune", "beats"),
    [(honky_tonk._RIGHT_HAND, 4), (honky_tonk._LEFT_HAND, 4), (fair._MELODY, 3), (fair._BASS, 3)],
)
def test_every_bar_of_the_long_tunes_is_whole(tune, beats):
    assert [length_of(bar) for bar in tune.split("|")] == pytest.approx([beats] * len(tune.split("|")))


def test_both_hands_play_equally_long():
    assert honky_tonk._RIGHT_HAND.count("|") == honky_tonk._LEFT_HAND.count("|")
    assert fair._MELODY.count("|") == fair._BASS.count("|") == len(fair._CHORDS) - 1


def test_what_rings_past_the_end_of_a_tune_is_heard_at_its_beginning():
    loop = played("A4", lambda _pitch, seconds: np.ones(round(seconds * RATE) + 100), beat=0.1, beats=1.0)
    assert (loop[:100] == 2.0).all()
    assert (loop[100:] == 1.0).all()


def test_samples_are_waves_in_whole_numbers():
    samples = sampled(np.array([-1.0, 0.0, 0.5, 1.0]))
    assert samples.dtype == np.int16
    assert samples.tolist() == [-FULL_SCALE, 0, 16384, FULL_SCALE]
