"""A pawn on the board: one of the toy figures with its number over its head, counted from 1."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.scene import Label3D, MeshInstance3D, Node3D
from sorry_people.world.square.colours import PAINT
from sorry_people.world.square.figures import HEIGHT, figure_mesh

if TYPE_CHECKING:
    from sorry_people.world.livery import Livery
    from sorry_people.world.pose import Pose

GHOST_ALPHA = 0.5
_NUMBER_SIZE = 2.0


class PawnNode(Node3D):
    """One pawn, its foot on y = 0, looking along -z.

    Attributes:
        colour: Whose it is.
        number: Which of that colour, from 0 as in the engine.
        body: All but the number; bounce, squash and spin this one, and move the pawn itself.
        figure: What is seen of it.
    """

    def __init__(self, colour: str, number: int, *, scale: float = 1.0) -> None:
        super().__init__(name=f"{colour} {number}", scale=(scale, scale, scale))
        self.colour = colour
        self.number = number
        self.body = Node3D(name="Body")
        self.figure = MeshInstance3D(figure_mesh(colour), name="Figure")
        self.body.add_child(self.figure)
        self.add_child(self.body)
        self._label = Label3D(str(number + 1), size=_NUMBER_SIZE, color=(1.0, 1.0, 1.0), name="Number")
        self._label.position = (0.0, HEIGHT + 1.1, 0.0)
        self.add_child(self._label)
        self.wear(PAINT[colour])

    def stand(self, pose: Pose) -> None:
        """Puts the pawn at a pose, upright and in its own shape."""
        self.position = pose.position
        self.rotation = (0.0, pose.yaw, 0.0)
        self.body.position = self.body.rotation = (0.0, 0.0, 0.0)
        self.body.scale = (1.0, 1.0, 1.0)

    def wear(self, livery: Livery) -> None:
        """Rims the number in another livery; the figure is painted over by `Paintwork`."""
        red, green, blue = (part / 255 * 0.6 for part in livery.deep)
        self._label.outline = (red, green, blue)

    def show_number(self, shows: bool) -> None:
        """Whether the number is over its head."""
        self._label.visible = shows

    def become_ghost(self) -> None:
        """Lets the background through, for showing where a pawn would come."""
        red, green, blue, _ = self.figure.tint
        self.figure.tint = (red, green, blue, GHOST_ALPHA)
        self.figure.cast_shadow = False
        self.show_number(False)
