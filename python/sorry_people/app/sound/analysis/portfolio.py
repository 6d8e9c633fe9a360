"""A folder with every sound, to be listened to and looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from sorry_people.app.sound.analysis.contact_sheet import contact_sheet
from sorry_people.app.sound.analysis.measurement import Measurement, measured
from sorry_people.app.sound.analysis.wav_file import write_wav
from sorry_people.app.sound.catalogue import RECIPES
from sorry_people.app.sound.samples import sampled

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from sorry_people.app.sound.category import Category
    from sorry_people.app.sound.recipe import Recipe
    from sorry_people.app.sound.sound_name import SoundName
    from sorry_people.app.sound.synthesis.wave import Wave


def portfolio(folder: Path, recipes: Mapping[SoundName, Recipe] = RECIPES) -> Iterator[Measurement]:
    """Writes a WAV file for each sound, then a contact sheet for each category; tells the numbers as it goes.

    Raises:
        OSError: The folder can't be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    sheets: dict[Category, list[tuple[Measurement, Wave]]] = {}
    for name, recipe in recipes.items():
        wave = recipe.make()
        write_wav(folder / f"{name.replace(', ', '-').replace(' ', '-')}.wav", sampled(wave))
        measurement = measured(name, recipe, wave)
        sheets.setdefault(recipe.category, []).append((measurement, wave))
        yield measurement
    for category, sounds in sheets.items():
        pygame.image.save(contact_sheet(sounds), folder / f"{category.name.lower()}.png")
