"""The square board, assembled: the fair, the track, the yards, and the pawns on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sorry_people.scene import DirectionalLight3D, Environment, MeshInstance3D, Node3D
from sorry_people.world.country.ground import ground_mesh
from sorry_people.world.country.scenery import scenery_mesh
from sorry_people.world.evening import sky_at
from sorry_people.world.paintwork import Paintwork
from sorry_people.world.square import layout, motion
from sorry_people.world.square.colours import COLOURS, worn
from sorry_people.world.square.corners import Corners
from sorry_people.world.square.flame import Flame
from sorry_people.world.square.grounds import Grounds
from sorry_people.world.square.happening import pawn_key
from sorry_people.world.square.ice import Ice
from sorry_people.world.square.marks import Marks
from sorry_people.world.square.pawn import PawnNode
from sorry_people.world.square.picking import Pick, pawn_under, space_under
from sorry_people.world.square.track import track_mesh
from sorry_people.world.square.yards import Yard

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sorry_people.rules import Rider
    from sorry_people.scene import SceneTree, Tween
    from sorry_people.world.livery import Livery
    from sorry_people.world.pose import Triple
    from sorry_people.world.square.happening import Happening

Key = tuple[str, int]
"""A pawn: its colour and its number."""

_SEEN = frozenset({"moved", "slid", "swapped", "replaced", "bumped", "home"})
_FIXED_END = {"bumped": "start", "home": "home"}


class SquareBoard(Node3D):
    """The board of Classic, Teams, Points and 2013 with its sixteen pawns, those that play visible.

    Attributes:
        grounds: The fair inside the track.
        pawns: The pawns by colour and number.
        places: Where each pawn that plays is drawn, as the engine names places; ahead of a tween, its end.
        fire, ice: Which pawn is drawn with the Fire and with the Ice, or None.
        targets, preview: Two layers of marks for whoever chooses; see `Marks`.
        moon: The one light that throws shadows.
        environment: Sky, fog and bloom.
    """

    def __init__(self) -> None:
        super().__init__(name="Square board")
        self.environment = Environment()
        self.add_child(self.environment)
        self.moon = DirectionalLight3D(name="Moon", rotation=(-0.95, 0.6, 0.0))
        self.add_child(self.moon)
        self.add_child(MeshInstance3D(ground_mesh(), name="Ground", static=True, cast_shadow=False))
        self.add_child(MeshInstance3D(track_mesh(), name="Track", static=True, cast_shadow=False))
        country = scenery_mesh(_on_the_track(), flowers=False)
        self.add_child(MeshInstance3D(country, name="Scenery", static=True))
        self.grounds = Grounds()
        self.add_child(self.grounds)
        self._yards = [Yard(colour, kind) for colour in COLOURS for kind in ("start", "home")]
        for yard in self._yards:
            self.add_child(yard)
        self._corners = Corners()
        self.add_child(self._corners)
        self.pawns: dict[Key, PawnNode] = {
            (colour, number): PawnNode(colour, number)
            for colour in COLOURS
            for number in range(layout.PAWN_NUMBERS)
        }
        for pawn in self.pawns.values():
            self.add_child(pawn)
        self._flame, self._ice = Flame(), Ice()
        self.targets, self.preview = Marks(name="Targets"), Marks(name="Preview")
        self.add_child(self.targets)
        self.add_child(self.preview)
        self.places: dict[Key, str] = {}
        self.fire: Key | None = None
        self.ice: Key | None = None
        self.set_position({"edition": "classic", "pawns": {colour: ["start"] * 4 for colour in COLOURS}})
        self.set_evening(0.0)
        self._paintwork = Paintwork(self)

    def set_position(self, position: Mapping[str, Any]) -> None:
        """Draws a position of the engine at once (`Game.to_dict`, or `SquareGame.view`).

        Args:
            position: "edition", "pawns", "fire" and "ice" are read; the last two may be missing.

        Raises:
            ValueError: A colour, number or place in it is none; nothing has changed then.
        """
        pawns: Mapping[str, list[str]] = position["pawns"]
        places = {
            (colour, number): place for colour, stands in pawns.items() for number, place in enumerate(stands)
        }
        poses = {key: layout.place_pose(place, *key) for key, place in places.items()}
        marked = {kind: _key_of(position.get(kind), places) for kind in ("fire", "ice")}
        self._corners.set_burning(position["edition"] == "2013")
        self.places = places
        for key, pawn in self.pawns.items():
            pawn.visible = key in poses
            if key in poses:
                pawn.stand(poses[key])
        self.fire, self.ice = marked["fire"], marked["ice"]
        for mark, holder in ((self._flame, self.fire), (self._ice, self.ice)):
            _put(mark, None if holder is None else self.pawns[holder])

    def animate(self, event: Happening, *, speed: float = 1.0, reduced_motion: bool = False) -> Tween | None:
        """Starts what an event looks like; when the tween is over, the picture and the engine agree.

        Args:
            event: What happened, in the order in which things did.
            speed: How many times as fast as life.
            reduced_motion: One quiet arc in place of hops, spins and flying scraps.

        Returns:
            The tween, or None for an event that is not seen on the board.

        Raises:
            RuntimeError: The board is in no tree.
            ValueError: The event names no pawn or place of this board.
        """
        if self.tree is None:
            raise RuntimeError(f"{self.name} is in no tree yet, so nothing can move it; add it to one first")
        tween = self._start(self.tree, event, reduced_motion)
        return None if tween is None else tween.set_speed_scale(speed)

    def disagreements(self, position: Mapping[str, Any]) -> list[str]:
        """What is drawn otherwise than a position of the engine says; nothing when all is well."""
        wrong = []
        for colour, stands in position["pawns"].items():
            for number, place in enumerate(stands):
                wanted = layout.place_pose(place, colour, number).position
                pawn = self.pawns[colour, number]
                off = max(abs(a - b) for a, b in zip(pawn.position, wanted, strict=True))
                if off > 1e-3 or not pawn.visible:
                    wrong.append(f"{colour} {number} is not drawn at {place}")
        for kind, mark in (("fire", self._flame), ("ice", self._ice)):
            named = position.get(kind)
            holder = self.pawns[pawn_key(named)] if named else None
            if (mark.parent if mark.visible else None) is not holder:
                wrong.append(f"the {kind} is not drawn on {named or 'nobody'}")
        return wrong

    def pick(self, eye: Triple, way: Triple) -> Pick | None:
        """The pawn, else the space, that a line of sight meets (`Camera3D.ray`); None for neither."""
        pawn = pawn_under([self.pawns[key] for key in self.places], eye, way)
        if pawn is not None:
            key = (pawn.colour, pawn.number)
            return Pick(self.places[key], *key)
        return space_under(eye, way)

    def set_evening(self, share: float) -> None:
        """Lets it get dark: dusk and all bulbs lit at 0, night and the fair's strings dark at 1."""
        sky_at(share).apply(self.environment, self.moon)
        self.grounds.string_lights.set_evening(share)

    def wear(self, liveries: Mapping[Rider, Livery]) -> bool:
        """Paints everything in other liveries; True where a renderer has to merge it anew."""
        for pawn in self.pawns.values():
            pawn.wear(worn(liveries, pawn.colour))
        for yard in self._yards:
            yard.wear(worn(liveries, yard.colour))
        self.targets.liveries = self.preview.liveries = liveries
        return self._paintwork.wear(liveries)

    def set_turn(self, colour: str | None) -> None:
        """Rings START and HOME of whoever's turn it is with light; None for nobody's."""
        for yard in self._yards:
            yard.set_turn(yard.colour == colour)

    def set_turning(self, turns: bool) -> None:
        """Lets wheel and carousel turn and the Fire flicker, or holds them, so that no frame is wanted."""
        self.grounds.set_turning(turns)
        self._flame.set_process(turns)

    def _start(self, tree: SceneTree, event: Happening, calm: bool) -> Tween | None:
        if event.kind in {"fired", "iced"}:
            return self._mark(tree, event, calm)
        if event.kind == "game_over":
            return self._rejoice(tree, calm)
        if event.kind not in _SEEN:
            return None
        key = self._named(event.pawn)
        pawn, start = self.pawns[key], self.places[key]
        end = _FIXED_END.get(event.kind) or event.end
        if end is None:
            raise ValueError(f"the event {event.kind!r} of {event.pawn} has no end, and it needs one")
        # Of the safety zones only its own is on its way.
        others = {
            place
            for other, place in self.places.items()
            if other != key and (other[0] == key[0] or place.startswith("track"))
        }
        self.places[key] = end
        match event.kind:
            case "moved" if not _flies(event.path, key[0]):
                tween = motion.hop(tree, pawn, event.path or [start, end], occupied=others, calm=calm)
            case "slid":
                tween = motion.slide(tree, pawn, end, calm=calm)
            case "bumped":
                tween = motion.tumble(tree, pawn, calm=calm)
            case "home" if start == "home":
                tween = motion.celebrate(tree, pawn, calm=calm)
            case "swapped":
                other = self._named(event.other)
                self.places[other] = start
                tween = motion.swap(tree, pawn, self.pawns[other], end, start, calm=calm)
            case _:
                # A Sorry!, or a pawn that the Fire brings HOME (F9).
                tween = motion.leap(tree, pawn, end, calm=calm)
        return tween

    def _rejoice(self, tree: SceneTree, calm: bool) -> Tween | None:
        """All of those jump who have every pawn HOME: in Teams the partner too."""
        out = {colour for (colour, _), place in self.places.items() if place != "home"}
        pawns = [self.pawns[key] for key in self.places if key[0] not in out]
        return motion.rejoice(tree, pawns, calm=calm) if pawns else None

    def _mark(self, tree: SceneTree, event: Happening, calm: bool) -> Tween:
        """The Fire or the Ice goes to another pawn, or off the board."""
        new = None if event.pawn is None else self._named(event.pawn)
        old, mark = (self.fire, self._flame) if event.kind == "fired" else (self.ice, self._ice)
        if event.kind == "fired":
            self.fire = new
        else:
            self.ice = new
        if new is None:
            return motion.go_out(tree, mark)
        # The Ice always comes down from above; the Fire jumps from pawn to pawn.
        source = self.pawns[old] if event.kind == "fired" and old is not None else None
        return motion.pass_on(tree, mark, source, self.pawns[new], calm=calm)

    def _named(self, text: str | None) -> Key:
        key = _key_of(text, self.places)
        if key is None:
            raise ValueError("the event names no pawn, and it needs one")
        return key


def _flies(path: Sequence[str], colour: str) -> bool:
    """Whether a move is not walked, as by the Fire (F9): its path is just two places far apart."""
    return len(path) == 2 and len(layout.path(path, colour)) > 2


def _key_of(text: str | None, playing: Mapping[Key, str]) -> Key | None:
    """The pawn that is named, if one is.

    Raises:
        ValueError: It is none of those that play.
    """
    if text is None:
        return None
    key = pawn_key(text)
    if key not in playing:
        names = ", ".join(f"{colour} {number}" for colour, number in playing)
        raise ValueError(f"{text!r} does not play; those that do are {names}")
    return key


def _put(mark: Node3D, pawn: PawnNode | None) -> None:
    """Puts the Fire or the Ice round a pawn, or away."""
    if mark.parent is not None and mark.parent is not pawn:
        mark.parent.remove_child(mark)
    mark.position, mark.scale, mark.visible = (0.0, 0.0, 0.0), (1.0, 1.0, 1.0), pawn is not None
    if pawn is not None and mark.parent is None:
        pawn.add_child(mark)


def _on_the_track() -> list[tuple[float, float, float]]:
    """Discs along the track and the fence, for the scenery to keep clear of."""
    spaces = [layout.track_pose(space).position for space in range(layout.TRACK_SPACES)]
    return [(x * reach, z * reach, 3.8) for x, _, z in spaces for reach in (1.0, 1.13)]
