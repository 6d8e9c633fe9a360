"""Every sound of the game, worked out with numpy: small functions that return waves, always the same."""
