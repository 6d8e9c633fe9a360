"""The helper that compares pictures, itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from tests.render import pictures

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(pictures, "OUT", tmp_path / "out")
    monkeypatch.delenv(pictures.WRITE, raising=False)
    return tmp_path


def test_small_differences_pass_and_large_ones_leave_a_picture(folder: Path) -> None:
    wanted = np.full((10, 10, 3), 100, np.uint8)
    pictures.save(folder / "grey.png", wanted)
    pictures.assert_picture("grey", wanted + np.uint8(2), golden=folder)
    few = wanted.copy()
    few[0, 0] = 255
    pictures.assert_picture("grey", few, share=0.01, golden=folder)
    few[0, 1] = 255
    with pytest.raises(AssertionError, match=r"2.00% of grey differ"):
        pictures.assert_picture("grey", few, share=0.01, golden=folder)
    difference = pictures.load(folder / "out" / "grey.difference.png")
    assert (difference[0, 0] == 255).all()
    assert (difference[1:] == 0).all()


def test_a_missing_or_misshapen_picture_fails(folder: Path) -> None:
    grey = np.zeros((4, 5, 3), np.uint8)
    with pytest.raises(AssertionError, match="is missing"):
        pictures.assert_picture("grey", grey, golden=folder)
    pictures.save(folder / "grey.png", grey)
    with pytest.raises(AssertionError, match="its golden picture"):
        pictures.assert_picture("grey", grey[:2], golden=folder)
