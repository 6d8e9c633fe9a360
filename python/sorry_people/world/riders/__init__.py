"""The four riders and what they ride."""
