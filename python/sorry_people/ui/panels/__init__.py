"""The game's panels: pure views of plain data that tell by callbacks what the player asked for."""
