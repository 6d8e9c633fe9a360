"""How rows and columns hand out what is left over."""

from sorry_people.ui.kit.widget import Widget


def grown(children: list[Widget], sizes: list[int], left: int) -> list[int]:
    """`sizes` with the `left` over pixels given to the children that grow, to the last pixel."""
    total = sum(child.grow for child in children)
    if total == 0 or left <= 0:
        return sizes
    sizes_grown = []
    for child, size in zip(children, sizes, strict=True):
        extra = round(left * child.grow / total) if total else 0
        left -= extra
        total -= child.grow
        sizes_grown.append(size + extra)
    return sizes_grown
