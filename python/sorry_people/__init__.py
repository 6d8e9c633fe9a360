"""Sorry People: a story racing game for a family round one screen, with an honest advisor."""
