"""2 The course of the game."""
