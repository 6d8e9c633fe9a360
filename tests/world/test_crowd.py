"""The people at the fair: they walk, and go home as the evening goes on."""

from itertools import pairwise
from math import dist

import pytest

from sorry_people.scene import Node3D, SceneTree
from sorry_people.world.fair.crowd import Crowd

PLACES = (
    (10.0, 20.0),
    (4.0, 9.0),
    (-9.0, -9.0),
    (6.0, -1.0),
    (22.0, 26.0),
    (-6.0, 18.0),
    (12.0, -8.0),
    (0.0, 21.0),
)
FRAME = 1.0 / 30.0


@pytest.fixture
def crowd() -> Crowd:
    people = Crowd(PLACES, lot=(-20.0, -22.0))
    SceneTree(people)
    return people


def seen(crowd: Crowd) -> list[Node3D]:
    return [person for person in crowd.children if isinstance(person, Node3D) and person.visible]


def test_they_leave_as_the_evening_goes_on_and_some_stay(crowd):
    counts = []
    for step in range(11):
        crowd.set_evening(step / 10)
        for _ in range(60):
            crowd._process(1.0)
        counts.append(crowd.present)
    assert counts[0] == len(crowd.children)
    assert all(after <= before for before, after in pairwise(counts))
    assert 0 < counts[-1] < counts[0] / 3


def test_a_resumed_evening_finds_them_gone_at_once_and_a_new_one_finds_them_back(crowd):
    crowd.set_evening(0.9)
    assert crowd.present < len(crowd.children) / 2
    crowd.set_evening(0.0)
    assert crowd.present == len(crowd.children)


def test_nobody_snaps_from_one_frame_to_the_next(crowd):
    before = {person: person.position for person in seen(crowd)}
    for frame in range(1200):
        crowd.set_evening(min(1.0, frame / 1000))
        crowd._process(FRAME)
        for person in seen(crowd):
            assert dist(person.position, before[person]) < 0.3
            before[person] = person.position


def test_the_same_people_every_time():
    first, second = (Crowd(PLACES, lot=(0.0, 0.0)) for _ in range(2))
    assert [person.position for person in seen(first)] == [person.position for person in seen(second)]
