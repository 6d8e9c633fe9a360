"""When a node takes part in the frame."""

from enum import Enum


class ProcessMode(Enum):
    """Whether a node processes and gets input while the tree is paused or not."""

    INHERIT = "as the parent; at the root as PAUSABLE"
    PAUSABLE = "only while the tree is not paused"
    WHEN_PAUSED = "only while the tree is paused"
    ALWAYS = "always"
    DISABLED = "never"
