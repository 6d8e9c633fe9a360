"""How somebody looks, from the hair down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from sorry_people.world import palette

if TYPE_CHECKING:
    from sorry_people.world.palette import Color


@dataclass(frozen=True, slots=True)
class Look:
    """A person's features and clothes.

    Attributes:
        girth: 1 is average; it widens the belly.
        hair_style: What the hair does below the crown.
        hat: What is on the head.
        hat_tilt: How far it has slipped to the left, in radians.
        beard: What grows on the face.
        sleeves: Whether the shirt covers the arms.
        stripe: Colour of a band across the chest.
        over: What is worn over the shirt, in the colour `over_color`.
        tie: Colour of a loosened tie.
        eyes: How far they are open; somebody who has been drinking can't open them all the way.
        iris: Colour of the eyes.
        gaze: Where the eyes look, each of right and up from -1 to 1.
        flushed: Whether nose and cheeks are red.
        lashes: Whether the eyes are lined.
        mood: What mouth and brows do.
    """

    skin: Color = palette.SKIN_PALE
    hair: Color = palette.HAIR_BROWN
    shirt: Color = palette.WHITE
    trousers: Color = palette.DENIM
    shoes: Color = palette.WOOD_DARK
    girth: float = 1.0
    hair_style: Literal["short", "ponytail", "messy", "bob"] = "short"
    hat: Literal["none", "cap", "cowboy", "helmet"] = "none"
    hat_color: Color = palette.RED
    hat_tilt: float = 0.0
    beard: Literal["none", "moustache", "goatee"] = "none"
    glasses: bool = False
    freckles: bool = False
    sleeves: bool = True
    stripe: Color | None = None
    over: Literal["none", "overalls", "vest", "jacket", "hood"] = "none"
    over_color: Color = palette.DENIM
    tie: Color | None = None
    eyes: Literal["open", "drowsy", "wide"] = "open"
    iris: Color = palette.HAIR_BROWN
    gaze: tuple[float, float] = (0.0, 0.0)
    flushed: bool = False
    lashes: bool = False
    mood: Literal["smile", "grin", "tipsy", "flat", "worried", "frown"] = "smile"
