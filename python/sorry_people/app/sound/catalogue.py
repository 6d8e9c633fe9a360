"""Every sound and how it is made."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from sorry_people.app.sound.category import Category
from sorry_people.app.sound.recipe import Recipe
from sorry_people.app.sound.sound_name import SoundName
from sorry_people.app.sound.synthesis import cards, county, engines, fair, fanfares, interface, road
from sorry_people.rules import Rider

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from sorry_people.app.sound.synthesis.wave import Wave

ENGINES: Mapping[Rider, tuple[SoundName, ...]] = {
    Rider.BUCKY: (
        SoundName.MOWER_IDLE,
        SoundName.MOWER_SLOW,
        SoundName.MOWER_FAST,
        SoundName.MOWER_RACING,
    ),
    Rider.TERRENCE: (
        SoundName.EBIKE_IDLE,
        SoundName.EBIKE_SLOW,
        SoundName.EBIKE_FAST,
        SoundName.EBIKE_RACING,
    ),
    Rider.BETHANY: (
        SoundName.THREE_WHEELER_IDLE,
        SoundName.THREE_WHEELER_SLOW,
        SoundName.THREE_WHEELER_FAST,
        SoundName.THREE_WHEELER_RACING,
    ),
    Rider.CHUCK: (
        SoundName.MINIBIKE_IDLE,
        SoundName.MINIBIKE_SLOW,
        SoundName.MINIBIKE_FAST,
        SoundName.MINIBIKE_RACING,
    ),
}
"""Each rider's engine, one loop for each of `engines.PACES`."""

_MOTORS: Mapping[Rider, tuple[Callable[[float], Wave], float]] = {
    Rider.BUCKY: (engines.riding_mower, -18.0),
    Rider.TERRENCE: (engines.ebike, -20.0),
    Rider.BETHANY: (engines.three_wheeler, -17.0),
    Rider.CHUCK: (engines.minibike, -18.0),
}
"""Each rider's engine and how loud it is."""


def _effect(synthesize: Callable[[], Wave], loudness: float = -13.0) -> Recipe:
    return Recipe(synthesize, Category.EFFECT, loudness)


def _background(synthesize: Callable[[], Wave], loudness: float) -> Recipe:
    return Recipe(synthesize, Category.BACKGROUND, loudness, loops=True)


def _engine_recipes() -> dict[SoundName, Recipe]:
    return {
        name: Recipe(partial(motor, pace), Category.ENGINE, loudness, loops=True)
        for rider, (motor, loudness) in _MOTORS.items()
        for name, pace in zip(ENGINES[rider], engines.PACES, strict=True)
    }


RECIPES: Mapping[SoundName, Recipe] = {
    SoundName.CARD_FLIP: _effect(cards.card_flip, -18.0),
    SoundName.SHUFFLE: _effect(cards.shuffle, -22.0),
    SoundName.SPENT: _effect(cards.spent, -16.0),
    SoundName.BUMP: _effect(road.bump, -16.0),
    SoundName.TUMBLE: _effect(road.tumble, -15.0),
    SoundName.LEAP: _effect(road.leap, -16.0),
    SoundName.ZOOM: _effect(road.zoom),
    SoundName.SWAP: _effect(road.swap, -15.0),
    SoundName.SKID: _effect(road.skid, -17.0),
    SoundName.COW: _effect(county.cow),
    SoundName.CHURCH_BELL: _effect(county.church_bell, -15.0),
    SoundName.HONKY_TONK: _background(county.honky_tonk, -21.0),
    SoundName.HONKY_TONK_DOOR: _effect(county.honky_tonk_door, -16.0),
    SoundName.SIREN: _effect(county.siren, -16.0),
    SoundName.PUMP_BELL: _effect(county.pump_bell, -15.0),
    SoundName.PICKUP_HORN: _effect(county.pickup_horn, -14.0),
    SoundName.MINIVAN_HORN: _effect(county.minivan_horn, -15.0),
    SoundName.CRICKETS: _background(county.crickets, -28.0),
    SoundName.ORGAN: _background(partial(fair.organ, 1.0), -20.0),
    SoundName.ORGAN_TIRED: _background(partial(fair.organ, 0.87), -21.0),
    SoundName.ORGAN_WORN_OUT: _background(partial(fair.organ, 0.74), -22.0),
    SoundName.ORGAN_STOPS: Recipe(fair.organ_stops, Category.BACKGROUND, -20.0),
    SoundName.HOME: _effect(fanfares.home),
    SoundName.WIN: _effect(fanfares.win),
    SoundName.GOOD_NIGHT: _effect(fanfares.good_night, -15.0),
    SoundName.DRAW_AGAIN: _effect(fanfares.draw_again, -17.0),
    SoundName.STAYED: _effect(fanfares.stayed, -17.0),
    SoundName.TURN_LOST: _effect(fanfares.turn_lost, -15.0),
    SoundName.CLICK: Recipe(interface.click, Category.INTERFACE, -25.0),
    SoundName.POP: Recipe(interface.pop, Category.INTERFACE, -23.0),
    **_engine_recipes(),
}
