"""Numbers of things in words."""


def counted(count: int, one: str, many: str | None = None) -> str:
    """Such as "1 core" and "2,000 cores"; the plural is given where it takes more than an s."""
    return f"{count:,} {one if count == 1 else many or one + 's'}"
