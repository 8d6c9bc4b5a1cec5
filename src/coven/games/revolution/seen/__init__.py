"""What leaves the game: views, words, positions, reasons, and imagined deals."""
