"""Each thing of the county sounds like itself: by its pitches and how they change."""

from itertools import pairwise

import numpy as np
import pytest

from sorry_people.app.sound.analysis.spectrogram import WINDOW
from sorry_people.app.sound.catalogue import ENGINES
from sorry_people.app.sound.sound_name import SoundName
from sorry_people.app.sound.synthesis.wave import RATE, Wave, pitches
from sorry_people.rules import Rider
from tests.app.sound.making import made

HOP = 441


def power_of(wave: Wave) -> Wave:
    return np.abs(np.fft.rfft(wave)) ** 2


def share_between(name: SoundName, low: float, high: float) -> float:
    """How much of a sound's power is between two pitches in hertz."""
    power, heights = power_of(made(name)), pitches(len(made(name)))
    return float(power[(heights >= low) & (heights <= high)].sum() / power.sum())


def middle_pitch(wave: Wave) -> float:
    """The pitch in hertz with as much power above it as below."""
    power = np.cumsum(power_of(wave))
    return float(np.searchsorted(power, power[-1] / 2)) * RATE / len(wave)


def frames(wave: Wave) -> Wave:
    """(frames, pitches): the power at moments a hundredth of a second apart."""
    starts = np.arange(0, len(wave) - WINDOW, HOP)
    return np.abs(np.fft.rfft(wave[starts[:, None] + np.arange(WINDOW)] * np.hanning(WINDOW), axis=1)) ** 2


def strongest(wave: Wave, low: float, high: float) -> Wave:
    """The strongest pitch in hertz between two others, at moments a hundredth of a second apart."""
    heights = pitches(WINDOW)
    within = (heights >= low) & (heights <= high)
    found: Wave = heights[within][np.argmax(frames(wave)[:, within], axis=1)]
    return found


def firing_rate(wave: Wave) -> float:
    """The rate in hertz, of those from 15 up, whose overtones have most of its power for their number."""
    power = power_of(wave) / power_of(wave).sum()
    bins = np.arange(round(15 * len(wave) / RATE), round(400 * len(wave) / RATE))
    shares = [power[each::each].sum() - 3.0 / each for each in bins]
    return float(bins[int(np.argmax(shares))]) * RATE / len(wave)


@pytest.mark.parametrize("rider", Rider)
def test_an_engine_gets_higher_with_its_pace(rider):
    """Its firings come closer: the loop is most like itself after an ever shorter time."""
    rates = [firing_rate(made(name)) for name in ENGINES[rider]]
    assert all(slow < fast < 1.4 * slow for slow, fast in pairwise(rates))
    assert 2.0 < rates[-1] / rates[0] < 3.0


@pytest.mark.parametrize("name", [name for names in ENGINES.values() for name in names])
def test_an_engine_is_firings_and_noise(name):
    wave = made(name)
    power = power_of(wave)
    firing = round(firing_rate(wave) * len(wave) / RATE)
    assert 0.4 < power[firing::firing].sum() / power.sum() < 0.97


def test_the_bell_has_the_partials_of_a_bell_that_die_one_after_another():
    """Hum, prime, minor third, fifth and octave of G; the third is what no string or pipe has."""
    bell = made(SoundName.CHURCH_BELL)[: round(1.25 * RATE)]
    power, heights = power_of(bell), pitches(len(bell))
    for ratio in (0.5, 1.0, 1.19, 1.5, 2.0):
        near = np.abs(heights - 392.0 * ratio) < 6.0
        beside = (np.abs(heights - 392.0 * ratio) < 40.0) & ~near
        assert power[near].max() > 20.0 * power[beside].max()
    early, late = frames(bell)[5], frames(bell)[80]
    low, high = pitches(WINDOW) < 500.0, pitches(WINDOW) > 1500.0
    assert late[low].sum() / early[low].sum() > 30.0 * late[high].sum() / early[high].sum()


def test_the_siren_goes_up_and_down_twice():
    pitch = strongest(made(SoundName.SIREN), 300.0, 1200.0)
    rising = [part.max() for part in np.array_split(pitch[:160], 3)]
    assert max(rising) > 1000.0
    highs = np.flatnonzero(pitch > 1000.0)
    assert np.any(np.diff(highs) > 20), "between two highs it comes down"
    assert pitch[100:120].min() < 650.0 or pitch[80:100].min() < 650.0


def test_the_cow_opens_its_mouth():
    """Lips shut, only the first formant is heard; open, those near 540 and 960 Hz."""
    cow = frames(made(SoundName.COW))
    heights = pitches(WINDOW)
    mouth = (heights > 450.0) & (heights < 1150.0)
    share = cow[:, mouth].sum(axis=1) / cow.sum(axis=1)
    assert share[70:100].mean() > 3.0 * share[10:25].mean()
    assert 80.0 < np.median(strongest(made(SoundName.COW), 80.0, 200.0)) < 160.0


def test_crickets_chirp_between_four_and_five_kilohertz():
    assert share_between(SoundName.CRICKETS, 3900.0, 5000.0) > 0.9
    chirping = frames(made(SoundName.CRICKETS)).sum(axis=1)
    loud = chirping > 3.0 * np.median(chirping)
    assert np.count_nonzero(np.diff(loud.astype(int)) == 1) > 20


def test_the_wall_keeps_the_piano_in():
    assert share_between(SoundName.HONKY_TONK, 1200.0, RATE / 2) < 0.01
    assert share_between(SoundName.HONKY_TONK_DOOR, 1200.0, RATE / 2) > 0.02


def test_the_organ_winds_down():
    organs = [SoundName.ORGAN, SoundName.ORGAN_TIRED, SoundName.ORGAN_WORN_OUT]
    for before, after in pairwise(organs):
        assert len(made(after)) > len(made(before))
        assert middle_pitch(made(after)) < middle_pitch(made(before))


def test_at_last_the_organ_sinks_and_stands_still():
    stops = made(SoundName.ORGAN_STOPS)
    thirds = np.array_split(stops[: round(3.2 * RATE)], 3)
    assert all(middle_pitch(later) < middle_pitch(sooner) for sooner, later in pairwise(thirds[1:]))
    assert np.abs(thirds[2]).max() < 0.8 * np.abs(thirds[0]).max()


def test_a_tumble_ends_below_where_it_began():
    pitch = strongest(made(SoundName.TUMBLE), 200.0, 1300.0)
    assert pitch[20:35].mean() > 1.3 * pitch[3:6].mean() > 1.3 * 1.3 * pitch[100:108].mean()


@pytest.mark.parametrize(
    ("name", "low", "high"),
    [
        (SoundName.CARD_FLIP, 800.0, 9000.0),
        (SoundName.SHUFFLE, 600.0, 9000.0),
        (SoundName.BUMP, 40.0, 1200.0),
        (SoundName.ICE_CLINK, 1800.0, 12_000.0),
        (SoundName.PAWN_STEP, 120.0, 2500.0),
        (SoundName.DICE_ROLL, 150.0, 6000.0),
        (SoundName.PAWN_SLIDE, 120.0, 6000.0),
        (SoundName.PAWN_BUMP, 150.0, 4000.0),
        (SoundName.PUMP_BELL, 1200.0, 9000.0),
        (SoundName.PICKUP_HORN, 250.0, 4000.0),
    ],
)
def test_most_of_it_is_where_a_thing_of_its_size_sounds(name, low, high):
    assert share_between(name, low, high) > 0.75


def blows(name: SoundName) -> int:
    """How often a sound suddenly gets louder, above all in its high pitches, with which a blow begins."""
    wave = np.diff(made(name), 2)
    count = len(wave) // 220
    levels = np.sqrt(np.mean(wave[: 220 * count].reshape(count, 220) ** 2, axis=1))
    floor = 0.05 * levels.max()
    return int(np.count_nonzero((levels[1:] > 1.6 * levels[:-1]) & (levels[1:] > floor)))


@pytest.mark.parametrize(
    ("name", "fewest", "most"),
    [
        (SoundName.SHUFFLE, 15, 70),
        (SoundName.DICE_ROLL, 10, 40),
        (SoundName.DIAL_TURN, 8, 14),
        (SoundName.PAWN_STEP, 0, 2),
        (SoundName.ICE_CLINK, 4, 24),
        (SoundName.FIRE_CRACKLE, 12, 90),
        (SoundName.CHURCH_BELL, 1, 2),
        (SoundName.PUMP_BELL, 1, 2),
    ],
)
def test_it_strikes_as_often_as_the_thing_does(name, fewest, most):
    assert fewest <= blows(name) <= most
