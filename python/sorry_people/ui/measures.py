"""The measures that the whole interface keeps, in design pixels: one 8-pixel grid, and halves of it."""

GRID = 8
"""What panels, columns and gaps between them lie on."""

STEP = GRID // 2
"""What gaps and paddings are counted in: even numbers between things, odd ones inside a thing."""

HAIRLINE = 1
LINE = 2
"""How thick lines are: of what is let into a panel, and of what stands out."""

CHIP_RADIUS = 4
RADIUS = 8
PANEL_RADIUS = 16
"""Corners of chips and bars, of what can be pressed, and of panels."""

ICON = 20
"""An icon beside text."""

TOOL = 44
SMALL_TOOL = 36
"""Sides of buttons that are nothing but an icon: a finger's, and those beside a line of text."""

BAR = 120
"""The length of a bar at which a difference can be seen; half of it is the least."""

LIP = 4
"""The lower edge that a button stands on."""

DISABLED_SHADE = 0.55
"""How much of a color is its ground where something can't be used."""

RING_GAP = 3
"""Air between a control and the ring around it while it has the keyboard."""
