"""The older editions in the window: choosing, showing and telling what their games do."""
