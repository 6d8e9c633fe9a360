"""The interface of the game, drawn to pygame surfaces: a small retained kit and the game's panels.

Nothing here knows the engine or OpenGL. A panel is given plain data to show and callbacks to tell what was
asked for; an `Interface` stacks panels in layers, hands them events and redraws only what changed.
"""
