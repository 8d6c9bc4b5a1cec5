"""6 The course of a game: setup, turns, playing cards, using abilities, responses, battles, and how it ends."""
