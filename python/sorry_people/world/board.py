"""The whole world, assembled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_people.rules import Rider, StoryStop
from sorry_people.scene import DirectionalLight3D, Environment, MeshInstance3D, Node3D
from sorry_people.world import layout
from sorry_people.world.country.ground import ground_mesh
from sorry_people.world.country.markings import markings_mesh
from sorry_people.world.country.mist import banks_of_mist
from sorry_people.world.country.road import road_mesh
from sorry_people.world.country.scenery import scenery_mesh
from sorry_people.world.evening import sky_at
from sorry_people.world.fair.fair import Fair
from sorry_people.world.homes.cabin import cabin
from sorry_people.world.homes.farmhouse import farmhouse
from sorry_people.world.homes.ranch_house import ranch_house
from sorry_people.world.homes.trailer import trailer
from sorry_people.world.landmarks.cattle_crossing import CattleCrossing
from sorry_people.world.landmarks.church import Church
from sorry_people.world.landmarks.dads_pickup import DadsPickup
from sorry_people.world.landmarks.gas_station import GasStation
from sorry_people.world.landmarks.honky_tonk import HonkyTonk
from sorry_people.world.landmarks.moms_minivan import MomsMinivan
from sorry_people.world.landmarks.sheriffs_office import SheriffsOffice
from sorry_people.world.riders.ebike import ebike
from sorry_people.world.riders.minibike import minibike
from sorry_people.world.riders.riding_mower import riding_mower
from sorry_people.world.riders.three_wheeler import three_wheeler

if TYPE_CHECKING:
    from collections.abc import Callable

    from sorry_people.world.homes.home import Home
    from sorry_people.world.landmarks.landmark import Landmark
    from sorry_people.world.riders.vehicle import Vehicle

VEHICLES: dict[Rider, Callable[[], Vehicle]] = {
    Rider.BUCKY: riding_mower,
    Rider.TERRENCE: ebike,
    Rider.BETHANY: three_wheeler,
    Rider.CHUCK: minibike,
}
"""How to make each rider's vehicle, alone too (set-up cards, podium)."""

LANDMARKS: dict[StoryStop, Callable[[], Landmark]] = {
    StoryStop.GAS_STATION: GasStation,
    StoryStop.CATTLE_CROSSING: CattleCrossing,
    StoryStop.CHURCH: Church,
    StoryStop.HONKY_TONK: HonkyTonk,
    StoryStop.SHERIFFS_OFFICE: SheriffsOffice,
    StoryStop.DADS_PICKUP: DadsPickup,
    StoryStop.MOMS_MINIVAN: MomsMinivan,
}
"""How to make each story stop's landmark, alone too; it comes placed beside its space."""

HOMES: dict[Rider, Callable[[], Home]] = {
    Rider.BUCKY: trailer,
    Rider.TERRENCE: cabin,
    Rider.BETHANY: farmhouse,
    Rider.CHUCK: ranch_house,
}
"""How to make each rider's home, alone too; it comes placed at its driveway's end."""


class Board(Node3D):
    """The fair, the road, the country and everybody in it, vehicles waiting at their gates.

    Attributes:
        fair: Everything inside the fence; `fair.set_turning(False)` makes it stand still.
        vehicles: The four riders' vehicles.
        landmarks: What stands at each story stop.
        homes: The four homes.
        moon: The one light that throws shadows.
        environment: Sky, fog and bloom.
    """

    def __init__(self) -> None:
        super().__init__(name="Board")
        self.environment = Environment()
        self.add_child(self.environment)
        self.moon = DirectionalLight3D(name="Moon", rotation=(-0.95, 0.6, 0.0))
        self.add_child(self.moon)
        self.landmarks = {stop: make() for stop, make in LANDMARKS.items()}
        self.homes = {rider: make() for rider, make in HOMES.items()}
        self.vehicles = {rider: make() for rider, make in VEHICLES.items()}
        self.fair = Fair()
        self.add_child(MeshInstance3D(ground_mesh(), name="Ground", static=True, cast_shadow=False))
        self.add_child(MeshInstance3D(road_mesh(), name="Road", static=True, cast_shadow=False))
        self.add_child(MeshInstance3D(markings_mesh(), name="Markings", static=True, cast_shadow=False))
        built = [*self.landmarks.values(), *self.homes.values()]
        clear = [(node.position[0], node.position[2], 7.5) for node in built]
        # Nor may a tree hide a porch from who comes up the driveway.
        views = [layout.home_pose(rider).moved(ahead=-7.0, right=4.0).position for rider in Rider]
        clear += [(x, z, 6.0) for x, _, z in views]
        self.add_child(MeshInstance3D(scenery_mesh(clear), name="Scenery", static=True))
        self.add_child(banks_of_mist())
        for node in (self.fair, *built, *self.vehicles.values()):
            self.add_child(node)
        for rider in Rider:
            self.stand(rider, "fair")
        self.set_evening(0.0)

    def stand(self, rider: Rider, place: str) -> None:
        """Puts a rider's vehicle at one of the engine's places at once (M1).

        Raises:
            ValueError: No such place.
        """
        self.vehicles[rider].stand(layout.place_pose(place, rider))

    def set_evening(self, share: float) -> None:
        """Lets it get dark: dusk, bulbs lit and people about at 0, night and the fair's strings dark at 1."""
        sky_at(share).apply(self.environment, self.moon)
        self.fair.set_evening(share)

    def set_turning(self, turns: bool) -> None:
        """Lets the fair's rides turn, or holds them, so that no frame is wanted."""
        self.fair.set_turning(turns)

    def is_at(self, rider: Rider, place: str) -> bool:
        """Whether a rider's vehicle is drawn at one of the engine's places."""
        drawn = self.vehicles[rider].position
        wanted = layout.place_pose(place, rider).position
        return max(abs(a - b) for a, b in zip(drawn, wanted, strict=True)) < 1e-3
