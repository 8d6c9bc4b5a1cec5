"""What leaves the game: what a seat may know and see, why not, what a state is worth, and whole positions."""
