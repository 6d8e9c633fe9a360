"""Every sound and how it is made."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from sorry_people.app.sound.category import Category
from sorry_people.app.sound.recipe import Recipe
from sorry_people.app.sound.sound_name import SoundName
from sorry_people.app.sound.synthesis import (
    cards,
    county,
    engines,
    fair,
    fanfares,
    honky_tonk,
    interface,
    road,
    tabletop,
)
from sorry_people.rules import Rider

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from sorry_people.app.sound.synthesis.wave import Wave

ENGINES: Mapping[Rider, tuple[SoundName, ...]] = {
    Rider.BUCKY: (
        SoundName.MOWER_IDLE,
        SoundName.MOWER_SLOW,
        SoundName.MOWER_STEADY,
        SoundName.MOWER_BRISK,
        SoundName.MOWER_FAST,
        SoundName.MOWER_RACING,
    ),
    Rider.TERRENCE: (
        SoundName.EBIKE_IDLE,
        SoundName.EBIKE_SLOW,
        SoundName.EBIKE_STEADY,
        SoundName.EBIKE_BRISK,
        SoundName.EBIKE_FAST,
        SoundName.EBIKE_RACING,
    ),
    Rider.BETHANY: (
        SoundName.THREE_WHEELER_IDLE,
        SoundName.THREE_WHEELER_SLOW,
        SoundName.THREE_WHEELER_STEADY,
        SoundName.THREE_WHEELER_BRISK,
        SoundName.THREE_WHEELER_FAST,
        SoundName.THREE_WHEELER_RACING,
    ),
    Rider.CHUCK: (
        SoundName.MINIBIKE_IDLE,
        SoundName.MINIBIKE_SLOW,
        SoundName.MINIBIKE_STEADY,
        SoundName.MINIBIKE_BRISK,
        SoundName.MINIBIKE_FAST,
        SoundName.MINIBIKE_RACING,
    ),
}
"""Each rider's engine, one loop for each of `engines.PACES`."""

_MOTORS: Mapping[Rider, tuple[Callable[[float], Wave], float]] = {
    Rider.BUCKY: (engines.riding_mower, 0.0),
    Rider.TERRENCE: (engines.ebike, -2.0),
    Rider.BETHANY: (engines.three_wheeler, 1.0),
    Rider.CHUCK: (engines.minibike, 0.0),
}
"""Each rider's engine and its accent."""


def _effect(synthesize: Callable[[], Wave], accent: float = 0.0) -> Recipe:
    return Recipe(synthesize, Category.EFFECT, accent)


def _fanfare(synthesize: Callable[[], Wave], accent: float = 0.0) -> Recipe:
    return Recipe(synthesize, Category.FANFARE, accent)


def _background(synthesize: Callable[[], Wave], accent: float = 0.0) -> Recipe:
    return Recipe(synthesize, Category.BACKGROUND, accent, loops=True)


def _engine_recipes() -> dict[SoundName, Recipe]:
    return {
        name: Recipe(partial(motor, pace), Category.MOTION, accent, loops=True)
        for rider, (motor, accent) in _MOTORS.items()
        for name, pace in zip(ENGINES[rider], engines.PACES, strict=True)
    }


RECIPES: Mapping[SoundName, Recipe] = {
    SoundName.CLICK: Recipe(interface.click, Category.INTERFACE, -2.0),
    SoundName.POP: Recipe(interface.pop, Category.INTERFACE, 1.0),
    SoundName.CARD_FLIP: _effect(cards.card_flip, -3.0),
    SoundName.SHUFFLE: _effect(cards.shuffle, -3.0),
    SoundName.SPENT: _effect(cards.spent, -1.0),
    **_engine_recipes(),
    SoundName.CRICKETS: _background(county.crickets, -5.0),
    SoundName.BUMP: _effect(road.bump, 1.0),
    SoundName.TUMBLE: _effect(road.tumble),
    SoundName.LEAP: _effect(road.leap),
    SoundName.ZOOM: _effect(road.zoom),
    SoundName.SWAP: _effect(road.swap),
    SoundName.SKID: _effect(road.skid, -1.0),
    SoundName.COW: _effect(county.cow, 1.0),
    SoundName.CHURCH_BELL: _effect(county.church_bell),
    SoundName.HONKY_TONK_DOOR: _effect(county.honky_tonk_door),
    SoundName.SIREN: _effect(county.siren, -1.0),
    SoundName.PUMP_BELL: _effect(county.pump_bell, -1.0),
    SoundName.PICKUP_HORN: _effect(county.pickup_horn),
    SoundName.MINIVAN_HORN: _effect(county.minivan_horn),
    SoundName.DRAW_AGAIN: _effect(fanfares.draw_again, -1.0),
    SoundName.STAYED: _effect(fanfares.stayed, -2.0),
    SoundName.TURN_LOST: _effect(fanfares.turn_lost),
    SoundName.HOME: _fanfare(fanfares.home, -1.0),
    SoundName.WIN: _fanfare(fanfares.win, 1.0),
    SoundName.GOOD_NIGHT: _fanfare(fanfares.good_night, -1.0),
    SoundName.PAWN_STEP: Recipe(partial(tabletop.pawn_step, 1.0), Category.MOTION, -1.0),
    SoundName.PAWN_OTHER_STEP: Recipe(partial(tabletop.pawn_step, 0.93), Category.MOTION, -1.5),
    SoundName.PAWN_SLIDE: _effect(tabletop.pawn_slide, -2.0),
    SoundName.PAWN_BUMP: _effect(tabletop.pawn_bump, -3.0),
    SoundName.DICE_ROLL: _effect(tabletop.dice_roll, -2.0),
    SoundName.DIAL_TURN: _effect(tabletop.dial_turn, -3.0),
    SoundName.ICE_CLINK: _effect(tabletop.ice_clink, -2.0),
    SoundName.FIRE_CRACKLE: _effect(tabletop.fire_crackle, -2.0),
    SoundName.HONKY_TONK: _background(honky_tonk.honky_tonk, 2.0),
    SoundName.ORGAN: _background(partial(fair.organ, 1.0), 2.0),
    SoundName.ORGAN_TIRED: _background(partial(fair.organ, 0.87), 1.0),
    SoundName.ORGAN_WORN_OUT: _background(partial(fair.organ, 0.74)),
    SoundName.ORGAN_STOPS: Recipe(fair.organ_stops, Category.BACKGROUND, 2.0),
}
"""In the order in which they are made: first what is heard first."""
