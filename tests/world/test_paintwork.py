"""The riders' colors on the board can be changed for those that all eyes tell apart."""

import numpy as np

from sorry_people.rules import Rider
from sorry_people.scene import Mesh, MeshInstance3D, Node
from sorry_people.world.board import HOMES, VEHICLES
from sorry_people.world.country.markings import markings_mesh
from sorry_people.world.livery import LIVERIES, LIVERIES_FOR_ALL_EYES
from sorry_people.world.paintwork import Paintwork


def colors_of(root):
    meshes = [root.mesh] if isinstance(root, MeshInstance3D) else []
    found = {tuple(color[:3].tolist()) for mesh in meshes for color in np.unique(mesh.colors, axis=0)}
    return found.union(*(colors_of(child) for child in root.children))


def test_everything_that_a_rider_has_is_painted_over_and_back():
    for rider in Rider:
        for make in (VEHICLES[rider], HOMES[rider]):
            root = make()
            built = colors_of(root)
            assert LIVERIES[rider].color in built
            paintwork = Paintwork(root)
            assert paintwork.wear(LIVERIES_FOR_ALL_EYES)
            assert LIVERIES[rider].color not in colors_of(root)
            assert LIVERIES_FOR_ALL_EYES[rider].color in colors_of(root)
            assert not paintwork.wear(LIVERIES_FOR_ALL_EYES)
            assert paintwork.wear(LIVERIES)
            assert colors_of(root) == built


def test_the_road_s_markings_are_painted_over_and_keep_their_glow():
    """B3, B5."""
    marks = MeshInstance3D(markings_mesh())
    glow = marks.mesh.colors[:, 3].copy()
    Paintwork(marks).wear(LIVERIES_FOR_ALL_EYES)
    assert {livery.color for livery in LIVERIES_FOR_ALL_EYES.values()} <= colors_of(marks)
    assert not {livery.color for livery in LIVERIES.values()} & colors_of(marks)
    assert np.array_equal(marks.mesh.colors[:, 3], glow)


def test_a_mesh_that_is_shared_stays_shared_and_others_are_let_alone():
    def triangle(color):
        points = np.array([[0, 0, 0], [1, 0, 0], [0, 0, 1]], np.float32)
        up = np.tile(np.array([0, 1, 0], np.float32), (3, 1))
        faces = np.array([[0, 2, 1]], np.uint32)
        return Mesh(points, up, np.array([[*color, 9]] * 3, np.uint8), faces)

    worn, plain = triangle(LIVERIES[Rider.CHUCK].color), triangle((1, 2, 3))
    root = Node("Root")
    shown = [root.add_child(MeshInstance3D(mesh)) for mesh in (worn, worn, plain)]
    Paintwork(root).wear(LIVERIES_FOR_ALL_EYES)
    assert shown[0].mesh is shown[1].mesh is not worn
    assert shown[2].mesh is plain
