"""What stands inside the fence of the county fair."""
