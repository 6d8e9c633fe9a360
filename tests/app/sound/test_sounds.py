"""Every sound of the catalogue by its numbers: nothing bursts, clicks, or is too soft or too loud."""

from functools import cache
from itertools import pairwise

import numpy as np
import pytest

from sorry_people.app.sound.catalogue import ENGINES, RECIPES
from sorry_people.app.sound.category import Category
from sorry_people.app.sound.sound_name import SoundName
from sorry_people.app.sound.synthesis.level import loudness
from sorry_people.app.sound.synthesis.wave import RATE, Wave
from sorry_people.rules import Rider

ONCE = [name for name, recipe in RECIPES.items() if not recipe.loops]
LOOPS = [name for name, recipe in RECIPES.items() if recipe.loops]

BANDS = {
    Category.ENGINE: (-21.0, -16.0),
    Category.EFFECT: (-23.0, -12.0),
    Category.BACKGROUND: (-29.0, -19.0),
    Category.INTERFACE: (-26.0, -22.0),
}
"""Decibels that the sounds of each category are within, so that none sticks out."""


@cache
def made(name: SoundName) -> Wave:
    return RECIPES[name].make()


def middle_pitch(wave: Wave) -> float:
    """The pitch in hertz with as much power above it as below."""
    power = np.cumsum(np.abs(np.fft.rfft(wave)) ** 2)
    return float(np.searchsorted(power, power[-1] / 2)) * RATE / len(wave)


def test_every_name_has_a_recipe():
    assert set(RECIPES) == set(SoundName)


@pytest.mark.parametrize("name", SoundName)
def test_it_is_finite_and_within_full_scale(name):
    wave = made(name)
    assert wave.ndim == 1
    assert np.isfinite(wave).all()
    assert 0.01 < np.abs(wave).max() <= 0.9
    assert abs(wave.mean()) < 0.01


@pytest.mark.parametrize("name", SoundName)
def test_it_is_as_loud_as_it_should_be(name):
    quietest, loudest = BANDS[RECIPES[name].category]
    assert quietest <= loudness(made(name)) <= loudest
    assert loudness(made(name)) == pytest.approx(RECIPES[name].loudness, abs=0.5)


@pytest.mark.parametrize("name", SoundName)
def test_it_is_the_same_every_time(name):
    assert np.array_equal(RECIPES[name].make(), made(name))


@pytest.mark.parametrize("name", ONCE)
def test_it_comes_out_of_nothing_and_goes_into_nothing(name):
    wave = made(name)
    assert abs(wave[0]) < 1e-3
    assert np.abs(wave[-8:]).max() < 2e-3


@pytest.mark.parametrize("name", ONCE)
def test_it_is_short(name):
    assert 0.05 <= len(made(name)) / RATE <= 4.0


@pytest.mark.parametrize("name", LOOPS)
def test_its_end_leads_to_its_beginning(name):
    """Over the seam it bends no more than elsewhere."""
    wave = made(name)
    bend = np.abs(np.diff(wave, 2))
    seam = np.abs(np.diff(np.concatenate((wave[-2:], wave[:2])), 2))
    assert seam.max() <= np.quantile(bend, 0.9999) + 1e-4


@pytest.mark.parametrize("rider", Rider)
def test_an_engine_gets_higher_with_its_pace(rider):
    """Its firings come closer: the loop is most like itself after an ever shorter time."""
    pitches = [firing_rate(made(name)) for name in ENGINES[rider]]
    assert all(slow < fast for slow, fast in pairwise(pitches))
    assert 2.0 < pitches[-1] / pitches[0] < 3.0


def firing_rate(wave: Wave) -> float:
    """The rate in hertz, of those from 15 up, whose overtones have most of its power for their number."""
    power = np.abs(np.fft.rfft(wave)) ** 2
    power /= power.sum()
    rates = np.arange(15, 400)
    return float(rates[int(np.argmax([power[rate::rate].sum() - 3.0 / rate for rate in rates]))])


def test_the_organ_winds_down():
    organs = [SoundName.ORGAN, SoundName.ORGAN_TIRED, SoundName.ORGAN_WORN_OUT]
    for before, after in pairwise(organs):
        assert len(made(after)) > len(made(before))
        assert middle_pitch(made(after)) < middle_pitch(made(before))


def test_the_wall_keeps_the_piano_in():
    assert middle_pitch(made(SoundName.HONKY_TONK)) < 0.8 * middle_pitch(made(SoundName.HONKY_TONK_DOOR))
