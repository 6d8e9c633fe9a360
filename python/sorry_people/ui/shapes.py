"""Smooth shapes as premultiplied surfaces: drawn large, shrunk, cached, stretched between their corners."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

import pygame

from sorry_people.ui.colors import CLEAR, Color, with_alpha

Points = list[tuple[float, float]]

SUPERSAMPLING = 4

LARGEST_KEPT = 256 * 256
"""Pixels of the largest box that is kept after it was drawn."""


def smooth(size: tuple[int, int], paint: Callable[[pygame.Surface, int], None]) -> pygame.Surface:
    """A surface of `size` pixels, filled by `paint(large, factor)` at `factor` times that size and shrunk."""
    large = pygame.Surface((size[0] * SUPERSAMPLING, size[1] * SUPERSAMPLING), pygame.SRCALPHA)
    paint(large, SUPERSAMPLING)
    return pygame.transform.smoothscale(large.premul_alpha(), size)


@dataclass(frozen=True, slots=True)
class Stretchable:
    """A small shape that is drawn at other sizes: its corners stay, its middle row and column are repeated.

    Attributes:
        tile: The shape, a little larger than its corners.
        inset: The side of a corner in pixels; what is farther in is all of one color.
    """

    tile: pygame.Surface
    inset: int

    def at(self, size: tuple[int, int]) -> pygame.Surface:
        """The shape at `size`. What is small is kept; of what is large, a hundred would fill the memory."""
        small = size[0] * size[1] <= LARGEST_KEPT
        return (_kept_stretch if small else _stretch)(self.tile, self.inset, size)

    def middle(self, size: tuple[int, int]) -> pygame.Surface:
        """A piece of `size` from where it is all of one color."""
        piece = pygame.Surface(size, pygame.SRCALPHA)
        piece.fill(self.tile.get_at((self.inset, self.inset)))
        return piece


def _stretch(tile: pygame.Surface, inset: int, size: tuple[int, int]) -> pygame.Surface:
    surface = pygame.Surface(size, pygame.SRCALPHA)
    columns, rows = (
        (
            (0, inset, 0, inset),
            (inset, of - 2 * inset, inset, to - 2 * inset),
            (of - inset, inset, to - inset, inset),
        )
        for of, to in zip(tile.get_size(), size, strict=True)
    )
    for x, width, to_x, to_width in columns:
        for y, height, to_y, to_height in rows:
            if to_width <= 0 or to_height <= 0:
                continue
            if x == y == inset:
                surface.fill(tile.get_at((x, y)), (to_x, to_y, to_width, to_height))
                continue
            part = tile.subsurface((x, y, width, height))
            if (to_width, to_height) != (width, height):
                part = pygame.transform.scale(part, (to_width, to_height))
            surface.blit(part, (to_x, to_y), special_flags=pygame.BLEND_PREMULTIPLIED)
    return surface


_kept_stretch = lru_cache(maxsize=512)(_stretch)


@lru_cache(maxsize=256)
def _box_tile(radius: int, fill: Color, line: int, line_color: Color) -> pygame.Surface:
    def paint(large: pygame.Surface, factor: int) -> None:
        outer = large.get_rect()
        if line:
            pygame.draw.rect(large, line_color, outer, border_radius=radius * factor)
        inner = outer.inflate(-2 * line * factor, -2 * line * factor)
        pygame.draw.rect(large, fill, inner, border_radius=max(radius - line, 0) * factor)

    return smooth((2 * radius + 2 * line + 2,) * 2, paint)


@lru_cache(maxsize=128)
def _ticket_tile(radius: int, fill: Color, line: int, line_color: Color) -> pygame.Surface:
    def paint(large: pygame.Surface, factor: int) -> None:
        outer = large.get_rect()
        for inset, color in ((0, line_color), (line, fill)):
            if inset == 0 and line == 0:
                continue
            body = outer.inflate(-2 * inset * factor, -2 * inset * factor)
            pygame.draw.rect(large, color, body)
            for corner in (outer.topleft, outer.topright, outer.bottomleft, outer.bottomright):
                bite = line_color if inset else CLEAR
                pygame.draw.circle(large, bite, corner, (radius + inset) * factor)
        if line:
            for corner in (outer.topleft, outer.topright, outer.bottomleft, outer.bottomright):
                pygame.draw.circle(large, CLEAR, corner, radius * factor)

    return smooth((2 * radius + 2 * line + 2,) * 2, paint)


def box(
    size: tuple[int, int], radius: int, fill: Color, line: int = 0, line_color: Color = CLEAR
) -> Stretchable:
    """A box with round corners, as round as fits `size`, and an outline of `line` pixels inside its edge."""
    radius = min(radius, (min(size) - 1) // 2 - line)
    radius = max(radius, 0)
    return Stretchable(_box_tile(radius, fill, line, line_color), radius + line)


def ticket(
    size: tuple[int, int], radius: int, fill: Color, line: int = 0, line_color: Color = CLEAR
) -> Stretchable:
    """A box whose corners are bitten off like a fairground ticket's."""
    radius = min(radius, (min(size) - 1) // 2 - line)
    radius = max(radius, 0)
    return Stretchable(_ticket_tile(radius, fill, line, line_color), radius + line)


@lru_cache(maxsize=64)
def _shadow_tile(radius: int, blur: int, *, ticket: bool) -> pygame.Surface:
    inset = radius + 2 * blur
    tile = pygame.Surface((2 * inset + 2,) * 2, pygame.SRCALPHA)
    cast = (_ticket_tile if ticket else _box_tile)(radius, (0, 0, 0, 130), 0, CLEAR)
    body = tile.get_rect().inflate(-2 * blur, -2 * blur)
    tile.blit(_stretch(cast, radius, body.size), body.topleft)
    return pygame.transform.gaussian_blur(tile, max(blur // 2, 1))


def shadow(radius: int, blur: int, *, ticket: bool = False) -> Stretchable:
    """The soft black shadow of a box or a ticket, to be drawn `2 * blur` pixels larger than that each way."""
    return Stretchable(_shadow_tile(radius, blur, ticket=ticket), radius + 2 * blur)


@lru_cache(maxsize=128)
def disc(diameter: int, fill: Color, line: int = 0, line_color: Color = CLEAR) -> pygame.Surface:
    """A filled circle with an outline inside its edge."""

    def paint(large: pygame.Surface, factor: int) -> None:
        middle = large.get_rect().center
        if line:
            pygame.draw.circle(large, line_color, middle, diameter * factor // 2)
        pygame.draw.circle(large, fill, middle, diameter * factor // 2 - line * factor)

    return smooth((diameter, diameter), paint)


@lru_cache(maxsize=16)
def bulb(diameter: int, color: Color) -> pygame.Surface:
    """A lit bulb: a bright disc in a glow three times as wide."""
    glow = 3 * diameter

    def paint(large: pygame.Surface, factor: int) -> None:
        middle = large.get_rect().center
        rings = 12
        for ring in range(rings, 0, -1):
            fade = (1 - ring / rings) ** 2
            pygame.draw.circle(
                large, with_alpha(color, round(110 * fade)), middle, glow * factor * ring // (2 * rings)
            )
        pygame.draw.circle(large, color, middle, diameter * factor // 2)
        pygame.draw.circle(large, (255, 250, 230, 255), middle, diameter * factor // 4)

    return smooth((glow, glow), paint)


@lru_cache(maxsize=8)
def awning(width: int, height: int, stripe: int, light: Color, dark: Color) -> pygame.Surface:
    """A striped stall awning with a scalloped lower edge; every stripe ends in half a circle."""
    stripes = max(round(width / stripe), 1)

    def paint(large: pygame.Surface, factor: int) -> None:
        for index in range(stripes):
            left = large.get_width() * index // stripes
            right = large.get_width() * (index + 1) // stripes
            radius = (right - left) // 2
            color = dark if index % 2 == 0 else light
            pygame.draw.rect(large, color, (left, 0, right - left, height * factor - radius))
            pygame.draw.circle(large, color, ((left + right) // 2, height * factor - radius), radius)

    return smooth((width, height), paint)


def polygon(size: tuple[int, int], points: Points, color: Color) -> pygame.Surface:
    """A filled polygon; `points` are in pixels of a surface of `size`."""

    def paint(large: pygame.Surface, factor: int) -> None:
        pygame.draw.polygon(large, color, [(x * factor, y * factor) for x, y in points])

    return smooth(size, paint)


def polyline(size: tuple[int, int], points: Points, color: Color, width: float) -> pygame.Surface:
    """A line through `points` with round joints, `width` pixels thick, on a surface of `size`."""

    def paint(large: pygame.Surface, factor: int) -> None:
        thick = width * factor
        scaled = [(x * factor, y * factor) for x, y in points]
        for (x, y), (to_x, to_y) in pairwise(scaled):
            length = math.hypot(to_x - x, to_y - y)
            if length:
                across = (-(to_y - y) / length * thick / 2, (to_x - x) / length * thick / 2)
                pygame.draw.polygon(
                    large,
                    color,
                    [
                        (x + across[0], y + across[1]),
                        (to_x + across[0], to_y + across[1]),
                        (to_x - across[0], to_y - across[1]),
                        (x - across[0], y - across[1]),
                    ],
                )
        for point in scaled:
            pygame.draw.circle(large, color, point, thick / 2)

    return smooth(size, paint)


@lru_cache(maxsize=16)
def rays(size: tuple[int, int], color: Color, count: int = 12) -> pygame.Surface:
    """Rays that go out from the middle of the lower edge, as on the posters of a fair."""

    def paint(large: pygame.Surface, factor: int) -> None:
        width, height = size[0] * factor, size[1] * factor
        reach = width + height
        for ray in range(count):
            fan = [math.pi * (ray + part) / count for part in (0.0, 0.5)]
            edges = [(width / 2 + reach * math.cos(angle), height - reach * math.sin(angle)) for angle in fan]
            pygame.draw.polygon(large, color, [(width / 2, height), *edges])

    return smooth(size, paint)
