"""The road, what is painted on it, and the country around."""
