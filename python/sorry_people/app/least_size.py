"""The smallest window."""

LEAST_SIZE = (320, 240)
"""Width and height in pixels. The desktop refuses a smaller one where it can; panels shrink no further."""
