"""The landmarks of the seven story stops."""
