"""Where speech bubbles go."""

from collections.abc import Iterable, Sequence

import pygame

STEPS = 12
"""Places tried across the window in each direction."""


def place_bubbles(
    window: pygame.Rect,
    sizes: Sequence[tuple[int, int]],
    anchors: Sequence[tuple[float, float]],
    keep_out: Iterable[pygame.Rect] = (),
    *,
    gap: int,
) -> list[pygame.Rect | None]:
    """A rectangle for each bubble, above its anchor if it can be.

    No rectangle leaves `window`, touches one of `keep_out` or comes within `gap` pixels of another. Among the
    places that are left each bubble, in the order given, takes the one nearest to the spot above its anchor.

    Args:
        window: The part of the window that may be used, in pixels.
        sizes: Width and height of each bubble.
        anchors: Who speaks, in pixels; may lie outside the window.
        keep_out: What must stay in view, such as panels.
        gap: The least distance between bubbles in pixels; as long as a tail, so that no tail covers a bubble.

    Returns:
        A rectangle for each bubble, None for one that has no room.
    """
    taken = [rect for rect in keep_out if rect.width > 0 and rect.height > 0]
    placed: list[pygame.Rect | None] = []
    for size, anchor in zip(sizes, anchors, strict=True):
        rect = _nearest_free(window, size, anchor, taken, gap)
        placed.append(rect)
        if rect is not None:
            taken.append(rect.inflate(2 * gap, 2 * gap))
    return placed


def _nearest_free(
    window: pygame.Rect,
    size: tuple[int, int],
    anchor: tuple[float, float],
    taken: Sequence[pygame.Rect],
    gap: int,
) -> pygame.Rect | None:
    if size[0] > window.width or size[1] > window.height:
        return None
    wanted = pygame.Rect((0, 0), size)
    wanted.midbottom = (round(anchor[0]), round(anchor[1]) - 3 * gap // 2)
    candidates = [wanted.clamp(window), *_beside(wanted, taken, window), *_spread(size, window)]
    free = [rect for rect in candidates if rect.collidelist(taken) < 0]

    def distance(rect: pygame.Rect) -> float:
        # Covering the speaker is the last resort.
        covered = rect.inflate(gap, gap).collidepoint(anchor)
        return pygame.Vector2(rect.center).distance_to(wanted.center) + 10_000 * covered

    return min(free, key=distance, default=None)


def _beside(wanted: pygame.Rect, taken: Sequence[pygame.Rect], window: pygame.Rect) -> list[pygame.Rect]:
    """The wanted place pushed just clear of each thing in the way, to its four sides."""
    pushes = [
        push
        for rect in taken
        for push in (
            (0, rect.top - wanted.bottom),
            (0, rect.bottom - wanted.top),
            (rect.left - wanted.right, 0),
            (rect.right - wanted.left, 0),
        )
    ]
    return [wanted.move(push).clamp(window) for push in pushes]


def _spread(size: tuple[int, int], window: pygame.Rect) -> list[pygame.Rect]:
    """An even grid of places all over the window."""
    across, down = window.width - size[0], window.height - size[1]
    return [
        pygame.Rect((window.left + across * column // STEPS, window.top + down * row // STEPS), size)
        for row in range(STEPS + 1)
        for column in range(STEPS + 1)
    ]
