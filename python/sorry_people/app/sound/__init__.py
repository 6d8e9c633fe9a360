"""What is heard: sounds made by code (`synthesis`), mixed (`mixer`), played as the game goes (`score`)."""

from sorry_people.app.sound.opening import open_soundscape, silent_soundscape
from sorry_people.app.sound.soundscape import Soundscape

__all__ = ["Soundscape", "open_soundscape", "silent_soundscape"]
