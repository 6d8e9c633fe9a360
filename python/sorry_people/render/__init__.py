"""Draws a scene with OpenGL. The scene knows nothing of it."""

from sorry_people.render.presets import FULL, LEAN, PRESETS, Quality, choose_quality
from sorry_people.render.renderer import Renderer
from sorry_people.render.sheets import Sheet

__all__ = ["FULL", "LEAN", "PRESETS", "Quality", "Renderer", "Sheet", "choose_quality"]
