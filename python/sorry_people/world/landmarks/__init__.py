"""The seven story stops' landmarks and the four homes."""
