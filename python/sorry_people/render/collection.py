"""What there is to draw in a tree."""

from __future__ import annotations

from dataclasses import dataclass, field

from sorry_people.scene import (
    DirectionalLight3D,
    Environment,
    Label3D,
    MeshInstance3D,
    Mist3D,
    Node,
    Node3D,
    OmniLight3D,
    SpotLight3D,
)

Lamp = OmniLight3D | SpotLight3D


@dataclass(slots=True)
class Collection:
    """The visible nodes of a tree by kind, in the order of the tree.

    Attributes:
        statics: Meshes that never move and let nothing through.
        movers: All other meshes.
        fixed_lamps: Lamps that never move or change.
        moving_lamps: All other lamps.
        labels: Texts.
        mists: Banks of mist.
        moon: The first directional light, or None.
        environment: The first one; a default one if the tree has none.
    """

    statics: list[MeshInstance3D] = field(default_factory=list)
    movers: list[MeshInstance3D] = field(default_factory=list)
    fixed_lamps: list[OmniLight3D] = field(default_factory=list)
    moving_lamps: list[Lamp] = field(default_factory=list)
    labels: list[Label3D] = field(default_factory=list)
    mists: list[Mist3D] = field(default_factory=list)
    moon: DirectionalLight3D | None = None
    environment: Environment = field(default_factory=Environment)


def collect(root: Node) -> Collection:
    """Goes through a tree, past what is hidden."""
    found = Collection()
    environments: list[Environment] = []
    waiting = [root]
    while waiting:
        node = waiting.pop()
        if isinstance(node, Node3D):
            if not node.visible:
                continue
            _sort_in(node, found)
        elif isinstance(node, Environment):
            environments.append(node)
        waiting.extend(reversed(node.children))
    if environments:
        found.environment = environments[0]
    return found


def _sort_in(node: Node3D, found: Collection) -> None:
    if isinstance(node, MeshInstance3D):
        is_fixed = node.static and node.tint[3] >= 1.0
        (found.statics if is_fixed else found.movers).append(node)
    elif isinstance(node, OmniLight3D):
        (found.fixed_lamps if node.static else found.moving_lamps).append(node)
    elif isinstance(node, SpotLight3D):
        found.moving_lamps.append(node)
    elif isinstance(node, Label3D):
        found.labels.append(node)
    elif isinstance(node, Mist3D):
        found.mists.append(node)
    elif isinstance(node, DirectionalLight3D) and found.moon is None:
        found.moon = node
