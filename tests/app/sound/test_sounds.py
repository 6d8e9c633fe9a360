"""Every sound of the catalogue by its numbers: nothing bursts, clicks, or is too soft or too loud."""

from itertools import pairwise

import numpy as np
import pytest

from sorry_people.app.sound.analysis.measurement import centroid, edge_of
from sorry_people.app.sound.catalogue import ENGINES, RECIPES
from sorry_people.app.sound.category import Category
from sorry_people.app.sound.sound_name import SoundName
from sorry_people.app.sound.synthesis.level import HIGHEST_PEAK, loudness
from sorry_people.app.sound.synthesis.wave import RATE, pitches
from tests.app.sound.making import made

ONCE = [name for name, recipe in RECIPES.items() if not recipe.loops]
LOOPS = [name for name, recipe in RECIPES.items() if recipe.loops]

TONAL = [
    *(SoundName.COW, SoundName.SIREN, SoundName.PICKUP_HORN, SoundName.MINIVAN_HORN, SoundName.HONKY_TONK),
    *(SoundName.ORGAN, SoundName.ORGAN_TIRED, SoundName.ORGAN_WORN_OUT, SoundName.HOME, SoundName.WIN),
    *(SoundName.GOOD_NIGHT, SoundName.DRAW_AGAIN, SoundName.STAYED, SoundName.TURN_LOST),
]
"""Sounds of notes, which have nothing above the highest of their overtones."""

BANDS = {
    Category.BACKGROUND: (-36.0, -27.0),
    Category.MOTION: (-26.0, -21.5),
    Category.EFFECT: (-21.4, -15.5),
    Category.FANFARE: (-15.4, -12.0),
    Category.INTERFACE: (-27.0, -22.0),
}
"""LUFS between which the sounds of each category are, so that none sticks out and what matters is louder."""


def test_every_name_has_a_recipe():
    assert set(RECIPES) == set(SoundName)


@pytest.mark.parametrize("name", SoundName)
def test_it_is_finite_and_leaves_room_for_others(name):
    wave = made(name)
    assert wave.ndim == 1
    assert np.isfinite(wave).all()
    assert 0.01 < np.abs(wave).max() <= HIGHEST_PEAK + 1e-9


@pytest.mark.parametrize("name", SoundName)
def test_it_does_not_push_a_loudspeaker_to_one_side(name):
    assert abs(made(name).mean()) < 0.002


@pytest.mark.parametrize("name", SoundName)
def test_it_is_as_loud_as_it_should_be(name):
    quietest, loudest = BANDS[RECIPES[name].category]
    assert quietest <= loudness(made(name)) <= loudest
    assert loudness(made(name)) == pytest.approx(RECIPES[name].loudness, abs=0.5)


def test_what_matters_more_is_louder():
    order = (Category.BACKGROUND, Category.MOTION, Category.EFFECT, Category.FANFARE)
    for softer, louder in pairwise(order):
        assert BANDS[softer][1] < BANDS[louder][0]
        assert softer.loudness < louder.loudness


@pytest.mark.parametrize("name", SoundName)
def test_it_is_the_same_every_time(name):
    assert np.array_equal(RECIPES[name].make(), made(name))


@pytest.mark.parametrize("name", ONCE)
def test_it_comes_out_of_nothing_and_goes_into_nothing(name):
    assert edge_of(made(name), loops=False) < 1e-3


@pytest.mark.parametrize("name", ONCE)
def test_it_is_short_and_its_end_is_heard(name):
    wave = made(name)
    assert 0.05 <= len(wave) / RATE <= 5.0
    last = wave[-round(0.1 * RATE) :]
    assert np.abs(last).max() > 5e-4 * np.abs(wave).max()


@pytest.mark.parametrize("name", LOOPS)
def test_its_end_leads_to_its_beginning(name):
    """Over the seam it bends no more than elsewhere."""
    assert edge_of(made(name), loops=True) <= 1.0
    assert 2.0 <= len(made(name)) / RATE <= 60.0


@pytest.mark.parametrize("name", TONAL)
def test_nothing_is_folded_back_from_above_what_can_be_played(name):
    power = np.abs(np.fft.rfft(made(name))) ** 2
    assert power[pitches(len(made(name))) > 17_000.0].sum() < 1e-5 * power.sum()


def test_a_click_at_an_edge_is_found():
    """The measure itself: a loop that is cut in mid-swing, and a sound that begins at its peak."""
    swing = np.sin(2 * np.pi * 440.25 * np.arange(RATE) / RATE)
    assert edge_of(swing, loops=True) > 5.0
    assert edge_of(np.cos(2 * np.pi * 440.0 * np.arange(RATE) / RATE), loops=False) > 0.9


@pytest.mark.parametrize("rider", ENGINES)
def test_engines_get_brighter_or_closer_not_duller_by_much(rider):
    brightness = [centroid(made(name)) for name in ENGINES[rider]]
    assert brightness[-1] > 0.8 * brightness[0]
