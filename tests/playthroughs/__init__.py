"""Whole games of every edition as text, kept as golden files: see `play.py`."""
