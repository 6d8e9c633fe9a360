"""Effects take themselves out of the tree when they are over."""

import numpy as np
import pytest

from sorry_people.rules import Rider
from sorry_people.scene import MeshInstance3D, Node
from sorry_people.scene.tree import SceneTree
from sorry_people.world import effects, layout, motion
from sorry_people.world.board import VEHICLES


def puffs(effect: Node) -> list[MeshInstance3D]:
    return [part for part in effect.children if isinstance(part, MeshInstance3D)]


@pytest.mark.parametrize("make", [effects.confetti, effects.stars])
def test_a_burst_flies_up_and_is_gone(make):
    tree = SceneTree()
    burst = tree.root.add_child(make((3.0, 1.0, 2.0)))
    tree.process(0.3)
    assert all(scrap.global_position[1] > 1.0 for scrap in puffs(burst))
    for _ in range(60):
        tree.process(0.05)
    assert tree.root.children == ()
    assert not tree.is_animating


def test_dust_rises_where_it_was_raised_and_settles():
    tree = SceneTree()
    dust = tree.root.add_child(effects.Puffs(effects.DUST))
    dust.emit((5.0, 0.0, 1.0))
    tree.process(0.1)
    seen = [puff for puff in puffs(dust) if puff.tint[3] > 0.0]
    assert [puff.position[0] for puff in seen] == [5.0]
    tree.process(0.8)
    assert all(puff.tint[3] == 0.0 for puff in puffs(dust))
    assert dust.parent is not None
    tree.process(1.0)
    assert tree.root.children == ()


def test_a_drive_raises_dust_behind_the_vehicle_and_leaves_none():
    tree = SceneTree()
    vehicle = tree.root.add_child(VEHICLES[Rider.BUCKY]())
    vehicle.stand(layout.road_pose(40))
    motion.drive(tree, vehicle, [f"road {space}" for space in range(40, 49)])
    raised = 0
    while tree.is_animating:
        tree.process(1 / 30)
        for dust in tree.root.children[1:]:
            for puff in puffs(dust):
                if puff.tint[3] > 0.35:
                    raised += 1
                    away = np.subtract(puff.position, vehicle.position)
                    ahead = layout.road_pose(44).forward
                    assert np.dot(away, ahead) < 0.5
    assert raised > 5
    assert tree.root.children == (vehicle,)
