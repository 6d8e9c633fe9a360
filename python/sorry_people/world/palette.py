"""The colours that the whole world is painted with (sRGB, 0 to 255)."""

from __future__ import annotations

Color = tuple[int, int, int]

# What glows at night: used with a glow byte.
BULB: Color = (255, 214, 140)
WINDOW: Color = (255, 196, 104)
LAMP_WHITE: Color = (255, 240, 214)
TAIL_LIGHT: Color = (255, 56, 40)
NEON_PINK: Color = (255, 70, 150)
NEON_CYAN: Color = (70, 220, 255)
NEON_AMBER: Color = (255, 170, 50)
GOLD: Color = (255, 200, 72)

# Ground.
GRASS: Color = (82, 118, 58)
MEADOW: Color = (116, 142, 66)
FAIRGROUND: Color = (150, 120, 84)
TRODDEN: Color = (196, 160, 110)
DIRT: Color = (156, 114, 74)
GRAVEL: Color = (150, 134, 110)
ASPHALT: Color = (58, 60, 70)
PAD: Color = (222, 200, 160)
PAD_SHADE: Color = (194, 174, 140)
SOIL: Color = (112, 82, 54)
WHEAT: Color = (196, 164, 88)
HILL: Color = (50, 74, 76)

# Plants.
LEAF: Color = (66, 118, 58)
LEAF_DARK: Color = (44, 90, 54)
LEAF_WARM: Color = (128, 128, 52)
PINE: Color = (38, 82, 62)
CORN: Color = (132, 158, 58)
TRUNK: Color = (96, 70, 50)

# Things people made.
WHITE: Color = (236, 232, 222)
CREAM: Color = (236, 218, 180)
RED: Color = (200, 52, 44)
BARN_RED: Color = (156, 44, 38)
BLUE: Color = (58, 106, 176)
NAVY: Color = (36, 48, 84)
TEAL: Color = (50, 140, 140)
YELLOW: Color = (238, 190, 66)
ORANGE: Color = (226, 124, 48)
PINK: Color = (230, 120, 160)
PURPLE: Color = (122, 80, 158)
GREEN: Color = (66, 140, 74)
BRICK: Color = (150, 78, 62)
STONE: Color = (150, 146, 140)
ROOF: Color = (96, 66, 62)
ROOF_BLUE: Color = (68, 80, 104)
WOOD: Color = (142, 102, 66)
WOOD_DARK: Color = (92, 66, 46)
WOOD_GREY: Color = (140, 130, 118)
STEEL: Color = (150, 156, 164)
DARK_STEEL: Color = (74, 78, 86)
CHROME: Color = (206, 212, 220)
RUBBER: Color = (34, 34, 38)
GLASS: Color = (62, 84, 104)
BLACK: Color = (26, 26, 30)

# People.
SKIN_PALE: Color = (244, 200, 168)
SKIN_RUDDY: Color = (232, 160, 128)
SKIN_BROWN: Color = (140, 92, 64)
HAIR_BLOND: Color = (236, 196, 96)
HAIR_BROWN: Color = (92, 60, 40)
HAIR_BLACK: Color = (38, 30, 30)
HAIR_GREY: Color = (168, 164, 160)
HAIR_RED: Color = (190, 88, 44)
DENIM: Color = (66, 92, 140)
