"""The square board of Classic, Teams, Points and 2013: track, places, pawns, and how they move."""
