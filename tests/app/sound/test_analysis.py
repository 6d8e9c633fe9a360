"""What measures and draws the sounds tells the truth."""

import wave

import numpy as np
import pytest

from sorry_people.app.sound.analysis.contact_sheet import COLUMNS, GAP, WIDTH, contact_sheet
from sorry_people.app.sound.analysis.measurement import centroid, measured
from sorry_people.app.sound.analysis.spectrogram import HIGHEST, LOWEST, spectrogram
from sorry_people.app.sound.analysis.wav_file import write_wav
from sorry_people.app.sound.catalogue import RECIPES
from sorry_people.app.sound.samples import sampled
from sorry_people.app.sound.sound_name import SoundName
from sorry_people.app.sound.synthesis.tones import steady
from sorry_people.app.sound.synthesis.wave import RATE


@pytest.mark.parametrize("pitch", [500.0, 1000.0, 5000.0])
def test_a_tone_is_drawn_at_its_pitch(pitch):
    rows = 120
    drawn = spectrogram(np.sin(steady(pitch, 0.5)), 30, rows)
    assert drawn.shape == (30, rows)
    brightest = rows - 0.5 - np.argmax(drawn[15])
    assert LOWEST * (HIGHEST / LOWEST) ** (brightest / rows) == pytest.approx(pitch, rel=0.1)
    assert drawn.max() == pytest.approx(0.0, abs=1.5)


def test_numbers_of_a_known_sound():
    told = measured(SoundName.POP, RECIPES[SoundName.POP], 0.5 * np.sin(steady(1000.0, 1.0)))
    assert told.seconds == 1.0
    assert told.peak == pytest.approx(-6.02, abs=0.01)
    assert told.lufs == pytest.approx(-9.03, abs=0.3)
    assert told.offset == pytest.approx(0.0, abs=1e-6)
    assert told.category == "interface"
    assert centroid(np.sin(steady(1000.0, 1.0))) == pytest.approx(1000.0, rel=0.01)


def test_a_file_holds_the_samples(tmp_path):
    samples = sampled(0.5 * np.sin(steady(440.0, 0.1)))
    write_wav(tmp_path / "tone.wav", samples)
    with wave.open(str(tmp_path / "tone.wav"), "rb") as read:
        assert read.getframerate() == RATE
        assert np.array_equal(np.frombuffer(read.readframes(read.getnframes()), "<i2"), samples)


def test_a_sheet_has_a_tile_for_each_sound():
    tone = 0.5 * np.sin(steady(440.0, 0.2))
    one = measured(SoundName.POP, RECIPES[SoundName.POP], tone)
    few, many = (contact_sheet([(one, tone)] * count) for count in (1, COLUMNS + 1))
    assert few.get_width() == many.get_width() == COLUMNS * (WIDTH + GAP) + GAP
    assert many.get_height() > 1.9 * few.get_height()
