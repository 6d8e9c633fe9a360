"""The fair, the road, the riders and the country round them, as meshes and nodes."""
