import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from sorry_people.world import shapes

STAR = tuple(
    (radius * float(np.sin(turn)), radius * float(np.cos(turn)))
    for turn, radius in zip(np.linspace(0, 2 * np.pi, 11)[:-1], [1.0, 0.4] * 5, strict=True)
)
ARC = [[np.cos(t) * 5, np.sin(2 * t), np.sin(t) * 5] for t in np.linspace(0, 3, 12)]

SOLIDS = {
    "box": shapes.box(1, 2, 3),
    "chamfered_box": shapes.chamfered_box(2, 1, 3, 0.2),
    "cylinder": shapes.cylinder(0.5, 2),
    "frustum": shapes.frustum(1, 0.4, 2),
    "cone": shapes.cone(1, 2),
    "sphere": shapes.sphere(1.5),
    "bulb": shapes.bulb(0.1),
    "torus": shapes.torus(2, 0.3),
    "wheel": shapes.wheel(0.5, 0.3),
    "star": shapes.extrude(STAR, 0.2),
}
SHEETS = {
    "dome": shapes.dome(1),
    "disc": shapes.disc(1),
    "annulus": shapes.annulus(0.5, 1),
    "quad": shapes.quad(1, 2),
    "plate": shapes.plate(STAR),
    "tube": shapes.tube(ARC, 0.2),
    "ribbon": shapes.ribbon(np.array(ARC) * [1, 0, 1], 1, 2),
    "closed ribbon": shapes.ribbon([[1, 0, 0], [0, 0, 1], [-1, 0, 0], [0, 0, -1]], 0.1, 0.1, closed=True),
}


def facet_normals(shape: shapes.Shape) -> NDArray[np.float64]:
    a, b, c = np.moveaxis(shape.positions[shape.indices].astype(float), 1, 0)
    return np.cross(b - a, c - a)


@pytest.mark.parametrize("name", [*SOLIDS, *SHEETS])
def test_front_faces_agree_with_the_normals(name):
    shape = (SOLIDS | SHEETS)[name]
    assert np.isfinite(shape.positions).all()
    assert np.allclose(np.linalg.norm(shape.normals, axis=1), 1, atol=1e-5)
    facets = facet_normals(shape)
    assert (np.linalg.norm(facets, axis=1) > 1e-9).all(), "a triangle without area"
    assert (np.einsum("mi,mki->mk", facets, shape.normals[shape.indices]) > 0).all()


@pytest.mark.parametrize("name", SOLIDS)
def test_solids_are_closed(name):
    facets = facet_normals(SOLIDS[name])
    assert np.allclose(facets.sum(axis=0), 0, atol=1e-4)


@given(st.floats(0.1, 5), st.floats(0.1, 5), st.floats(0.1, 5))
def test_a_box_has_its_volume_and_stands_on_the_ground(width, height, depth):
    shape = shapes.box(width, height, depth)
    a, b, c = np.moveaxis(shape.positions[shape.indices].astype(float), 1, 0)
    volume = np.einsum("mi,mi->m", a, np.cross(b, c)).sum() / 6
    assert volume == pytest.approx(width * height * depth, rel=1e-4)
    assert shape.positions[:, 1].min() == 0


def test_a_crossing_outline_is_refused():
    with pytest.raises(ValueError, match="crosses itself"):
        shapes.extrude(((0, 0), (1, 1), (1, 0), (0, 1)), 1)
