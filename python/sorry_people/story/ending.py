"""The end of the evening in words."""

from sorry_people.story.texts import texts


def headline(winner: str) -> str:
    """Who won."""
    return str(texts("end")["headline"]).format(rider=winner)


def ordinal(rank: int) -> str:
    """A finishing place, 1 to 4, such as "1st"."""
    return str(texts("end")["place"][str(rank)])


def count_labels() -> dict[str, str]:
    """The labels of the evening in numbers, in order, by the names of a rider's statistics."""
    return dict(texts("end")["numbers"])
