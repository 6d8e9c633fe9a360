"""Tests of the window, by posted events in a window that nobody sees."""
