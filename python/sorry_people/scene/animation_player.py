"""Plays animations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.scene.node import Node
from sorry_people.scene.signal import Signal
from sorry_people.scene.track import MethodTrack, ValueTrack

if TYPE_CHECKING:
    from sorry_people.scene.animation import Animation


class AnimationPlayer(Node):
    """Plays one of its animations at a time on the nodes below its parent.

    Attributes:
        speed_scale: Multiplies the time.
        animation_finished: Emitted with the animation's name when it comes to its end by itself.
    """

    def __init__(self, animations: dict[str, Animation] | None = None, *, name: str = "") -> None:
        super().__init__(name)
        self.speed_scale = 1.0
        self.animation_finished = Signal()
        self._animations = dict(animations or {})
        self._current = ""
        self._position = 0.0
        self.set_process(False)

    def add_animation(self, name: str, animation: Animation) -> None:
        """Adds one, or puts it in the place of the one of that name."""
        self._animations[name] = animation

    @property
    def current_animation(self) -> str:
        """The name of what is or was played last; "" at first."""
        return self._current

    @property
    def current_position(self) -> float:
        """Seconds from its beginning."""
        return self._position

    @property
    def is_playing(self) -> bool:
        """Whether it goes on with the next frame."""
        return self.is_processing

    def play(self, name: str) -> None:
        """Plays an animation from its beginning.

        Raises:
            KeyError: There is none of that name; the message names those there are.
        """
        if name not in self._animations:
            known = ", ".join(self._animations) or "none"
            raise KeyError(f"{self!r} has no animation {name!r}; it has {known}")
        self._current = name
        self._position = 0.0
        self.set_process(True)
        self._write_values()
        self._call_methods(-1.0, 0.0)

    def stop(self) -> None:
        """Leaves everything as it is now."""
        self.set_process(False)

    def resume(self) -> None:
        """Goes on after `stop`, where it was."""
        self._animation()
        self.set_process(True)

    def seek(self, seconds: float) -> None:
        """Jumps to a time of the current animation and sets the values of it; no method is called.

        Raises:
            KeyError: Nothing has been played yet.
        """
        self._position = min(max(seconds, 0.0), self._animation().length)
        self._write_values()

    def _animation(self) -> Animation:
        if not self._current:
            raise KeyError(f"{self!r} has played nothing yet")
        return self._animations[self._current]

    def _process(self, delta: float) -> None:
        animation = self._animation()
        name = self._current
        before = self._position
        after = before + delta * self.speed_scale
        while animation.loop and after >= animation.length:
            self._position = animation.length
            self._call_methods(before, animation.length)
            if self._was_interrupted(name):
                return
            before, after = -1.0, after - animation.length
        self._position = min(after, animation.length)
        self._write_values()
        self._call_methods(before, self._position)
        if self._position >= animation.length and not self._was_interrupted(name):
            self.set_process(False)
            self.animation_finished.emit(name)

    def _was_interrupted(self, name: str) -> bool:
        return not self.is_playing or self._current != name

    def _root(self) -> Node:
        return self if self.parent is None else self.parent

    def _write_values(self) -> None:
        for track in self._animation().tracks:
            if isinstance(track, ValueTrack):
                setattr(_find(self._root(), track.node), track.attribute, track.value_at(self._position))

    def _call_methods(self, after: float, until: float) -> None:
        name = self._current
        for track in self._animation().tracks:
            if isinstance(track, MethodTrack):
                for key in track.keys:
                    if after < key.time <= until:
                        getattr(_find(self._root(), track.node), key.method)(*key.arguments)
                        if self._was_interrupted(name):
                            return


def _find(root: Node, path: str) -> Node:
    return root.get_node(path) if path else root
