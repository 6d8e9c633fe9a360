"""The world as a running scene: the board, the camera and the time that passes for them."""

from __future__ import annotations

from math import radians
from typing import TYPE_CHECKING

from sorry_people.scene import Camera3D, Node, OrbitRig, SceneTree
from sorry_people.world.board import Board
from sorry_people.world.livery import LIVERIES
from sorry_people.world.paintwork import Paintwork

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sorry_people.rules import Rider
    from sorry_people.scene import Viewport
    from sorry_people.world.express.table import ExpressTable
    from sorry_people.world.livery import Livery
    from sorry_people.world.pose import Triple
    from sorry_people.world.square.board import SquareBoard

    World = Board | SquareBoard | ExpressTable
    Box = tuple[Triple, Triple]

BOARD_BOUNDS = ((-55.0, 0.0, -58.0), (55.0, 7.0, 55.0))
"""The box that "the whole board" shows: the road with the homes beyond its corners, roofs included."""

BOARD_YAW, BOARD_PITCH = 0.0, radians(52.0)
"""From where the whole board is seen."""

HURRY = 4.0
"""How much faster everything goes while the hurry key is held."""


class Stage:
    """The scene tree with the board in it.

    Attributes:
        tree: Runs the frames.
        board: The world of Sorry People, in the tree unless `show_world` has put another one in its place.
        liveries: The riders' colors on it; `wear` changes them.
        camera: What it is seen with.
        bounds: The box of the world that "the whole board" shows.
        rig: Moves the camera.
        speed: How many times as fast as life the scene goes; the camera keeps its own pace.
        is_hurried: Whether the hurry key is held.
        is_rushed: Whether nobody has to see everything any more, as when the last rider is driven home.
        is_calm: Whether the camera jumps where it would sweep.
        turns_always: Whether wheel and carousel turn even while nothing else moves, which costs frames.
        shows_whole_board: Whether the camera is to keep the whole board in view; the player's hand ends it.
    """

    def __init__(self, viewport: Viewport) -> None:
        self.viewport = viewport
        self.root = Node("Stage")
        self.board = Board()
        self.liveries = LIVERIES
        self._paintwork: Paintwork | None = None
        self.camera = Camera3D(name="Camera")
        self.root.add_child(self.board)
        self.root.add_child(self.camera)
        self.tree = SceneTree(self.root)
        self.rig = OrbitRig(self.camera, yaw=BOARD_YAW, pitch=BOARD_PITCH)
        self.speed = 1.0
        self.is_hurried = False
        self.is_rushed = False
        self.is_calm = False
        self.turns_always = False
        self.shows_whole_board = True
        self._world: World = self.board
        self.bounds = BOARD_BOUNDS
        self._is_held = False
        self.show_whole_board()
        self.rig.settle()

    @property
    def pace(self) -> float:
        """Seconds of the scene for a second of life."""
        return self.speed * (HURRY if self.is_hurried or self.is_rushed else 1.0)

    def show_whole_board(self) -> None:
        """Goes to the view of the whole board in the whole window."""
        width, height = self.viewport
        self.rig.fit_to(self.bounds, width / height, yaw=BOARD_YAW, pitch=BOARD_PITCH)

    def show_world(self, world: World | None, bounds: Box = BOARD_BOUNDS) -> None:
        """Puts another world in place of the present one; None brings the county road back.

        Args:
            world: A node with everything in it, light and sky included.
            bounds: The box of it that "the whole board" shows.
        """
        self.root.remove_child(self._world)
        self._world = self.board if world is None else world
        self.bounds = BOARD_BOUNDS if world is None else bounds
        self.root.add_child(self._world)
        if not isinstance(self._world, Board):
            self._world.wear(self.liveries)

    @property
    def world(self) -> World:
        """The world that is shown."""
        return self._world

    @property
    def is_moving(self) -> bool:
        """Whether the next frame differs from this one."""
        return self.rig.is_moving or self.tree.is_animating

    def rest(self, rests: bool) -> None:
        """Lets wheel and carousel stand while everybody waits for a person, and turn otherwise."""
        self._world.set_turning(self.turns_always or not rests)

    def wear(self, liveries: Mapping[Rider, Livery]) -> bool:
        """Paints the worlds in these riders' colors; True where a renderer has to merge it anew."""
        if liveries is self.liveries:
            return False
        self.liveries = liveries
        # Made only when it is wanted: the first frame need not wait for it.
        self._paintwork = self._paintwork or Paintwork(self.board)
        changed = self._paintwork.wear(liveries)
        if not isinstance(self._world, Board):
            changed |= self._world.wear(liveries)
        return changed

    def clear_motion(self) -> None:
        """Whatever is under way ends where it is."""
        self.tree.kill_tweens()

    @property
    def holds_camera(self) -> bool:
        """Whether somebody else, such as the tour, moves the camera."""
        return self._is_held

    def hold_camera(self, held: bool) -> None:
        """Takes the camera from the rig, or gives it back."""
        self._is_held = held

    def advance(self, delta: float) -> None:
        """Lets `delta` seconds of life pass."""
        self.tree.process(delta * self.pace)
        if self._is_held:
            return
        if self.is_calm:
            self.rig.settle()
        self.rig.advance(delta)
