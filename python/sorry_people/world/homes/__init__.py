"""The four homes, one beyond each corner of the road."""
