"""The sounds by numbers and pictures, for whoever makes them and cannot trust one pair of ears."""
