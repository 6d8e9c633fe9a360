"""The callback of a widget that nobody listens to."""


def ignore(*_: object) -> None:
    """Do nothing, whatever is told."""
