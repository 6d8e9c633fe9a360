"""Every model from four sides, in both presets, held against sheets that a person has looked at."""

from collections.abc import Iterator
from pathlib import Path

import moderngl
import pygame
import pytest

from sorry_people.app.contact_sheet import SIDES, contact_sheet
from sorry_people.app.headless import Headless
from sorry_people.render import FULL, LEAN, Quality
from sorry_people.rules import Rider, StoryStop
from sorry_people.world.catalogue import CATALOGUE
from tests.render.pictures import assert_picture

CELLS = {"models": (104, 78), "landmarks": (72, 54), "homes": (72, 54), "fair": (48, 36)}
"""Of one look, in pixels: the less there is of a group, the larger."""

GOLDEN = Path(__file__).parent / "golden" / "sheets"


@pytest.fixture(scope="module")
def ctx() -> Iterator[moderngl.Context]:
    canvas = Headless((64, 64))
    yield canvas.ctx
    canvas.close()


def test_the_catalogue_has_every_rider_stop_home_and_gate():
    assert set(CATALOGUE["models"]) == set(Rider)
    assert set(CATALOGUE["landmarks"]) == set(StoryStop)
    assert set(CATALOGUE["homes"]) == set(Rider)
    assert {f"gate: {rider}" for rider in Rider} <= set(CATALOGUE["fair"])


@pytest.mark.parametrize("quality", [LEAN, FULL], ids=lambda quality: quality.name)
@pytest.mark.parametrize("group", CATALOGUE)
def test_a_group_of_models_looks_as_it_should(ctx: moderngl.Context, group: str, quality: Quality):
    width, height = CELLS[group]
    sheet = contact_sheet(ctx, group, (width, height), quality)
    assert sheet.get_size() == (SIDES * width, len(CATALOGUE[group]) * height)
    pixels = pygame.surfarray.array3d(sheet).swapaxes(0, 1)
    assert_picture(f"{group}-{quality.name}", pixels, share=0.01, golden=GOLDEN)
