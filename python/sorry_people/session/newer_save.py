"""The error for a save from a version to come."""

from sorry_people.rules import SaveError


class NewerSaveError(SaveError):
    """A save that a newer version wrote: nothing is wrong with it, but this version can't read it."""
