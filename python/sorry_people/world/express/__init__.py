"""The table of Express: START, each player's HOME base with its dial and waiting area, and the dice."""
