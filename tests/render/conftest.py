"""One OpenGL context for all tests of the renderer, without a window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import moderngl
import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator


EGL: dict[str, Any] = {"backend": "egl"}


@pytest.fixture(scope="session")
def ctx() -> Iterator[moderngl.Context]:
    context = moderngl.create_context(standalone=True, require=330, **EGL)
    yield context
    assert context.error == "GL_NO_ERROR"
    context.release()
