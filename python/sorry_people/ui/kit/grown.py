"""How rows and columns hand out what is left over."""

from collections.abc import Sequence

from sorry_people.ui.kit.widget import Widget


def grown(children: Sequence[Widget], sizes: Sequence[int], left: int) -> list[int]:
    """`sizes` with the `left` over pixels given to the children that grow, to the last pixel.

    Where pixels are lacking (`left` below 0) the children that grow give them up, as a scrolled list does.
    """
    given = list(sizes)
    growing = [index for index, child in enumerate(children) if child.grow]
    total = sum(children[index].grow for index in growing)
    for index in growing:
        share = round(left * children[index].grow / total)
        change = max(share, -given[index])
        given[index] += change
        left -= change
        total -= children[index].grow
    return given
