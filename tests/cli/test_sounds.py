"""`sorry-people sounds`: every sound as a file, and in numbers."""

import json
import wave

import pygame

from sorry_people.app.sound.category import Category
from sorry_people.app.sound.sound_name import SoundName


def test_every_sound_is_written_and_measured(run, tmp_path):
    folder = tmp_path / "heard"
    told = {one["name"]: one for one in json.loads(run("sounds", "--out", str(folder), "--json").out)}
    assert set(told) == set(SoundName)
    with wave.open(str(folder / "church-bell.wav"), "rb") as bell:
        assert bell.getnframes() / bell.getframerate() == told["church bell"]["seconds"]
        assert (bell.getnchannels(), bell.getsampwidth()) == (1, 2)
    assert len(list(folder.glob("*.wav"))) == len(SoundName)
    for category in Category:
        sheet = pygame.image.load(folder / f"{category.name.lower()}.png")
        shades = {tuple(sheet.get_at((x, 200))) for x in range(0, sheet.get_width(), 7)}
        assert len(shades) > 20, "a spectrogram is drawn there"


def test_a_folder_that_cannot_be_written_is_told(run, tmp_path):
    (tmp_path / "file").write_text("in the way")
    ran = run("sounds", "--out", str(tmp_path / "file"))
    assert ran.code == 2
    assert "file" in ran.err
