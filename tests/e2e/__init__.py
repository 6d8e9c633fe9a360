"""The game as people have it: a process with a window on a display, a mouse and a keyboard."""
