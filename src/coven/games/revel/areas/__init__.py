"""3, 6 The areas of play, what is in them, and who is winning there."""
