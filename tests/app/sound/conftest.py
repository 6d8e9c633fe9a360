"""What the tests of the sound share."""

from pathlib import Path

import pytest

from sorry_people.app.sound.cache import SoundCache


@pytest.fixture
def cache(tmp_path: Path) -> SoundCache:
    return SoundCache(tmp_path)
