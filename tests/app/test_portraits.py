"""The pictures on the cards of the set-up."""

import pygame
import pytest

from sorry_people.app.portraits import AIR, LEAST_SEEN, SIZE
from sorry_people.rules import Rider
from sorry_people.world.livery import LIVERIES, LIVERIES_FOR_ALL_EYES


@pytest.mark.parametrize("rider", Rider)
def test_a_rider_is_seen_whole_and_fills_the_picture(application, rider):
    picture = application.portraits.of(rider)
    seen = picture.get_bounding_rect(min_alpha=LEAST_SEEN)
    assert picture.get_rect().inflate(-2 * AIR, -2 * AIR) == seen, "something is cut off"
    assert seen.height > 0.6 * SIZE[1]


def test_a_rider_is_painted_as_the_player_wants_it(application):
    rider = Rider.BUCKY
    pictures = [application.portraits.of(rider, worn) for worn in (LIVERIES, LIVERIES_FOR_ALL_EYES, LIVERIES)]
    standard, safe, again = (pygame.image.tobytes(picture, "RGBA") for picture in pictures)
    assert standard == again != safe
