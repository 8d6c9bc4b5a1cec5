"""4 Effects."""
