"""All that is heard of the game, from where the camera is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.app.sound.background import Background
from sorry_people.app.sound.cue import Cue
from sorry_people.app.sound.ear import Ear
from sorry_people.app.sound.engine_loops import EngineLoops
from sorry_people.app.sound.footfalls import Footfalls
from sorry_people.app.sound.scores import cues
from sorry_people.app.sound.sound_name import SoundName
from sorry_people.app.sound.stereo import CENTER
from sorry_people.app.sound.venues import venue_of

if TYPE_CHECKING:
    from sorry_people.app.sound.library import Library
    from sorry_people.app.sound.mixer import Mixer
    from sorry_people.app.sound.scores.happening import Happening
    from sorry_people.app.stage import Stage, World
    from sorry_people.rules import Rider


class Soundscape:
    """Lets the stage be heard. Without a device it costs nothing and says nothing."""

    def __init__(self, stage: Stage, mixer: Mixer, library: Library) -> None:
        self._stage = stage
        self._mixer = mixer
        self._library = library
        self._is_first_frame = True
        self._background = Background(mixer)
        self._enter(stage.world)

    def set_volume(self, volume: float, *, is_muted: bool) -> None:
        """How loud everything is, from 0 to 1, and whether it is heard at all."""
        self._mixer.set_volume(volume, is_muted=is_muted)

    # What happens

    def show(self, event: Happening) -> None:
        """An event of a table of any edition begins to be shown."""
        if self._mixer.has_voices:
            self._follow_world()
            for cue in cues(event):
                self._play(cue)

    def speak(self, rider: Rider) -> None:
        """A speech bubble comes up over a rider."""
        self._play(Cue(SoundName.POP, rider))

    def press(self) -> None:
        """A button goes down."""
        self._mixer.play(SoundName.CLICK)

    def _play(self, cue: Cue) -> None:
        ear = Ear(self._stage.camera)
        self._mixer.play(cue.sound, CENTER if cue.at is None else ear.hears(self._venue.place_of(cue.at)))

    # Where

    def _follow_world(self) -> None:
        """When another edition is played, its world is heard."""
        if self._stage.world is not self._world:
            for engine in self._engines:
                engine.stop()
            self._enter(self._stage.world)

    def _enter(self, world: World) -> None:
        self._world = world
        self._venue = venue_of(world)
        self._engines = [EngineLoops(vehicle, self._mixer) for vehicle in self._venue.vehicles]
        self._footfalls = Footfalls(self._venue.pawns, self._mixer)

    # Time

    def advance(self, delta: float, *, is_speaking: bool) -> None:
        """Lets `delta` seconds of life pass, after the scene's; while anybody speaks, the rest gives way."""
        if not self._mixer.has_voices:
            return
        self._make_sounds()
        self._follow_world()
        ear = Ear(self._stage.camera)
        self._background.follow(self._venue, ear)
        self._footfalls.follow(ear)
        for engine in self._engines:
            if self._stage.tree.paused:
                engine.stop()
            else:
                engine.follow(ear)
        self._mixer.ducks = is_speaking
        self._mixer.advance(delta)

    def _make_sounds(self) -> None:
        """Begins with it when the first frame is drawn, which should not share the machine with that."""
        if self._is_first_frame:
            self._is_first_frame = False
        elif not self._library.has_begun:
            self._library.start()

    @property
    def wants_frame(self) -> bool:
        """Whether time has to pass although nothing moves."""
        return self._mixer.has_voices and (self._mixer.is_changing or not self._library.has_begun)

    def close(self) -> None:
        """Silence, and the device is given back."""
        self._library.close()
        self._mixer.close()
