"""All that is heard of the game, from where the camera is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.app.sound.background import Background
from sorry_people.app.sound.ear import Ear
from sorry_people.app.sound.engine_loops import EngineLoops
from sorry_people.app.sound.score import cues
from sorry_people.app.sound.sound_name import SoundName
from sorry_people.app.sound.stereo import CENTER
from sorry_people.rules import Rider

if TYPE_CHECKING:
    from sorry_people.app.sound.library import Library
    from sorry_people.app.sound.mixer import Mixer
    from sorry_people.app.stage import Stage
    from sorry_people.rules import StoryStop
    from sorry_people.scene.vectors import Vector
    from sorry_people.session import TableEvent


class Soundscape:
    """Lets the stage be heard. Without a device it costs nothing and says nothing."""

    def __init__(self, stage: Stage, mixer: Mixer, library: Library) -> None:
        self._stage = stage
        self._mixer = mixer
        self._library = library
        self._is_first_frame = True
        self._background = Background(stage.board, mixer)
        self._engines = [EngineLoops(vehicle, mixer) for vehicle in stage.board.vehicles.values()]

    def set_volume(self, volume: float, *, is_muted: bool) -> None:
        """How loud everything is, from 0 to 1, and whether it is heard at all."""
        self._mixer.set_volume(volume, is_muted=is_muted)

    # What happens

    def show(self, event: TableEvent) -> None:
        """An event of the table begins to be shown."""
        ear = Ear(self._stage.camera)
        for cue in cues(event):
            self._mixer.play(cue.sound, CENTER if cue.at is None else ear.hears(self._place_of(cue.at)))

    def speak(self, rider: Rider) -> None:
        """A speech bubble comes up over a rider."""
        place = Ear(self._stage.camera).hears(self._place_of(rider))
        self._mixer.play(SoundName.POP, place)

    def press(self) -> None:
        """A button goes down."""
        self._mixer.play(SoundName.CLICK)

    def _place_of(self, source: Rider | StoryStop) -> Vector:
        board = self._stage.board
        node = board.vehicles[source] if isinstance(source, Rider) else board.landmarks[source]
        return node.position

    # Time

    def advance(self, delta: float, *, is_speaking: bool) -> None:
        """Lets `delta` seconds of life pass, after the scene's; while anybody speaks, the rest gives way."""
        if not self._mixer.has_voices:
            return
        self._make_sounds()
        ear = Ear(self._stage.camera)
        self._background.follow(ear)
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
