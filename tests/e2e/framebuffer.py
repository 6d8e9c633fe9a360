"""What is on the screen of a display without a screen: Xvfb keeps it in a file, as an X window dump."""

import struct
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

FIELDS = struct.Struct(">25I")
HEADER_SIZE, WIDTH, HEIGHT, BITS_PER_PIXEL, BYTES_PER_LINE, COLORS = 0, 4, 5, 11, 12, 19
BYTES_OF_A_COLOR = 12


def picture(folder: Path) -> NDArray[np.uint8]:
    """(height, width, 3): the first screen of the Xvfb that was started with `-fbdir folder`."""
    dump = (folder / "Xvfb_screen0").read_bytes()
    fields = FIELDS.unpack_from(dump)
    assert fields[BITS_PER_PIXEL] == 32, "a display of 24 colors has pixels of 32 bits"
    start = fields[HEADER_SIZE] + BYTES_OF_A_COLOR * fields[COLORS]
    height, line = fields[HEIGHT], fields[BYTES_PER_LINE]
    rows = np.frombuffer(dump, np.uint8, height * line, start).reshape(height, line // 4, 4)
    return rows[:, : fields[WIDTH], 2::-1].copy()
