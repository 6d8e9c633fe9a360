"""The finished sounds, each made once for all tests."""

from functools import cache

from sorry_people.app.sound.catalogue import RECIPES
from sorry_people.app.sound.sound_name import SoundName
from sorry_people.app.sound.synthesis.wave import Wave


@cache
def made(name: SoundName) -> Wave:
    return RECIPES[name].make()
