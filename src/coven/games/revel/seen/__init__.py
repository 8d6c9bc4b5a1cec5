"""What leaves the game: for people, for programs, for computer players."""
