"""What leaves the game: views, words, positions, drawings, reasons."""
