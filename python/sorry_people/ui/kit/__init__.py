"""Widgets and containers that know nothing of the game."""
