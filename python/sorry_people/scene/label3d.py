"""Text in the world."""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

from sorry_people.scene.node3d import Node3D, Placement

if TYPE_CHECKING:
    from sorry_people.scene.vectors import Color


class Label3D(Node3D):
    """One line of text, centred on the node.

    Attributes:
        text: What it says.
        size: Height of a line, in units of the world.
        color: Of the letters.
        outline: Colour of the line around the letters, or None.
        billboard: Always faces the camera; otherwise it faces the node's +Z.
    """

    def __init__(
        self,
        text: str,
        *,
        size: float = 1.0,
        color: Color = (1.0, 1.0, 1.0),
        outline: Color | None = (0.05, 0.05, 0.12),
        billboard: bool = True,
        **placement: Unpack[Placement],
    ) -> None:
        super().__init__(**placement)
        self.text = text
        self.size = size
        self.color = color
        self.outline = outline
        self.billboard = billboard
