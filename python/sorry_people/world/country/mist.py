"""Mist over the low fields, thicker as it gets night."""

from __future__ import annotations

from sorry_people.scene import Mist3D, Node3D

# x, z, turn, and how far it reaches along and across: where nobody drives and nothing is built.
_BANKS = (
    (-66.0, 16.0, 0.3, 15.0, 8.0),
    (-63.0, -24.0, -0.4, 14.0, 7.0),
    (-26.0, 62.0, 0.2, 16.0, 6.0),
    (6.0, 66.0, 0.0, 17.0, 7.0),
    (30.0, 66.0, -0.3, 13.0, 6.0),
    (66.0, -8.0, 1.4, 15.0, 7.0),
    (66.0, 20.0, 1.8, 14.0, 7.0),
    (2.0, -70.0, 0.1, 22.0, 7.0),
    (-26.0, -66.0, 0.2, 13.0, 5.0),
    (38.0, -64.0, -0.4, 12.0, 6.0),
    (74.0, 44.0, 0.9, 14.0, 7.0),
    (-78.0, 40.0, 2.2, 14.0, 7.0),
    (-80.0, -2.0, 1.6, 16.0, 7.0),
    (82.0, -30.0, 1.2, 16.0, 8.0),
)


def banks_of_mist() -> Node3D:
    """All of them."""
    land = Node3D(name="Mist")
    for x, z, turn, along, across in _BANKS:
        land.add_child(Mist3D((along, across), position=(x, 0.0, z), rotation=(0.0, turn, 0.0)))
    return land
