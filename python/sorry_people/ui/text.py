"""Text as lines and surfaces: wrapping, ellipsis, rendering with a cache."""

from functools import lru_cache

import pygame
import pygame.font

from sorry_people.ui.colors import Color

ELLIPSIS = "…"


@lru_cache(maxsize=4096)
def wrap(font: pygame.font.Font, text: str, width: int) -> tuple[str, ...]:
    """The lines of `text`, each at most `width` pixels; breaks at plain spaces, in a word only if it must."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            if not word:
                continue
            joined = f"{line} {word}" if line else word
            if font.size(joined)[0] <= width:
                line = joined
                continue
            if line:
                lines.append(line)
            pieces = _pieces(font, word, width)
            lines.extend(pieces[:-1])
            line = pieces[-1]
        lines.append(line)
    return tuple(lines)


def _pieces(font: pygame.font.Font, word: str, width: int) -> list[str]:
    pieces = [word]
    while font.size(pieces[-1])[0] > width and len(pieces[-1]) > 1:
        whole = pieces.pop()
        cut = _longest_fit(font, whole, width)
        pieces += [whole[:cut], whole[cut:]]
    return pieces


def _longest_fit(font: pygame.font.Font, text: str, width: int) -> int:
    """How many leading characters fit into `width`, at least one."""
    fit = 1
    while fit < len(text) and font.size(text[: fit + 1])[0] <= width:
        fit += 1
    return fit


def ellipsize(font: pygame.font.Font, text: str, width: int) -> str:
    """`text`, or as much of it as fits `width` with an ellipsis after it."""
    if font.size(text)[0] <= width:
        return text
    kept = text
    while kept and font.size(kept + ELLIPSIS)[0] > width:
        kept = kept[:-1]
    return kept.rstrip() + ELLIPSIS


@lru_cache(maxsize=1024)
def longest_word_width(font: pygame.font.Font, text: str) -> int:
    """The width in pixels under which wrapping would break a word."""
    return max((font.size(word)[0] for word in text.replace("\n", " ").split(" ")), default=0)


@lru_cache(maxsize=1024)
def rendered(font: pygame.font.Font, text: str, color: Color) -> pygame.Surface:
    """One line of text as a premultiplied surface."""
    return font.render(text, True, color).premul_alpha()
