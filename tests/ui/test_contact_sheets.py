"""The deck and the panels, held against pictures that a person has looked at."""

from pathlib import Path

import pygame
import pytest

from sorry_people.ui.contact_sheets import SHEETS
from tests.render.pictures import assert_picture

GOLDEN = Path(__file__).parent / "golden"
SIZES = {"cards": (900, 490), "panels": (1440, 1018), "controls": (1000, 864)}


@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_looks_as_it_should(name):
    sheet = SHEETS[name](SIZES[name])
    assert sheet.get_size() == SIZES[name]
    assert_picture(name, pygame.surfarray.array3d(sheet).swapaxes(0, 1), golden=GOLDEN)
